/** The slope of a line through two points or of a line by its equation, and where it meets the y-axis. */
import type { Formula } from './formulas.ts';
import { asText, divide, equal, evaluate, negate, type Rational, subtract } from './rational.ts';
import { withFigures } from './spoken-numbers.ts';

const figure = '[-−]? ?\\d+(?:\\.\\d+)?';
const point = new RegExp(`\\( ?(${figure}) ?[,;|] ?(${figure}) ?\\)`, 'g');
const rule = /\by ?= ?([-−+]? ?(?:\d+\/\d+|\(\d+\/\d+\)|\d+(?:\.\d+)?)?) ?\*? ?x(?: ?([-−+]) ?(\d+(?:\.\d+)?(?:\/\d+)?))?(?![\w^²/])/;
const slope = /\b(?:slope|gradient|steep(?:ness)?)\b/;
const intercept = /\by[ -]?intercept\b|\b(?:crosses|cuts|meets|hits) the y[ -]?axis\b/;

const numberOf = (typed: string): Rational | null => evaluate(typed.replace(/[−]/g, '-').replace(/[ ()+]/g, ''));
const kept = (value: Rational, numbers: (Rational | null)[]): Rational[] => numbers.filter((each): each is Rational => each !== null && !equal(each, value));
const plain = { dimension: [0, 0, 0], unit: null } as const;

export function slopeIn(typed: string): Formula | null {
  if (!/slope|gradient|steep|intercept|y[ -]axis/i.test(typed)) return null;
  const text = withFigures(typed);
  return throughPoints(text) ?? ofRule(text);
}

function throughPoints(text: string): Formula | null {
  const points = [...text.matchAll(point)].map(([, x = '', y = '']) => [numberOf(x), numberOf(y)] as const);
  const [one, other, third] = points;
  if (!one?.[0] || !one[1] || !other?.[0] || !other[1] || third || !slope.test(text)) return null;
  const [rise, run] = [subtract(other[1], one[1]), subtract(other[0], one[0])];
  const value = rise && run && divide(rise, run);
  if (!value || !rise || !run) return null;
  const shown = (x: Rational, y: Rational) => `(${asText(x)}, ${asText(y)})`;
  const about = `${shown(one[0], one[1])} and ${shown(other[0], other[1])}`;
  return {
    ...plain,
    text: `the slope of the line through ${about}`,
    about,
    family: 'slope',
    value,
    steps: kept(value, [rise, run]),
    slips: kept(value, [divide(run, rise), negate(value)]),
  };
}

function ofRule(text: string): Formula | null {
  const [found, before = '', sign = '+', after = '0'] = rule.exec(text) ?? [];
  const asksSlope = slope.test(text);
  if (!found || asksSlope === intercept.test(text)) return null;
  const bare = before.replace(/[ +]/g, '').replace('−', '-');
  const [steep, height] = [bare === '' ? numberOf('1') : bare === '-' ? numberOf('-1') : numberOf(bare), numberOf(`${sign}${after}`)];
  const [value, other] = asksSlope ? [steep, height] : [height, steep];
  if (!value || !other) return null;
  const about = `y = ${before.replace(/[ +]/g, '')}x${after === '0' ? '' : ` ${sign} ${after}`}`;
  return { ...plain, text: `the ${asksSlope ? 'slope' : 'y-intercept'} of ${about}`, about, family: 'line', value, steps: [], slips: kept(value, [other, negate(value)]) };
}
