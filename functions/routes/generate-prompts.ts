/** POST /api/literacy/generate-prompts: questions about a passage. The passage is neither stored nor logged; the last few stay in memory for some minutes. */
import { Hono } from 'hono';
import { type GeneratePromptsReply, GeneratePromptsRequest } from '../../src/contracts/api/generate-prompts.ts';
import type { TopicPack } from '../../src/contracts/knowledge/topic.ts';
import { limits } from '../../src/contracts/limits.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { isReadableText } from '../../src/engine/reading/is-text.ts';
import { bandOf, type Passage } from '../../src/engine/reading/passage.ts';
import { promptSet } from '../../src/engine/reading/prompts.ts';
import { loadTagger } from '../../src/engine/reading/tagger.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { generateTo } from '../ai/generate.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import { closestPack } from '../ai/prompts/checked-knowledge.ts';
import { readingTask } from '../ai/prompts/reading-prompts.ts';
import { RecentPassages } from '../ai/recent-passages.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from '../http/problem.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

/** Milliseconds a reader waits at most for a model's questions. */
const deadlineMs = 15_000;

const recent = new RecentPassages();

export function generatePromptsRoutes(getIndex: GetIndex): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const { passage: text, promptStyle, teacherMode, gradeLevel } = await readJson(c.req.raw, GeneratePromptsRequest, limits.reading.bodyBytes);
    if (!isReadableText(text))
      throw new ProblemError('not-text', 'This looks like the bytes of a file. Paste its text, or choose the file on the page, which takes the text out of it.');
    const { settings } = c.var;
    const mode = teacherMode ? 'teacher' : 'student';
    await limitRate(modelConfigured(settings, mode) ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);

    const read = recent.read(text, await loadTagger());
    const { passage } = read;
    const band = gradeLevel ?? bandOf(passage.grade);
    // Only what may leave has to be gone through.
    const redacted = modelConfigured(settings, mode) ? passage.sentences.map((sentence) => redactPersonalData(sentence.text)) : [];
    const input = { style: promptStyle, grade: band, sentences: redacted.map((each) => each.text) };
    const { output, meta } = await generateTo(
      readingTask(read, () => topicOf(passage, getIndex())),
      input,
      { env: c.env, settings, mode, deadlineMs },
    );
    const removed = [...new Set(redacted.flatMap((each) => each.removed))];
    const reply: GeneratePromptsReply = {
      ...promptSet(passage, output.prompts, { style: promptStyle, band, teacherMode }),
      meta: { ...meta, grounding: 'passage', ...(meta.engine === 'openai' && removed.length > 0 && { redacted: removed }) },
    };
    return c.json(reply, 200, { 'Cache-Control': 'no-store' });
  });
}

/** The pack that a passage informs about: by its title, else by what it keeps coming back to. A story is about its people. */
const topicOf = ({ kind, title, topics }: Passage, index: KnowledgeIndex): TopicPack | null =>
  kind === 'story' || kind === 'poem'
    ? null
    : closestPack(index, [
        title ?? '',
        topics
          .slice(0, 4)
          .map(({ text }) => text)
          .join(', '),
      ]);
