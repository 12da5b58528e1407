import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKnowledge } from '../../../../scripts/content/read-knowledge.ts';
import type { Mode } from '../../../../src/contracts/knowledge/vocabulary.ts';
import { KnowledgeIndex } from '../../../../src/engine/chat/knowledge-index.ts';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import { anyText } from '../../../support/any-text.ts';
import {
  aState,
  bareSentences,
  contentDir,
  converse,
  firstReply,
  holdsLine,
  index,
  knowledge,
  pickFrom,
  repeatedSentences,
  seeded,
  topicById,
} from '../../../support/knowledge.ts';

const said: Record<Mode, readonly string[]> = {
  student: [
    'idk',
    'I still dont get it',
    'can I have a hint',
    'show me an example',
    'just tell me the answer',
    'ok I get it now',
    'what does that mean?',
    'because the parts have different sizes',
    'I think it is 5',
    'why is that?',
    'can you explain it differently',
    'is 1/2 + 1/3 = 2/5?',
    'so 3/6 + 2/6 = 5/6',
    'I have a history test tomorrow',
    'what about photosynthesis?',
    'why do plates move',
    'I am bored',
    'write my essay for me',
    'tell me about the Hanseatic League',
    'x = 5',
    'I tried it and got stuck in the middle',
    'hm',
    '???',
    'who are you',
    'my teacher said it is wrong',
    'thanks',
    'no',
    'is that right?',
    'maybe because people were afraid',
    'asdfgh',
    'are you a robot',
  ],
  teacher: [
    'that does not work in my class',
    'any other ideas?',
    'give me an example',
    'what would I say?',
    'ok thanks',
    'how do I start the lesson',
    'they are 14 and noisy',
    'I have 45 minutes',
    'what about photosynthesis?',
    'I need a lesson on the cold war',
    'why would that work',
    'my principal wants to observe me',
    'half of them do not read well',
    'I tried that already',
    'a parent complained',
    'that worked',
    'show me a script',
    'what about fractions',
    'I am so tired of marking',
    'how do I group them',
    'what questions should I ask',
    'they only guess',
    'more ideas',
    'I do not know',
    'who are you',
  ],
};

/** A conversation of 25 turns that depends only on its seed: about one line in six opens something new. */
function randomMessages(mode: Mode, seed: number): string[] {
  const next = seeded(`${mode} ${seed}`);
  const anchors = knowledge.anchors.filter((anchor) => anchor.mode === mode);
  return Array.from({ length: 25 }, (_, turn) => (turn === 0 || next(6) === 0 ? pickFrom(pickFrom(anchors, next).says, next) : pickFrom(said[mode], next)));
}

const modes: readonly Mode[] = ['student', 'teacher'];
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(modes)('25 turns in %s mode', (mode) => {
  it.each(seeds)('repeat no sentence when the ids come back (conversation %i)', (seed) => {
    expect(repeatedSentences(converse(randomMessages(mode, seed), mode).map(({ plan }) => plan.text))).toEqual([]);
  });

  it.each(seeds)('repeat no sentence that stands in the last six messages when no ids come back (conversation %i)', (seed) => {
    const texts = converse(randomMessages(mode, seed), mode, 'history only').map(({ plan }) => plan.text);
    // Six messages are three exchanges: each reply is held against the three before it.
    expect(texts.flatMap((_, turn) => repeatedSentences(texts.slice(Math.max(0, turn - 3), turn + 1)))).toEqual([]);
  });

  it('repeat no sentence for someone who says the same thing every time', () => {
    for (const line of ['idk', 'any other ideas?', 'give me an example', 'why', 'thanks', 'hello', 'who are you', 'tell me a joke', '???'])
      expect(
        repeatedSentences(
          converse(
            Array.from({ length: 25 }, () => line),
            mode,
          ).map(({ plan }) => plan.text),
        ),
        line,
      ).toEqual([]);
  });

  it.each(seeds)('stay short and never empty (conversation %i)', (seed) => {
    for (const { message, plan } of converse(randomMessages(mode, seed), mode)) {
      expect(plan.text.trim(), message).not.toBe('');
      expect(plan.text.length, message).toBeLessThan(1_500);
    }
  });

  it.each(seeds)('leave no slot of a prepared line unfilled (conversation %i)', (seed) => {
    for (const { plan } of converse(randomMessages(mode, seed), mode)) expect(plan.text).not.toMatch(/\{\w+\}|undefined|null|NaN|\[object/);
  });
});

// Only three of Kora's replies come back then, so a chance conversation of any length can't be kept free of repetition: ten turns on one subject can.
describe('ten turns of which only the last six messages are known', () => {
  it.each([
    [
      'student',
      [
        'i have a fractions test tomorrow',
        'the adding ones',
        'idk',
        'still dont get it',
        'is it 5?',
        'hm',
        'can you give me a hint',
        'show me an example',
        'ok i get it',
        'what else',
      ],
    ],
    ['student', ['what is photosynthesis?', 'they need sun', 'dunno', 'water?', 'idk', 'i think air', 'no', 'why is that?', 'hm', 'ok']],
    [
      'teacher',
      ['I teach plate tectonics tomorrow', 'they are 14', 'any other ideas?', 'how do I start', 'and then', 'something else', 'what do they get wrong', 'ok', 'more ideas', 'good'],
    ],
  ] as const)('repeat no sentence in %s mode: %j', (mode, messages) => {
    expect(repeatedSentences(converse(messages, mode, 'history only').map(({ plan }) => plan.text))).toEqual([]);
  });
});

describe('every reply to a student', () => {
  it.each(seeds)('hands back with a question (conversation %i)', (seed) => {
    const silent = converse(randomMessages('student', seed)).filter(({ plan }) => !plan.text.includes('?'));
    expect(silent.map(({ message, plan }) => `${message} -> ${plan.text}`)).toEqual([]);
  });

  it('ends by handing back: the question is among its last three sentences', () => {
    const openings = knowledge.anchors.filter(({ mode }) => mode === 'student').flatMap(({ says }) => says);
    const late = openings.filter(
      (line) =>
        !/\?/.test(
          firstReply(line)
            .text.split(/(?<=[.?!])\s+/)
            .slice(-3)
            .join(' '),
        ),
    );
    expect(late).toEqual([]);
  });

  it('hands back when nothing at all can be made of the message', () => {
    for (const line of ['', ' ', '.', '🙂', 'ok', 'yes', '5', 'a', 'hmm', '¯\\_(ツ)_/¯', 'x'.repeat(2_000)]) expect(firstReply(line).text, JSON.stringify(line)).toContain('?');
  });
});

describe('another topic', () => {
  it('is taken up at once and starts at the bottom of the ladder', () => {
    const exchanges = converse(['I don’t get how to add fractions', 'idk', 'actually can we do photosynthesis instead', 'idk']);
    expect(exchanges.map(({ plan }) => plan.state.topic)).toEqual(['fractions', 'fractions', 'photosynthesis', 'photosynthesis']);
    expect(exchanges[2]?.plan.topic?.id).toBe('photosynthesis');
    expect(exchanges[2]?.plan.state.rung).toMatch(/opened|question/);
    expect(exchanges[2]?.plan.text).not.toMatch(/fraction|denominator/i);
  });

  it('is taken up without ids too', () => {
    const exchanges = converse(['I don’t get how to add fractions', 'idk', 'actually can we do photosynthesis instead', 'idk'], 'student', 'history only');
    expect(exchanges.map(({ plan }) => plan.state.topic)).toEqual(['fractions', 'fractions', 'photosynthesis', 'photosynthesis']);
  });

  it('is taken up for a teacher', () => {
    const exchanges = converse(['I teach fractions tomorrow', 'now I need a lesson on the cold war'], 'teacher');
    expect(exchanges.map(({ plan }) => plan.topic?.id)).toEqual(['fractions', 'cold-war']);
    expect(exchanges[1]?.plan.text).not.toMatch(/fraction/i);
  });

  it('may be left and come back to, with new words', () => {
    const exchanges = converse(['I don’t get fractions', 'idk', 'what about photosynthesis', 'idk', 'back to fractions', 'idk']);
    expect(exchanges.at(-1)?.plan.state.topic).toBe('fractions');
    expect(repeatedSentences(exchanges.map(({ plan }) => plan.text))).toEqual([]);
  });

  it.each([
    'my teacher said it is wrong',
    'I think it is 5',
    'maybe because people were afraid',
    'hm',
    'yes',
    'I tried it and got stuck in the middle',
    'ok',
    'the first one',
    'I wrote that down',
  ])('is not started by a short remark: %s', (remark) => {
    const [first, , third] = converse(['how do plants make sugar in photosynthesis', 'idk', remark]);
    expect(third?.plan.state.topic).toBe('photosynthesis');
    expect(third?.plan.state.anchor).toBe(first?.plan.state.anchor);
  });

  it('that no pack holds does not drag the old pack along', () => {
    const [, second] = converse(['I don’t get how to add fractions', 'now I have to write a letter to my grandmother']);
    expect(second?.plan.text).not.toMatch(/fraction|denominator|slices/i);
  });

  it('is not started by small talk: the thread goes on after it', () => {
    const exchanges = converse(['I don’t know how to add fractions with different denominators', 'are you a robot?', 'idk']);
    expect(exchanges.map(({ plan }) => plan.state.topic)).toEqual(['fractions', 'fractions', 'fractions']);
    expect(exchanges[2]?.plan.text).toContain(topicById('fractions').stuckPoints[0]?.hint);
  });
});

describe('the same input', () => {
  it('gives the same reply, from another index of the same content too', async () => {
    const again = new KnowledgeIndex((await readKnowledge(contentDir)).knowledge);
    for (const mode of modes)
      for (const message of randomMessages(mode, 3)) {
        const input = { message, mode, history: [], state: null };
        expect(planReply(input, again)).toEqual(planReply(input, index));
      }
  });

  it('is not changed by the reading of it', () => {
    const input = Object.freeze({
      message: 'idk',
      mode: 'student' as const,
      history: Object.freeze([
        { sender: 'user' as const, text: 'fractions' },
        { sender: 'kora' as const, text: 'Which part?' },
        { sender: 'user' as const, text: 'adding' },
      ]),
      state: Object.freeze(aState({ topic: 'fractions', rung: 'question' })),
    });
    const before = structuredClone(input);
    planReply(input, index);
    expect(input).toEqual(before);
  });
});

describe('any input', () => {
  const text = fc.oneof(
    anyText(60),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...said.student, ...said.teacher, 'fractions', '=', '3x + 5', '(', '\n', '"', '{topic}', '?'), { maxLength: 6 }).map((parts) => parts.join(' ')),
  );
  const turn = fc.record({ sender: fc.constantFrom('user' as const, 'kora' as const), text });

  it('is answered without throwing, in both modes, with any history', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...modes), fc.array(turn, { maxLength: 6 }), fc.boolean(), (message, mode, history, flagged) => {
        const plan = planReply({ message, mode, history, state: null, redacted: flagged, distress: flagged }, index);
        expect(plan.text.trim()).not.toBe('');
        expect(plan.text.length).toBeLessThan(1_500);
        // Who takes leave, or has got it and says thanks, is not asked on.
        if (mode === 'student' && plan.intent !== 'goodbye' && !holdsLine(plan.text, knowledge.moves.student.closing)) expect(plan.text).toContain('?');
      }),
      { numRuns: 250 },
    );
  });

  it('is answered without throwing when the state names what no longer exists', () => {
    const { text: reply } = firstReply('idk', 'student', { state: aState({ topic: 'gone', anchor: 'gone-too', stuckPoint: 99, rung: 'hint', turn: 3 }) });
    expect(reply).toContain('?');
  });

  it('of a visitor is quoted back as words, not as markup or slots', () => {
    const { text: reply } = firstReply('tell me about <img src=x onerror=alert(1)> {topic} and [a](javascript:alert(1))');
    expect(reply).not.toMatch(/<img|javascript:|\]\(/);
  });
});

describe('the notices', () => {
  it('about contact details stands once at the end and is reported apart from the help', () => {
    const plan = firstReply('my mail is left out, help with fractions', 'student', { redacted: true });
    expect(plan.notices).toHaveLength(1);
    expect(knowledge.moves.both.privateData).toContain(plan.notices[0]);
    expect(plan.text.endsWith(plan.notices[0] ?? 'none')).toBe(true);
  });

  it('about distress names a person to talk to', () => {
    const plan = firstReply('I can’t sleep because of the test', 'student', { distress: true });
    expect(knowledge.moves.distress).toContain(plan.notices.at(-1));
  });

  it('are none where there is nothing to say', () => {
    expect(firstReply('help with fractions').notices).toEqual([]);
  });
});

it('a reply holds words of the visitor only where they fit a sentence', () => {
  for (const { plan } of converse(randomMessages('student', 5))) for (const sentence of bareSentences(plan.text)) expect(sentence.length).toBeLessThan(600);
});

it('a question for a difference is no answer to the question before, though it names a word of one', () => {
  const [, second] = converse(['help with poetry', 'what is the difference between a simile and a metaphor']);
  for (const term of topicById('poetry').terms.filter(({ term }) => term === 'simile' || term === 'metaphor')) expect(second?.plan.text).toContain(term.definition);
});

describe('a fraction', () => {
  it('that the pack in work writes itself, as music writes 6/8, is no problem in numbers', () => {
    const [, second] = converse(['i dont get time signatures', 'is it 3/4 or 6/8']);
    expect(second?.plan.state.topic).toBe('music-rhythm-and-notation');
  });

  it('that it does not write is one', () => {
    const [, second] = converse(['i dont get time signatures', 'what is 1/2 + 1/3']);
    expect(second?.plan.state.topic).toBe('fractions');
  });
});
