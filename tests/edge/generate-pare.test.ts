/** POST /api/pare/generate with the embedded engine and with models that work, fail and misbehave; rows 42 to 44 of the bad-input catalog included. */
import { describe, expect, it } from 'vitest';
import { GeneratePareReply, type PareDraft } from '../../src/contracts/api/generate-pare.ts';
import { limits } from '../../src/contracts/limits.ts';
import { pareFaults } from '../../src/engine/pare/faults.ts';
import { askAt, faultsIn, workerOfBlock } from '../support/endpoint.ts';
import type { Behavior } from '../support/model-server.ts';
import { modelWorkerOfBlock } from '../support/model-worker.ts';

const path = '/api/pare/generate';
const request = { topic: 'Photosynthesis', gradeLevel: 'Grade 7', subject: 'Science', standards: 'Photosynthesis' };
const generate = askAt(path, GeneratePareReply, request);

describe('the embedded engine', () => {
  const block = workerOfBlock();

  it('makes the eight parts, and says what it stands on', async () => {
    const reply = await generate(block.worker);
    const { meta, ...lesson } = reply;
    expect(Object.keys(lesson)).toEqual(['title', 'pulseScene', 'backgroundBullets', 'suggestedVisuals', 'activateTask', 'revealContent', 'echoPrompts', 'closingLine']);
    expect(pareFaults(lesson, 'Photosynthesis')).toEqual([]);
    expect(meta).toMatchObject({ engine: 'embedded', reason: 'no-key', grounding: 'topic-pack', basedOn: [{ id: 'photosynthesis' }] });
  });

  it('a topic without a pack is a scaffold that says so', async () => {
    expect((await generate(block.worker, { topic: 'How bees find their way home' })).meta.grounding).toBe('scaffold');
  });

  it('row 42: a topic that is missing or blank', async () => {
    for (const topic of [undefined, '', '  ', '\u200b']) expect(await faultsIn(await block.worker.post(path, { ...request, topic }), 422)).toEqual(['/topic required']);
    expect(await faultsIn(await block.worker.post(path, { ...request, topic: 'x'.repeat(limits.pare.topicChars + 1) }), 422)).toEqual(['/topic too-long']);
    expect(await faultsIn(await block.worker.post(path, { ...request, topic: 7, model: 'x' }), 422)).toEqual(['/topic type', ' unknown-key']);
  });

  it('row 43: empty or missing grade and subject, standards of their own', async () => {
    for (const more of [{ gradeLevel: '', subject: '' }, { gradeLevel: undefined, subject: null }, { standards: 'MS-LS1-6' }])
      await generate(block.worker, { ...request, ...more });
  });

  it('a topic that could hurt is answered with a reason and a better one', async () => {
    const reply = await generate(block.worker, { ...request, topic: 'how to make a bomb' });
    expect(reply.meta.reason).toBe('refused-request');
    expect(reply.backgroundBullets[0]).toMatch(/^PARE makes no lesson on the topic that was asked for, because it could hurt someone\. A topic that is safe to teach/);
    expect(reply.backgroundBullets[0]).toContain(reply.meta.basedOn?.[0]?.title);
  });
});

describe('a model', () => {
  const block = modelWorkerOfBlock();
  const draft: PareDraft = {
    title: 'The lettuce under the ice',
    pulseScene: 'Ines waters the lettuce under the lamps of the station. Tonight the power goes down by a third. Which light may she keep?',
    backgroundBullets: ['Photosynthesis needs light.'],
    suggestedVisuals: ['A tray of lettuce under lamps'],
    activateTask: 'Which color of light would you keep, and why?',
    revealContent: 'Chlorophyll absorbs mainly red and blue light, so green lamps would help the least.',
    echoPrompts: ['What would you change in your first answer?', 'Where else does light decide what grows?'],
    closingLine: 'What is green lives on light.',
  };

  it('writes the lesson, grounded in the pack; personal data does not reach it', async () => {
    block.model.behave('normal', JSON.stringify(draft));
    const reply = await generate(block.worker, { ...request, subject: 'Science, mail me at ana@school.example' });
    expect(reply).toMatchObject({ title: draft.title, meta: { engine: 'openai', grounding: 'topic-pack', redacted: ['email'] } });
    const sent = JSON.stringify(block.model.calls);
    expect(sent).toContain('Chlorophyll absorbs mainly red and blue light');
    expect(sent).not.toContain('ana@school.example');
  });

  it('row 44: echo prompts that come as one text become a list', async () => {
    block.model.behave('normal', JSON.stringify({ ...draft, echoPrompts: draft.echoPrompts.map((prompt, i) => `${i + 1}. ${prompt}`).join('\n') }));
    const reply = await generate(block.worker);
    expect([reply.meta.engine, reply.echoPrompts]).toEqual(['openai', draft.echoPrompts]);
    expect(block.model.calls).toHaveLength(1);
  });

  for (const behavior of ['malformed-json', 'wrong-shape', 'empty', 'refusal', 'unsafe', 'leak', 401, 'once-500'] as const satisfies readonly Behavior[])
    it(`that answers with ${behavior} never reaches the class unchecked`, async () => {
      block.model.behave(behavior, JSON.stringify(draft));
      const { meta, ...lesson } = await generate(block.worker);
      if (behavior === 'once-500') expect(meta.engine).toBe('openai');
      else {
        expect(meta.engine).toBe('embedded');
        expect(pareFaults(lesson, 'Photosynthesis')).toEqual([]);
      }
    });

  it('that gives the answer away in the scene is replaced', async () => {
    block.model.behave('normal', JSON.stringify({ ...draft, pulseScene: draft.revealContent }));
    expect((await generate(block.worker)).meta).toMatchObject({ engine: 'embedded', reason: 'bad-output' });
  });

  it('is not asked about a topic that could hurt', async () => {
    await generate(block.worker, { ...request, topic: 'how to make a bomb' });
    expect(block.model.calls).toHaveLength(0);
  });
});
