/** Work that grows over several messages: each step of the student's gets the coach's next line, and nothing in it opens another matter. */
import { describe, expect, it } from 'vitest';
import { firstReply, knowledge, converse as play, repeatedSentences } from '../../../support/knowledge.ts';

const coachOf = (id: string): readonly string[] => knowledge.shortPacks.find((pack) => pack.id === id)?.coach ?? [];
const { student } = knowledge.moves;
const converse = (messages: readonly string[]) => play(messages).map(({ plan }) => plan);

describe('a text of the student’s own', () => {
  const turns = converse([
    'my essay has no voice, my teacher says it is boring',
    'it is about my summer at my grandma’s farm',
    'i don’t know, i just wrote what we did',
    'we fed the chickens and then we went swimming',
    'the chickens were loud and scared me',
    'can you write it for me?',
    'ok the rooster chased me',
    'how do i end it',
    'i guess i learned to be brave',
  ]);
  const [opening = '', first = '', stuck = '', second = '', third = '', refused = '', fourth = '', ending = '', fifth = ''] = turns.map(({ text }) => text);
  const coach = coachOf('writing-voice');

  it('is begun with what voice is and one question', () => {
    expect(opening).toContain('Voice is what would be missing');
  });

  it('is led on one line a message, in order', () => {
    expect([first, second, third, fourth, fifth].map((text) => coach.findIndex((line) => text.includes(line)))).toEqual([0, 1, 2, 3, 4]);
  });

  it('stays in work for who is stuck, wants it written or asks about a part of it', () => {
    expect(stuck).toContain(knowledge.shortPacks.find(({ id }) => id === 'writing-voice')?.ask?.hint);
    expect(student.wantsEssay.some((line) => refused.includes(line))).toBe(true);
    expect(ending).toContain('End a moment later than you think');
  });

  it('hears the same sentence never twice', () => {
    expect(repeatedSentences(turns.map(({ text }) => text))).toEqual([]);
  });
});

describe('work in progress', () => {
  it('is left for a question about something else', () => {
    const turns = converse(['how do i write a lab report', 'it was about how fast salt dissolves', 'what is photosynthesis']);
    expect(turns.at(-1)?.topic?.id).toBe('photosynthesis');
  });

  it('ends with a word of its own when all steps are made', () => {
    const coach = coachOf('essay-length');
    const turns = converse(['i need more words', ...coach.map((_, i) => `the dogs in my street are number ${i} of my reasons`), 'and cats are quieter']);
    expect(student.shortDone.some((line) => turns.at(-1)?.text.includes(line))).toBe(true);
  });

  it('waits a moment where the student is afraid', () => {
    const turns = converse(['i have to debate that school uniforms are good but i disagree', 'everyone looks the same', 'i am so stressed']);
    expect(student.feeling.overwhelmed.concat(student.feeling.anxious).some((line) => turns.at(-1)?.text.includes(line))).toBe(true);
  });
});

describe('a short page', () => {
  it.each([
    ['how does the heart work', 'heart-blood'],
    ['what is a metaphor', 'figurative-language'],
  ])('answers "%s" more straightly than the whole pack', (message, id) => {
    expect(firstReply(message).short?.id).toBe(id);
  });

  it('answers a detail that it foresees at once', () => {
    expect(firstReply('did vikings have horns').text).toContain('No Viking helmet with horns');
  });

  it('is found by a whole phrase, whatever term stands in it', () => {
    expect(firstReply('how do i take notes').short?.id).toBe('note-taking');
  });

  it('goes on when more is asked for, and says when that was all', () => {
    const turns = converse(['why did the roman empire fall', 'what else', 'anything else', 'what else']);
    expect(turns.slice(1).every(({ short, text }) => short?.id === 'fall-of-rome' && text.length > 0)).toBe(true);
    expect(student.shortAll.some((line) => turns.at(-1)?.text.includes(line.split('{topic}')[0] as string))).toBe(true);
  });
});

it('whoever is afraid of a talk hears about talking, and not about its topic', () => {
  const plan = firstReply('i have to give a talk on volcanoes in front of the whole class and im so scared ill just stand there shaking');
  expect(plan.state.matter).toBe('audience');
  expect(plan.topic).toBeNull();
});

it('a belief about the seasons is met by its page', () => {
  expect(firstReply('I think its summer when the earth is closest to the sun, thats why its hotter, right?').short?.id).toBe('seasons');
});
