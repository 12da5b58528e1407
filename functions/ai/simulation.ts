/** A simulation on a topic. The order is fixed: normalize, safety, take out personal data, model or engine, answer. The topic is neither stored nor logged. */
import * as z from 'zod';
import type { GenerateSimulationReply, GenerateSimulationRequest } from '../../src/contracts/api/generate-simulation.ts';
import type { Meta } from '../../src/contracts/api/meta.ts';
import { type SimulationEvent, simulationLimits } from '../../src/contracts/simulation.ts';
import { careText } from '../../src/engine/chat/care.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import type { QuestionSearch } from '../../src/engine/perspectives/question-search.ts';
import { loadDictionary } from '../../src/engine/reading/tagger.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { refuseTopic } from '../../src/engine/safety/refuse-topic.ts';
import { faultsIn } from '../../src/engine/simulation/check.ts';
import { toEntityEvents } from '../../src/engine/simulation/entity.ts';
import { type Generated, generateSimulation, roundsIn } from '../../src/engine/simulation/generate.ts';
import { type Ground, groundFor } from '../../src/engine/simulation/ground.ts';
import { namesRealLives } from '../../src/engine/simulation/real-names.ts';
import { namesProtected } from '../../src/engine/simulation/sensitive.ts';
import { askedTopic } from '../../src/engine/topic-lookup/asked-topic.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { simulationInstructions } from './prompts/simulation.ts';
import type { GenerationTask } from './provider.ts';

/** Milliseconds a person waits at most for a model's simulation. */
const deadlineMs = 15_000;

const line = z.string().min(1).max(simulationLimits.lineChars);
const text = z.string().min(1).max(1_500);

const Written = z.strictObject({
  title: z.string().min(1).max(simulationLimits.titleChars),
  description: text,
  scenario: text,
  objectives: z.array(line).min(2).max(6),
  roles: z
    .array(z.strictObject({ name: z.string().min(1).max(120), description: line, objectives: z.array(line).min(1).max(3), secretInfo: line }))
    .min(3)
    .max(8),
  meters: z
    .array(z.strictObject({ name: z.string().min(1).max(40), start: z.number().min(0).max(100) }))
    .min(1)
    .max(3),
  events: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60),
        title: z.string().min(1).max(160),
        description: text,
        decisions: z
          .array(z.strictObject({ text: line, outcome: text, next: z.string().max(60).nullable(), effects: z.array(z.number().min(-100).max(100)).max(3) }))
          .min(2)
          .max(4),
      }),
    )
    .min(3)
    .max(24),
  materials: z
    .array(z.strictObject({ type: z.string().min(1).max(80), description: text }))
    .min(1)
    .max(8),
  debrief: z.array(line).min(2).max(6),
});
type Written = z.infer<typeof Written>;

export const refusedNote =
  'That topic could hurt somebody, so no simulation is made of it. If it comes from a lesson, simulate how people prevent it or deal with what it has done.';

interface Deps {
  env: Env;
  settings: Settings;
  index: KnowledgeIndex;
  questions: QuestionSearch;
  now: () => Date;
  newId: () => string;
}

export async function writeSimulation(request: GenerateSimulationRequest, { env, settings, index, questions, now, newId }: Deps): Promise<GenerateSimulationReply> {
  const topic = sanitizeText(request.topic).replaceAll(/\s+/g, ' ').trim();
  const frame = { id: newId(), createdDate: now().toISOString(), format: request.format, gradeLevel: request.gradeLevel, duration: request.duration, studentCount: 0 };
  const nothing = (note: string, meta: Meta, better?: string): GenerateSimulationReply => ({
    ...frame,
    title: '',
    topic: '',
    description: '',
    scenario: '',
    objectives: [],
    roles: [],
    events: [],
    materials: [],
    meters: [],
    debrief: [],
    note,
    ...(better && { betterTopic: better }),
    meta,
  });
  const refused = refuseTopic(topic);
  if (refused?.kind === 'safety') {
    const care = careText(index.knowledge.moves.care, { mode: 'student', message: topic, rule: refused.rule, now: true, told: false, saidBefore: [] });
    return nothing(care, { engine: 'embedded', reason: 'safety', safety: { level: 2, rule: refused.rule } });
  }
  if (refused) return nothing(refusedNote, { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refused.rule } }, refused.better.topic);

  const own = redactPersonalData(topic);
  const { didYouMean, ...meant } = askedTopic(own.text, index);
  const input = { ...request, ...meant };
  const found = groundFor(input, index, questions);
  const isHeld = found.pack !== null || found.question !== null;
  const ground: Ground = isHeld || found.forOthers ? found : { ...found, isRealName: namesRealLives(input.topic, await loadDictionary()) };
  const { references } = index.knowledge;
  const prepared = generateSimulation(input, ground, references);
  const redacted = own.removed.length > 0 && { redacted: [...new Set(own.removed)] };
  const basedOn = isHeld ? { basedOn: basisOf(ground) } : didYouMean && { didYouMean };
  // What was done to real people, and who is alive, is never left to a model.
  if (prepared.isStudy) return answer(prepared, { engine: 'embedded', reason: 'checked-only', grounding: isHeld ? 'topic-pack' : 'scaffold', ...basedOn, ...redacted });

  const task: GenerationTask<GenerateSimulationRequest, Written> = {
    name: 'simulation',
    output: Written,
    instructions: ({ format, duration }) => simulationInstructions(format, roundsIn[duration], ground),
    embedded: () => asWritten(prepared),
    maxTokens: 6_000,
    faultIn,
  };
  const { output, meta } = await generateTo(task, input, { env, settings, mode: 'teacher', deadlineMs });
  const isModels = meta.engine === 'openai';
  const grounding = isHeld ? 'topic-pack' : isModels ? 'model' : 'scaffold';
  const note = isModels ? 'A language model wrote this simulation. It can be wrong: read every outcome before a class does, and check what is stated as fact.' : prepared.note;
  return answer({ ...prepared, ...output, note }, { ...meta, grounding, ...basedOn, ...redacted });

  function answer({ isStudy: _, origin: __, events, ...made }: Generated, meta: Meta): GenerateSimulationReply {
    return structuredClone({ ...frame, ...made, events: toEntityEvents(events), meta }) as GenerateSimulationReply;
  }
}

const basisOf = ({ pack, question }: Ground): NonNullable<Meta['basedOn']> => [
  ...(pack ? [{ kind: 'topic' as const, id: pack.id, title: pack.title }] : []),
  ...(question ? [{ kind: 'question' as const, id: question.id, title: question.question }] : []),
];

/** The embedded simulation in the shape that a model writes. */
function asWritten({ title, description, scenario, objectives, roles, meters, events, materials, debrief }: Generated): Written {
  return { title, description, scenario, objectives, roles, meters, events, materials, debrief } as unknown as Written;
}

/** What makes no simulation: a dead end, a lost way, a sentence of role or outcome twice, effects that fit no meter, a real person as a role. */
function faultIn({ roles, events, meters }: Written): string | null {
  const [fault] = faultsIn(events as readonly SimulationEvent[]);
  if (fault) return `${fault.kind}${'event' in fault ? ` at ${fault.event}` : ''}`;
  if (new Set(events.map(({ id }) => id)).size < events.length) return 'an id stands twice';
  if (events.some(({ decisions }) => decisions.some(({ effects }) => effects.length !== meters.length))) return 'effects do not fit the meters';
  const said = [...roles.map(({ secretInfo }) => secretInfo), ...events.flatMap(({ decisions }) => decisions.map(({ outcome }) => outcome))].map((each) =>
    each.trim().toLowerCase(),
  );
  if (new Set(said).size < said.length) return 'a secret or an outcome stands twice';
  return roles.some(({ name, description }) => namesProtected(`${name} ${description}`)) ? 'a role is a real person' : null;
}
