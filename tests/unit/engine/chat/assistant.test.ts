import { describe, expect, it } from 'vitest';
import { type ClassAssistant, openAssistant } from '#src/contracts/class-assistant.ts';
import { type ChatPlan, type EarlierTurn, planReply } from '#src/engine/chat/reply.ts';
import type { ChatState } from '#src/engine/chat/state.ts';
import { bare, firstReply, index, knowledge, topicById } from '../../../support/knowledge.ts';

const anAssistant = (changes: Partial<ClassAssistant>): ClassAssistant => ({ ...openAssistant, ...changes });

function converseWith(assistant: ClassAssistant | undefined, messages: readonly string[], how: 'signed' | 'history only' = 'signed'): ChatPlan[] {
  const history: EarlierTurn[] = [];
  let state: ChatState | null = null;
  return messages.map((message) => {
    const plan: ChatPlan = planReply({ message, mode: 'student', history: history.slice(-6), state: how === 'signed' ? state : null, assistant }, index);
    state = plan.state;
    history.push({ sender: 'user', text: message }, { sender: 'kora', text: plan.text });
    return plan;
  });
}

const pressing = [
  'still confused',
  'can you show me an example',
  'can I have a hint',
  'no idea',
  'just tell me the answer',
  'what is a denominator?',
  'idk',
  'I still don’t get it',
];
const { student } = knowledge.moves;
const hintTexts = new Set(
  [
    ...knowledge.topics.flatMap((pack) => [
      ...pack.stuckPoints.map((point) => point.hint),
      ...pack.analogies.map((a) => a.idea),
      ...pack.terms.map((term) => term.definition),
      ...pack.facts.map((fact) => fact.text),
    ]),
    ...Object.values(student.ladder).flatMap(({ hints }) => hints),
    ...student.anySubject.hints,
    ...knowledge.anchors.filter(({ mode }) => mode === 'student').flatMap(({ ladder }) => ladder.hints),
  ].map(bare),
);
const exampleTexts = new Set(
  [
    ...knowledge.topics.flatMap((pack) => [...pack.stuckPoints.map((point) => point.example), ...pack.workedExamples.map((example) => example.steps.join(' '))]),
    ...Object.values(student.ladder).flatMap(({ examples }) => examples),
    ...student.anySubject.examples,
    ...knowledge.anchors.filter(({ mode }) => mode === 'student').flatMap(({ ladder }) => ladder.examples),
  ].map(bare),
);
const holdsAny = (texts: ReadonlySet<string>, { text }: ChatPlan): boolean => [...texts].some((known) => bare(text).includes(known));

describe('the help level of a class assistant', () => {
  for (const how of ['signed', 'history only'] as const)
    it.each(['fractions', 'photosynthesis', 'the Cold War', 'persuasive writing'])(`"questions only" never gives a hint, a fact or an example (${how}): %s`, (topic) => {
      const plans = converseWith(anAssistant({ helpLevel: 'questions' }), [`I don't understand ${topic}`, ...pressing], how);
      for (const plan of plans) {
        expect(plan.text).not.toBe('');
        expect(plan.text).toContain('?');
        expect(['opened', 'question', 'yours']).toContain(plan.state.rung);
        expect(holdsAny(hintTexts, plan), plan.text).toBe(false);
        expect(holdsAny(exampleTexts, plan), plan.text).toBe(false);
      }
    });

  it.each(knowledge.anchors.filter(({ mode, feeling }) => mode === 'student' && feeling !== 'sad').map(({ id, says }) => [id, says[0] ?? '']))(
    '"questions only" does not open with the explanation of an anchor: %s',
    (_id, line) => {
      const plan = firstReply(line, 'student', { assistant: anAssistant({ helpLevel: 'questions' }) });
      expect(plan.text).toContain('?');
      for (const { firstMove } of knowledge.anchors) expect(plan.text).not.toContain(firstMove);
    },
  );

  it.each(['fractions', 'photosynthesis', 'the Cold War'])('"up to hints" gives hints and no example: %s', (topic) => {
    const plans = converseWith(anAssistant({ helpLevel: 'hints' }), [`I don't understand ${topic}`, ...pressing]);
    expect(plans.some((plan) => holdsAny(hintTexts, plan))).toBe(true);
    expect(plans.map(({ state }) => state.rung)).toContain('hint');
    for (const plan of plans) expect(holdsAny(exampleTexts, plan), plan.text).toBe(false);
  });

  it('"up to examples" is Kora as it is', () => {
    const messages = ["I don't understand fractions", ...pressing];
    expect(converseWith(openAssistant, messages)).toEqual(converseWith(undefined, messages));
    expect(converseWith(openAssistant, messages).map(({ state }) => state.rung)).toContain('example');
  });

  it('does not send a student back to an example that was never shown, also when the state comes from the history alone', () => {
    for (const plan of converseWith(anAssistant({ helpLevel: 'hints' }), ["I don't understand fractions", 'idk', 'idk', 'idk'], 'history only'))
      for (const line of student.lineByLine) expect(plan.text).not.toContain(line);
  });
});

describe('the topic of a class assistant', () => {
  it.each(['I am stuck', 'I do not get question 1', 'can you help me study', 'hello, I need help with number 3'])('is what a message without a topic is about: %s', (message) => {
    expect(firstReply(message).topic).toBeNull();
    expect(firstReply(message, 'student', { assistant: anAssistant({ topic: 'Fractions' }) })).toMatchObject({ topic: { id: 'fractions' }, grounding: 'topic-pack' });
  });

  it('gives way to a topic that the message names', () => {
    expect(firstReply("I don't understand photosynthesis", 'student', { assistant: anAssistant({ topic: 'Fractions' }) }).topic?.id).toBe('photosynthesis');
  });

  it('does not turn a question about something else into one about itself', () => {
    expect(firstReply('What is a quokka?', 'student', { assistant: anAssistant({ topic: 'Fractions' }) }).topic).toBeNull();
    expect(firstReply('I have to read a poem for English class', 'student', { assistant: anAssistant({ topic: 'Fractions' }) }).topic?.id).not.toBe('fractions');
  });

  it('leaves a greeting a greeting', () => {
    expect(firstReply('hi', 'student', { assistant: anAssistant({ topic: 'Fractions' }) })).toEqual(firstReply('hi'));
  });

  it('changes nothing when no pack holds it', () => {
    expect(firstReply('I am stuck', 'student', { assistant: anAssistant({ topic: 'Underwater basket weaving' }) })).toEqual(firstReply('I am stuck'));
  });

  it('steers a teacher too', () => {
    expect(firstReply('I need a warm-up for tomorrow', 'teacher', { assistant: anAssistant({ topic: 'Fractions' }) }).topic?.id).toBe('fractions');
  });
});

describe('the tone of a class assistant', () => {
  it('plain goes straight to the question', () => {
    const warm = firstReply("I don't understand fractions", 'student', { assistant: anAssistant({ tone: 'warm' }) });
    const plain = firstReply("I don't understand fractions", 'student', { assistant: anAssistant({ tone: 'plain' }) });
    expect(warm.text.endsWith(plain.text)).toBe(true);
    expect(plain.text.length).toBeLessThan(warm.text.length);
    expect(plain.text).toMatch(/\?$/);
  });

  it.each(['my grandma died yesterday', 'everything is too much, I have five tests', 'I give up, I will never get this'])(
    'plain still takes up what weighs on someone: %s',
    (message) => {
      expect(firstReply(message, 'student', { assistant: anAssistant({ tone: 'plain' }) }).text).toBe(firstReply(message).text);
    },
  );

  it('plain always says something', () => {
    for (const message of ['I got it!', 'this is boring', 'idk', 'ok', 'why?', 'I think it is because the plant eats light'])
      for (const plan of converseWith(anAssistant({ tone: 'plain', topic: 'Photosynthesis' }), ['I am stuck', message, message])) expect(plan.text.length).toBeGreaterThan(10);
  });
});

describe('the grade of a class assistant', () => {
  const triedFirst = (grade: ClassAssistant['grade']) =>
    converseWith(anAssistant({ grade }), ["I don't understand fractions", 'oh I get it now'])
      .map(({ text }) => text)
      .join('\n');
  const { questions } = topicById('fractions');
  const holdsOne = (text: string, lines: readonly string[]) => lines.some((line) => text.includes(line));

  it('has the oldest analyze, judge or make first, and the youngest apply', () => {
    expect(holdsOne(triedFirst('9-12'), [...questions.evaluate, ...questions.analyze, ...questions.create])).toBe(true);
    expect(holdsOne(triedFirst('9-12'), questions.apply)).toBe(false);
    expect(holdsOne(triedFirst('3-5'), questions.apply)).toBe(true);
  });

  it('has the youngest begin with what they remember', () => {
    const opening = (grade: ClassAssistant['grade']) => firstReply('help with fractions please', 'student', { assistant: anAssistant({ grade }) }).text;
    expect(holdsOne(opening('3-5'), questions.remember)).toBe(true);
    expect(holdsOne(opening('6-8'), questions.remember)).toBe(false);
  });
});
