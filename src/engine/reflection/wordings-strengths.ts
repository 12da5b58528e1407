/** How each strength is put. True of whatever passage shows the sign: what the rest of the text does with it is not claimed. */
export const strengths: Readonly<Record<string, readonly string[]>> = {
  'strengths.figure': ['{quote} is exact, since you write {word}.', 'You give the figure, {word}, in {quote}, and a reader can work with it.'],
  'strengths.seen': [
    '{quote} says what you came to see, and not only what happened.',
    'You wrote down what you noticed: {quote}.',
    'With {quote} a reader learns what you made of it.',
  ],
  'strengths.course': ['{quote} sets one time beside another, so a reader sees a change.', 'You tell of a change: {quote}.'],
  'strengths.before': ['You remember what you once thought: {quote}.', '{quote} names an earlier thought of yours, so a reader can set the rest beside it.'],
  'strengths.then-now': [
    '{quote} sets what you thought before beside what came after.',
    'In {quote} your earlier view and a newer one stand next to each other.',
    '{quote}: here you let a reader see that you changed your mind about something.',
  ],
  'strengths.turning': ['{quote} keeps one single moment, so a reader can stop there with you.', 'You stop at one moment: {quote}.'],
  'strengths.other-view': [
    '{quote} makes room for what somebody else may have thought or felt.',
    'In {quote} somebody else’s side is in the picture, too.',
    'You go beyond your own seat in {quote}.',
  ],
  'strengths.own-part': [
    'You name your own part: {quote}.',
    '{quote} is about what you did or left undone yourself, and you say so.',
    'In {quote} you speak openly of your own part.',
  ],
  'strengths.plan': ['{quote} is a step somebody could watch you take.', 'You carry it forward: {quote}.', 'With {quote} a reader knows what to look for next.'],
  'strengths.consequence': [
    '{quote} says what came of it, so a reader sees one thing leading to another.',
    'You do not stop at the event: {quote} tells what came of it.',
    'In {quote} the effect stands next to what led to it.',
  ],
  'strengths.reason': [
    'You give a reason in {quote}, so a reader can follow why and not only what.',
    '{quote} explains and does not only report.',
    'The reason is on the page: {quote}.',
  ],
  'strengths.speech': ['{quote} lets somebody else speak, so a reader hears more than one voice.', 'You kept what was said: {quote}.'],
  'strengths.told': ['You say plainly what happened: {quote}.', '{quote} needs no decoration. A reader understands.'],
  'strengths.detail': [
    '{word} in {quote} is a detail that a reader can picture.',
    'In {quote} a reader can see something, because you name {word}.',
    'Through {word} in {quote} a reader has something to look at.',
  ],
  'strengths.doubt': ['You leave open what is still open: {quote}. Reflection needs places like that.', '{quote} admits that not everything is settled yet.'],
  'strengths.own-question': ['You ask a question of your own: {quote} That is where thinking goes on.', '{quote} is a question of your own, and you wrote it down.'],
  'strengths.action': [
    '{quote} says what you did, in a plain sentence that the rest can build on.',
    'With {quote} a reader knows what you did there.',
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
  'strengths.stays': ['You stay with what happened: {quote}.', '{quote} tells what happened, in plain words.'],
  'strengths.voice': ['You say it in your own words: {quote}.', '{quote} is yours, in your own words.'],
  'strengths.claim': ['{quote} says what you think, in your own words, so it can be talked about.', 'With {quote} you take a position.'],
};
