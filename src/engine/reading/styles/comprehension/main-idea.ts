/** What a passage as a whole says. A sentence is named as its point only where it clearly is; else the key tells what a good answer has to fit. */
import { bands, body, type Candidate, same } from '../../candidate.ts';
import type { Passage, ReadSentence } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import { isBoilerplate, isReported } from '../../views.ts';
import { centralSentence, detailsFor, mainSentence } from '../../weighing.ts';

/** " What others hold, “…”, is not the point.", or nothing. */
export function othersHold(passage: Passage): string {
  const view = body(passage).find(isReported);
  return view ? ` What others hold, ${quote(view.text, 90)}, is told and is not the point.` : '';
}

const listed = (all: readonly ReadSentence[], max = 90): string => all.map(({ text }) => quote(text, max)).join('; ');

/** `about`: what it keeps coming back to; `starts`: how its parts begin, where it has several. */
export function pointOf(passage: Passage, about: string | null, starts: readonly ReadSentence[]): Candidate {
  const all = body(passage);
  // No line of a poem says what it is about.
  const main = passage.kind === 'poem' ? null : mainSentence(passage);
  const from = centralSentence(passage) ?? (all[0] as ReadSentence);
  const details = detailsFor(passage, main ?? from);
  const begin = quote(all[0]?.text ?? from.text, 60);
  const places = main ? [main, ...details] : [all[0], centralSentence(passage, [0.3, 0.85]), all.at(-1)].filter((place) => place !== undefined && place !== null);
  const fits = [...new Set(places)];
  return {
    kind: 'main-idea',
    skill: 'Main idea',
    sentence: (main ?? from).index,
    weight: 9.5,
    ask: () =>
      passage.kind === 'poem'
        ? same(`What is the poem about as a whole? Start from ${quote(from.text)} and name a second place.`)
        : about
          ? bands(
              `What does the passage most want you to know about ${about}? Find two details that tell you.`,
              `In one sentence, what is the main point the passage makes about ${about}? Back it with two details.`,
              `State the central idea about ${about} in one sentence, and name the two details that carry most of its weight.`,
            )
          : bands(
              `What does the passage that begins ${begin} most want you to know? Find two details that tell you.`,
              `In one sentence, what is the main point of the passage that begins ${begin}? Back it with two details.`,
              `State the central idea of the passage that begins ${begin} in one sentence, and name the two details that carry most of its weight.`,
            ),
    hint: 'Ask of each sentence: would the rest still hold together without it?',
    expected: () =>
      main
        ? `${starts.length > 0 ? `One sentence that takes in all of it; the parts begin ${listed(starts, 70)}. ` : ''}It comes close to ${quote(main.text)}. A good answer makes it wide enough for all of the passage.${othersHold(passage)}${details.length > 0 ? ` Details that back it: ${listed(details)}.` : ''}`
        : `One sentence of one’s own that takes in all of it${about ? ` and says something of ${about}` : ''}, and no single detail. It has to fit ${starts.length > 0 ? `each part; these begin ${listed(starts, 70)}` : `the beginning, the middle and the end: ${listed(fits)}`}.${othersHold(passage)}`,
    evidence: fits.map(({ index }) => index),
    lookFors: ['One idea, wide enough for the whole passage', 'Two details from different places'],
    isWhole: true,
  };
}

/** What a speech wants from those who hear it. */
export function appeal(passage: Passage, reasons: readonly ReadSentence[]): Candidate | null {
  const last = body(passage).at(-1) ?? passage.sentences.at(-1);
  if (!last) return null;
  return {
    kind: 'main-idea',
    skill: 'Purpose',
    sentence: last.index,
    weight: 9.5,
    ask: () =>
      bands(
        `What does the narrator want the listeners to do or to think? Start from the end, ${quote(last.text, 90)}, and find two reasons.`,
        `In one sentence, what does the narrator want from the listeners, judging by the end, ${quote(last.text, 90)}? Which two reasons are the strongest?`,
        `State in one sentence what the narrator wants to bring about, judging by the end, ${quote(last.text, 90)}. Which reason carries most of its weight, and how is the other side answered?`,
      ),
    hint: 'Ask what should be different after these words.',
    expected: () => `One sentence that fits the end, ${quote(last.text)}.${reasons.length > 0 ? ` What is said for it: ${listed(reasons, 110)}.` : ''}${othersHold(passage)}`,
    evidence: [last.index, ...reasons.map(({ index }) => index)],
    lookFors: ['Names what the listeners should do or think', 'Two reasons from different places'],
    isWhole: true,
  };
}

/** What is laid down: there is no one point, but what one must, may and may not do. */
export function ruling(passage: Passage): Candidate {
  const all = body(passage);
  const begin = all[0] as ReadSentence;
  const not = all.filter(({ text }) =>
    /\b(?:may|must|shall|should|will) not\b|\bno \p{L}+ (?:may|shall|can) be\b|\b(?:not allowed|not permitted|forbidden|prohibited)\b/iu.test(text),
  );
  const must = all.filter((each) => !not.includes(each) && /\b(?:must|shall|has to|have to|required|liable)\b/i.test(each.text));
  const may = all.filter(
    (each) =>
      !not.includes(each) && !must.includes(each) && /\bmay (?!look\b|seem\b|appear\b|become\b|smell\b|taste\b|cause\b|feel\b)|\b(?:allowed|permitted|can)\b/.test(each.text),
  );
  const stated = all.filter((each) => ![...not, ...must, ...may].includes(each) && !isBoilerplate(each));
  const groups = (
    [
      ['Stated', stated],
      ['To do', must],
      ['Allowed', may],
      ['Not allowed, or not done', not],
    ] as const
  ).filter(([, found]) => found.length > 0);
  return {
    kind: 'main-idea',
    skill: 'Main idea',
    sentence: begin.index,
    weight: 9.5,
    ask: () =>
      bands(
        `Sort what the passage that begins ${quote(begin.text, 60)} lays down: what must one do, what may one do, what may one not do?`,
        `Sort what the passage that begins ${quote(begin.text, 60)} lays down into what is demanded, allowed and not allowed. For whom does each hold?`,
        `What does the passage that begins ${quote(begin.text, 60)} demand, allow and rule out, for whom, and on which conditions?`,
      ),
    hint: 'Look for ‘must’, ‘may’ and ‘not’.',
    expected: () => groups.map(([name, found]) => `${name}: ${listed(found, 110)}.`).join(' '),
    evidence: groups.flatMap(([, found]) => found.map(({ index }) => index)),
    lookFors: ['Tells what is demanded from what is allowed', 'Says for whom it holds'],
    isWhole: true,
  };
}
