import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../src/engine/chat/read-message.ts';
import { sentencesOf, wordsOf } from '../../../../src/engine/text/words.ts';
import { converse, firstReply, index, knowledge, noHints } from '../../../support/knowledge.ts';

const said = knowledge.anchors.flatMap((anchor) => anchor.says.map((line) => ({ anchor, line, found: readMessage(line, anchor.mode, index).anchors.map((hit) => hit.anchor.id) })));
const share = (count: number): number => count / said.length;

describe("an anchor's own lines", () => {
  it('find it first in at least 95 of 100', () => {
    const missed = said.filter(({ anchor, found }) => found[0] !== anchor.id);
    expect(share(said.length - missed.length), missed.map(({ anchor, line }) => `${anchor.id}: ${line}`).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('find it among the first three in at least 99 of 100', () => {
    const missed = said.filter(({ anchor, found }) => !found.slice(0, 3).includes(anchor.id));
    expect(share(said.length - missed.length), missed.map(({ anchor, line }) => `${anchor.id}: ${line}`).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('never find an anchor of the other mode', () => {
    for (const { anchor, found } of said) for (const id of found) expect(index.anchors.get(id)?.mode).toBe(anchor.mode);
  });

  it('are answered with its first move, every one, and leave it in work', () => {
    const others = said.flatMap(({ anchor, line }) => {
      const { text, state } = firstReply(line, anchor.mode);
      return text.startsWith(anchor.firstMove) && state.anchor === anchor.id ? [] : [`${anchor.id}: ${line} -> ${state.anchor}: ${text.slice(0, 60)}`];
    });
    expect(others).toEqual([]);
  });

  it('are answered with it where they differ in small words or in punctuation only', () => {
    const changed = said.filter(({ anchor, line }) => anchor.says[1] === line).map(({ anchor, line }) => ({ anchor, line: `So ${line.replace(/[.!?]$/, '')}...` }));
    const missed = changed.filter(({ anchor, line }) => !firstReply(line, anchor.mode).text.startsWith(anchor.firstMove));
    expect(missed.length / changed.length, missed.map(({ line }) => line).join('\n')).toBeLessThan(0.2);
  });

  it('open another anchor in a talk that has nothing in work, and none where a topic is in work', () => {
    const line = '8 is bigger than 4 so why is one eighth smaller than one fourth';
    expect(converse(['hi', line]).at(-1)?.plan.state.anchor).toBe('fraction-bigger-number-smaller-piece');
    expect(converse(['can you help me with photosynthesis', 'MY PROGRAM WORKS']).at(-1)?.plan.state.topic).toBe('photosynthesis');
  });
});

it('a sentence of four words or fewer tells no anchor or pack, because it may stand in several', () => {
  const short = knowledge.anchors.flatMap(({ ladder }) => ladder.hints.flatMap(sentencesOf)).filter((sentence) => wordsOf(sentence).length < 5);
  expect(short.length).toBeGreaterThan(0);
  for (const sentence of short) expect(index.originOf(sentence), sentence).toEqual({ anchor: null, topic: null });
});

describe('the search for anchors', () => {
  it('finds nothing for words without meaning', () => {
    expect(index.findAnchors('it is what it is', 'student', noHints)).toEqual([]);
    expect(index.findAnchors('', 'student', noHints)).toEqual([]);
  });

  it.each(['i am so stressed', 'school is boring', 'this class is annoying and hard'])('finds nothing where only a feeling is shared: %s', (message) => {
    expect(index.findAnchors(message, 'student', noHints)).toEqual([]);
  });

  it.each(['i need to write a story', 'i have to write an essay', 'i dont understand science', 'i have an exam next week', 'i need help with my science homework'])(
    'leads to no first move where only words of many anchors are shared: %s',
    (message) => {
      const { text } = firstReply(message);
      expect(knowledge.anchors.filter(({ firstMove }) => text.includes(firstMove)).map(({ id }) => id)).toEqual([]);
    },
  );

  it('gives more weight to the feeling and the subject that were read', () => {
    const message = 'I have a test tomorrow';
    const hits = index.findAnchors(message, 'student', { feeling: 'anxious', subjects: ['mathematics'], topic: 'fractions' });
    expect(hits[0]?.anchor).toMatchObject({ feeling: 'anxious', subject: 'mathematics' });
  });

  it('says how much of the message the anchor shares', () => {
    const [hit] = index.findAnchors('math tests make me panic even when I studied', 'student', noHints);
    expect(hit).toMatchObject({ anchor: { id: 'math-test-blank' }, coverage: 1 });
  });

  it('keeps an anchor of another school subject out', () => {
    const { anchors } = readMessage('I have a poem to read and it makes no sense', 'student', index);
    expect(anchors.every(({ anchor }) => ['language', 'study-skills', 'classroom'].includes(anchor.subject))).toBe(true);
  });
});

describe('a short request of a teacher', () => {
  it.each([
    ['my class is so chatty', 'teacher-chatty-during-work'],
    ['dyslexic student in my class', 'teacher-dyslexia-in-class'],
    ['what can I do for a gifted pupil', 'teacher-gifted-pupil'],
    ['what do I do about bullying in my class', 'teacher-bullying-reported'],
    ['how do I use my teaching assistant', 'teacher-using-a-teaching-assistant'],
    ['how do I teach vocabulary', 'teacher-vocabulary-lesson'],
    ['report comments', 'teacher-report-comments'],
    ['low attendance', 'teacher-low-attendance'],
  ])('is answered by the anchor that its one telling word belongs to: %s', (message, id) => {
    expect(firstReply(message, 'teacher').state.anchor).toBe(id);
  });

  it.each(['I want to talk about my lesson', 'any other ideas?', 'how do I start the lesson', 'how do I group them'])(
    'that belongs to several is answered by none: %s',
    (message) => {
      expect(firstReply(message, 'teacher').state.anchor).toBeNull();
    },
  );
});
