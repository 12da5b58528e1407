/** Notes: a reflection written in lines, with bullets or headings or as in a chat. Each line is an utterance, whether or not a full stop ends it. */
import { sentencesIn } from '../reading/sentences.ts';

export interface Utterance {
  text: string;
  /** It stands under a heading such as "Next week". */
  isUnderPlan: boolean;
}

const bullet = /^(?:[-–—•·▪‣*+✓✔☑→>]|\p{Extended_Pictographic}|\[[ x]?\]|\d{1,2}[.)]|[a-h]\))\s+(?=\S)/iu;
const marked = /^(?:#{1,6}\s+|\*\*|__)/;
const ended = /[.!?…]["'”’)\]]*$/u;
/** What pupils put above a list. */
const usual =
  /^(?:what (?:went|was|did|i|we)\b|(?:the )?(?:next|goals?|plans?|highs?|lows?|highlights?|questions?|good|bad|positives?|negatives?|plus|minus|pros|cons|feelings?|to ?do)\b|(?:week|day|part|step|lesson) \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i;
const plans =
  /^(?:what (?:i|we)(?:['’]ll| will| want to| would| could| can) (?:do|change|try|keep|improve)|(?:my |our )?(?:next\b|goals?\b|plans?\b|to ?do\b|tomorrow\b)|from now on)/i;

/** Null where the text is prose. */
export function utterancesIn(text: string): Utterance[] | null {
  const blocks = text.split(/\n[^\S\n]*\n/).map((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
  );
  const lines = blocks.flat();
  if (lines.length < 2 || !(lines.some((line) => bullet.test(line) || marked.test(line)) || blocks.some(isNotes))) return null;
  const found: Utterance[] = [];
  let isUnderPlan = false;
  for (const [b, block] of blocks.entries()) {
    const apart = isNotes(block);
    let prose: string[] = [];
    const flush = (): void => {
      found.push(...sentencesIn(prose.join('\n')).map((sentence) => ({ text: sentence.text, isUnderPlan: false })));
      prose = [];
    };
    for (const [i, line] of block.entries()) {
      const next = block[i + 1] ?? (i === block.length - 1 ? blocks.slice(b + 1).find((each) => each.length > 0)?.[0] : undefined);
      const isBullet = bullet.test(line);
      if (isBullet ? next !== undefined && plans.test(bareOf(line)) && countOf(bareOf(line)) <= 2 && !ended.test(line) : isHeading(line, next)) {
        flush();
        isUnderPlan = plans.test(bareOf(line));
      } else if (isBullet || apart) {
        flush();
        found.push(...sentencesIn(bareOf(line)).map((sentence) => ({ text: sentence.text, isUnderPlan })));
      } else prose.push(line);
    }
    flush();
  }
  return found.length > 0 ? found : null;
}

const bareOf = (line: string): string =>
  line
    .replace(bullet, '')
    .replace(marked, '')
    .replace(/(?:\*\*|__)/g, '')
    .trim();
const countOf = (line: string): number => line.split(/\s+/).length;

/** "What went well", "Next week:", "## Monday". */
function isHeading(line: string, next: string | undefined): boolean {
  const words = bareOf(line);
  if (next === undefined || countOf(words) > 7 || ended.test(words)) return false;
  return /:$/.test(words) || marked.test(line) || bullet.test(next) || (usual.test(words) && countOf(words) <= 4);
}

/** Lines that stand for themselves. A column of prose has lines alike in length, in the middle of which sentences end. */
function isNotes(block: readonly string[]): boolean {
  if (block.length < 2) return false;
  const open = block.filter((line) => !ended.test(line)).length;
  const longest = Math.max(...block.map((line) => line.length));
  const inner = block.filter((line) => /[.!?,] \S/u.test(line)).length;
  const isColumn = longest >= 45 && inner >= block.length * 0.3 && block.slice(0, -1).every((line) => line.length >= longest * 0.6);
  return open >= block.length * 0.6 && !isColumn && block.every((line) => countOf(line) <= 30);
}
