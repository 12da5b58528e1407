/** What a student has written to a question that is not open any more, because the teacher has gone back or taken the pace: it stays before their eyes, with where it is. */
import { useStore } from '@nanostores/react';
import type { OwnWork } from '../../../contracts/live/protocol.ts';
import { activateQuestion, activateStep, echoQuestion, echoStep, type PareSeen } from '../../../contracts/pare.ts';
import type { Kept } from '../../../stores/live/outbox.ts';
import { Paragraphs } from '../Paragraphs.tsx';
import { askField, type StudentStore } from './student-store.ts';

interface SetAsideProps {
  student: StudentStore;
  content: PareSeen;
  stand: number;
  answers: OwnWork['answers'];
  unsent: readonly Kept[];
}

export function SetAside({ student, content, stand, answers, unsent }: SetAsideProps) {
  const drafts = useStore(student.$drafts);
  const open = new Set([
    ...(stand >= activateStep && content.activateTask ? [activateQuestion] : []),
    ...(stand >= echoStep ? (content.echoPrompts ?? []).map((_, place) => echoQuestion(place)) : []),
  ]);
  const waiting = unsent.flatMap((frame) => (frame.t === 'submit' ? [frame] : []));
  const written = [
    ...answers.map(({ q, text }) => ({ q, text, where: 'Stored: your teacher has it.' })),
    ...waiting.map(({ q, text }) => ({ q, text, where: 'Not sent yet: it goes out when your class comes to this question.' })),
    ...Object.entries(drafts).map(([q, text]) => ({
      q,
      text,
      where: 'Not submitted yet: it is kept on this device and stands in its field when your class comes to this question.',
    })),
  ].filter(({ q, text }) => q !== askField && !open.has(q) && text?.trim());
  // Words on their way stand in their field, too.
  const words = written.filter(({ q, text }, place) => !written.slice(0, place).some((earlier) => earlier.q === q && earlier.text === text));
  if (words.length === 0) return null;
  return (
    <section className="pare-read" aria-label="What you have written">
      <h3>What you have written</h3>
      <p className="text-muted">Your class is not at these questions now. Nothing of it is lost.</p>
      {words.map(({ q, text, where }) => (
        <div key={`${q} ${where}`} className="pare-field">
          <p>
            <strong>{q === activateQuestion ? 'Your response' : 'Your reflection'}</strong>
          </p>
          <Paragraphs text={text ?? ''} />
          <p className="text-muted">{where}</p>
        </div>
      ))}
    </section>
  );
}
