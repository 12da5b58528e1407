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
const deciding = 1.5;
const enough = 1.05;

/** `probes` and `cases`: the nearest first. Of a part of the topic a claim on it comes first, then a case on it, then what the pack holds on the whole. */
export function inquiryIn(pack: TopicPack, probes: readonly Probe[], cases: readonly string[], isOn: (text: string) => boolean): Looked | null {
  const onPart = probes.filter(({ belief, question }) => isOn(`${belief} ${question}`));
  return claimIn(pack, onPart) ?? caseIn(onPart, cases.filter(isOn)) ?? claimIn(pack, probes) ?? caseIn(probes, cases);
}

function claimIn(pack: TopicPack, probes: readonly Probe[]): Looked | null {
  // What can be worked out needs no evidence.
  if (pack.subject !== 'mathematics')
    for (const probe of probes.filter(isForAll)) {
      const cards = bearingOn(probe, pack);
      if (cards.length >= fewest) return { inquiry: { kind: 'claim', ...probe }, cards };
    }
  return null;
}

function caseIn(probes: readonly Probe[], cases: readonly string[]): Looked | null {
  const question = cases.find((text) => !isSum(text));
  const asked = question ?? probes.filter(isForAll).find((probe) => !isSum(probe.question))?.question ?? cases[0] ?? probes.find(isForAll)?.question;
  return asked ? { inquiry: { kind: 'case', question: asked }, cards: [] } : null;
}

/** What was done to people is no claim to be for or against, even where the claim is false. */
const isForAll = ({ belief, correction }: Probe): boolean =>
  !/\b(?:jews?|jewish|holocaust|nazis?|enslav\w*|slaver\w*|genocides?)\b/i.test(`${belief} ${correction}`) &&
  contentGuidance({ sentences: [{ text: belief }, { text: correction }] }).length === 0;

/** Of a sum nobody has a prediction with a reason. */
export const isSum = (text: string): boolean => /\d/.test(text) && /\b(?:what (?:is|percentage)|how (?:many|much|far|warm|long)|by what)\b/i.test(text);

function bearingOn({ belief, correction, question }: Probe, pack: TopicPack): TopicPack['facts'] {
  const matter = matterOf(pack, `${belief} ${question}`, correction);
  const strength = ({ text }: TopicPack['facts'][number]): number => bearing(pack, matter, text);
  return bearingFirst(pack, matter, pack.facts, ({ text }) => text)
    .filter((fact, place) => strength(fact) >= (place === 0 ? deciding : place < fewest ? enough : some))
    .slice(0, most);
}
