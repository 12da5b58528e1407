/** An essay on a topic in work, over a whole talk: the refusal is kept, each step is answered by itself, and the topic is never lost. */
import { describe, expect, it } from 'vitest';
import { converse, holdsLine, index, knowledge, repeatedSentences, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const { essay } = student;

describe('an essay on climate change', () => {
  const talk = converse([
    'i have to write an essay about climate change and its due tomorrow',
    'can you write it for me',
    'please i need it',
    'ok how do i start',
    'i want to say that its caused by humans',
    'but my uncle says its natural',
    'how do i write that in the essay',
    'Climate change is caused by humans because we burn fossil fuels.',
    'is that a good thesis',
    'make it shorter',
  ]);
  const reply = (i: number) => talk[i]?.plan.text ?? '';

  it('begins with what is to be said and not with a fact', () => expect(holdsLine(reply(0), essay.open)).toBe(true));

  it('stays with its no, and gives a step that takes ten minutes', () => {
    expect(holdsLine(reply(1), student.wantsEssay)).toBe(true);
    expect(holdsLine(reply(2), essay.urgent)).toBe(true);
  });

  it('answers each step by itself', () => {
    expect(holdsLine(reply(3), essay.start)).toBe(true);
    expect(reply(4)).toContain('human influence');
    expect(holdsLine(reply(5), essay.otherSide)).toBe(true);
    expect(holdsLine(reply(6), essay.place)).toBe(true);
    expect(holdsLine(reply(7), essay.thesis)).toBe(true);
    expect(holdsLine(reply(8), essay.thesis)).toBe(true);
  });

  it('keeps its topic to the end and says nothing twice', () => {
    expect(talk.map(({ plan }) => plan.state.topic)).toEqual(talk.map(() => 'climate-and-weather'));
    expect(repeatedSentences(talk.map(({ plan }) => plan.text))).toEqual([]);
  });
});

describe('a sentence that is to be the thesis', () => {
  const lastAfter = (...lines: string[]) => converse(['i have to write an essay about the cold war', ...lines]).at(-1)?.plan.text ?? '';

  it('without a reason is asked for one', () => expect(holdsLine(lastAfter('the cold war was bad', 'is that a good thesis'), essay.bare)).toBe(true));

  it('that a pack knows to be wrong is not called a thesis', () => {
    const { misconceptions } = topicById('cold-war');
    const wrong = misconceptions.find(({ belief }) => belief.split(' ').length >= 6)?.belief ?? '';
    expect(holdsLine(lastAfter(`${wrong.replace(/\.$/, '')} because I read it.`), essay.thesis)).toBe(false);
  });

  it('is none outside of an essay', () => {
    const text = converse(['tell me about the cold war', 'The Berlin Wall fell because people in the East wanted to travel.']).at(-1)?.plan.text ?? '';
    expect(holdsLine(text, essay.thesis)).toBe(false);
  });
});

it('"please" begs for nothing where nothing was refused', () => {
  const text = converse(['what is photosynthesis', 'please']).at(-1)?.plan.text ?? '';
  expect(holdsLine(text, essay.urgent)).toBe(false);
});

describe('who knows nothing of it', () => {
  it.each(['idk anything about it', 'i dont know anything about it', 'i know nothing about that', 'no idea what that is'])('"%s" gets the outline first', (message) => {
    const text = converse(['i have to write an essay about the cold war', message]).at(-1)?.plan.text ?? '';
    expect(text).toContain(topicById('cold-war').summary);
    expect(holdsLine(text, student.askOutline)).toBe(true);
  });
});

it('a matter that bores is told what it is good for before it is asked about, and the next doubt is met as well', () => {
  const [first = '', second = ''] = converse(['plate tectonics is so boring', 'i dont see why i need it']).map(({ plan }) => plan.text);
  expect(first).toContain(index.topics.get('plate-tectonics')?.matters);
  expect(holdsLine(second, student.whatFor, { topic: 'plate tectonics' })).toBe(true);
});
