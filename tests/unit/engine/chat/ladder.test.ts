import { describe, expect, it } from 'vitest';
import { bare, bareSentences, converse, firstReply, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const stuck = ['I still don’t get it', 'no idea', 'still confused', 'idk'];

/** The rungs in the order in which they were reached; the opening counts as none. */
const rungsOf = (messages: readonly string[]): string[] =>
  converse(messages)
    .map(({ plan }) => plan.state.rung)
    .filter((rung) => rung !== 'opened');

describe('a student who stays stuck', () => {
  it.each(knowledge.topics.map(({ title }) => title))('gets a question, then a hint, then an example: %s', (title) => {
    expect(rungsOf([`I don't understand ${title}`, ...stuck]).slice(0, 3)).toEqual(['question', 'hint', 'example']);
  });

  it.each(knowledge.topics.map(({ title }) => title))('is taken through the example line by line before anything harder: %s', (title) => {
    const turns = converse([`I don't understand ${title}`, ...stuck]);
    const example = turns.findIndex(({ plan }) => plan.state.rung === 'example');
    expect(example).toBeGreaterThan(0);
    expect(holdsLine(turns[example + 1]?.plan.text ?? '', knowledge.moves.student.lineByLine)).toBe(true);
  });

  it.each(knowledge.topics.map(({ title }) => title))('and then sees it, gets a try of their own: %s', (title) => {
    const messages = [`I don't understand ${title}`, ...stuck];
    const example = converse(messages).findIndex(({ plan }) => plan.state.rung === 'example');
    expect(converse([...messages.slice(0, example + 1), 'oh ok, I get it now']).at(-1)?.plan.state.rung).toBe('yours');
  });

  it.each(knowledge.anchors.filter(({ mode }) => mode === 'student').map((anchor) => [anchor.id, anchor.says[0] ?? '']))(
    'climbs the same ladder from an anchor: %s',
    (_id, line) => {
      expect(rungsOf([line, ...stuck]).slice(0, 3)).toEqual(['question', 'hint', 'example']);
    },
  );

  it('gets the three rungs that belong to the spot they named', () => {
    const point = topicById('fractions').stuckPoints[0];
    const texts = converse(['I don’t know how to add fractions with different denominators', ...stuck]).map(({ plan }) => plan.text);
    expect(texts[0]).toContain(point?.question);
    expect(texts[1]).toContain(point?.hint);
    expect(texts[2]).toContain(point?.example);
  });

  it('keeps climbing without ids, from the last six messages alone', () => {
    const rungs = converse(['I don’t know how to add fractions with different denominators', ...stuck.slice(0, 2)], 'student', 'history only').map(({ plan }) => plan.state.rung);
    expect(rungs).toEqual(['question', 'hint', 'example']);
  });

  it('does not get an example before a question, even when asking for one', () => {
    const [, second] = converse(['I have a math test tomorrow and I know I am going to blank', 'show me an example']);
    expect(second?.plan.state.rung).not.toBe('example');
  });

  it('gets an example when asking for one after the question', () => {
    const [, second] = converse(['I don’t know how to add fractions with different denominators', 'can you show me an example']);
    expect(second?.plan.state.rung).toBe('example');
  });

  it('gets a hint when asking for one', () => {
    const [, second] = converse(['I don’t know how to add fractions with different denominators', 'can I have a hint']);
    expect(second?.plan.state.rung).toBe('hint');
    expect(second?.plan.text).toContain(topicById('fractions').stuckPoints[0]?.hint);
  });

  it('who understands gets something to try, not another hint', () => {
    const [, , third] = converse(['I don’t know how to add fractions with different denominators', 'hint please?', 'oh I get it now']);
    expect(third?.plan.state.rung).toBe('yours');
  });
});

describe('a student who asks for the finished work', () => {
  it.each(['just tell me the answer', 'what is the answer?', 'solve it for me', 'stop asking questions and give me the answer'])('gets the next rung instead: %s', (message) => {
    const [first, second] = converse(['how do I add fractions with different denominators', message]);
    expect(first?.plan.state.rung).toBe('question');
    expect(second?.plan.state.rung).toBe('hint');
  });

  it.each(['write my essay for me', 'can you write my introduction', 'do my homework'])('is handed the pen back: %s', (message) => {
    const { text } = firstReply(message);
    expect(text).toMatch(/\?/);
    expect(bareSentences(text).length).toBeLessThan(7);
  });

  it.each([
    ['what is 1/2 + 1/3?', /5\/6|0\.83|five sixths/i],
    ['solve 3x + 5 = 20', /x\s*(=|is)\s*5\b|\bis 5\b|= 5\b/],
    ['how much is 3/4 - 2/5, just tell me', /7\/20/],
    ['7 x 8 = ?', /\b56\b/],
    ['what is 2/3 of 60', /\b40\b/],
    ['is 1/2 + 1/3 = 2/5 right?', /5\/6/],
  ])('never reads it in the reply: %s', (message, answer) => {
    for (const { plan } of converse([message, 'just give me the answer', 'idk', 'please'])) expect(plan.text).not.toMatch(answer);
  });
});

/** Every sentence of a worked example, from packs, anchors and moves. */
const worked = new Set(
  [
    ...knowledge.topics.flatMap((topic) => [...topic.stuckPoints.map((point) => point.example), ...topic.workedExamples.flatMap((example) => [...example.steps, example.result])]),
    ...knowledge.anchors.filter(({ mode }) => mode === 'student').flatMap((anchor) => anchor.ladder.examples),
    ...Object.values(knowledge.moves.student.ladder).flatMap((ladder) => ladder.examples),
    ...knowledge.moves.student.anySubject.examples,
  ]
    .flatMap((text) => bareSentences(text, 4))
    .map(bare),
);

describe('the first reply to a student', () => {
  const openings = [
    ...knowledge.anchors.filter(({ mode }) => mode === 'student').flatMap((anchor) => anchor.says),
    ...knowledge.topics.flatMap(({ title, aliases, stuckPoints, questions }) => [
      `help me with ${title}`,
      `show me an example of ${title}`,
      `I just want the answer to my ${title} homework`,
      ...aliases,
      ...stuckPoints.flatMap(({ cues }) => cues),
      ...questions.apply,
    ]),
    'show me an example',
    'give me a worked example please',
    'just tell me the answer',
    'I’m stuck',
    'help',
  ];

  it('never holds a worked result', () => {
    const given = openings.filter((line) => bareSentences(firstReply(line).text, 4).some((sentence) => worked.has(sentence)));
    expect(given).toEqual([]);
  });

  it('always asks something', () => {
    expect(openings.filter((line) => !firstReply(line).text.includes('?'))).toEqual([]);
  });
});
