import { describe, expect, it } from 'vitest';
import { converse, firstReply, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const { student, teacher, both } = knowledge.moves;
const last = (messages: readonly string[], mode: 'student' | 'teacher' = 'student') => {
  const plan = converse(messages, mode).at(-1)?.plan;
  if (!plan) throw new Error('nothing was said');
  return plan;
};

describe('a loss', () => {
  it.each([
    'my dog died yesterday and i have a math test',
    'my grandma passed away last week',
    'we buried my grandpa on monday. i lost my grandpa',
    'my parents are getting divorced',
  ])('is met with words about the loss and no exercise: %s', (message) => {
    const { text, state } = firstReply(message);
    expect(state.feeling).toBe('sad');
    expect(holdsLine(text, student.feeling.sad) || knowledge.anchors.some(({ feeling, firstMove }) => feeling === 'sad' && text.includes(firstMove))).toBe(true);
  });

  it.each(['my grandma is in hospital', 'my dad has cancer and i cant focus', 'our cat is very sick'])('is not talked of where someone is ill: %s', (message) => {
    for (const [mode, { illness, feeling }] of [
      ['student', student],
      ['teacher', teacher],
    ] as const) {
      const { text } = firstReply(message, mode);
      expect(holdsLine(text, illness)).toBe(true);
      expect(holdsLine(text, feeling.sad)).toBe(false);
      expect(text).not.toMatch(/\bdied\b|\bloss\b/);
    }
    expect(last(['hello', message], 'student').text).not.toMatch(/\bdied\b|\bloss\b/);
  });

  it('is talked of where an illness ended in it', () => {
    expect(firstReply('my grandma was in hospital and died on sunday').text).toMatch(/died|loss|news like that|something like that/i);
  });

  it('is not forgotten in the next turn', () => {
    const turns = converse(['my grandma passed away last week', 'i dont want to do homework']);
    expect(turns[1]?.plan.state.feeling).toBe('sad');
    expect(student.anySubject.questions.some((line) => turns[1]?.plan.text.includes(line))).toBe(false);
  });

  it('in a class comes before the lesson that was being planned', () => {
    const { text } = last(['I need a hook for photosynthesis', 'our class hamster died and the kids are very upset'], 'teacher');
    expect(holdsLine(text, teacher.feeling.sad) || knowledge.anchors.some(({ mode, firstMove }) => mode === 'teacher' && text.includes(firstMove))).toBe(true);
    expect(text).not.toContain('light');
  });

  it.each(['the empire died out', 'in the story her dog is old', 'my phone died'])('is not read into "%s"', (message) => {
    expect(firstReply(message).state.feeling).not.toBe('sad');
  });
});

describe('a right answer', () => {
  it.each([
    [['how do i add 1/2 and 1/4', 'is it 3/4'], '1/2 + 1/4', '3/4'],
    [['what is 7 times 8', 'fifty six'], '7 × 8', '56'],
    [['what is 20% of 50', 'ten'], '20% of 50', '10'],
  ] as const)('given as a number alone is confirmed: %j', (messages, left, right) => {
    expect(holdsLine(last(messages).text, student.rightClaim, { left, right })).toBe(true);
  });

  it('to an equation is held against the equation that was brought, not against a step of it', () => {
    expect(last(['solve 3x + 5 = 20', '3x = 15', 'x = 5']).text).toContain('3x + 5 = 20');
    expect(last(['solve 3x + 5 = 20', '3x = 15', 'x = 4']).text).toContain('3x + 5 = 20');
  });

  it('to a question of Kora stays in the topic, though it names a neighbor of it', () => {
    const { probe } = topicById('world-war-two').misconceptions.find(({ belief }) => belief.includes('won the war')) ?? { probe: '' };
    const turns = converse(['i think the us won world war 2 almost alone', 'in the east against the soviet union']);
    expect(turns[0]?.plan.text).toContain(probe);
    expect(turns[1]?.plan.state.topic).toBe('world-war-two');
  });

  it('that uses a word of the topic stays in it, though the word names another topic', () => {
    const turns = converse(['what are human rights', 'because of the holocaust']);
    expect(turns[1]?.plan.state.topic).toBe('human-rights');
  });

  it('to a question of Kora stays in the topic, though it sounds like a worry', () => {
    const melting = 'Explain to a younger student why melting ice is no chemical reaction.';
    const history = [
      { sender: 'user', text: 'chemical reactions' },
      { sender: 'kora', text: melting },
    ] as const;
    const { text } = firstReply('because you can freeze it again', 'student', { history, state: firstReply('chemical reactions').state });
    const right = topicById('chemical-reactions')
      .expectedAnswers?.find(({ question }) => question === melting)
      ?.replies.find((reply) => reply.right);
    expect(text).toContain(right?.say);
  });

  it('to the question in the sample conversation is confirmed', () => {
    const sample = knowledge.samples.find(({ id }) => id === 'math-anxiety');
    const asked = topicById('fractions').expectedAnswers?.find(({ question }) => sample?.messages.at(-1)?.text.includes(question));
    const right = asked?.replies.find((reply) => reply.right);
    expect(right).toBeDefined();
    const { text } = firstReply('six', 'student', { history: sample?.messages ?? [], state: null });
    expect(text).toContain(right?.say);
  });
});

describe('a wrong number', () => {
  it('is held against the sum', () => {
    const { text } = last(['what is 7 times 8', 'is it 54']);
    expect(holdsLine(text, student.wrongClaim, { left: '7 × 8', right: '54' })).toBe(true);
    expect(text).not.toContain('56');
  });

  it('that answers the question about the bottoms is not taken for the sum', () => {
    const turns = converse(['how do i add 1/2 and 1/4', '8']);
    expect(holdsLine(turns[1]?.plan.text ?? '', student.commonBottom, { left: '1/2 + 1/4', right: '8' })).toBe(true);
    const other = converse(['how do i add 1/2 and 1/4', '6']);
    expect(holdsLine(other[1]?.plan.text ?? '', student.noCommonBottom, { left: '1/2 + 1/4', right: '6', a: '2', b: '4' })).toBe(true);
  });

  it('in a message about something else is left alone', () => {
    const { text } = last(['what is 7 times 8', 'i have 3 more of these']);
    expect(text).not.toContain('7 × 8 = 3');
  });
});

describe('an own sum or equation', () => {
  it.each([
    ['2x + 3 = 11', '2x + 3 = 11'],
    ['how do i add 1/2 and 1/4', '1/2 + 1/4'],
    ['what is 12 divided by 0.5', '12 ÷ 0.5'],
  ])('is what the first question is about: %s', (message, shown) => {
    expect(firstReply(message).text).toContain(shown);
  });
});

describe('"why"', () => {
  it.each(['cold war', 'i need help with fractions', 'why do we have seasons'])('does not jump to a worked example: %s', (opening) => {
    for (const { plan } of converse([opening, 'why', 'but why', 'why is that']).slice(1)) expect(plan.state.rung).not.toBe('example');
  });
});

describe('a guess put as a question', () => {
  it('is taken as the student’s idea, to be backed', () => {
    const { text, state } = last(['help me with inference please', 'the girl in my story hides a letter', 'so that she is ashamed?']);
    expect(holdsLine(text, student.unheld.any.proposes, { quote: 'that she is ashamed' })).toBe(true);
    expect(state.rung).not.toBe('example');
  });

  it('about something the content does not hold is neither confirmed nor denied', () => {
    expect(holdsLine(last(['whats the capital of mongolia', 'is it moscow']).text, student.unheld.any.recalls, { quote: 'moscow' })).toBe(true);
  });
});

describe('another matter in mid-conversation', () => {
  it('that no pack covers is admitted', () => {
    const { text, topic } = last(['how do plants make food', 'they take in light', 'what about the binomial theorem']);
    expect(topic).toBeNull();
    expect(holdsLine(text, both.cannotKnow, { topic: '"binomial theorem"' })).toBe(true);
  });

  it('that is only a stray question leads back to the topic', () => {
    const { text, topic } = last(['i need help with plate tectonics', 'who won the world cup in 1998']);
    expect(topic?.id).toBe('plate-tectonics');
    expect(holdsLine(text, student.backTo, { topic: 'plate tectonics' })).toBe(true);
  });

  it('of a teacher gets its own answer', () => {
    const { topic, anchor } = last(['I need a hook for photosynthesis', 'thanks. also my class is noisy after lunch'], 'teacher');
    expect(topic).toBeNull();
    expect(anchor?.subject).toBe('classroom');
  });
});

describe('a topic that is not named', () => {
  it.each([
    ['how do plants make food', 'photosynthesis'],
    ['I think plants eat soil', 'photosynthesis'],
    ['so plants breathe in oxygen and out co2?', 'photosynthesis'],
    ['how do i add 1/2 and 1/4', 'fractions'],
  ])('is found from what is said about it: %s', (message, id) => {
    expect(firstReply(message).topic?.id).toBe(id);
  });

  it.each(['who won the world cup in 1998', 'why do we yawn', 'my students hate reading shakespeare', 'i have to do homework for my teacher'])('is not guessed: %s', (message) => {
    expect(firstReply(message).topic).toBeNull();
  });
});

describe('nothing to work on', () => {
  it('eight greetings get eight different replies and no exercise', () => {
    const texts = converse(Array.from({ length: 8 }, () => 'hello')).map(({ plan }) => plan.text);
    expect(new Set(texts).size).toBe(8);
    for (const line of [...student.anySubject.questions, ...student.anySubject.hints]) expect(texts.join(' ')).not.toContain(line);
  });

  it('a reply is never only a question to hand back', () => {
    const texts = converse(['i need help with fractions', ...Array.from({ length: 10 }, () => 'i dont get it')]).map(({ plan }) => plan.text);
    for (const text of texts) expect(student.handBack).not.toContain(text);
  });
});

describe('a problem in work', () => {
  it('is still known when its answer comes late', () => {
    const { text } = last(['what is 3x + 5 = 20', 'idk', 'this is annoying', 'can you give me a hint', 'hm', 'so x = 5']);
    expect(holdsLine(text, student.solutionFits, { left: '3x + 5 = 20', right: '5' })).toBe(true);
  });

  it('takes a sum on the way and the value it gives', () => {
    const [, sum, value] = converse(['what is 3x + 5 = 20', '20 - 5', '15']).map(({ plan }) => plan.text);
    expect(holdsLine(sum ?? '', student.moveFits, { left: '20 - 5', right: '3x + 5 = 20' })).toBe(true);
    expect(holdsLine(value ?? '', student.termWorth, { left: '3x + 5 = 20', right: '15', term: '3x' })).toBe(true);
  });

  it.each([
    [['5x = 45', '9', 'x/4 + 2 = 5'], 'x/4 + 2 = 5'],
    [['2x + 3 = 11', '2x = 8', 'x = 4', '4x - 1 = 15'], '4x - 1 = 15'],
    [['4x - 1 = 15', 'and 6 - x = 2'], '6 - x = 2'],
  ])('gives way to a new one, which is not taken for a step: %j', (messages, equation) => {
    expect(holdsLine(last(messages).text, student.equationStart, { left: equation, term: 'x' })).toBe(true);
  });

  it('of two fractions is met when both are named with one bottom', () => {
    expect(holdsLine(last(['how do i add 1/2 and 1/3', '3/6 and 2/6']).text, student.addendsFit, { left: '1/2 + 1/3' })).toBe(true);
  });
});

describe('a year', () => {
  it('that is wrong is not passed over, and the right one is confirmed', () => {
    const texts = converse(['who won the cold war', 'the ussr collapsed in 1981?', 'i dont know then', '1991']).map(({ plan }) => plan.text);
    expect(holdsLine(texts[1] ?? '', student.yearFails, { term: '1981' })).toBe(true);
    expect(holdsLine(texts[3] ?? '', student.yearHolds, { term: '1991' })).toBe(true);
  });

  it.each([
    ['the berlin wall fell in 1961', 'yearFails', '1961'],
    ['the berlin wall was built in 1989', 'yearFails', '1989'],
    ['the berlin wall fell in 1989', 'yearHolds', '1989'],
    ['the berlin wall was built in 1961', 'yearHolds', '1961'],
  ] as const)('belongs to its event: %s', (line, verdict, term) => {
    const texts = converse(['i have a test on the cold war', line]).map(({ plan }) => plan.text);
    expect(holdsLine(texts[1] ?? '', student[verdict], { term })).toBe(true);
  });

  it('of another event of the same time is not confirmed', () => {
    const texts = converse(['french revolution homework', 'napoleon started it in 1789']).map(({ plan }) => plan.text);
    expect(holdsLine(texts[1] ?? '', student.yearHolds, { term: '1789' })).toBe(false);
  });
});

describe('words that nothing held touches', () => {
  it('are asked about, though not twice in a row', () => {
    const [, first, second] = converse(['help me with inference please', 'the story is about a girl who packs a bag at night', 'her mother stands in the door']).map(
      ({ plan }) => plan.text,
    );
    expect(first).toContain('the story is about a girl who packs a bag at night');
    expect(second).not.toContain('"her mother stands in the door"');
  });

  it.each(['ok', 'cool', 'yay'])('"%s" is no answer and gets no new exercise', (message) => {
    expect(holdsLine(last(['i need help with fractions', message]).text, student.afterOk)).toBe(true);
  });
});

describe('a person’s wish that a program cannot meet', () => {
  it.each([
    ['can you be my friend', both.beFriend],
    ['can you tell my teacher', both.cannotTell],
  ])('is answered plainly: %s', (message, lines) => {
    expect(holdsLine(firstReply(message).text, lines)).toBe(true);
  });

  it.each(['it decided who other countries could be friends with', 'the two cities were our friends', 'he wants to be our friend in the story'])(
    'is not heard in a sentence about others: %s',
    (message) => {
      expect(firstReply(message).intent).not.toBe('be-friend');
    },
  );
});
