import { describe, expect, it } from 'vitest';
import { areaOf, askIn } from '#src/engine/chat/asks.ts';
import { noSetting, settingIn } from '#src/engine/chat/setting.ts';
import { converse, index, knowledge, repeatedSentences } from '../../../support/knowledge.ts';

const { teacher } = knowledge.moves;

/** Replies to a teacher's lines, one after the other. */
const replies = (...lines: string[]): string[] => converse(lines, 'teacher').map(({ plan }) => plan.text);
const last = (...lines: string[]): string => replies(...lines).at(-1) ?? '';

/** Is one of the ask's own lines in the text, whatever numbers were filled in? */
function saysOf(id: string, text: string): boolean {
  const ask = teacher.asks.find((each) => each.id === id);
  const lines = Object.values(ask?.says ?? {}).flat();
  return lines.some((line) => text.includes(line.split(/[.?!{\n]/).sort((a, b) => b.length - a.length)[0] ?? line));
}

describe('what a teacher says in passing', () => {
  it.each([
    ['ok can you make it shorter', 'shorter'],
    ['and the ones who finish early?', 'quick-ones'],
    ['how long should that take', 'how-long'],
    ['why?', 'why'],
    ['I tried that', 'tried'],
    ["that won't work, I have 32 kids", 'big-class'],
    ['what do I say to her mum', 'say-to-parent'],
    ['no, I meant the other class', 'not-that-one'],
    ['for year 5 instead', 'other-grade'],
    ['4 levels please', 'levels'],
    ['one student clearly used chatgpt', 'ai-work'],
    ['thats great thanks', 'closing'],
  ])('"%s" is read as %s', (message, id) => expect(askIn(message, knowledge.moves)?.id).toBe(id));

  it.each(['my class is noisy after lunch', 'I teach photosynthesis to year 9', 'thanks. also my class is noisy after lunch', 'they copy the diagram'])(
    '"%s" follows up on nothing',
    (message) => {
      const ask = askIn(message, knowledge.moves);
      expect(ask?.area ?? null).toBe(message.includes('copy') ? 'assessment' : null);
      if (!message.includes('copy')) expect(ask).toBeNull();
    },
  );

  it('is met once per line and never twice in the same words', () => {
    const texts = replies(
      'my class is so loud after lunch',
      'I tried that',
      'tried that too',
      'I already did that',
      'tried that',
      'we already do that',
      'that didnt work',
      'why?',
      'why',
      'ok thanks',
    );
    expect(repeatedSentences(texts)).toEqual([]);
  });

  it('is answered in the area in work', () => {
    const behavior = last('my class is so loud after lunch', 'how long until that works');
    const parents = last('an angry parent wrote me a long email', 'how long should that take');
    expect(behavior).toMatch(/weeks/);
    expect(parents).toMatch(/school day|call/);
    expect(behavior).not.toBe(parents);
  });
});

describe('the content of the follow-ups', () => {
  it('names anchors that exist', () => {
    const ids = [...Object.values(teacher.areas).flat(), ...teacher.asks.flatMap(({ anchor }) => anchor ?? [])];
    expect(ids.filter((id) => index.anchors.get(id ?? '')?.mode !== 'teacher')).toEqual([]);
  });

  it('gives every ask something to say, to open or to prepare', () => {
    const prepared = ['example-wanted', 'answers'];
    expect(teacher.asks.filter(({ id, says, anchor, wish }) => Object.keys(says).length === 0 && !anchor && !wish && !prepared.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has an area for a wish, a matter and an anchor', () => {
    const nothing = { asked: null, anchor: null, topic: null };
    expect(areaOf({ ...nothing, asked: 'parents' }, knowledge.moves)).toBe('parents');
    expect(areaOf({ ...nothing, asked: 'toilet' }, knowledge.moves)).toBe('behavior');
    expect(areaOf({ ...nothing, anchor: 'teacher-rubric' }, knowledge.moves)).toBe('assessment');
    expect(areaOf({ ...nothing, topic: 'fractions' }, knowledge.moves)).toBe('lesson');
    expect(areaOf(nothing, knowledge.moves)).toBeNull();
  });
});

describe('a matter in mid-conversation', () => {
  it('opens the anchor that takes it up', () => {
    const [, second] = converse(['i need a rubric for a persuasive essay', 'one student clearly used chatgpt'], 'teacher');
    expect(second?.plan.anchor?.id).toBe('teacher-ai-written-homework');
  });

  it('that no anchor takes up is met all the same, and its next line follows what is told', () => {
    const [first = '', second = ''] = replies('kids keep going to the toilet in my lesson', 'it is mostly the last period');
    expect(saysOf('toilet', first)).toBe(true);
    expect(saysOf('toilet', second)).toBe(true);
    expect(second).not.toBe(first);
  });

  it('does not open an anchor for a correction', () => {
    const [, second] = converse(['my class is so loud after lunch', 'no, I meant the other class'], 'teacher');
    expect(second?.plan.anchor?.id).toBe('teacher-noise-after-lunch');
    expect(saysOf('not-that-one', second?.plan.text ?? '')).toBe(true);
  });

  it('in a teacher who has had enough gets the words for it, not a lesson', () => {
    const [first] = converse(["25 years in and I can't do it anymore"], 'teacher');
    expect(first?.plan.anchor?.id).toBe('teacher-november-exhausted');
    expect(first?.plan.text).not.toMatch(/lesson plan|exit question/i);
  });
});

describe('what is told of the class', () => {
  it.each([
    ['a double lesson on cells', { minutes: 90 }],
    ['I have 50 minutes', { minutes: 50 }],
    ['3 lessons on rome for year 8', { lessons: 3, grade: 8 }],
    ['28 kids, year 4', { size: 28, grade: 4 }],
    ['group of 24', { size: 24 }],
    ['something for the last 10 minutes', {}],
    ['they are 15', {}],
  ])('"%s" is read', (message, told) => expect(settingIn(message)).toEqual({ ...noSetting, ...told }));

  it('makes the lesson as long as it is', () => {
    const [first = '', second = ''] = replies('Need a lesson on fractions for grade 4, 50 minutes', 'make it for 30 minutes');
    expect(first).toMatch(/ to 50, /);
    expect(second).toMatch(/ to 30, /);
    expect(last('I teach photosynthesis to year 9, double lesson')).toMatch(/ to 90, /);
  });

  it('makes as many lessons as there are', () => {
    const three = last('plan 3 lessons on the french revolution for year 8');
    expect(three.match(/^- Lesson \d/gm)).toEqual(['- Lesson 1', '- Lesson 2', '- Lesson 3']);
  });

  it('is remembered turns later', () => {
    const text = last('kids keep going to the toilet in my lesson', 'year 4, 28 kids', 'hm', 'why?', 'I have no assistant');
    expect(text).toMatch(/28|14/);
  });
});

describe('a straight question of a teacher', () => {
  it.each([
    ['what is 15% of 80', /\b12\b/],
    ['what is 3/4 + 1/6', /11\/12/],
    ['and 12.5% of 240', /\b30\b/],
    ['when did the berlin wall fall', /November 9, 1989/],
  ])('"%s" has its answer', (message, answer) => expect(last(message)).toMatch(answer));

  it.each(['who wrote macbeth', 'what is the capital of peru'])('"%s" is not held, and Kora says so', (message) => {
    const text = last(message);
    expect(teacher.noFact.some((line) => text.includes(line.replace('{quote}', message)))).toBe(true);
  });

  it('of a pupil, passed on, is answered from the pack', () => {
    expect(last('teaching photosynthesis to year 9', "one girl asked why leaves are green and I wasn't sure")).toMatch(/green light/);
  });

  it("as a student is not answered: the sum is the student's", () => {
    expect(converse(['what is 15% of 80'], 'student')[0]?.plan.text).not.toMatch(/\b12\b/);
  });

  it('for so many questions gets so many', () => {
    const [, five = ''] = replies('teaching photosynthesis to year 9', 'give me 5 questions for the end');
    expect(five.match(/^- /gm)).toHaveLength(5);
  });
});

describe('where nothing is held', () => {
  it('no reply is the generic plan, and no line comes twice', () => {
    const texts = replies(
      'the caretaker keeps locking my room',
      'since september',
      'he says it is a rule',
      'nobody knows that rule',
      'the office shrugged',
      'my things are in there',
      'should I move rooms',
      'that is far away',
      'and the projector',
      'hm',
    );
    expect(repeatedSentences(texts)).toEqual([]);
    for (const text of texts) expect(text).not.toMatch(/exit question|hinge question|carries most content/);
  });

  it('a number of the class is taken up, and not answered with what is not held', () => {
    expect(last('the caretaker keeps locking my room', '28 kids')).toMatch(/\b28\b/);
    expect(last('the caretaker keeps locking my room', '28 kids')).not.toMatch(/hold nothing|don't hold|Nothing ready/);
  });
});
