/** A teacher lists what is to be done, and asks what comes first: the list comes back in an order, with the reason beside each thing. */
import { type Matter, type PileKind, pileKinds } from '../../contracts/knowledge/teacher-matters.ts';
import { chatSentencesOf, fold } from '../text/words.ts';
import { fill } from './fill.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { list } from './matter-replies.ts';
import { mattersOf } from './matters.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';

/** Things that fill a teacher's day beside the lessons. */
const work =
  /\b(?:grading|mark(?:ing|s)?|essays?|papers|tests?|exams?|reports?|comments?|plan(?:s|ning)?|unit|lessons?|observ\w+|meetings?|iep|cover\w*|dut(?:y|ies)|parents?|conferences?|calls?|calling|emails?|mails?|inbox|cop(?:ier|ies)|clean\w*|tidy\w*|displays?|training|forms?|data|trip|club|concert|assembly|supervis\w+|paperwork|budget|my (?:own )?(?:kid|child|son|daughter|baby))\b/;

const asksFirst =
  /\b(?:what (?:should|do|can|must) i (?:do|tackle|take|handle|start with) first|where (?:do|should|can) i (?:even |ever )?(?:start|begin)|what order|prioriti[sz]e|what (?:comes )?first|which (?:one )?(?:comes |is |goes )?first)\b/;

/** Words that lead into a list and name nothing of it. */
const leadIn = /^(?:(?:ok|so|well|also|then|and|plus|but|i've got|ive got|i have to|i have|i need to|i still have|there's|theres|there is|we have)\s+)+/i;

/** Things a list has at least, and that are taken up at most. */
const fewest = 3;
const most = 6;

const signs: Readonly<Record<Exclude<PileKind, 'rest'>, RegExp>> = {
  person: /\b(?:kid|child|son|daughter|baby|girl|boy|student|mom|mother|dad|father)s?\b.*\b(?:sick|ill|hurt|crying|cries)\b/,
  dated: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tonight|tomorrow|due|deadline|meetings?|iep|cover\w*|duty)\b|\bparents? (?:night|evening)\b/,
  waiting: /\b(?:call(?:s|ing)?|emails?|mails?|answer\w*|repl(?:y|ies)|parents?)\b/,
  lessons: /\b(?:plan(?:s|ning)?|unit|lessons?|observ\w+)\b/,
};

/** The things of a list, as they were typed; null where the message lists none. */
function pileIn(message: string): string[] | null {
  const told = chatSentencesOf(message).filter((sentence) => !asksFirst.test(fold(sentence)));
  const things = told
    .join(', ')
    .replaceAll('’', "'")
    .split(/[,;:\n]|\s(?:and|plus)\s|\s&\s/)
    .map((piece) =>
      piece
        .trim()
        .replace(leadIn, '')
        .replace(/[.!]+$/, ''),
    )
    .filter((piece) => /\p{L}/u.test(piece) && piece.split(/\s+/).length <= 7);
  const ofWork = things.filter((piece) => work.test(fold(piece)));
  return ofWork.length >= fewest && ofWork.length >= things.length / 2 ? things.slice(0, most) : null;
}

const kindOf = (thing: string): PileKind => pileKinds.find((kind) => kind !== 'rest' && signs[kind].test(fold(thing))) ?? 'rest';

/** Says what comes first of what was listed, now or lately, or takes up a list that has just been told. Returns the matter of a load; null, with nothing said, for anything else. */
export function sayPile({ message }: Reading, earlier: readonly string[], speaker: Speaker, { knowledge }: KnowledgeIndex): Matter | null {
  const matters = mattersOf(knowledge);
  const load = matters.all().find(({ isPile }) => isPile);
  const own = pileIn(message);
  const { pile } = knowledge.matterWords;
  if (!load) return null;
  if (!asksFirst.test(fold(message))) return own && speaker.sayFirst([load.opens]) && speaker.sayOne(pile.told) ? load : null;
  const things = own ?? earlier.slice(1, 5).flatMap((text) => pileIn(text) ?? []);
  const lines = pileKinds.flatMap((kind) => {
    const named = things.filter((thing) => kindOf(thing) === kind).map((thing) => `“${thing}”`);
    return named.length > 0 ? [fill(pile.because[kind], { things: named.join(', ') })] : [];
  });
  if (lines.length < 2 || !speaker.sayOne(pile.lead)) return null;
  return speaker.sayFirst([list(lines)]) && speaker.sayOne(pile.asks) ? load : null;
}
