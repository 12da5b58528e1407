/** A concept map on a topic. The order is fixed: normalize, safety, take out personal data, model or engine, answer. Title and topic are neither stored nor logged. */
import * as z from 'zod';
import { GeneratedLink, GeneratedNode, type GenerateMapReply, type GenerateMapRequest } from '../../src/contracts/api/generate-map.ts';
import type { Meta } from '../../src/contracts/api/meta.ts';
import { mapLimits } from '../../src/contracts/concept-map.ts';
import { careText } from '../../src/engine/chat/care.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { generateMap, packFor } from '../../src/engine/concept-map/generate.ts';
import { refusedMapNote, refuseMap } from '../../src/engine/concept-map/refused.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { askedTopic } from '../../src/engine/topic-lookup/asked-topic.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { conceptMapInstructions } from './prompts/concept-map.ts';
import type { GenerationTask } from './provider.ts';

/** Milliseconds a person waits at most for a model's map. */
const deadlineMs = 15_000;

const Drawn = z.strictObject({
  focusQuestion: z.string().max(mapLimits.questionChars),
  nodes: z.array(GeneratedNode).min(6).max(40),
  links: z.array(GeneratedLink).min(5).max(90),
});
type Drawn = z.infer<typeof Drawn>;

export async function drawMap(request: GenerateMapRequest, { env, settings, index }: { env: Env; settings: Settings; index: KnowledgeIndex }): Promise<GenerateMapReply> {
  const [title, topic] = [request.title, request.topic].map((text) => sanitizeText(text).replaceAll(/\s+/g, ' ').trim()) as [string, string];
  const refused = refuseMap(topic, title);
  if (refused?.kind === 'safety') {
    const text = careText(index.knowledge.moves.care, { mode: 'student', message: `${title}\n${topic}`, rule: refused.rule, now: true, told: false, saidBefore: [] });
    return nothing(text, { engine: 'embedded', reason: 'safety', safety: { level: 2, rule: refused.rule } });
  }
  if (refused) return nothing(refusedMapNote(refused), { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refused.rule } });

  const [ownTitle, ownTopic] = [redactPersonalData(title), redactPersonalData(topic)];
  const { didYouMean, ...meant } = askedTopic(ownTopic.text, index);
  const input = { title: ownTitle.text, ...meant, mapType: request.mapType };
  const pack = packFor(input.topic, index);
  const prepared = generateMap(input, pack);
  const task: GenerationTask<GenerateMapRequest, Drawn> = {
    name: 'concept-map',
    output: Drawn,
    instructions: ({ mapType }) => conceptMapInstructions(mapType, pack),
    embedded: () => ({ focusQuestion: prepared.focusQuestion, nodes: prepared.nodes, links: prepared.links }),
    maxTokens: 2_500,
    faultIn,
  };
  const { output, meta } = await generateTo(task, input, { env, settings, mode: 'student', deadlineMs });
  const isModels = meta.engine === 'openai';
  const grounding = pack ? 'topic-pack' : isModels ? 'model' : 'scaffold';
  const removed = [...new Set([...ownTitle.removed, ...ownTopic.removed])];
  return {
    ...output,
    ideas: isModels ? prepared.ideas.filter(({ from, to }) => [from, to].some((text) => output.nodes.some((node) => isSame(node.text, text)))) : prepared.ideas,
    note: isModels ? 'A language model drew this map. It can be wrong: read every link as a sentence and check those you are not sure of.' : prepared.note,
    meta: {
      ...meta,
      grounding,
      ...(pack ? { basedOn: [{ kind: 'topic', id: pack.id, title: pack.title }] } : didYouMean && { didYouMean }),
      ...(removed.length > 0 && { redacted: removed }),
    },
  };
}

const nothing = (note: string, meta: Meta): GenerateMapReply => ({ nodes: [], links: [], focusQuestion: '', ideas: [], note, meta });

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What makes no map: ids that stand twice or nowhere, a concept twice, a link to itself, an island. */
function faultIn({ nodes, links }: Drawn): string | null {
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) return 'an id stands twice';
  if (new Set(nodes.map(({ text }) => text.trim().toLowerCase())).size < nodes.length) return 'a concept stands twice';
  if (links.some(({ from, to }) => !ids.has(from) || !ids.has(to) || from === to)) return 'a link leads nowhere';
  if (links.some(({ label }) => label.trim() === '')) return 'a link has no phrase';
  const reached = new Set([nodes[0]?.id]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { from, to } of links) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    grew = reached.size > before;
  }
  return reached.size < ids.size ? 'a concept hangs together with nothing' : null;
}
