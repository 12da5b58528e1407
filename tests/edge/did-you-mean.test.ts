/** A misspelled topic at the four endpoints that make something of one. */
import { describe, expect, it } from 'vitest';
import { workerOfBlock } from '../support/endpoint.ts';

const endpoints = [
  ['/api/aurora/generate-lesson', { subject: 'Science', gradeLevel: 'Grade 5', duration: 30, teachingStyle: 'Inquiry-based' }],
  ['/api/pare/generate', {}],
  ['/api/nebula/generate-map', { title: 'A map', mapType: 'spider' }],
  ['/api/orbit/generate-simulation', { format: 'scientific', gradeLevel: 'Middle School (6-8)', duration: 45 }],
] as const;

describe.each(endpoints)('%s', (path, rest) => {
  const at = workerOfBlock();
  const ask = async (topic: string) => {
    const reply = await at.worker.post(path, { ...rest, topic });
    expect(reply.status).toBe(200);
    return { text: await reply.clone().text(), ...((await reply.json()) as { meta: { grounding: string; didYouMean?: string; basedOn?: { id: string }[] } }) };
  };

  it('puts right what can mean one held topic only, and writes it as it is written', async () => {
    const { meta, text } = await ask('watr cicle');
    expect(meta.basedOn?.[0]?.id).toBe('water-cycle');
    expect(meta.didYouMean).toBeUndefined();
    expect(text).not.toMatch(/watr|cicle/i);
  });

  it('makes the frame of a topic that may be another one, and asks', async () => {
    const { meta } = await ask('factions');
    expect(meta).toMatchObject({ grounding: 'scaffold', didYouMean: 'fractions' });
    expect(meta.basedOn).toBeUndefined();
  });

  it('asks nothing of a topic that is not held', async () => {
    const { meta } = await ask('Medieval bookbinding');
    expect(meta.grounding).toBe('scaffold');
    expect(meta.didYouMean).toBeUndefined();
  });
});
