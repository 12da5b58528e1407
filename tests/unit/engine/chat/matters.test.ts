import { describe, expect, it } from 'vitest';
import { givenMoves, mattersOf } from '#src/engine/chat/matters.ts';
import { converse, firstReply, knowledge, repeatedSentences } from '../../../support/knowledge.ts';

const matters = mattersOf(knowledge);
const matterById = (id: string) => {
  const matter = matters.get(id);
  if (!matter) throw new Error(`content/chat/matters holds no matter "${id}"`);
  return matter;
};
const replies = (...lines: string[]): string[] => converse(lines, 'teacher').map(({ plan }) => plan.text);
const last = (...lines: string[]): string => replies(...lines).at(-1) ?? '';

describe('the matter a teacher comes with', () => {
  it.each([
    ['half of them stroll in 10 minutes late', 'late-arrivals'],
    ['my period 4 never stops talking, they talk over me', 'noisy-class'],
    ["a mom emailed me and cc'd the principal", 'parent-complaint'],
    ['an angry email from a father', 'parent-complaint'],
    ['half the lab reports read like chatgpt', 'ai-work'],
    ['I have 150 essays to grade by friday', 'marking-load'],
    ['a girl in my class stopped participating', 'withdrawn-student'],
    ['new boy from ukraine, speaks no english', 'newcomer'],
    ['my co teacher undermines me', 'colleague-trouble'],
    ['formal observation on thursday', 'observation'],
    ['a student used the n word today', 'slur'],
    ['a boy in my class sleeps every lesson', 'one-student'],
    ['I teach spanish 2', 'subject-languages'],
  ])('in "%s" is %s', (message, id) => expect(matters.heardIn(message)?.what.id).toBe(id));

  it.each(['how do volcanoes work', 'I teach photosynthesis to year 9', 'what is 15% of 80', 'hello', 'the caretaker locks my room', 'thanks'])('is none in "%s"', (message) =>
    expect(matters.heardIn(message)).toBeNull(),
  );

  it('is a trouble before it is the subject in which it happens', () => {
    expect(matters.heardIn('I teach spanish and two boys fight every day')?.what.id).toBe('fight');
  });

  it('gives way to the pack of a topic where material for a lesson is asked for', () => {
    expect(firstReply('need an exit ticket on fractions for mixed levels', 'teacher').topic?.id).toBe('fractions');
  });
});

describe('a follow-up in a matter', () => {
  const opening = 'half of them stroll in 10 minutes late';
  const { moves, watch, limit, because } = matterById('late-arrivals');
  const given = (text: string) => moves.filter((move) => text.includes(move.do.slice(0, 40)));

  it.each(['what do i say to them', 'give me the words', 'how do i put that', 'what exactly do I say'])('"%s" gets words to say', (line) =>
    expect(moves.some(({ say }) => last(opening, line).includes(say))).toBe(true),
  );
  it.each(['what if they refuse', 'and if they refuse?', "that won't work"])('"%s" gets what comes when it fails', (line) =>
    expect(moves.some(({ otherwise }) => last(opening, line).includes(otherwise))).toBe(true),
  );
  it.each(['how do i know if it works', 'how long before that works', 'what do i look for'])('"%s" gets what to look at', (line) => expect(last(opening, line)).toContain(watch));
  it.each(['should i tell the principal', 'who should i inform', 'is that ok'])('"%s" gets whom to tell', (line) => expect(last(opening, line)).toContain(limit));
  it.each(['why?', 'why would that work', 'is that based on research'])('"%s" gets the reason', (line) => expect(last(opening, line)).toContain(because));
  it.each(['what else', 'another idea', 'something else', 'yes', 'we tried detention'])('"%s" gets a move that was not given', (line) => {
    const [first = '', second = ''] = replies(opening, line);
    expect(given(second)).toHaveLength(1);
    expect(given(first)).not.toEqual(given(second));
  });
  it('"sum it up" gets the moves that were given, in one list', () => {
    const texts = replies(opening, 'they say they hate it', 'what else', 'sum it up please');
    expect(texts.at(-1)?.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3);
  });
  it('"shorter" gets one line', () => expect(moves.some(({ gist }) => last(opening, 'shorter please').includes(gist))).toBe(true));
});

describe('a conversation about a matter', () => {
  const long = [
    "a mom emailed me and cc'd the principal, says her son's C is unfair",
    'can you draft a reply',
    'too long',
    'what if she wants the grade changed',
    'the principal wants to meet me tomorrow',
    'what should i bring',
    "she says I don't like her son",
    'how do i talk to the boy tomorrow in class',
    'im honestly pretty shaken by this',
    'ok thank you',
  ];
  it('stays with it for ten turns and says no sentence twice', () => {
    const exchanges = converse(long, 'teacher');
    expect(repeatedSentences(exchanges.map(({ plan }) => plan.text))).toEqual([]);
    expect(exchanges.map(({ plan }) => plan.state.asked).filter((id) => id !== 'parent-complaint')).toHaveLength(0);
  });

  it('says plainly what it does not hold, and what it does', () => {
    const text = last('my co teacher undermines me', 'is there a union rule on lunch duty in our county?');
    expect(text).toMatch(/don't have|can't answer|no recipe/);
  });

  it('goes back to the first matter when the second has nothing on what is told', () => {
    const [, , third] = converse(['new autistic student, he screams when the schedule changes', 'my aide does everything for him', 'what if it gets too loud'], 'teacher');
    expect(third?.plan.state.asked).toBe('autism');
  });

  it('lets a loss come before any matter', () => {
    expect(firstReply('one of my students died on sunday and I have to teach tomorrow', 'teacher').grounding).not.toBe('matter');
  });

  it('is known again without a signed state', () => {
    const [, second] = converse(['half of them stroll in 10 minutes late', 'what do i say to them'], 'teacher', 'history only');
    expect(second?.plan.text).toMatch(/"/);
    expect(second?.plan.grounding).toBe('matter');
  });
});

describe('the matters of the content', () => {
  const all = matters.all();

  it('know the first move once it is given', () => {
    for (const matter of all) {
      const move = matter.moves[0];
      expect(move, matter.id).toBeDefined();
      expect(givenMoves(matter, [])).toEqual([]);
    }
  });

  it('are heard in no phrase of another one', () => {
    const phrases = all.flatMap((matter) => matter.hears.map((phrase) => ({ id: matter.id, phrase })));
    const twice = phrases.filter(({ phrase }, i) => phrases.findIndex((other) => other.phrase === phrase) !== i);
    expect(twice).toEqual([]);
  });

  it('give words to say in quotes, or a gesture in brackets', () => {
    const without = all.flatMap(({ id, moves }) => moves.filter(({ say }) => !/^["(]/.test(say)).map(({ gist }) => `${id}: ${gist}`));
    expect(without).toEqual([]);
  });

  it('make no claim of studies or figures', () => {
    const texts = all.map((matter) => JSON.stringify(matter));
    expect(texts.filter((text) => /research shows|studies (?:show|say)|\d+ ?(?:%|percent) of (?:students|teachers|children)/i.test(text))).toEqual([]);
  });
});

describe('what must not wait', () => {
  const told = (messages: readonly string[]) => converse(messages, 'teacher').at(-1)?.plan;

  it('is heard in the middle of another matter', () => {
    expect(told(['how do I get quiet students to participate', 'what do I do tomorrow', 'one student said something homophobic'])?.state.asked).toBe('slur');
  });

  it('is not answered with the next step of what was in work', () => {
    const plan = told(['a parent emailed me that I graded unfairly', 'our bakery next door burned to the ground yesterday']);
    const matter = knowledge.matters.find(({ id }) => id === 'parent-complaint');
    expect(matter?.moves.some((move) => plan?.text.includes(move.do))).toBe(false);
  });
});
