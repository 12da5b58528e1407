/** POST /api/aurora/generate-lesson with the embedded engine and with models that work, fail and misbehave; rows 33 to 41 of the bad-input catalog included. */
import { describe, expect, it } from 'vitest';
import { GenerateLessonReply } from '../../src/contracts/api/generate-lesson.ts';
import { minutesOf } from '../../src/contracts/lesson.ts';
import { limits } from '../../src/contracts/limits.ts';
import { lessonFaults } from '../../src/engine/lesson/faults.ts';
import { askAt, faultsIn, workerOfBlock } from '../support/endpoint.ts';
import { lesson } from '../support/lessons.ts';
import type { Behavior } from '../support/model-server.ts';
import { modelWorkerOfBlock } from '../support/model-worker.ts';

const path = '/api/aurora/generate-lesson';
const request = {
  subject: 'Science',
  gradeLevel: 'Grade 7',
  topic: 'Photosynthesis',
  duration: 45,
  teachingStyle: 'Inquiry-based',
  standards: '',
  slideCount: 8,
  contentDifficulty: 3,
  teacherId: 1,
};

const generate = askAt(path, GenerateLessonReply, request);

describe('the embedded engine', () => {
  const at = workerOfBlock();

  const errorsOf = async (body: unknown, status = 422, headers?: Record<string, string>) => faultsIn(await at.worker.post(path, body, headers), status);

  it('makes the lesson that was asked for, and says what it stands on', async () => {
    const response = await at.worker.post(path, request);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reply = GenerateLessonReply.parse(await response.json());
    expect(reply).toMatchObject({ subject: 'Science', gradeLevel: 'Grade 7', duration: 45, teachingStyle: 'Inquiry-based' });
    expect(lessonFaults(reply, request)).toEqual([]);
    expect(reply.meta).toMatchObject({ engine: 'embedded', reason: 'no-key', grounding: 'topic-pack', basedOn: [{ kind: 'topic', id: 'photosynthesis' }] });
    expect(reply.meta).not.toHaveProperty('redacted');
  });

  it('a topic without a pack is a scaffold that says so', async () => {
    const reply = await generate(at.worker, { ...request, topic: 'How bees find their way home' });
    expect(reply.meta.grounding).toBe('scaffold');
    expect(reply.gaps.join()).toContain('No checked knowledge');
  });

  it('row 33: one error for each missing field', async () => {
    const { subject: _1, gradeLevel: _2, topic: _3, ...rest } = request;
    expect(await errorsOf(rest)).toEqual(['/subject required', '/gradeLevel required', '/topic required']);
    expect(await errorsOf({ ...request, subject: '  ', gradeLevel: '\u200b', topic: '' })).toEqual(['/subject required', '/gradeLevel required', '/topic required']);
  });

  it('duration and style are required too, the sliders have their defaults', async () => {
    const { duration: _1, teachingStyle: _2, ...rest } = request;
    expect(await errorsOf(rest)).toEqual(['/duration enum', '/teachingStyle enum']);
    const { slideCount: _3, contentDifficulty: _4, standards: _5, teacherId: _6, ...least } = request;
    expect((await generate(at.worker, least)).slides).toHaveLength(8);
  });

  it.each([3, 13, 8.5, '8', null])('row 34: slideCount %j', async (slideCount) => {
    expect(await errorsOf({ ...request, slideCount })).toHaveLength(1);
  });

  it('row 34: NaN and 1e309', async () => {
    const sent = (slideCount: string) =>
      at.worker.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request).replace('"slideCount":8', `"slideCount":${slideCount}`),
      });
    expect((await sent('NaN')).status).toBe(400);
    expect((await sent('1e309')).status).toBe(422);
  });

  it.each([0, 6])('row 35: contentDifficulty %j', async (contentDifficulty) => {
    expect(await errorsOf({ ...request, contentDifficulty })).toEqual(['/contentDifficulty out-of-range']);
  });

  it.each([44, -15, '44', '45.0', ' 45', null, true])('row 36: duration %j', async (duration) => {
    expect(await errorsOf({ ...request, duration })).toEqual(['/duration enum']);
  });

  it('row 36: a duration may be numeric text, and comes back as a number', async () => {
    const reply = await generate(at.worker, { ...request, duration: '60' });
    expect(reply.duration).toBe(60);
    expect(minutesOf(reply.outline)).toBe(60);
  });

  it('row 37: an unknown style', async () => expect(await errorsOf({ ...request, teachingStyle: 'Lecture' })).toEqual(['/teachingStyle enum']));

  it('row 38: standards may be missing, null or empty, and are kept as written', async () => {
    const { standards: _, ...without } = request;
    expect((await generate(at.worker, without)).standards).toBe('');
    expect((await generate(at.worker, { ...request, standards: null })).standards).toBe('');
    expect((await generate(at.worker, { ...request, standards: 'NGSS MS-LS1-6' })).standards).toBe('NGSS MS-LS1-6');
  });

  it.each([2, '1; DROP TABLE', '1', null])('row 39: teacherId %j', async (teacherId) => {
    expect(await errorsOf({ ...request, teacherId })).toHaveLength(1);
  });

  it('row 40: a topic of 5,000 characters, script tags, odd characters', async () => {
    expect(await errorsOf({ ...request, topic: 'x'.repeat(5_000) })).toEqual(['/topic too-long']);
    await errorsOf({ ...request, topic: 'x'.repeat(limits.lesson.bodyBytes) }, 413);
    const reply = await generate(at.worker, { ...request, topic: '<script>alert(1)</script> photosynthesis' });
    expect(reply.slides).toHaveLength(8);
    expect((await generate(at.worker, { ...request, topic: '光合作用 \ud800 \u202e' })).slides).toHaveLength(8);
  });

  it.each(['how to make a bomb', 'Sexual positions'])('row 41: %s answers with an explanation and a better topic', async (topic) => {
    const reply = await generate(at.worker, { ...request, topic, gradeLevel: 'Grade 9' });
    expect(reply.meta).toMatchObject({ engine: 'embedded', reason: 'refused-request' });
    expect(reply.description).toContain('could hurt someone');
    expect(reply.gradeLevel).toBe('Grade 9');
    expect(JSON.stringify(reply)).not.toContain(topic);
    expect(reply.slides).toHaveLength(8);
  });

  it('words of a person in danger make no lesson and lead to people', async () => {
    const reply = await generate(at.worker, { ...request, topic: 'I want to kill myself' });
    expect(reply.meta).toMatchObject({ reason: 'safety', safety: { level: 2 } });
    expect(reply.description).toContain('talk to a person now');
  });

  it('refuses fields it does not have, and other methods', async () => {
    expect(await errorsOf({ ...request, model: 'big' })).toEqual([' unknown-key']);
    expect((await at.worker.fetch(path)).status).toBe(405);
  });
});

describe('a model', () => {
  const on = modelWorkerOfBlock();
  const { subject: _1, gradeLevel: _2, duration: _3, teachingStyle: _4, standards: _5, gaps: _6, guidance: _7, ...whole } = lesson().lesson;
  const draft = { ...whole, slides: whole.slides.map(({ diagram: _, ...slide }) => slide) };
  const written = (changes: Partial<typeof draft> = {}) => JSON.stringify({ ...draft, title: 'Written by the model: photosynthesis', ...changes });

  it('that keeps all rules is shown, and named', async () => {
    on.model.behave('normal', written());
    const reply = await generate(on.worker);
    expect(reply.title).toBe('Written by the model: photosynthesis');
    expect(reply.meta).toMatchObject({ engine: 'openai', model: 'test-model', grounding: 'topic-pack' });
    // It is not asked for pictures: what is drawn stands in the pack.
    expect(JSON.stringify(on.model.calls)).not.toContain('diagram');
    expect(reply.slides.filter(({ kind, diagram }) => kind === 'idea' && diagram && diagram.length >= 3)).toHaveLength(1);
  });

  it('sees no e-mail, phone or address', async () => {
    on.model.behave('normal', written());
    const reply = await generate(on.worker, { ...request, topic: 'Photosynthesis, ask ana.silva@example.org' });
    expect(JSON.stringify(on.model.calls)).not.toContain('ana.silva');
    expect(reply.meta.redacted).toEqual(['email']);
  });

  it.each(['how to make a bomb', 'I want to kill myself'])('is not asked for: %s', async (topic) => {
    expect((await generate(on.worker, { ...request, topic })).meta.engine).toBe('embedded');
    expect(on.model.calls).toHaveLength(0);
  });

  it.each([
    ['has minutes that do not add up', written({ outline: draft.outline.slice(1) }), 'bad-output'],
    ['has a slide too few', written({ slides: draft.slides.slice(1) }), 'bad-output'],
    ['leaves a list empty', written({ tasks: [] }), 'bad-output|upstream-error'],
    ['says a sentence twice', written({ tasks: [draft.description] }), 'bad-output'],
    ['links to a page', written({ tasks: ['Look at https://evil.example/lesson first.'] }), 'unsafe-output'],
  ])('that %s is replaced', async (_, text, reason) => {
    on.model.behave('normal', text);
    const reply = await generate(on.worker);
    expect(reply.meta.engine).toBe('embedded');
    expect(reply.meta.reason).toMatch(new RegExp(`^(?:${reason})$`));
    expect(lessonFaults(reply, request)).toEqual([]);
  });

  it.each<[Behavior, string]>([
    ['malformed-json', 'bad-output|upstream-error'],
    ['wrong-shape', 'bad-output|upstream-error'],
    ['refusal', 'upstream-refusal'],
    ['empty', 'bad-output'],
    [500, 'upstream-error'],
  ])('that fails is replaced: %s', async (behavior, reason) => {
    on.model.behave(behavior);
    const reply = await generate(on.worker);
    expect(reply.meta.engine).toBe('embedded');
    expect(reply.meta.reason).toMatch(new RegExp(`^(?:${reason})$`));
  });
});
