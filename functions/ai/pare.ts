/** A PARE lesson for a teacher's request. The order is fixed: clean, refuse what could hurt, take out personal data, model or engine, answer. */
import type { GeneratePareReply, GeneratePareRequest } from '../../src/contracts/api/generate-pare.ts';
import type { Meta } from '../../src/contracts/api/meta.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { refuseLesson } from '../../src/engine/lesson/refused.ts';
import { makePare, type PareRequest } from '../../src/engine/pare/pare.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { askedTopic } from '../../src/engine/topic-lookup/asked-topic.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { sourcesOf } from './lesson.ts';
import { pareTask } from './prompts/pare.ts';

/** Milliseconds a teacher waits at most. */
const deadlineMs = 15_000;

export async function generatePare(asked: GeneratePareRequest, { env, settings, index }: { env: Env; settings: Settings; index: KnowledgeIndex }): Promise<GeneratePareReply> {
  const texts = Object.entries(asked).map(([name, text]) => [name, sanitizeText(text)] as const);
  const cleaned = Object.fromEntries(texts) as unknown as PareRequest;
  // A subject or a grade can carry the same request as the topic.
  const { topic, subject, gradeLevel, standards } = cleaned;
  const refused = refuseLesson(topic, subject, 'PARE') ?? refuseLesson(subject, '', 'PARE') ?? refuseLesson(gradeLevel, '', 'PARE') ?? refuseLesson(standards, subject, 'PARE');
  if (refused) {
    const { lesson, pack } = makePare({ ...refused.better, gradeLevel: 'Grade 7', standards: '' }, index);
    const meta: Meta = {
      engine: 'embedded',
      grounding: 'topic-pack',
      ...(pack && { basedOn: [{ kind: 'topic', id: pack.id, title: pack.title }] }),
      ...(refused.kind === 'safety' ? { reason: 'safety', safety: { level: 2, rule: refused.rule } } : { reason: 'refused-request', safety: { level: 0, rule: refused.rule } }),
    };
    return { ...lesson, backgroundBullets: [refused.explanation, ...lesson.backgroundBullets], meta };
  }
  const redacted = texts.map(([name, text]) => [name, redactPersonalData(text)] as const);
  const removed = [...new Set(redacted.flatMap(([, each]) => each.removed))];
  const own = Object.fromEntries(redacted.map(([name, { text }]) => [name, text])) as unknown as PareRequest;
  const { didYouMean, ...meant } = askedTopic(own.topic, index);
  const input = { ...own, ...meant };
  const made = makePare(input, index);
  const { output, meta } = await generateTo(pareTask(made), input, { env, settings, mode: 'teacher', deadlineMs });
  const { pack, sources } = made;
  return {
    ...output,
    meta: {
      ...meta,
      grounding: pack ? 'topic-pack' : meta.engine === 'openai' ? 'model' : 'scaffold',
      safety: { level: 0, rule: null },
      ...(pack ? { basedOn: [{ kind: 'topic', id: pack.id, title: pack.title }] } : didYouMean && { didYouMean }),
      ...(sources.length > 0 && { sources: sourcesOf(sources, index) }),
      ...(removed.length > 0 && { redacted: removed }),
    },
  };
}
