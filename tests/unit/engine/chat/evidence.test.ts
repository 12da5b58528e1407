/** A thread opens on evidence that a teacher would accept, and a right line is still right when the student asks. */
import { describe, expect, it } from 'vitest';
import { feelingIn } from '../../../../src/engine/chat/feelings.ts';
import { converse, firstReply, index, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: string[]) => converse(messages).at(-1)?.plan;
const holds = (text: string, lines: readonly string[]) => lines.some((line) => line.split(/\{\w+\}/).every((piece) => text.includes(piece)));

describe('an anchor', () => {
  it.each([
    ['my history teacher thinks i dont care'],
    ['i get lost in the middle'],
    ['did they have other options'],
    ['we put a plant in the dark and it turned yellow why'],
    ['do i need a big letter for monday'],
    ['my best friend moved away last week and i cant focus'],
  ])('does not open on words gathered from several of its lines: %s', (message) => {
    expect(firstReply(message).anchor).toBeNull();
  });

  it.each([
    ['i always mix up ser and estar', 'spanish-ser-estar'],
    ['if i flip a coin and get heads 5 times is tails more likely next', 'coin-has-no-memory'],
    ['im new and i have no one to sit with at lunch', 'new-school-mid-year'],
    ['math is too easy im always done first and bored', 'math-finished-early'],
  ])('opens where two words agree with one of its lines: %s', (message, id) => {
    expect(firstReply(message).anchor?.id).toBe(id);
  });
});

describe('a short pack', () => {
  it('is not opened by a word that only looks like one of its names', () => {
    expect(index.shortPacks.find('i keep falling asleep in class', 'student')?.pack.id).not.toBe('bad-grade');
  });

  it('is not left for another one by an answer that it holds itself', () => {
    const talk = converse(['what caused the american civil war', 'slavery']);
    expect(talk.map(({ plan }) => plan.short?.id)).toEqual(['american-civil-war', 'american-civil-war']);
  });

  it('is not left for a word of its own that is put as a guess', () => {
    expect(last(['why did the colonists get so mad at england', 'taxes?'])?.short?.id).not.toBe('taxes');
  });

  it('on spelling is not opened by a slip of spelling', () => {
    expect(last(['what is a season', 'no becuase its a season'])?.short?.id).not.toBe('spelling-common');
    expect(firstReply('how do you spell becuase').text).toMatch(/\bbecause\b/);
  });

  it('tells rising prices of one thing from prices as a whole', () => {
    expect(firstReply('why do prices go up when everyone wants something').short?.id).toBe('supply-demand');
    expect(firstReply('why do prices keep going up').short?.id).toBe('inflation');
  });

  it('answers a wish for a task with a question of its own kind', () => {
    const plan = last(['whats the difference between a simile and a metaphor', 'so "he is a lion" is a metaphor', 'can you give me one to try']);
    expect(plan?.intent).toBe('wants-task');
    expect(holds(plan?.text ?? '', [...student.quizNear, ...student.quizAgain])).toBe(true);
  });

  it('stays with a thought that it can neither confirm nor exclude', () => {
    const text = last(['tell me about supply and demand', 'up', 'then price goes down'])?.text ?? '';
    expect(holds(text, student.shortUnsure)).toBe(true);
  });
});

describe('"is that right"', () => {
  it('behind a line that was just called right is answered with yes', () => {
    expect(holds(last(['what is a vaccine', 'the body remembers it', 'is that right'])?.text ?? '', student.confirmed)).toBe(true);
  });

  it('behind a line that nothing confirmed is not', () => {
    expect(holds(last(['i have a report on our town hall', 'it was built by a rich baker', 'is that right'])?.text ?? '', student.confirmed)).toBe(false);
  });

  it('is not answered with yes where the words of a right idea say something wrong', () => {
    const talk = converse(['help me with photosynthesis', 'the oxygen that plants release comes from carbon dioxide', 'is that right']).map(({ plan }) => plan.text);
    expect(talk[1]).toContain('red atoms');
    expect(holds(talk[2] ?? '', student.confirmed)).toBe(false);
  });
});

describe('around a problem that is done', () => {
  it('the way that was taken is no new problem', () => {
    const plan = last(['a recipe for 4 people uses 6 eggs how many for 10 people', '15', 'i did 6 divided by 4 times 10']);
    expect(holds(plan?.text ?? '', student.wayDone)).toBe(true);
  });

  it('"and 42" is rounded like the number before', () => {
    const talk = converse(['i have to round 47 to the nearest ten', '50', 'and 42', '40 because its closer']).map(({ plan }) => plan.text);
    expect(talk[2]).toContain('42 rounded to the nearest ten');
    expect(holds(talk[3] ?? '', student.rightClaim)).toBe(true);
  });

  it('"why is it 1" asks for the reason and is not asked back how it was found', () => {
    const plan = last(['what is 2 to the power of 0', 'why is it 1']);
    expect(holds(plan?.text ?? '', student.rightClaim)).toBe(false);
    expect(plan?.state.problem).toContain('2^0');
  });

  it('a scale is read with its equals sign and a mixed number in words', () => {
    const talk = converse(['the map says 1 inch = 50 miles how far is 3 and a half inches', '175 miles']).map(({ plan }) => plan.text);
    expect(talk[1]).toContain('175');
    expect(holds(talk[1] ?? '', [...student.resultFits])).toBe(true);
  });
});

describe('the third angle of a triangle', () => {
  it('is worked out, and once more with other numbers', () => {
    const talk = converse(['a triangle has angles 50 and 60 whats the third', '70', 'what about 90 and 30', '60']).map(({ plan }) => plan.text);
    expect(holds(talk[1] ?? '', student.resultFits)).toBe(true);
    expect(talk[2]).toContain('90 and 30');
    expect(holds(talk[3] ?? '', student.resultFits)).toBe(true);
  });
});

it('a fence around the garden of the task is its perimeter', () => {
  expect(last(['the garden is 5 by 3 and i need the area', '15', 'and the fence around it'])?.state.problem).toContain('perimeter of a rectangle 5 by 3');
});

describe('in the middle of a talk', () => {
  it('what the test or the essay is about leads back to the work', () => {
    expect(last(['i lost my notebook with all my notes', 'the test is on egypt'])?.state.matter).toBeNull();
    expect(last(['my mom took my phone because of my grades', 'the test was on atoms'])?.topic?.id).toBe('atoms-and-elements');
  });

  it('one number put in the place of another keeps the rest of the task', () => {
    expect(last(['volume of a box 4 by 3 by 2', '24', 'what if its 5 tall instead of 2'])?.state.problem).toContain('a box 4 by 3 by 5');
  });

  it('a sentence with a number in it is no bare number', () => {
    expect(holds(last(['how do you become president', 'you have to be 35'])?.text ?? '', student.numberAlone)).toBe(false);
  });

  it('a word for a feeling in a list of words is no feeling', () => {
    expect(last(['how can i tell if an article is biased', 'it only tells one side', 'words like disaster and chaos'])?.state.matter).toBeNull();
    expect(feelingIn('my test was a disaster')).toBe('ashamed');
  });

  it('a word put as a guess opens no page of that name', () => {
    expect(last(['why did people leave the old towns', 'taxes?'])?.short).toBeNull();
  });

  it('what the group works on does not lead away from the trouble in the group', () => {
    const talk = converse(['my group wont do anything for our science project', 'its on volcanos and its due friday', 'should i tell the teacher']);
    expect(talk.map(({ plan }) => plan.state.matter)).toEqual(['group', 'group', 'group']);
  });

  it('a page that holds the words of a question does not say that it does not', () => {
    const text = last(['balance H2 + O2 -> H2O', '2H2 + O2 -> 2H2O', 'how do you know when its balanced'])?.text ?? '';
    expect(text).not.toContain('is not on my pages');
  });
});

it('a question is named whole, and not by a piece of its sentence', () => {
  expect(firstReply('how can i tell if an article is biased').text).not.toContain('"can i tell if an"');
});

describe('a line about oneself', () => {
  it('in a talk on school life is not put to the proof', () => {
    const talk = converse(['im new and i have no one to sit with at lunch', 'i like drawing', 'maybe i could go to the art club']).map(({ plan }) => plan.text);
    for (const text of talk) expect(text).not.toMatch(/can't (?:check|tell)|speaks for it|be the judge/);
  });
});

it('a plain thanks brings no new task', () => {
  for (const line of student.thanks) expect(line).not.toMatch(/\btry\b|one more/i);
});
