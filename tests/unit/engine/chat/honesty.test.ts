import { describe, expect, it } from 'vitest';
import { bareSentences, converse, firstReply, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

/** Every sentence of a pack that states something; questions and hints are no facts. */
const factual = new Set(
  knowledge.topics
    .flatMap((topic) => [
      topic.summary,
      topic.matters,
      ...topic.terms.map((term) => term.definition),
      ...topic.facts.map((fact) => fact.text),
      ...topic.misconceptions.map((misconception) => misconception.correction),
      ...topic.workedExamples.flatMap((example) => [...example.steps, example.result]),
      ...topic.stuckPoints.map((point) => point.example),
    ])
    .flatMap((text) => bareSentences(text, 4)),
);
const factsIn = (text: string): string[] => bareSentences(text, 4).filter((sentence) => factual.has(sentence));

const admits = /collection|checked material|would have to invent/i;

const unknown = [
  'what is the Hanseatic League',
  'who was Zheng He',
  'explain Zoroastrianism',
  'tell me about tardigrades',
  'how does the Krebs cycle work?',
  'when did the Boxer Rebellion start?',
  'What is the Blorvak theorem?',
  'why did the Khmer leave Angkor',
  'what is the capital of Peru',
  'how many moons does Jupiter have?',
];

describe('a topic that no pack holds', () => {
  it.each(unknown)('is admitted to a student: %s', (message) => {
    const plan = firstReply(message);
    expect(plan.text).toMatch(admits);
    expect(plan.topic).toBeNull();
    expect(plan.text).toContain('?');
  });

  it.each(unknown)('gets no fact: %s', (message) => {
    const plan = firstReply(message);
    expect(factsIn(plan.text)).toEqual([]);
    expect(plan.sources).toEqual([]);
    expect(plan.grounding).toBe('scaffold');
  });

  it.each(['I need a lesson on the Hanseatic League', 'how do I teach the Krebs cycle to grade 10', 'ideas for a unit on Zoroastrianism'])(
    'is admitted to a teacher: %s',
    (message) => {
      const plan = firstReply(message, 'teacher');
      expect(plan.text).toMatch(admits);
      expect(plan.topic).toBeNull();
    },
  );

  it('is admitted in the middle of another one', () => {
    const [, second] = converse(['I don’t get how to add fractions', 'who was Zheng He?']);
    expect(second?.plan.text).toMatch(admits);
    expect(factsIn(second?.plan.text ?? '')).toEqual([]);
  });

  it('is named in the visitor’s words', () => {
    expect(firstReply('what is the Hanseatic League').text.toLowerCase()).toContain('hanseatic league');
  });

  it('goes on as a way of working, still without facts', () => {
    for (const { plan } of converse(['what is the Hanseatic League', 'idk', 'something with ships and trade', 'give me a hint', 'I still don’t get it'])) {
      expect(plan.sources).toEqual([]);
      expect(plan.topic).toBeNull();
    }
  });
});

describe('a question that a pack answers', () => {
  it('gets the definition of the term, word for word', () => {
    const [, second] = converse(['I don’t get how to add fractions with different denominators', 'what is a common denominator?']);
    expect(second?.plan.text).toContain(topicById('fractions').terms.find(({ term }) => term === 'common denominator')?.definition);
    expect(second?.plan.grounding).toBe('topic-pack');
  });

  it('gets no admission of ignorance', () => {
    for (const { title } of knowledge.topics) expect(firstReply(`what is ${title}?`).text, title).not.toMatch(admits);
  });
});

describe('a question of the visitor in mid-conversation', () => {
  const second = (topic: string, message: string) => converse([`help me with ${topic}`, message])[1]?.plan.text ?? '';

  it('is no answer to the question before, though it shares a word with one', () => {
    const topic = topicById('human-body-systems');
    const probe = topic.misconceptions.at(-1)?.probe ?? '';
    const heard = topic.expectedAnswers?.find(({ question }) => probe.includes(question))?.replies ?? [];
    const history = [
      { sender: 'user', text: 'human body systems' },
      { sender: 'kora', text: probe },
    ] as const;
    const { text } = firstReply('what does the heart do', 'student', { history, state: firstReply('human body systems').state });
    expect(heard.some(({ hears }) => hears.includes('heart'))).toBe(true);
    expect(heard.filter(({ say }) => text.includes(say))).toEqual([]);
  });

  it.each([
    ['human body systems', 'what does the heart do'],
    ['electric circuits', 'what is a fuse for'],
    ['human body systems', 'how do lungs work'],
  ])('about what something does gets its meaning: %s, %s', (topic, message) => {
    const term = message.match(/heart|fuse|lungs/)?.[0] ?? '';
    const { definition = '' } = [...topicById('human-body-systems').terms, ...topicById('electric-circuits').terms].find((entry) => entry.term === term) ?? {};
    expect(definition).not.toBe('');
    expect(second(topic, message)).toContain(definition);
  });

  it('about a number is answered by the fact that counts, and by no other', () => {
    expect(second('the solar system', 'how many planets are there')).toContain('Eight planets');
    expect(factsIn(second('the solar system', 'how many moons does jupiter have'))).toEqual([]);
  });
});

const { rightClaim, wrongClaim, estimate, solutionFits, solutionFails } = knowledge.moves.student;

describe('a line of numbers', () => {
  it.each([
    ['1/2 + 1/4 = 3/4', '1/2 + 1/4', '3/4'],
    ['so is 3/6 + 2/6 = 5/6?', '3/6 + 2/6', '5/6'],
    ['I got 12 ÷ 4 = 3', '12 ÷ 4', '3'],
  ])('that is right is confirmed: %s', (message, left, right) => {
    expect(holdsLine(firstReply(message).text, rightClaim, { left, right })).toBe(true);
  });

  it.each([
    ['1/2 + 1/3 = 2/5', { left: '1/2 + 1/3', right: '2/5', term: 'more' }, /5\/6/],
    ['I think 2/3 - 1/2 = 1/1', { left: '2/3 - 1/2', right: '1/1', term: 'less' }, /1\/6/],
    ['0.5 x 0.5 = 2.5', { left: '0.5 x 0.5', right: '2.5', term: 'less' }, /0\.25|1\/4/],
    ['12 - 15 = 3', { left: '12 - 15', right: '3', term: 'less' }, /-3/],
  ])('that is wrong is named, with a direction to look in and without the answer: %s', (message, slots, answer) => {
    const { text } = firstReply(message);
    expect(holdsLine(text, wrongClaim, slots)).toBe(true);
    expect(holdsLine(text, estimate, slots)).toBe(true);
    expect(text).not.toMatch(answer);
  });

  it('that is wrong is looked at even when another one is right', () => {
    expect(holdsLine(firstReply('1/2 + 1/4 = 3/4 and 1/2 + 1/3 = 2/5').text, wrongClaim, { left: '1/2 + 1/3', right: '2/5' })).toBe(true);
  });

  it.each([
    ['how do I solve x/2 + 3 = 7', '2 + 3', '7'],
    ['I have to find n in n/2 + 3 = 7', '2 + 3', '7'],
    ['1/2 of 4/5 = 2/5, right?', '4/5', '2/5'],
    ['17 ÷ 5 = 3 remainder 2', '17 ÷ 5', '3'],
  ])('is not called wrong when it is not: %s', (message, left, right) => {
    expect(holdsLine(firstReply(message).text, wrongClaim, { left, right })).toBe(false);
  });
});

describe('a solution', () => {
  const replyTo = (equation: string, solution: string): string => converse([equation, solution]).at(-1)?.plan.text ?? '';

  it.each([
    ['I have to solve 3x + 5 = 20', 'x = 5', '3x + 5 = 20', '5'],
    ['solve x/3 = 2/5', 'x = 6/5', 'x/3 = 2/5', '6/5'],
    ['my equation is 2x + 9 = 1', 'is it x = -4?', '2x + 9 = 1', '-4'],
  ])('that fits is confirmed against the equation: %s, %s', (equation, solution, left, right) => {
    expect(holdsLine(replyTo(equation, solution), solutionFits, { left, right })).toBe(true);
  });

  it.each([
    ['I have to solve 3x + 5 = 20', 'x = 4', '3x + 5 = 20', '4'],
    ['I have to solve 3x + 5 = 20', 'x = -5', '3x + 5 = 20', '-5'],
    ['solve x/3 = 2/5', 'I think x is 2', 'x/3 = 2/5', '2'],
  ])('that does not fit is put to the test, without the right one: %s, %s', (equation, solution, left, right) => {
    expect(holdsLine(replyTo(equation, solution), solutionFails, { left, right })).toBe(true);
  });
});
