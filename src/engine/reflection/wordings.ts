/** How each finding is put: several ways, of which the text itself chooses one. Each asks or points; none writes for the student, scores, or names a feeling of its own. */
import { strengths } from './wordings-strengths.ts';

export const wordings: Readonly<Record<string, readonly string[]>> = {
  ...strengths,

  // What a reader misses.
  'areas_to_improve.more': [
    'If there were room for one more sentence after {quote}, what would it say?',
    'What would help a reader to understand {quote} as you mean it?',
    'What else would a reader like to know around {quote}?',
  ],
  'areas_to_improve.self-label': [
    '{quote} is a hard sentence about yourself. Which single moment does it rest on, and is there one that speaks against it?',
    'You write {quote}. If a friend said that about themselves after the same day, what would you ask them?',
  ],
  'areas_to_improve.learned-much': [
    'What is one thing in {quote} that you could not have said before?',
    'You write {quote}. What would you tell somebody who asked for an example?',
  ],
  'areas_to_improve.proverb': [
    'Many people could write {quote}. What happened to you that makes it more than a saying?',
    '{quote} is a saying. Which moment of yours does it stand for?',
  ],
  'areas_to_improve.vague-plan': [
    'On which day, and doing what, could somebody watch you do what you write in {quote}?',
    'You plan: {quote}. What is the first small thing that belongs to it?',
    'How would you know, a month from now, that you did what you say in {quote}?',
  ],
  'areas_to_improve.judgment': [
    'You call it {word} in {quote}. What did you see, hear or do that made it so?',
    '{quote} gives a verdict. Which moment would make a reader say {word} without being told?',
    '{word} can mean many things. In {quote}, which one do you mean?',
  ],
  'areas_to_improve.progress': [
    'You write {quote}. What can you do now that you could not do before, and when did you notice?',
    '{quote} is a claim a reader would like to check. What shows it?',
  ],
  'areas_to_improve.absolute': [
    'In {quote} the word {word} leaves no room. Was there one time when it was otherwise?',
    'Does {word} in {quote} hold for every single case, or for the ones that stayed with you?',
  ],
  'areas_to_improve.repeated': ['{quote} stands here {times} times. What would the second sentence say if it had to add something?'],
  'areas_to_improve.run-on': [
    'The sentence with {quote} runs on for {count} words. Where does one thought end and the next one begin?',
    'So much happens around {quote}, all in one sentence of {count} words, that a reader may lose you. Which part matters most?',
  ],
  'areas_to_improve.no-reason': ['What led to {quote}, as far as you can tell?', 'At {quote} a reader may ask why. What would you answer?', 'How did it come to {quote}?'],
  'areas_to_improve.no-next-step': [
    'What could you try after {quote} that is small enough for this week?',
    'If it came to {quote} again, what would you keep and what would you change?',
    'After {quote}, what would you do first the next time?',
  ],
  'areas_to_improve.listing': [
    'The little words then, next and after that carry the text forward {times} times, as in {quote}. Which of these steps mattered most, and why that one?',
  ],
  'areas_to_improve.no-scene': ['A reader of {quote} was not there. What could be seen or heard?', 'Which one moment could stand for {quote}?'],
  'areas_to_improve.others-only': [
    '{quote} tells what somebody else did. What were you doing just before, and right after?',
    'Around {quote}, where could you have done something differently, if anywhere?',
  ],
  'areas_to_improve.no-other-view': [
    'What may {person} have seen or thought at {quote}?',
    'How might {quote} look from where {person} stood?',
    '{quote}: what would {person} add, or tell differently?',
  ],
  'areas_to_improve.no-consequence': ['What came of it, for you and for others, after {quote}?', '{quote}: what changed because of it, if anything?'],
  'areas_to_improve.title-left': ['Your title is {title}. Which sentence, from {quote} on, belongs to it most?'],
  'areas_to_improve.careful': [
    '{quote}: is there anything around it that you would still like to add, or would rather leave out?',
    'What would you like somebody who reads {quote} to know besides?',
  ],
  'areas_to_improve.cruel': [
    '{quote}: how was that for the one it is about, and what did you see, or not look at?',
    'In {quote} somebody else is spoken of. What would they tell about it?',
    'What would {quote} sound like, told by the one it is about?',
  ],
  'areas_to_improve.denied-plan': ['You write {quote}. Which one thing would somebody who watched name all the same?', '{quote}: what would somebody who was there say to that?'],
  'areas_to_improve.generic': [
    '{quote} could stand in many texts. Which one moment of yours would show it?',
    'Take one day out of {quote}. Where were you, who was there, and what happened?',
    'You write {quote}. Which moment made you think so, and what could be seen in it?',
  ],
  'areas_to_improve.empty-reason': [
    '{quote} gives the same thing twice as its own reason. What exactly made it so?',
    'You write {quote}. Which page, minute or moment was it that made it so?',
  ],
  'areas_to_improve.general': ['Where did you see for yourself what {quote} says?', 'You write {quote}. Which moment of your own stands behind it, if there is one?'],
  'areas_to_improve.quick': [
    '{quote} passes quickly. What would somebody who was not there like to know about it?',
    'There may be more behind {quote}. What did you leave out, and does it matter?',
    '{quote} is quickly told. What happened around it that you still remember?',
  ],
  'areas_to_improve.brief': [
    '{quote} is as far as the text goes. What happened just before it, and what came right after?',
    'So far there is {quote}. Who was there, what did you do, and what happened next?',
  ],

  // Feelings that were named.
  'emotional_insights.none-told': [
    'The text tells what happened. Which moment in it was more to you than the others? Saying so is up to you.',
    'Which moment in this text would you go back to, and how was it for you then? Leaving it out is fine, too.',
  ],
  'emotional_insights.figure': [
    '{quote} is a picture, and a picture can hold several things. Which word would come nearest, if you want one?',
    'You chose a picture: {quote}. What was in it for you?',
  ],
  'emotional_insights.with-cause': [
    'You name {word} and tie it to something: {quote}. Was it that alone, or was something else in it too?',
    '{quote}: how long did {word} stay with you?',
    'In {quote} you say what {word} was about. What would have changed it?',
  ],
  'emotional_insights.named': [
    'You name {word} in {quote}. What was going on around you just then?',
    '{quote}: where did {word} come from, as far as you can tell?',
    'In {quote} you chose the word {word}. Does it fit exactly, or is there one that fits better?',
  ],
  'emotional_insights.shift': [
    '{word} comes first and {later} after it. What happened between {quote} and {to}?',
    'From {quote} to {to} the word changes from {word} to {later}. When did you notice that it had?',
  ],
  'emotional_insights.mixed': [
    'In {quote} two stand close together, {word} and {later}. Which of them was the louder one?',
    '{word} and {later} stand side by side in {quote}. Which of them stayed longer?',
  ],
  'emotional_insights.other': [
    '{quote} speaks of how it was for somebody else. What did you see or hear that told you so?',
    'You give another person the word {word} in {quote}. How did you know, and how was it for you?',
  ],
  'emotional_insights.negated': ['{quote} says what it was not. Is there a word for what it was?', 'You rule out {word} in {quote}. What was there in its place?'],
  'emotional_insights.body': [
    '{quote} says what your body did. If there is a word for how that was, it is yours to choose.',
    'A reader notices something in {quote}. Would you like to name it, or let it stand?',
  ],
  'emotional_insights.liking': [
    'You write {word} in {quote}. Is there a word that says more exactly how it was for you?',
    'You write {word} in {quote}. What is it about it, for you?',
  ],
  'emotional_insights.missing': ['{quote} says that something is not there now. What of it do you miss most?', 'You write {quote}. Does anybody know, and would you want them to?'],
  'emotional_insights.vague-feeling': ['{word} in {quote} can be many things. Which of them was it?', 'You write {quote}. Is there a word that is closer than {word}?'],
  'emotional_insights.none': [
    'How was it for you at {quote}? One word of your own would be enough, and leaving it out is fine, too.',
    'If you put a word of your own for how it was beside {quote}, which would it be? None is needed.',
  ],

  // Where it could lead.
  'questions.further': [
    'If somebody asked you to say more about {quote}, where would you begin?',
    'What comes to mind when you read {quote} again?',
    'What does {quote} have to do with the rest, as you see it?',
  ],
  'questions.habit': ['What has changed since you do what you write in {quote}?', 'How did you come to {quote}?'],
  'questions.before': ['What moved you away from {quote}?', 'If somebody still thought as you write in {quote}, what would you tell them?'],
  'questions.seen': ['What helped you to see what you write in {quote}?', 'Before {quote}, what would you have said about it?', 'Where else could {quote} be true?'],
  'questions.turning': ['What was going on just before {quote}?', 'What was different after {quote}?'],
  'questions.decision': [
    'You write {quote}. What else could you have done at that point, and what spoke against it?',
    'What made you choose as you did in {quote}?',
    'Knowing what you know now, would you do again what you write in {quote}? Why?',
  ],
  'questions.reason': [
    'In {quote} you give a reason. What lies behind it?',
    'Would somebody else who was there give the same reason as you do in {quote}?',
    'If the reason in {quote} is right, what follows for the next time?',
  ],
  'questions.plan': [
    'What might get in the way of {quote}, and what will you do then?',
    'How will you be able to tell whether {quote} has worked?',
    'Who could help you with {quote}, and how would you ask?',
  ],
  'questions.learned': [
    'Where else, outside of this, could {quote} matter?',
    'You write {quote}. Which moment convinced you of it?',
    'Who would disagree with {quote}, and what would you answer?',
  ],
  'questions.doubt': ['What would you need to see or hear to settle {quote}?', '{quote}: what is your best guess so far, and how could you test it?'],
  'questions.own-question': ['You ask {quote} What is your answer today, even if it is only half of one?', 'Whom could you put your question {quote} to?'],
  'questions.view': ['{quote} is a view. What could make you change it?', 'What have you seen yourself that speaks for {quote}, and what speaks against it?'],
  'questions.consequence': ['Was {quote} bound to happen, or could one small thing have turned it?', 'For whom did {quote} matter most, and would they say so too?'],
  'questions.kept': ['Of everything that could be told, you kept {quote}. What made it stay with you?', 'What else belongs beside {quote}, if you look at it again?'],
  'questions.person': ['If {person} told the part with {quote}, what might sound different?', 'What would you ask {person} about {quote} if you could?'],
  'questions.first-last': ['You begin with {quote} and end with {last}. How did you get from the one to the other?'],
  'questions.cruel': [
    'If somebody wrote {quote} about you or about a friend of yours, what would you want them to know?',
    'What would you say today to the one whom {quote} is about?',
  ],
  'questions.generic': ['Which day comes to mind first when you read {quote} again?', 'Who else was there when {quote} came true for you, and what did they do?'],
  'questions.careful': ['Whom would you want to read {quote}?', 'What has helped since {quote}, even a little?', 'What would you wish others understood about {quote}?'],
  'questions.moment': [
    'If a friend read {quote}, what would they ask you first?',
    'If you could go back to {quote} for one minute, what would you do or look at?',
    'What did you notice at {quote} that you have not written down?',
  ],
  'questions.title': [
    'You called it {title}. Which sentence of yours earns that title most, and is there a better one?',
    'Suppose {title} were not the title. What would you call it now that it is written?',
  ],
  'questions.brief': ['What is the one thing about {quote} that only you can tell?', 'If somebody asked you about {quote} a year from now, what should they not forget?'],
};

/** For texts whose sentences the engine cannot read: true of any of them. */
export const unread = {
  other: {
    strengths: 'You have written {count} words, from {quote} on, and they are kept as they stand.',
    areas_to_improve: 'This program reads English only, so it cannot tell what {quote} still needs. Which sentence would you show first to somebody who reads your language?',
    emotional_insights: 'Whether a feeling is named in this text only a reader of your language can see.',
    questions: 'What happened, why did it go that way, and what will you do next? Does your text, after {quote}, answer all three?',
  },
  none: {
    strengths: '{quote} stands here, and it is kept as it is.',
    areas_to_improve: 'No sentence could be made out in {quote} yet. What happened, told as if to somebody who was not there?',
    emotional_insights: 'No feeling could be read in this text, and none has to be.',
    questions: 'What is one thing from today that you would still like to think about?',
  },
} as const;
