/** Guided notes for tests: two parts with blanks, a choice and a question to write about. */
import type { CometContent } from '../../src/contracts/comet.ts';
import type { CreateSessionBody, CreateSessionReply } from '../../src/contracts/live/session.ts';
import { type LiveServer, postJson } from './live.ts';

export const cometNotes: CometContent = {
  title: 'Photosynthesis',
  lessonTitle: 'Where did the pumpkin come from?',
  notes: [
    {
      title: 'What goes in',
      lines: [
        ['Plants take in ', { answer: 'carbon dioxide', alternatives: ['CO2'] }, ' through openings called ', { answer: 'stomata', alternatives: [] }, '.'],
        ['Water comes up from the ', { answer: 'roots', alternatives: ['root'] }, '.'],
      ],
    },
    { title: 'What comes out', lines: [['Light splits water, and ', { answer: 'oxygen', alternatives: [] }, ' is released.']] },
  ],
  questions: [
    {
      question: 'Where does most of the mass of a pumpkin come from?',
      type: 'multiple_choice',
      options: ['Soil', 'Air', 'Water'],
      correctAnswer: 1,
      lookFor: 'Carbon from the air.',
    },
    { question: 'Why do plants need light?', type: 'short_answer', options: [], correctAnswer: null, lookFor: 'For the energy.' },
  ],
};

export async function openComet(server: LiveServer, change: Partial<Pick<CreateSessionBody, 'code' | 'pace' | 'admission'>> = {}): Promise<CreateSessionReply> {
  const response = await postJson(server, '/api/live/sessions', { kind: 'comet', content: cometNotes, ...change }, { 'Idempotency-Key': crypto.randomUUID() });
  if (response.status !== 201) throw new Error(`opening answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as CreateSessionReply;
}
