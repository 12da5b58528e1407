import { describe, expect, it } from 'vitest';
import { expectedReplies } from '../../src/engine/chat/expected-replies.ts';
import { planReply } from '../../src/engine/chat/reply.ts';
import { numbersIn } from '../../src/engine/math/spoken-numbers.ts';
import { sentencesOf } from '../../src/engine/text/words.ts';
import { textsIn } from '../support/content-texts.ts';
import { aState, bare, index, knowledge } from '../support/knowledge.ts';

const entries = knowledge.topics.flatMap((topic) => (topic.expectedAnswers ?? []).map((answer) => ({ topic, ...answer })));
const sampleLines = knowledge.samples.flatMap(({ messages }) => messages.filter(({ sender }) => sender === 'kora').map(({ text }) => text));
const sentencesIn = (texts: readonly string[]) => new Set(texts.flatMap(sentencesOf).map(bare));

/** Kora's reply to a message right after the question, in a conversation about the pack. */
function replyTo(message: string, { topic, question }: (typeof entries)[number]): string {
  const state = aState({ topic: topic.id, subject: topic.subject, turn: 1, rung: 'question' });
  const history = [
    { sender: 'user', text: topic.title },
    { sender: 'kora', text: question },
  ] as const;
  return planReply({ message, mode: 'student', history, state }, index).text;
}

it('every pack expects at least eight answers', () => {
  for (const { id, expectedAnswers } of knowledge.topics) expect(expectedAnswers?.length ?? 0, id).toBeGreaterThanOrEqual(8);
});

describe('an expected answer', () => {
  it('belongs to a sentence that Kora says, in the same pack or in a sample conversation', () => {
    const ofSamples = sentencesIn(sampleLines);
    const unasked = knowledge.topics.flatMap(({ expectedAnswers = [], ...rest }) => {
      const says = expectedAnswers.flatMap(({ replies }) => replies.map(({ say }) => say));
      const ideas = rest.ideas?.map((idea) => idea.says) ?? [];
      const own = sentencesIn([...textsIn(rest, rest.id).map(({ text }) => text), ...ideas, ...says]);
      return expectedAnswers.filter(({ question }) => !own.has(bare(question)) && !ofSamples.has(bare(question))).map(({ question }) => `${rest.id}: ${question}`);
    });
    expect(unasked).toEqual([]);
  });

  it('is the only one for its question', () => {
    const questions = entries.map(({ question }) => bare(question));
    expect(questions.filter((question, i) => questions.indexOf(question) !== i)).toEqual([]);
  });

  it('knows a right reply', () => {
    expect(entries.filter(({ replies }) => !replies.some(({ right }) => right)).map(({ topic, question }) => `${topic.id}: ${question}`)).toEqual([]);
  });

  it('has no phrase in two of its replies', () => {
    const twice = entries.flatMap(({ topic, question, replies }) => {
      const phrases = replies.flatMap(({ hears }) => hears.map(bare));
      return phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i).map((phrase) => `${topic.id}: ${question}: "${phrase}"`);
    });
    expect(twice).toEqual([]);
  });

  it('leads each of its phrases, said alone, to the reply in which the phrase stands', () => {
    const astray = entries.flatMap((entry) =>
      entry.replies.flatMap(({ hears, say }) =>
        hears.filter((phrase) => !replyTo(phrase, entry).includes(say)).map((phrase) => `${entry.topic.id}: ${entry.question}: "${phrase}"`),
      ),
    );
    expect(astray).toEqual([]);
    // A whole reply for each of over ten thousand phrases: eight seconds on a free machine, minutes on a crowded one.
  }, 240_000);

  it('is not heard in a question of the visitor that holds its figure', () => {
    const heard = entries.flatMap(({ question, replies }) =>
      replies.flatMap(({ hears }) => hears.filter((phrase) => numbersIn(phrase).length > 0 && expectedReplies(index, question, `how do i find it for ${phrase}`).length > 0)),
    );
    expect(heard).toEqual([]);
  });

  it('is met with a text that ends with a question', () => {
    const closed = entries.flatMap(({ topic, replies }) => replies.filter(({ say }) => !say.endsWith('?')).map(({ say }) => `${topic.id}: ${say}`));
    expect(closed).toEqual([]);
  });
});
