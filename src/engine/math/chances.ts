/** The chance of something with dice, coins, a deck of cards or a bag: favorable outcomes among equally likely ones. */
import { numberTask, type Slip } from './number-task.ts';
import { rational } from './rational.ts';
import { withFigures } from './spoken-numbers.ts';
import type { Task } from './task.ts';
import { wordedSumIn } from './worded-sums.ts';

const asks = /\b(?:chances?|probabilit(?:y|ies)|probabilty|propability|odds|likely|likelihood|(?:2|two|double|both|1|a) (?:die|dice|6s?|coins?))\b|\bp ?\(/;

interface Chance {
  /** "a 7 with one die" */
  of: string;
  fits: number;
  all: number;
  slips: Slip[];
}

export function chanceTaskIn(typed: string): Task | null {
  if (!/di[ce]e?\b|coin|card|deck|marble|ball|bag|urn|candy|candies|sweets|socks?|heads|tails|6/i.test(typed) || /%|=/.test(typed)) return null;
  const text = withFigures(typed);
  if (!asks.test(text) || wordedSumIn(typed) !== null) return null;
  const found = twoDice(text) ?? oneDie(text) ?? coins(text) ?? cards(text) ?? bag(text);
  const value = found && rational(found.fits, found.all);
  if (!found || !value) return null;
  return numberTask({
    kind: 'chance',
    text: `the chance of ${found.of}`,
    slots: { a: found.of },
    why: { a: String(found.fits), b: String(found.all) },
    value,
    dimension: null,
    unit: null,
    slips: found.slips,
  });
}

const slip = (id: string, num: number, den: number, slots?: Record<string, string>): Slip => ({ id, value: rational(num, den), ...(slots && { slots }) });

const die = /\b(?:dice|die)\b/;
const both = /\b(?:2|two|both|pair of) (?:\w+ )?(?:dice|die)\b|\bdice twice\b|\bdie twice\b|\btwice\b.*\b(?:dice|die)\b/;

function twoDice(text: string): Chance | null {
  if (!both.test(text) || /\b3 (?:dice|times)\b|\bthree dice\b/.test(text)) return null;
  const rest = text.replace(/\b(?:2|two) (\w+ )?(?=dice|die)/g, '$1');
  const total = /\b(?:sum|total|add(?:s|ing)?(?: up)?|make|come)(?: of| to| is| both)* (\d{1,2})\b|\b(\d{1,2}) (?:in total|as (?:a |the )?(?:sum|total)|altogether)\b/.exec(rest);
  const sum = total && Number(total[1] ?? total[2]);
  if (/\b(?:more|less|least|most|over|under|greater|bigger|smaller|than|or|even|odd|different)\b/.test(rest)) return null;
  if (sum) {
    const ways = Math.max(0, 6 - Math.abs(7 - sum));
    return {
      of: `a sum of ${sum} with two dice`,
      fits: ways,
      all: 36,
      slips: [slip('sums', 1, 11), slip('outcomes', ways || 1, 12), slip('outcomes', 1, 12), slip('pairs', 1, 36), slip('pairs', Math.ceil(ways / 2), 36), slip('single', 1, 6)],
    };
  }
  if (/\b(?:doubles?|same (?:number)?|equal|match(?:ing)?)\b/.test(rest) && !/\b6s?\b/.test(rest))
    return { of: 'doubles with two dice', fits: 6, all: 36, slips: [slip('pairs', 1, 36), slip('outcomes', 6, 12)] };
  const [, face] = /\b(?:both|double|two|2|all)\b[^\d]*\b([1-6])s?\b/.exec(rest) ?? /\b([1-6])s?\b[^\d]*\b(?:both|twice|each)\b/.exec(rest) ?? /\b2 ([1-6])s\b/.exec(rest) ?? [];
  if (!face) return null;
  return {
    of: `two ${face}s with two dice`,
    fits: 1,
    all: 36,
    slips: [slip('outcomes', 1, 12), slip('outcomes', 2, 12), slip('single', 1, 6), slip('added', 2, 6), slip('twice', 2, 36)],
  };
}

function oneDie(text: string): Chance | null {
  if (!die.test(text) || /\b(?:2|3|4|5|6|two|three|both) (?:\w+ )?(?:dice)\b|\b(?:twice|times|and then|in a row|sum)\b/.test(text)) return null;
  const rest = text.replace(/\b(?:1|a|one|the|fair|6[- ]?sided?|normal|regular)\b(?= (?:\w+ )?(?:die|dice))|\b6[- ]?sided\b/g, ' ');
  if ((rest.match(/\d+/g) ?? []).length !== 1) return null;
  const [, bound, n1] =
    /\b(at least|at most|more than|less than|greater than|bigger than|higher than|lower than|smaller than|over|under|above|below)(?: an?| the)? (\d+)\b/.exec(rest) ?? [];
  const [, n2, side] = /\b(\d+) or (more|higher|above|bigger|greater|less|lower|below|smaller)\b/.exec(rest) ?? [];
  if (bound || side) {
    const n = Number(n1 ?? n2);
    const isIn = (face: number): boolean =>
      side
        ? /more|higher|above|bigger|greater/.test(side)
          ? face >= n
          : face <= n
        : bound === 'at least'
          ? face >= n
          : bound === 'at most'
            ? face <= n
            : /less|lower|smaller|under|below/.test(bound ?? '')
              ? face < n
              : face > n;
    const fits = [1, 2, 3, 4, 5, 6].filter(isIn).length;
    const word = side
      ? `${n} or ${/more|higher|above|bigger|greater/.test(side) ? 'more' : 'less'}`
      : `${bound === 'at least' || bound === 'at most' ? bound : /less|lower|smaller|under|below/.test(bound ?? '') ? 'less than' : 'more than'} ${n}`;
    return { of: `${word} with one die`, fits, all: 6, slips: [slip('single', 1, 6), slip('bound', fits - 1, 6), slip('bound', fits + 1, 6)] };
  }
  const [, not] = /\b(not|isnt|no)\b/.exec(rest) ?? [];
  const face = Number(/\d+/.exec(rest)?.[0]);
  if (face > 6 || face === 0) return not ? null : { of: `a ${face} with one die`, fits: 0, all: 6, slips: [slip('none', 1, 6), slip('none', 1, face), slip('none', face, 6)] };
  if (not) return { of: `no ${face} with one die`, fits: 5, all: 6, slips: [slip('opposite', 1, 6)] };
  return { of: `a ${face} with one die`, fits: 1, all: 6, slips: [slip('parts', 1, 5), slip('number', face, 6)] };
}

function coins(text: string): Chance | null {
  if (!/\bcoins?\b|\bflip|\btoss/.test(text)) return null;
  const [, count] = /\b(\d) (?:fair )?coins?\b|\b(?:coins? )?(\d) times\b/.exec(text)?.filter((part) => part !== undefined) ?? [];
  const n = Number(count ?? (/\btwice\b/.test(text) ? 2 : 0));
  const [, side] =
    /\b(?:all|every|each|both|only)(?: (?:are|show|come up|3|times?|of them))* (heads|tails)\b|\b(?:\d) (heads|tails)\b/.exec(text)?.filter((part) => part !== undefined) ?? [];
  if (n < 2 || n > 9 || !side || /\b(?:exactly|at least|no|one)\b/.test(text)) return null;
  return { of: `all ${side} with ${n} coins`, fits: 1, all: 2 ** n, slips: [slip('outcomes', 1, 2 * n), slip('single', 1, 2), slip('added', n, 2), slip('less', 1, n)] };
}

const ofDeck: readonly (readonly [RegExp, string, number])[] = [
  [/\b(?:an? |the )?(ace|king|queen|jack)s?\b(?! of)/, '', 4],
  [/\b(heart|spade|club|diamond)s?\b/, '', 13],
  [/\b(red|black) cards?\b|\bcard (?:is|that is) (red|black)\b/, '', 26],
  [/\b(face|picture) cards?\b/, '', 12],
  [/\b(?:ace|king|queen|jack) of (?:heart|spade|club|diamond)s\b/, '', 1],
];

function cards(text: string): Chance | null {
  if (!/\bcards?\b|\bdeck\b/.test(text) || /\b(?:two|2|3|three|both|or|and|not|replac\w+|in a row)\b/.test(text)) return null;
  // A red ace is one of two.
  if (/\b(?:red|black)\b/.test(text) && !/\bcards?\b[a-z ]*\b(?:red|black)\b|\b(?:red|black) cards?\b/.test(text)) return null;
  const met = ofDeck.filter(([pattern]) => pattern.test(text));
  const [only, more] = /\bof (?:heart|spade|club|diamond)s\b/.test(text) ? met.filter(([, , count]) => count === 1) : met;
  const [name = ''] = only ? (only[0].exec(text) ?? []) : [];
  if (!only || more) return null;
  const [, , fits] = only;
  const shown = name
    .replace(/^(?:an?|the) /, '')
    .replace(/^card (?:is|that is) (\w+)$/, '$1 card')
    .replace(/(?<=ace|king|queen|jack|heart|spade|club|diamond|card)s$/, '');
  return {
    of: `${/^a/.test(shown) ? 'an' : 'a'} ${shown} from a deck of 52 cards`,
    fits,
    all: 52,
    slips: [slip('single', 1, 52), slip('oneOf', 1, fits), slip('parts', fits, 52 - fits)],
  };
}

const kinds = /\b(\d{1,3}) (red|blue|green|yellow|white|black|orange|purple|pink|brown)\b/g;

function bag(text: string): Chance | null {
  const told = [...text.matchAll(kinds)].map(([, count = '', color = '']) => ({ count: Number(count), color }));
  const rest = text.replace(kinds, ' ');
  const [, not, color] = /\b(?:chances?|probabil\w+|odds|likel\w+|p ?\()\b[^.?!]*?\b(not |isnt )?(red|blue|green|yellow|white|black|orange|purple|pink|brown)\b/.exec(rest) ?? [];
  const own = told.find((each) => each.color === color);
  const all = told.reduce((sum, { count }) => sum + count, 0);
  if (told.length < 2 || !color || !own || /\d/.test(rest.replace(/\b1\b/g, '')) || /\b(?:both|2|then|or|without|replac\w+)\b/.test(rest)) return null;
  if (new Set(told.map((each) => each.color)).size < told.length) return null;
  const fits = not ? all - own.count : own.count;
  const shown = told.map(({ count, color: name }) => `${count} ${name}`).join(' and ');
  return {
    of: `${not ? 'not ' : ''}${color} from a bag with ${shown}`,
    fits,
    all,
    slips: [
      slip('parts', own.count, all - own.count),
      slip('parts', all - own.count, own.count),
      slip('opposite', all - fits, all),
      slip('oneOf', 1, all),
      slip('colors', 1, told.length),
    ],
  };
}
