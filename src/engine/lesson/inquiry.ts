/** What an inquiry lesson looks into: a claim that facts of the pack speak for or against, or, where no claim has enough of them, a case to predict and work out. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentGuidance } from '../reading/content-guidance.ts';
import { bearing, bearingFirst, matterOf, some } from './bearing.ts';
import type { Inquiry, Probe } from './material.ts';

export interface Looked {
  inquiry: Inquiry;
  /** The facts that bear on a claim, the strongest first; empty for a case. */
  cards: TopicPack['facts'];
}

/** One fact proves nothing: with fewer there is nothing to weigh. */
const fewest = 2;
const most = 4;
/** How much of what a claim speaks of the strongest fact and the second have to speak of. */
const deciding = 1.6;
const enough = 1.1;

/** `probes` and `cases`: the nearest first. `isOn`: of a part of the topic, what names it; null where nothing that the pack asks does. */
export function inquiryIn(pack: TopicPack, probes: readonly Probe[], cases: readonly string[], isOn: ((text: string) => boolean) | null): Looked | null {
  if (!isOn) return claimIn(pack, probes) ?? caseIn(pack, probes, cases);
  const named = probes.filter(({ belief, question }) => isOn(`${belief} ${question}`));
  const told = probes.filter(({ correction }) => isOn(correction));
  return claimIn(pack, named) ?? caseIn(pack, named, cases.filter(isOn)) ?? claimIn(pack, told) ?? caseIn(pack, told, []);
}

function claimIn(pack: TopicPack, probes: readonly Probe[]): Looked | null {
  // What can be worked out needs no evidence.
  if (pack.subject !== 'mathematics')
    for (const probe of probes.filter(isForAll)) {
      const cards = bearingOn(probe, pack);
      if (cards.length >= fewest) return { inquiry: { kind: 'claim', ...probe, kin: kinOf(pack, probe, probes) }, cards };
    }
  return null;
}

/** A case that many get wrong comes first: what holds is known then, and the class can say it in the end. */
function caseIn(pack: TopicPack, probes: readonly Probe[], cases: readonly string[]): Looked | null {
  const probe = probes.find((each) => isForAll(each) && !isSum(each.question));
  if (probe) return { inquiry: { kind: 'case', question: probe.question, behind: probe, kin: kinOf(pack, probe, probes) }, cards: [] };
  const question = cases.find((text) => !isSum(text)) ?? cases[0];
  const last = probes.find(isForAll);
  if (question) return { inquiry: { kind: 'case', question, behind: null, kin: null }, cards: [] };
  return last ? { inquiry: { kind: 'case', question: last.question, behind: last, kin: null }, cards: [] } : null;
}

/** Another misconception that has to do with this one. */
function kinOf(pack: TopicPack, { belief, correction, question }: Probe, probes: readonly Probe[]): Probe | null {
  const matter = matterOf(pack, `${belief} ${question} ${correction}`);
  const others = probes.filter((each) => each.question !== question && isForAll(each));
  return bearingFirst(pack, matter, others, (each) => `${each.belief} ${each.correction} ${each.question}`, enough)[0] ?? null;
}

/** What was done to people is nothing to be for or against, even where the claim is false. That it is set in a war is no hindrance. */
export const isForAll = ({ belief, correction, question }: Probe): boolean =>
  !/\b(?:jews?|jewish|holocaust|nazis?|hitler|enslav\w*|slaver\w*|genocides?)\b/i.test(`${belief} ${correction} ${question}`) &&
  contentGuidance({ sentences: [{ text: belief }, { text: question }] }).every((label) => label === 'war and violence');

/** Of a sum nobody has a prediction with a reason. */
export const isSum = (text: string): boolean => /\d/.test(text) && /\b(?:what (?:is|percentage)|how (?:many|much|far|warm|long)|by what)\b/i.test(text);

function bearingOn({ belief, correction, question }: Probe, pack: TopicPack): TopicPack['facts'] {
  const matter = matterOf(pack, `${belief} ${question}`, correction);
  const strength = ({ text }: TopicPack['facts'][number]): number => bearing(pack, matter, text);
  return bearingFirst(pack, matter, pack.facts, ({ text }) => text)
    .filter((fact, place) => strength(fact) >= (place === 0 ? deciding : place < fewest ? enough : some))
    .slice(0, most);
}
