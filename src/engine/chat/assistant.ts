/** What a class assistant of Kora Studio changes in the embedded engine. Its grade is read in candidates.ts, its help level in ladder.ts. */
import type { ClassAssistant, HelpLevel } from '../../contracts/class-assistant.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { asksForFacts } from './question-kinds.ts';
import type { Reading } from './read-message.ts';
import type { ChatState, Rung } from './state.ts';

/** The rung itself, or the highest one below it that the help level allows. A student's own try is always allowed. */
export function limitedRung(rung: Rung, help: HelpLevel): Rung {
  if (rung === 'example' && help !== 'examples') return limitedRung('hint', help);
  return rung === 'hint' && help === 'questions' ? 'question' : rung;
}

/** Sentences that take up a mood or lead over, which a plain tone leaves out. What weighs on someone is always taken up. */
export function connectingLines({ student, teacher }: ChatMoves): (readonly string[])[] {
  const { stuck, bored, rushed, curious, angry, proud } = student.feeling;
  return [
    student.openTopic,
    student.stillStuck,
    student.showsThinking,
    student.narrows,
    student.success,
    stuck,
    bored,
    rushed,
    curious,
    angry,
    proud,
    teacher.openTopic,
    teacher.success,
  ];
}

/** A message that names no topic, at the start of a conversation, is about the assistant's; unless it plainly asks about something else. */
export function steered(reading: Reading, state: ChatState, { topic }: ClassAssistant, index: KnowledgeIndex): Reading {
  if (!topic || reading.topic || state.topic !== null || state.anchor !== null) return reading;
  const found = index.findTopic(topic);
  if (!found || found.how === 'close') return reading;
  const schoolSubjects = reading.subjects.filter((subject) => subject !== 'study-skills' && subject !== 'classroom');
  const isElsewhere = schoolSubjects.length > 0 && !schoolSubjects.includes(found.topic.subject);
  if (isElsewhere || (reading.asksAbout !== null && asksForFacts(reading))) return reading;
  const { id, subject } = found.topic;
  return {
    ...reading,
    topic: { topic: found.topic, how: 'terms', name: '', hits: 2 },
    subjects: [...new Set([subject, ...reading.subjects])],
    // An anchor about something else would take the message away from the class's topic.
    anchors: reading.anchors.filter(({ anchor }) => anchor.topics?.includes(id) ?? (anchor.subject === subject || anchor.subject === 'study-skills')),
  };
}
