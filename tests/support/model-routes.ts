/** Every way to something that a model may write: a request that asks it, how long it may take, and what the visitor must have in the end. */
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { BlockSuggestionReply } from '../../src/contracts/api/block-suggestion.ts';
import { ExploreReply } from '../../src/contracts/api/explore-perspectives.ts';
import { GenerateLessonReply } from '../../src/contracts/api/generate-lesson.ts';
import { GenerateMapReply } from '../../src/contracts/api/generate-map.ts';
import { GeneratePareReply } from '../../src/contracts/api/generate-pare.ts';
import { GeneratePromptsReply } from '../../src/contracts/api/generate-prompts.ts';
import { GenerateSimulationReply } from '../../src/contracts/api/generate-simulation.ts';
import { ChatReply } from '../../src/contracts/api/kora-chat.ts';
import type { Meta } from '../../src/contracts/api/meta.ts';
import { PrismFeedbackReply } from '../../src/contracts/api/prism-feedback.ts';
import { readEvents } from './sse.ts';

/** Sends a request to some Worker. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export interface ModelRoute {
  name: string;
  /** Milliseconds after which the engine answers instead of the model. */
  deadlineMs: number;
  /** Asks, and reads the answer to its contract. */
  ask(send: Send): Promise<{ meta: Pick<Meta, 'engine' | 'reason'>; isUseful: boolean }>;
}

type Reply = { meta: Pick<Meta, 'engine' | 'reason'> };

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function route<R extends Reply>(
  name: string,
  deadlineMs: number,
  path: string,
  init: RequestInit | undefined,
  contract: z.ZodType<R>,
  isUseful: (reply: R) => boolean,
): ModelRoute {
  return {
    name,
    deadlineMs,
    async ask(send) {
      const response = await send(path, init);
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
      const reply = contract.parse(await response.json());
      return { meta: reply.meta, isUseful: isUseful(reply) };
    },
  };
}

const passage = readFileSync(new URL('../passages/story-lighthouse.txt', import.meta.url), 'utf8');
const question = { message: 'I have a fractions test on Friday and no idea how to add them', mode: 'student', conversationHistory: [] };
const isReply = ({ response }: ChatReply): boolean => response.length > 60 && response.includes('?');
const lesson = {
  subject: 'Science',
  gradeLevel: 'Grade 7',
  topic: 'Photosynthesis',
  duration: 45,
  teachingStyle: 'Inquiry-based',
  slideCount: 8,
  contentDifficulty: 3,
  teacherId: 1,
};
const essay = { blockType: 'hook', essayType: 'argumentative', gradeLevel: '3-5', currentContent: 'Do you like recess? Everyone loves recess because it is so fun.' };
const reflection = {
  title: 'The density lab',
  reflection:
    'We had forty minutes for the density lab. I took the scale before Maya had sat down. Our third value was off by half because I never looked at what she wrote down. I felt ashamed. Next time I will read each number out loud before we write it.',
};
/** Nothing curated is held on it. */
const unknown = 'Should retrieval practice tests in our village school library be graded?';

export const modelRoutes: readonly ModelRoute[] = [
  route('the chat', 8_000, '/api/kora/chat', json(question), ChatReply, isReply),
  {
    name: 'the chat as a stream',
    deadlineMs: 8_000,
    async ask(send) {
      const events = await readEvents(await send('/api/kora/chat', json(question, { Accept: 'text/event-stream' })));
      const done = events.at(-1);
      const reply = ChatReply.parse(done?.data);
      // What a stream had shown before the fault is taken back as a whole.
      const shown = events.reduce(
        (text, { event, data }) => (event === 'delta' ? text + (data as { text: string }).text : event === 'replace' ? (data as { text: string }).text : text),
        '',
      );
      return { meta: reply.meta, isUseful: done?.event === 'done' && isReply(reply) && shown.trim() === reply.response.trim() };
    },
  },
  route('a suggestion for an essay', 8_000, '/api/literacy/block-suggestion', json(essay), BlockSuggestionReply, ({ items }) => items.length === 3),
  route('a lesson', 15_000, '/api/aurora/generate-lesson', json(lesson), GenerateLessonReply, ({ slides }) => slides.length === lesson.slideCount),
  route(
    'a PARE lesson',
    15_000,
    '/api/pare/generate',
    json({ topic: 'Photosynthesis', gradeLevel: 'Grade 7', subject: 'Science' }),
    GeneratePareReply,
    ({ echoPrompts }) => echoPrompts.length > 0,
  ),
  route(
    'a simulation',
    15_000,
    '/api/orbit/generate-simulation',
    json({ format: 'debate', topic: 'democracy', gradeLevel: 'High School (9-12)', duration: 60 }),
    GenerateSimulationReply,
    ({ events }) => events.length > 3,
  ),
  route(
    'a concept map',
    15_000,
    '/api/nebula/generate-map',
    json({ title: 'How leaves make sugar', topic: 'photosynthesis', mapType: 'hierarchical' }),
    GenerateMapReply,
    ({ nodes }) => nodes[0]?.text === 'Photosynthesis',
  ),
  route('feedback on a reflection', 15_000, '/api/prism/feedback', json(reflection), PrismFeedbackReply, ({ strengths, questions }) => strengths.length + questions.length > 1),
  route(
    'questions about a passage',
    15_000,
    '/api/literacy/generate-prompts',
    json({ passage, promptStyle: 'inference', teacherMode: true }),
    GeneratePromptsReply,
    ({ items }) => items.length > 4,
  ),
  route(
    'views on a question',
    15_000,
    `/api/explore-perspectives?question=${encodeURIComponent(unknown)}`,
    undefined,
    ExploreReply,
    ({ perspectives }) => perspectives.length >= 4,
  ),
];
