/** Plain lines: of one's own life in the middle of a topic, and lines that say nothing about the subject. Neither is examined. */
import { describe, expect, it } from 'vitest';
import { fill } from '../../../../src/engine/chat/fill.ts';
import { asWords, heardIn, patternOf } from '../../../../src/engine/chat/phrases.ts';
import { converse, firstReply, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const { life } = student;

const starts = ['help me with fractions', 'explain cells pls', 'my python loop never stops help', 'i have to write about the french revolution'];

const ofLife: readonly (readonly [string, string])[] = [
  ['im just sad', 'low'],
  ['i feel so empty today', 'low'],
  ['im not ok', 'low'],
  ['im having a bad day', 'low'],
  ['i cried in the bathroom', 'low'],
  ['i dont want to go to school', 'low'],
  ['i sit alone at lunch now', 'leftOut'],
  ['nobody likes me', 'leftOut'],
  ['they made a group chat without me', 'leftOut'],
  ['i texted her and she left me on read', 'friend'],
  ['she ignores me since monday', 'friend'],
  ['i had a fight with my best friend', 'friend'],
  ['everyone laughed at me today', 'teased'],
  ['they call me names', 'teased'],
  ['they took my phone and laughed', 'teased'],
  ['nobody picked me for the team', 'notChosen'],
  ['my mom yelled at me again', 'home'],
  ['my dad lost his job', 'home'],
  ['i cant sleep', 'tired'],
];

describe('a plain line about oneself', () => {
  it.each(ofLife)('"%s" is heard as "%s" and opens that talk, whatever is in work', (message, matter) => {
    for (const talk of [[message], ...starts.map((start) => [start, message])]) {
      const last = converse(talk).at(-1)?.plan;
      expect(last?.state.matter, talk.join(' / ')).toBe(matter);
      expect(last?.topic).toBeNull();
      expect(
        holdsLine(
          last?.text ?? '',
          life.open[matter as keyof typeof life.open].map((line) => fill(line, { quote: message })),
        ),
      ).toBe(true);
    }
  });

  it('and a second one stays in that talk: one word of it makes no other subject', () => {
    const talk = converse(['help me with fractions', 'im just sad', 'i sit alone at lunch now', 'i texted her and she left me on read']);
    for (const { plan } of talk.slice(1)) {
      expect(plan.state.matter).not.toBeNull();
      expect(plan.topic).toBeNull();
      expect(plan.grounding).not.toBe('topic-pack');
    }
  });

  it('is answered before the school topic in the same breath, which is offered', () => {
    const [told, takenUp] = converse([
      'my best friend doesnt talk to me since monday and i cant concentrate on my biology homework about cells',
      'because muscles need more energy?',
    ]);
    expect(holdsLine(told?.plan.text ?? '', life.beside)).toBe(true);
    expect(holdsLine(told?.plan.text ?? '', life.offerTopic, { topic: 'cells' })).toBe(true);
    expect(takenUp?.plan.topic?.id).toBe('cells');
  });

  it('is left for the work by its name', () => {
    expect(converse(['help me with fractions', 'i sit alone at lunch now', 'ok can you help me with fractions']).at(-1)?.plan.topic?.id).toBe('fractions');
  });

  it.each([
    ['help me with fractions', 'i left out the common bottom'],
    ['help me with fractions', 'my friend says its 5/6'],
    ['i have to write about the french revolution', 'nobody wants to pay for the king'],
    ['i have to write about the french revolution', 'the people were hungry and sad'],
    ['explain cells pls', 'they laughed at him because nobody believed in germs'],
    ['what is an ecosystem', 'if the rabbits die nobody eats the grass'],
  ])('after "%s" is not seen in "%s"', (start, message) => {
    const [first, last] = converse([start, message]);
    expect(last?.plan.state.matter).toBeNull();
    expect(last?.plan.topic?.id).toBe(first?.plan.topic?.id);
  });
});

describe('a line that is no statement about the subject', () => {
  const quoting = [...student.ownWords, ...student.ownLines, ...student.storyLines].map((line) => line.split('{quote}').sort((a, b) => b.length - a.length)[0] ?? line);

  it.each([
    'it works now',
    'it works now!! but it prints only up to 9, why not 10',
    'thats all of it',
    'thanks you are nice',
    'yesss ok thx. i feel better',
    '10 stickers and 35',
    'im writing the essay about causes not percents!!!',
    'ugh this is going nowhere',
    'you never answer',
    'this doesnt help',
    'and 2/3 or 0.66',
    'no, one ribbon',
    'the front one?',
    'hm the left side',
  ])('"%s" is never handed back in quotation marks', (message) => {
    for (const start of [...starts, 'share 45 stickers in the ratio 2:7', 'why do we have seasons']) {
      const text = converse([start, message]).at(-1)?.plan.text ?? '';
      expect(
        quoting.some((line) => text.includes(line)),
        `${start} / ${message}: ${text}`,
      ).toBe(false);
      expect(text).not.toContain(`"${message.replace(/[.?!]+$/, '')}"`);
    }
  });

  it('that reports success is met warmly, with a next step', () => {
    const text = converse(['my python loop never stops help', 'it works now']).at(-1)?.plan.text ?? '';
    expect(holdsLine(text, student.works)).toBe(true);
    expect(text).toContain('?');
  });

  it('that says it is all there is gets a question about it', () => {
    expect(holdsLine(converse(['my python loop never stops help', 'thats all of it']).at(-1)?.plan.text ?? '', student.tellsAll)).toBe(true);
  });

  it('that thanks is thanked for, with praise in it too', () => {
    expect(holdsLine(converse(['help me with fractions', 'thanks you are nice']).at(-1)?.plan.text ?? '', student.thanks)).toBe(true);
  });

  it('while a statement with a verb and words of the subject may be', () => {
    const said = ['the mitochondria release energy for the cell', 'a nucleus keeps the instructions of the cell', 'the membrane lets water in'].map(
      (message) => converse(['explain cells pls', message]).at(-1)?.plan.text ?? '',
    );
    expect(said.every((text) => !student.cannotCheck.some((line) => text.includes(line)))).toBe(true);
  });
});

describe('the small language of phrases', () => {
  it('knows first and last words, one of two, words that may be missing, gaps and groups', () => {
    const groups = { very: 'so really' };
    const meets = (phrase: string, text: string) => patternOf(phrase, groups).test(asWords(text));
    expect(meets('^ im {very}? sad $', 'ok, I’m really sad!')).toBe(true);
    expect(meets('^ im {very}? sad $', 'I think im sad')).toBe(false);
    expect(meets('sit/sat * alone', 'I sat at the back all alone')).toBe(true);
    expect(meets('sit/sat * alone', 'I sat with five other kids who were not alone')).toBe(false);
  });

  it('takes the first kind that is met', () => {
    expect(heardIn('it works, thanks', { one: ['it works'], two: ['thanks'] }, {})).toBe('one');
    expect(heardIn('hello', { one: ['it works'] }, {})).toBeNull();
  });

  it('a teacher who writes such a line about a pupil is heard as a teacher', () => {
    expect(firstReply('he sits alone at lunch', 'teacher').state.matter).toBeNull();
  });
});
