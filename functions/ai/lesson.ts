/** A lesson for a teacher's request. The order is fixed: clean, refuse what could hurt, take out personal data, model or engine, answer. */
import type { GenerateLessonReply, GenerateLessonRequest } from '../../src/contracts/api/generate-lesson.ts';
import type { Meta, Source } from '../../src/contracts/api/meta.ts';
import type { Reference } from '../../src/contracts/knowledge/knowledge.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { slidesWithDiagram } from '../../src/engine/lesson/diagram.ts';
import { type LessonRequest, makeLesson } from '../../src/engine/lesson/lesson.ts';
import { refuseLesson } from '../../src/engine/lesson/refused.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { askedTopic } from '../../src/engine/topic-lookup/asked-topic.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { lessonTask } from './prompts/lesson.ts';

/** Milliseconds a teacher waits at most. */
const deadlineMs = 15_000;

export async function generateLesson(
  request: GenerateLessonRequest,
  { env, settings, index }: { env: Env; settings: Settings; index: KnowledgeIndex },
): Promise<GenerateLessonReply> {
  const { teacherId: _, ...asked } = request;
  const cleaned = { topic: sanitizeText(asked.topic), subject: sanitizeText(asked.subject), gradeLevel: sanitizeText(asked.gradeLevel), standards: sanitizeText(asked.standards) };
  // A subject or a grade can carry the same request as the topic.
  const refused = refuseLesson(cleaned.topic, cleaned.subject) ?? refuseLesson(cleaned.subject, '') ?? refuseLesson(cleaned.gradeLevel, '');
  if (refused) {
    const gradeLevel = refuseLesson(cleaned.gradeLevel, '') ? 'Grade 7' : redactPersonalData(cleaned.gradeLevel).text;
    const { lesson } = makeLesson({ ...asked, ...refused.better, gradeLevel, standards: '', variation: 0 }, index);
    const meta: Meta = {
      engine: 'embedded',
      grounding: 'topic-pack',
      ...(refused.kind === 'safety' ? { reason: 'safety', safety: { level: 2, rule: refused.rule } } : { reason: 'refused-request', safety: { level: 0, rule: refused.rule } }),
    };
    // For whoever reads the entity alone, and for the page, which shows it as a notice.
    return { id: crypto.randomUUID(), ...lesson, description: `${refused.explanation} ${lesson.description}`, gaps: [refused.explanation, ...lesson.gaps], meta };
  }
  const redacted = {
    topic: redactPersonalData(cleaned.topic),
    subject: redactPersonalData(cleaned.subject),
    gradeLevel: redactPersonalData(cleaned.gradeLevel),
    standards: redactPersonalData(cleaned.standards),
  };
  const removed = [...new Set(Object.values(redacted).flatMap((each) => each.removed))];
  const { topic, didYouMean } = askedTopic(redacted.topic.text, index);
  const input: LessonRequest = {
    ...asked,
    topic,
    subject: redacted.subject.text,
    gradeLevel: redacted.gradeLevel.text,
    standards: redacted.standards.text,
  };
  const made = makeLesson(input, index);
  const { output, meta } = await generateTo(lessonTask(made), input, { env, settings, mode: 'teacher', deadlineMs });
  const { lesson, pack, sources } = made;
  const isModels = meta.engine === 'openai';
  return {
    id: crypto.randomUUID(),
    ...lesson,
    ...output,
    // What is drawn comes from the topic pack, whoever wrote the words.
    slides: isModels ? slidesWithDiagram(output.slides, lesson.slides.find(({ diagram }) => diagram)?.diagram ?? []) : lesson.slides,
    meta: {
      ...meta,
      grounding: pack ? 'topic-pack' : isModels ? 'model' : 'scaffold',
      safety: { level: 0, rule: null },
      ...(pack ? { basedOn: [{ kind: 'topic', id: pack.id, title: pack.title }] } : didYouMean && { didYouMean }),
      ...(sources.length > 0 && { sources: sourcesOf(sources, index) }),
      ...(removed.length > 0 && { redacted: removed }),
    },
  };
}

/** The works behind keys into `content/references.json`. */
export const sourcesOf = (keys: readonly string[], index: KnowledgeIndex): Source[] => keys.flatMap((key) => sourceOf(index.knowledge.references[key]));

function sourceOf(work: Reference | undefined): Source[] {
  if (!work) return [];
  const url = work.doi ? `https://doi.org/${work.doi}` : work.url;
  return [{ title: work.title, author: work.authors.join(', '), year: String(work.year), ...(url && { url }) }];
}
