import { describe, expect, it } from 'vitest';
import { lessonTopicIn, wishIn } from '#src/engine/chat/teacher-wishes.ts';
import { converse, index } from '../../../support/knowledge.ts';

/** Replies to a teacher's lines, one after the other. */
const replies = (...lines: string[]): string[] => converse(lines, 'teacher').map(({ plan }) => plan.text);

describe('a wish', () => {
  it.each([
    ['what about my ell students', 'ell'],
    ['and how do i grade it', 'grade'],
    ['I need a rubric for the poster', 'grade'],
    ['write the reply for me', 'parents'],
    ['how should I answer the mother', 'parents'],
    ['can you write me a worksheet', 'practice'],
    ['give me 3 exit ticket questions', 'exit'],
    ['a starter for monday', 'hook'],
    ['and the ones who are ahead?', 'stretch'],
    ['how do I run group work without freeloaders', 'groups'],
    ['i have nothing prepared for tomorrow', 'plan'],
    ['some can barely read', 'support'],
    ['3 discussion questions', 'questions'],
    ['one of my kids has dyslexia', 'access'],
    ['homework?', 'homework'],
    ['they always mix those up', 'misconceptions'],
    ['I need a lesson on volcanoes', 'plan'],
    ['they copy the diagram', null],
    ['my class is loud after lunch', null],
  ] as const)('in "%s" is %s', (message, wish) => expect(wishIn(message)).toBe(wish));
});

describe('the topic of a lesson', () => {
  it.each([
    ['I teach the periodic table on monday and have nothing prepared', 'the periodic table'],
    ['can you make a worksheet about adverbs for my grade 5', 'adverbs'],
    ['I need a lesson on the Silk Road, 40 minutes', 'the Silk Road'],
    ['starter for volcanoes with year 7', 'volcanoes'],
    ['i teach grade 4', null],
    ['how do I explain it', null],
    ['write the reply for me', null],
  ] as const)('in "%s" is %s', (message, topic) => expect(lessonTopicIn(message)).toBe(topic));
});

describe('a teacher who asks for something by name', () => {
  it('gets it with the name of a topic that no pack holds', () => {
    const [, worksheet, key] = replies('I teach the Silk Road on monday and have nothing prepared', 'can you write me a worksheet', 'and how do i grade it');
    expect(worksheet).toMatch(/the Silk Road[\s\S]*\n- /);
    expect(key).toMatch(/the Silk Road/);
    expect(key).not.toContain('hold nothing');
  });

  it('gets three exit questions from the pack when three are asked for', () => {
    const [, exits] = replies('my lesson on photosynthesis is tomorrow', 'give me three exit questions');
    expect(exits?.match(/^- /gm)).toHaveLength(3);
  });

  it('gets an outline of ten lessons made of the pack', () => {
    const [unit = ''] = replies('need a 2 week unit outline on ancient rome for grade 6');
    expect(unit).toContain('Day 1,');
    expect(unit).toContain('Day 10,');
    expect(unit).toContain(index.topics.get('ancient-rome')?.questions.create[0]);
  });

  it('hears the belief of the class taken up', () => {
    const [, heard] = replies('I teach photosynthesis to year 8', 'they think plants breathe in co2 like we breathe');
    expect(heard).toMatch(/breathe/i);
    expect(heard).toMatch(/\?/);
  });

  it('stays with the lesson when the wish names learners', () => {
    const [, ell] = replies('I teach photosynthesis to year 8', 'what about my ell students');
    expect(ell).toContain('photosynthesis');
    expect(ell).not.toContain('no checked material');
  });

  it('is told that nothing is held on the topic, and gets the plan all the same', () => {
    const [plan = ''] = replies('I need a lesson plan for year 9 on the hanseatic league');
    expect(plan).toMatch(/collection|checked material/);
    expect(plan).toContain('the hanseatic league in 45 minutes');
  });

  it('hears a line of arithmetic checked', () => {
    const [, sum = ''] = replies('a parent wrote to me about marks', 'is 7 x 8 = 56');
    expect(sum).toMatch(/7 x 8 (= 56|is indeed 56)/);
    expect(sum).toMatch(/checks out|correct|indeed/);
  });

  it('gets words about a loss in the class, and no routine for absences', () => {
    const [loss = ''] = replies('one of my students lost his dad last week and is back on monday');
    expect(loss).not.toMatch(/absen|missing most/i);
  });
});
