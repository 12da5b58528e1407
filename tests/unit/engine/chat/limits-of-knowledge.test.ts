import { describe, expect, it } from 'vitest';
import { converse, firstReply, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student, teacher, both } = knowledge.moves;

describe('a question for one fact that no pack holds', () => {
  it.each(['when did the hundred years war start', 'what is the capital of france', 'who invented the zipper', 'what is the tallest mountain'])(
    'is declined, and the next step is how to look it up: %s',
    (message) => {
      const { text, state } = firstReply(message);
      expect(state.topic).toBeNull();
      expect(student.lookUp.some((line) => text.includes(line))).toBe(true);
    },
  );
});

it('a neighbor of the topic in work that the pack does not cover leaves the topic', () => {
  const [, second] = converse(['i need help with the cold war', 'what about the zulu']);
  expect(second?.plan.state.topic).toBeNull();
  expect(holdsLine(second?.plan.text ?? '', both.cannotKnow, { topic: '"zulu"' })).toBe(true);
});

it('a part of the topic in work stays in it', () => {
  const [, second] = converse(['i need help with the cold war', 'what about the berlin wall']);
  expect(second?.plan.state.topic).toBe('cold-war');
});

describe('a message that names nothing', () => {
  it.each(['help with school', 'homework', 'i need help with my homework'])('is answered with a question about the task: %s', (message) => {
    const { text } = firstReply(message);
    expect([...both.whichOne, ...both.unclear].some((line) => text.includes(line))).toBe(true);
  });
});

it('a reason word alone brings up no fact that shares no word with the question', () => {
  const [, second] = converse(['what is gravity', 'why do things fall']);
  expect(second?.plan.text).not.toContain('rounds a curve');
});

describe('a teacher', () => {
  it('who tells of a death in the class gets words for it, and no plan in the turns after it', () => {
    const turns = converse(['a boy in my class died last week', 'her chair is empty and nobody sits there', 'what do i do with the chair'], 'teacher');
    const prepared = [...teacher.feeling.sad, ...teacher.afterSad];
    for (const { plan } of turns) expect(prepared.some((line) => plan.text.includes(line))).toBe(true);
  });

  it('who tells something that nothing held touches is asked about it, not handed a ready plan', () => {
    const { text } = firstReply('the caretaker and the librarian stopped greeting each other', 'teacher');
    expect(text).toContain('the caretaker and the librarian stopped greeting each other');
    expect(teacher.anySubject.hints.some((line) => text.includes(line))).toBe(false);
  });

  it('who asks for another one gets another of the same kind', () => {
    const [, second] = converse(['exit ticket for photosynthesis grade 7', 'another one please'], 'teacher');
    expect(teacher.exit.some((line) => second?.plan.text.includes(line))).toBe(true);
  });

  it('who has tried a move already gets another one in the same matter', () => {
    const [first, second] = converse(['my students forget everything over the weekend', 'we did quizzes on monday already'], 'teacher');
    expect(second?.plan.state.anchor).toBe(first?.plan.state.anchor);
    expect(holdsLine(second?.plan.text ?? '', teacher.notForUs)).toBe(true);
  });
});
