/** How each finding is put: several ways, of which the text itself chooses one. Each asks or points; none writes for the student, scores, or names a feeling of its own. */

export const wordings: Readonly<Record<string, readonly string[]>> = {
  // What a passage does well.
  'strengths.then-now': [
    '{quote} sets what you thought before beside what you think now. A reader can see the change and not only hear of it.',
    'With {quote} you let your earlier view stand next to the newer one. That takes honesty, and it shows thinking.',
    '{quote}: here the text moves from one way of seeing it to another.',
  ],
  'strengths.turning': [
    '{quote} marks the moment at which things change. The rest of the text turns on it.',
    'You found the turning point: {quote}.',
    'At {quote} a reader stops and looks up, since something is different from here on.',
  ],
  'strengths.other-view': [
    'In {quote} you look at it from where somebody else stood.',
    '{quote} gives room to another person’s side, which makes your own account easier to believe.',
    'You go beyond your own seat in {quote}.',
  ],
  'strengths.own-part': [
    'You name your own part: {quote}. That would have been easy to leave out.',
    '{quote} is said plainly, with no excuse in front of it.',
    'You do not hide behind anybody in {quote}.',
  ],
  'strengths.plan': [
    '{quote} is a step somebody could watch you take.',
    'You carry it forward: {quote}. A reader knows what to look for.',
    'The plan in {quote} is small enough to begin with.',
  ],
  'strengths.consequence': [
    '{quote} says what followed. A reader sees one thing leading to another.',
    'You do not stop at the event: {quote} tells what came of it.',
    'In {quote} the effect is there on the page, next to what caused it.',
  ],
  'strengths.reason': [
    'You give a reason in {quote}, so a reader can follow why and not only what.',
    '{quote} explains and does not only report.',
    'The reason is on the page: {quote}.',
  ],
  'strengths.speech': ['{quote} lets somebody else speak, so a reader hears more than one voice.', 'You kept what was said: {quote}.'],
  'strengths.told': ['You say plainly what happened: {quote}.', '{quote} needs no decoration. A reader understands.'],
  'strengths.detail': [
    '{word} in {quote} is the kind of detail that only somebody who was there can give.',
    'In {quote} a reader can see it, because you name {word}.',
    '{quote} is exact. It shows, where a general word would only claim.',
  ],
  'strengths.doubt': ['You leave open what is still open: {quote}. Reflection needs places like that.', '{quote} admits that not everything is settled yet.'],
  'strengths.own-question': [
    'You ask a question of your own, {quote}, and the text is better for it.',
    '{quote} is a question to you, not to the teacher. That is what reflecting means.',
  ],
  'strengths.action': [
    '{quote} says what you did, in a plain sentence that the rest can build on.',
    'With {quote} a reader knows where you were in this.',
    'You put yourself into the picture: {quote}.',
  ],
  'strengths.start': ['{quote} is on the page, and that is where the rest can begin.', 'You have begun: {quote}.'],
  'strengths.bare': [
    'So far the text says {quote}. What you did, saw or heard there is still yours to add.',
    '{quote} is the outside of it. What only you can tell would come after it.',
  ],
  'strengths.open': [
    'The text keeps {quote} and leaves out how it was for the others. That part can still be told.',
    '{quote} is your side of it. The side of the others is not in the text yet.',
  ],
  'strengths.stays': ['You stay with what happened: {quote}.', '{quote} keeps to what you know at first hand.'],
  'strengths.voice': ['{quote} is said in your own voice, and nobody has to guess what you mean.', 'With {quote} a reader knows what this is about for you.'],
  'strengths.claim': ['{quote} says what you think, in your own words, so it can be talked about.', 'With {quote} you take a position.'],

  // What a reader misses.
  'areas_to_improve.self-label': [
    '{quote} judges all of you at once. Which single moment in this text does it rest on, and is there one that speaks against it?',
    'You write {quote}. If a friend said that about themselves after the same day, what would you ask them?',
  ],
  'areas_to_improve.learned-much': [
    '{quote} keeps the best part to itself. What is one thing you know now that you could not have said before?',
    'You write {quote}. What would you tell somebody who asked for an example?',
  ],
  'areas_to_improve.proverb': [
    'Many people could write {quote}. What happened to you that makes it more than a saying?',
    '{quote} is somebody else’s sentence. Which moment of yours does it stand for?',
  ],
  'areas_to_improve.vague-plan': [
    '{quote} is hard to see from outside. On which day, and doing what, could somebody watch you do it?',
    'You plan: {quote}. What is the first small thing that belongs to it?',
    'How would you know, a month from now, that you did what you say in {quote}?',
  ],
  'areas_to_improve.judgment': [
    'You call it {word} in {quote}. What did you see, hear or do that made it so?',
    '{quote} gives the verdict without what led to it. Which moment would make a reader say {word} without being told?',
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
  'areas_to_improve.no-reason': [
    'The text says what happened and leaves out why. What led to {quote}?',
    'At {quote} a reader wants to know what lay behind it. Why did it go that way?',
    '{quote} is told, not yet explained. What led up to it?',
  ],
  'areas_to_improve.no-next-step': [
    'The text stops at {quote}. What will be different the next time, and what would you do first?',
    'After {quote} there is no next step yet. What could you try that is small enough for this week?',
    'You end with {quote}. If the same thing happened again tomorrow, what would you keep and what would you change?',
  ],
  'areas_to_improve.listing': [
    'The little words then, next and after that carry the text forward {times} times, as in {quote}. Which of these steps mattered most, and why that one?',
  ],
  'areas_to_improve.no-scene': [
    'A reader of {quote} was not there. Where were you, who was with you, and what could be seen or heard?',
    '{quote} stays general. Which one moment could stand for it?',
  ],
  'areas_to_improve.others-only': [
    '{quote} tells what somebody else did. What were you doing just before, and right after?',
    'Much of the text is about what others did, as in {quote}. Where in it could you have done something differently?',
  ],
  'areas_to_improve.no-other-view': [
    'So far only you speak. What may {person} have seen or thought at {quote}?',
    'How might {quote} look from where {person} stood?',
    '{quote}: what would {person} add, or tell differently?',
  ],
  'areas_to_improve.no-consequence': ['What came of it, for you and for others, after {quote}?', '{quote} must have had an effect. What changed because of it?'],
  'areas_to_improve.title-left': ['Your title promises {title}, but the text, from {quote} on, does not come back to it. Which of the two should change?'],
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
  'areas_to_improve.general': [
    '{quote} could stand in anybody’s text. When was it true for you, on which day and with whom?',
    'You write {quote}. Which time in your own life taught you that?',
  ],
  'areas_to_improve.quick': [
    '{quote} passes quickly. What could a reader who was not there not know about it?',
    'There may be more behind {quote}. What did you leave out, and does it matter?',
    '{quote} is one line. What happened around it that you still remember?',
  ],
  'areas_to_improve.brief': [
    '{quote} is as far as the text goes. What happened just before it, and what came right after?',
    'So far there is {quote}. Who was there, what did you do, and what happened next?',
  ],

  // Feelings that were named.
  'emotional_insights.with-cause': [
    'You name {word} and tie it to something: {quote}. Was it that alone, or was something else in it too?',
    '{quote} says where {word} came from. Would it have come up without that?',
    '{word} has its reason beside it in {quote}. Which part of that reason weighs most for you today?',
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
    'In {quote} you name two at once, {word} and {later}. Which of them was the louder one?',
    '{word} and {later} stand side by side in {quote}. Which of them decided what you did?',
  ],
  'emotional_insights.other': [
    '{quote} speaks of how it was for somebody else. What did you see or hear that told you so?',
    'You give another person the word {word} in {quote}. How did you know, and how was it for you?',
  ],
  'emotional_insights.negated': ['{quote} says what it was not. Is there a word for what it was?', 'You rule out {word} in {quote}. What was there in its place?'],
  'emotional_insights.body': [
    '{quote} tells what could be seen from outside and leaves the rest unnamed. If you want to name it, the word is yours to choose.',
    'There is no word for a feeling in {quote}, and still a reader notices something. Would you like to name it, or let it stand?',
  ],
  'emotional_insights.liking': [
    '{quote} says what it was about. What was it like for you while it lasted?',
    'You write {word} in {quote}. Is there a word that says more exactly how it was?',
  ],
  'emotional_insights.missing': ['{quote} says that something is not there now. What of it do you miss most?', 'You write {quote}. Does anybody know, and would you want them to?'],
  'emotional_insights.vague-feeling': ['{word} in {quote} can be many things. Which of them was it?', 'You write {quote}. Is there a word that is closer than {word}?'],
  'emotional_insights.none': [
    'How was it for you at {quote}? One word of your own would be enough, and leaving it out is fine, too.',
    'If you put a word of your own for how it was beside {quote}, which would it be? None is needed.',
  ],

  // Where it could lead.
  'questions.turning': [
    'What would you have written today if {quote} had not happened?',
    'Just before {quote}, what did you still take for certain?',
    'Who or what made {quote} possible?',
  ],
  'questions.decision': [
    'You write {quote}. What else could you have done at that point, and what spoke against it?',
    'What made you choose as you did in {quote}?',
    'Knowing what you know now, would {quote} happen again in the same way? Why?',
  ],
  'questions.reason': [
    '{quote} is one reason. What lies behind it?',
    'Would somebody else who was there give the same reason as you do in {quote}?',
    'If {quote} is right, what follows for the next time?',
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
  'questions.kept': [
    'Of everything that could be told, you kept {quote}. What made it stay with you?',
    'If you looked at {quote} through a camera, what else would be in the picture?',
  ],
  'questions.person': ['If {person} told the part with {quote}, what might sound different?', 'What would you ask {person} about {quote} if you could?'],
  'questions.first-last': ['You begin with {quote} and end with {last}. What happened to you in between that is not on the page?'],
  'questions.cruel': [
    'If somebody wrote {quote} about you or about a friend of yours, what would you want them to know?',
    'What would you say today to the one whom {quote} is about?',
  ],
  'questions.generic': ['Which day comes to mind first when you read {quote} again?', 'Who else was there when {quote} came true for you, and what did they do?'],
  'questions.careful': ['Whom would you want to read {quote}?', 'What has helped since {quote}, even a little?', 'What would you wish others understood about {quote}?'],
  'questions.moment': [
    'If a friend read {quote}, what would they ask you first?',
    'If you had one more minute with {quote}, what would you look at?',
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
