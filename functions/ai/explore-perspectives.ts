/**
 * Viewpoints on a question. The order is fixed, as in the chat: safety screen, the curated answer where one is held, take out personal data, model or engine.
 * A model is asked only about what nothing is held on, and never writes a link: its sources are keys of the checked works it was shown.
 */
import * as z from 'zod';
import type { ExploreReply } from '../../src/contracts/api/explore-perspectives.ts';
import type { Safety } from '../../src/contracts/api/meta.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { isDemeaning } from '../../src/engine/perspectives/demeaning.ts';
import { careReply, librariesFor, type PerspectiveEngine } from '../../src/engine/perspectives/explore.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { refuseTopic } from '../../src/engine/safety/refuse-topic.ts';
import { screenText } from '../../src/engine/safety/screen.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { closestPack } from './prompts/checked-knowledge.ts';
import { exploreInstructions } from './prompts/explore-perspectives.ts';
import type { GenerationTask } from './provider.ts';

/** Milliseconds a visitor waits at most. */
const deadlineMs = 15_000;
/** Works of the checked index that a model may choose from. */
const worksShown = 8;

const text = (most: number) => z.string().trim().min(1).max(most);
const Views = z.strictObject({
  overview: text(900),
  facts: z.array(text(400)).max(6),
  myths: z.array(text(400)).max(4),
  perspectives: z
    .array(z.strictObject({ label: text(80), summary: text(900), origins: text(500), works: z.array(z.string()) }))
    .min(4)
    .max(6),
});
type Views = z.infer<typeof Views>;
const none: Views = { overview: '', facts: [], myths: [], perspectives: [] };

interface ExploreDeps {
  env: Env;
  settings: Settings;
  engine: PerspectiveEngine;
  /** Asked only where a model is. */
  getIndex: () => KnowledgeIndex;
  /** What is said to someone who may be in danger. */
  careText: string;
}

/** `question`: sanitized, trimmed, not empty. */
export async function exploreQuestion(question: string, { env, settings, engine, getIndex, careText }: ExploreDeps): Promise<ExploreReply> {
  const { level, rule } = screenText(question);
  const safety: Safety = { level, rule };
  if (level === 2) return careReply(question, careText, safety);
  const refused = refuseTopic(question);
  if (refused?.kind === 'safety') return careReply(question, careText, { level: 2, rule: refused.rule });
  const held = engine.explore(question);
  if (held.meta.grounding !== 'scaffold') return { ...held, meta: { ...held.meta, safety } };

  const own = redactPersonalData(question);
  const works = engine.worksNear(question, worksShown);
  const task: GenerationTask<{ question: string }, Views> = {
    name: 'perspectives',
    output: Views,
    instructions: () => exploreInstructions(works, closestPack(getIndex(), [question])),
    embedded: () => none,
    maxTokens: 1_800,
    faultIn,
  };
  const { output, meta } = await generateTo(task, { question: own.text }, { env, settings, mode: 'student', deadlineMs });
  if (meta.engine === 'embedded') return { ...held, meta: { ...held.meta, ...meta, safety } };
  const allowed = new Set(works.map(({ key }) => key));
  return {
    question,
    overview: output.overview,
    facts: output.facts,
    myths: output.myths,
    perspectives: output.perspectives.map(({ works: keys, ...view }) => ({ ...view, sources: engine.sources(keys.filter((key) => allowed.has(key))) })),
    factSources: [],
    related: held.related,
    search: librariesFor(question),
    meta: { ...meta, grounding: 'model', safety, ...(own.removed.length > 0 && { redacted: [...new Set(own.removed)] }) },
  };
}

/** What a model may not write: an address, a work, a figure or an authority of its own, a view that dehumanizes, the same view twice. */
function faultIn({ overview, facts, myths, perspectives }: Views): string | null {
  const texts = [overview, ...facts, ...myths, ...perspectives.flatMap(({ label, summary, origins }) => [label, summary, origins])];
  if (texts.some((each) => /https?:|www\.|\bdoi\b|\b10\.\d{4}|\b[a-z0-9-]+\.(?:com|org|net|edu|gov|info|io)\b/i.test(each))) return 'it writes a link';
  if (texts.some((each) => ownSources.some((pattern) => pattern.test(each)))) return 'it names a work, a figure or an authority by itself';
  if (texts.some(isDemeaning)) return 'a view says that people are worth less';
  if (new Set(perspectives.map(({ label }) => label.toLowerCase())).size < perspectives.length) return 'two views have the same name';
  return null;
}

/** An authority, a title or a figure that nobody here has checked. */
const ownSources: readonly RegExp[] = [
  /\bet al\b|\((?:[^()]*,\s*)?(?:19|20)\d\d[a-z]?\)|\b(?:19|20)\d\d (?:survey|study|report|poll|paper|book|article|experiment)\b/i,
  /\b(?:studies|research|surveys|polls|experiments) (?:by \S+ )?(?:shows?|showed|proves?|proved|finds?|found|suggests?)\b/i,
  /\d ?(?:%|percent\b|per cent\b)/i,
  /\b(?:[Ss]tud(?:y|ies)|[Ss]urveys?|[Pp]olls?|[Rr]eports?|[Pp]apers?|[Rr]esearchers?|[Ss]cientists?|[Ss]cholars?) (?:by|at|from|of) (?:the )?(?:University\b|[A-Z]\w+)/,
  /\b(?:[Pp]hilosopher|[Hh]istorian|[Pp]sychologist|[Ee]conomist|[Ss]ociologist|[Pp]rofessor|[Aa]uthor|[Ww]riter|[Ss]cientist|[Rr]esearcher) [A-Z]\w+/,
  /\b(?:his|her|their|the|a) (?:[a-z]+ )?(?:book|essay|article|paper|novel) (?:[“"‘]|[A-Z])|\b(?:University Press|Handbook|Encyclop(?:a|ae)dia|Press\b)/,
  /[“"][^”"]{3,80}[”"] by [A-Z]\w+/,
];
