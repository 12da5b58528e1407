/** The explorer's engine in the browser, for a device without a network. A part of its own: fetched when it is needed, and kept on the device with the explorer on request. */
import { perspectiveKnowledge } from 'virtual:perspectives';
import type { ExploreReply } from '../../contracts/api/explore-perspectives.ts';
import { careReply, PerspectiveEngine } from '../../engine/perspectives/explore.ts';
import { sanitizeText } from '../../engine/safety/normalize.ts';
import { refuseTopic } from '../../engine/safety/refuse-topic.ts';
import { screenText } from '../../engine/safety/screen.ts';

const engine = new PerspectiveEngine(perspectiveKnowledge);

/** `question`: as it was typed, with something to see in it. `isDenied`: small signs of danger were taken back. */
export function exploreInBrowser(question: string, isDenied: boolean): ExploreReply {
  const text = sanitizeText(question).trim();
  const { level: found, rule, weak } = screenText(text);
  const level = weak && isDenied ? 1 : found;
  if (level === 2) return careReply(text, perspectiveKnowledge.careText, { level, rule });
  const refused = refuseTopic(text, '', isDenied);
  if (refused?.kind === 'safety') return careReply(text, perspectiveKnowledge.careText, { level: 2, rule: refused.rule });
  const reply = engine.explore(text);
  return { ...reply, meta: { ...reply.meta, safety: { level, rule } } };
}
