import { describe, expect, it } from 'vitest';
import { converse, firstReply, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const { student, teacher } = knowledge.moves;
const lastOf = (messages: readonly string[], mode: 'student' | 'teacher' = 'student') => {
  const plan = converse(messages, mode).at(-1)?.plan;
  if (!plan) throw new Error('nothing was said');
  return plan;
};

describe('a right answer with its reason in the same sentence', () => {
  it('to a percentage is confirmed before the way to it', () => {
    expect(holdsLine(lastOf(['whats 25% off 80 dollars', 'its 60 dollars because 25% of 80 is 20']).text, student.resultFits, { left: '25% off 80', right: '60' })).toBe(true);
  });

  it.each([
    [['which is smaller -3 or -7', '-3. so -7 is smaller'], '-7 is smaller than -3'],
    [['which is bigger 1/4 or 0.3', '25 and 30 so 0.3 is bigger'], '0.3 is bigger than 1/4'],
  ] as const)('to a comparison is taken for what is said last: %j', (messages, left) => {
    expect(holdsLine(lastOf(messages).text, student.compareHolds, { left })).toBe(true);
  });

  it('to an equation that stands in the same message is held against it', () => {
    expect(holdsLine(lastOf(['2x + 3 = 11 so 2x = 8 so x = 4, is that correct?']).text, student.solutionFits, { left: '2x + 3 = 11', right: '4' })).toBe(true);
    expect(holdsLine(lastOf(['2x + 3 = 11 so x = 5, is that correct?']).text, student.solutionFails, { left: '2x + 3 = 11', right: '5' })).toBe(true);
  });

  it('in a question about it counts as well', () => {
    expect(holdsLine(lastOf(['solve 2x + 3 = 13', 'i just want to know if 5 is right']).text, student.solutionFits, { left: '2x + 3 = 13', right: '5' })).toBe(true);
  });
});

it('a true sum is not confirmed as the answer when it is only a part of it', () => {
  const { text } = lastOf(['how do i find the perimeter of a rectangle 7 by 4', 'so perimeter is 7 + 4 = 11?']);
  expect(holdsLine(text, student.rightClaim, { left: '7 + 4', right: '11' })).toBe(false);
  expect(holdsLine(text, student.resultStep, { left: 'the perimeter of a rectangle 7 by 4', right: '11' })).toBe(true);
});

it('times of day are not added as if they were ratios', () => {
  const { text } = lastOf(['9:40 + 2:35 = 12:15']);
  expect([...student.wrongClaim, ...student.rightClaim].some((line) => text.includes(line.split('{')[0] ?? line))).toBe(false);
});

it('a colon between fractions divides', () => {
  expect(holdsLine(lastOf(['how do i divide fractions, 1/2 : 1/4', 'is it 2']).text, student.rightClaim, { left: '1/2 ÷ 1/4', right: '2' })).toBe(true);
});

describe('a foreseen answer', () => {
  const question = 'What color is it in the tube?';
  const history = [
    { sender: 'user', text: 'human body systems' },
    { sender: 'kora', text: question },
  ] as const;
  const replies = topicById('human-body-systems').expectedAnswers?.find((entry) => entry.question === question)?.replies ?? [];

  it.each([
    ['its not blue, its dark red', true],
    ['blue', false],
  ])('is what is said, not what is denied: %s', (message, isRight) => {
    const { text } = firstReply(message, 'student', { history, state: firstReply('human body systems').state });
    expect(replies.filter(({ say }) => text.includes(say)).map(({ right }) => right)).toEqual([isRight]);
  });

  it('is still heard where a wrong one came first', () => {
    const wrong = replies.find(({ right }) => !right)?.say ?? '';
    const afterWrong = [...history, { sender: 'user', text: 'blue' }, { sender: 'kora', text: wrong }] as const;
    const { text } = firstReply('oh ok then dark red', 'student', { history: afterWrong, state: firstReply('human body systems').state });
    expect(text).toContain(replies.find(({ right }) => right)?.say);
  });

  it('gives way at a stuck point to a whole thought that the page knows', () => {
    const states = topicById('states-of-matter');
    const hint = states.stuckPoints.find((point) => point.hint.includes('In which state is that small piece?'))?.hint ?? '';
    const talk = [
      { sender: 'user', text: 'states of matter' },
      { sender: 'kora', text: hint },
    ] as const;
    const replyTo = (message: string) => firstReply(message, 'student', { history: talk, state: firstReply('states of matter').state }).text;
    const thought = states.ideas?.find(({ says }) => says.includes('far apart in a gas'))?.says;
    const foreseen = states.expectedAnswers?.find(({ question }) => question === 'In which state is that small piece?')?.replies.find(({ hears }) => hears.includes('gas'))?.say;
    expect(replyTo('in a gas the particles are far apart')).toContain(thought);
    expect(replyTo('a gas')).toContain(foreseen);
  });

  it('that is a mere yes or no answers only what was asked last', () => {
    const asked = 'Is "The dog in the yard barking at everyone" a sentence?';
    const known = topicById('grammar-sentences').expectedAnswers?.find((entry) => entry.question === asked)?.replies ?? [];
    const [right, wrong] = [known.find((reply) => reply.right), known.find((reply) => !reply.right)];
    expect(right?.hears).toContain('no');
    const talk = [
      { sender: 'user', text: 'grammar' },
      { sender: 'kora', text: asked },
      { sender: 'user', text: 'yes' },
      { sender: 'kora', text: wrong?.say ?? '' },
    ] as const;
    expect(firstReply('no', 'student', { history: talk, state: firstReply('grammar').state }).text).not.toContain(right?.say);
  });
});

describe('a complaint', () => {
  it.each(['that has nothing to do with what i wrote', 'ur not helping', 'thats not what i asked'])('is answered as one and not quoted back: %s', (message) => {
    const { text, state } = lastOf(['my essay about the cold war is boring', message]);
    expect(student.complaint.some((line) => text.includes(line))).toBe(true);
    expect(text).not.toContain(message);
    expect(state.topic).toBe('cold-war');
  });

  it('of a teacher asks what was hoped for', () => {
    const { text } = lastOf(['my students forget everything over the weekend', 'thats not what i asked'], 'teacher');
    expect(teacher.complaint.some((line) => text.includes(line))).toBe(true);
  });
});

it('who insists on one fact that a pack holds gets it', () => {
  expect(lastOf(['i need to know when the berlin wall fell', 'i just need the year']).text).toContain('1989');
});

it('a word of the topic in work that is also another topic’s name does not change the topic', () => {
  expect(lastOf(['can u help me with photosynthesis', 'give me the whole equation']).state.topic).toBe('photosynthesis');
  expect(lastOf(['can u help me with photosynthesis', 'now linear equations please']).state.topic).toBe('linear-equations');
});

it('something to write gets a question about writing', () => {
  expect(student.writing.questions.some((line) => lastOf(['i have to write about zoos']).text.includes(line))).toBe(true);
});

it('a situation with a pupil that no anchor meets is asked about, not turned into a lesson plan', () => {
  const message = 'what do i do if a student eats chalk in front of me';
  expect(holdsLine(lastOf([message], 'teacher').text, teacher.ownWords, { quote: message })).toBe(true);
});
