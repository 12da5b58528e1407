/** Times of day: "how long is it from 9:40 to 11:15", "45 minutes after 10:30", "from 8:25 to 10:10 for 140 km, how fast". */
import type { Formula } from './formulas.ts';
import { divide, evaluate, type Rational, rational } from './rational.ts';
import { type GivenNumber, number, withFigures } from './spoken-numbers.ts';
import { type Dimension, unitOf } from './units.ts';

const minute: Rational = { num: 60, den: 1 };
const time: Dimension = [0, 0, 1];
const none: Dimension = [0, 0, 0];
const halfDay = 720;
const day = 1440;

const clock = '(?<![\\d:.])(\\d{1,2})(?::([0-5]\\d)(?![:\\d])(?: ?([ap])\\.?m\\b\\.?)?| ?([ap])\\.?m\\b\\.?)';
const span = '(?:(\\d+) ?(?:h|hrs?|hours?)(?:(?:,| and)? ?(\\d{1,2})(?: ?(?:m|mins?|minutes?))?)?|(\\d+) ?(?:mins?|minutes?))(?![a-z\\d])';

interface Clock {
  shown: string;
  /** Minutes since midnight; where no half of the day is named, of either half. */
  minutes: number;
  half: string | undefined;
  hours: number;
}

function clocksIn(text: string): Clock[] {
  return [...text.matchAll(new RegExp(clock, 'g'))].flatMap(([, hour = '', minutes = '00', half = undefined, bare = undefined]) => {
    const [hours, named] = [Number(hour), half ?? bare];
    if (hours > 23 || (named && (hours > 12 || hours === 0))) return [];
    const ofDay = named ? (hours % 12) + (named === 'p' ? 12 : 0) : hours;
    return [{ shown: `${hours}:${minutes}${named ? ` ${named}m` : ''}`, minutes: ofDay * 60 + Number(minutes), half: named, hours }];
  });
}

const withoutClocks = (text: string): string => text.replace(new RegExp(clock, 'g'), ' ');

/** From one time to the other, in minutes. Without "am", "pm" or an hour above 12 the nearest way round the dial. */
function between(start: Clock, end: Clock): number {
  const isWhole = (start.half && end.half) || start.hours > 12 || end.hours > 12;
  const round = isWhole ? day : halfDay;
  return (end.minutes - start.minutes + 2 * round) % round || round;
}

function minutesIn(text: string): { minutes: number; shown: string } | null {
  const spans = [...text.matchAll(new RegExp(span, 'g'))];
  const [found] = spans;
  if (spans.length !== 1 || !found) return null;
  const [, hours, more, alone] = found;
  return { minutes: Number(hours ?? 0) * 60 + Number(more ?? alone ?? 0), shown: found[0].trim() };
}

const whole = (num: number): Rational => ({ num, den: 1 });

export function clockIn(typed: string): Formula | null {
  if (!/\d:\d\d|\d ?[ap]\.?m\b/i.test(typed)) return null;
  const text = withFigures(typed);
  const [start, end, third] = clocksIn(text);
  if (!start || third) return null;
  return end ? (journey(text, start, end) ?? spell(text, start, end)) : shifted(text, start);
}

/** How long it is from one time to the other. Nothing else may stand in figures. */
function spell(text: string, start: Clock, end: Clock): Formula | null {
  const asks = /\b(?:how (?:long|much time|many (?:hours|minutes|mins))|time (?:from|between)|last|duration|take)\b/.test(text);
  if (!asks || /\d/.test(withoutClocks(text))) return null;
  const minutes = between(start, end);
  const [from, to] = [start.minutes % 60, end.minutes % 60];
  return {
    text: `the time from ${start.shown} to ${end.shown}`,
    about: `from ${start.shown} to ${end.shown}`,
    family: 'clock',
    value: whole(minutes),
    dimension: time,
    unit: { dimension: time, factor: minute },
    steps: [60 - from, to].filter((step) => step > 0 && step < 60 && step !== minutes).map(whole),
    slips: [],
  };
}

const earlier = /\b(?:before|earlier|get up|wake|leave|start|set off|begin)\b/;
const later = /\b(?:ends?|finish(?:ed)?|over|arrives?|get (?:there|home|back)|be (?:done|ready|back|there|home)|later|after|lands?|come out|reach)\b/;

/** The time of day so and so long after or before another. */
function shifted(text: string, from: Clock): Formula | null {
  const rest = withoutClocks(text);
  const length = minutesIn(rest);
  const asked = /\b(?:when|what time)\b.*$/.exec(text)?.[0] ?? /^(?:the time|\d).*\b(?:after|before|later|earlier)\b/.exec(text)?.[0];
  if (!length || !asked || /\d/.test(rest.replace(new RegExp(span), ' ')) || earlier.test(asked) === later.test(asked)) return null;
  const isLater = later.test(asked);
  const minutes = (from.minutes + (isLater ? length.minutes : -length.minutes) + 2 * day) % halfDay;
  return {
    text: `the time ${length.shown} ${isLater ? 'after' : 'before'} ${from.shown}`,
    about: from.shown,
    family: 'later',
    value: whole(minutes),
    dimension: none,
    unit: null,
    steps: [],
    slips: [(from.minutes + (isLater ? -length.minutes : length.minutes) + 2 * day) % halfDay].filter((slip) => slip !== minutes).map(whole),
  };
}

/** "Leaves at 8:25, arrives at 10:10, 140 km, how fast": the time has to be found first. */
function journey(text: string, start: Clock, end: Clock): Formula | null {
  const [, figure = '', typed = '', more] = new RegExp(`^\\D*?(${number}) ?(km|kilomet(?:er|re)s?|m|met(?:er|re)s?|mi|miles?)\\b(.*)$`).exec(withoutClocks(text)) ?? [];
  const [distance, unit, hour] = [evaluate(figure), unitOf(typed), unitOf('h')];
  if (!distance || !unit || !hour || more === undefined || /\d/.test(more) || !/\b(?:speed|fast)\b/.test(text)) return null;
  const minutes = between(start, end);
  const hours = rational(minutes, 60);
  const value = hours && divide(distance, hours);
  const factor = divide(unit.factor, hour.factor);
  const perMinute = divide(distance, whole(minutes));
  if (!value || !hours || !factor || !perMinute) return null;
  const dimension: Dimension = [1, 0, -1];
  const about = `the speed for ${figure} ${typed} from ${start.shown} to ${end.shown}`;
  return { text: about, about, family: 'rate', value, dimension, unit: { dimension, factor }, steps: [hours, whole(minutes)], slips: [perMinute] };
}

const fillers = /\b(?:is|it|its|the|answer|i|think|got|get|maybe|would|be|so|um+|uh+|then|now|that|takes|at|oh|wait|ok|okay|about|around|clock|o|time|am|pm|yes|no|then)\b|[?!.,]/g;

/** "1 hr 35", "1:35", "95 minutes" or "10:15", given for an answer about times. Null for anything else. */
export function clockAnswerIn(message: string, { family }: Formula): GivenNumber | null {
  const text = withFigures(message);
  const [found, more] = clocksIn(text.replace(/(?<=\d) ?[ap]\.?m\b/g, ' '));
  const onlyThis = (rest: string) => rest.replace(fillers, ' ').trim().split(/\s+/).filter(Boolean).length <= 1 && !/\d/.test(rest);
  if (found && !more && onlyThis(withoutClocks(text))) {
    const value = family === 'later' ? found.minutes % halfDay : found.minutes;
    return { typed: found.shown, shown: found.shown, value: whole(value), unit: null, isPercent: false };
  }
  if (family !== 'clock') return null;
  const length = minutesIn(text);
  const unit = unitOf('min');
  if (!length || !unit || !onlyThis(text.replace(new RegExp(span), ' '))) return null;
  return { typed: length.shown, shown: length.shown, value: whole(length.minutes), unit, isPercent: false };
}
