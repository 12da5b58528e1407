/** Where the class stands, and the way on. */
import { ArrowRight, Lock, LockOpen } from 'lucide-react';
import { useRef } from 'react';
import { closingStep, type PareLesson, pareSteps } from '../../../contracts/pare.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { useKeptFocus } from '../../../ui/live/use-kept-focus.ts';
import type { Command } from './HostSession.tsx';

export function Lead({ view, command }: { view: LiveView; command: Command }) {
  const { room, admission } = view;
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const next = room.step + 1;
  // The host's material is the lesson as it was launched.
  const lesson = room.content as PareLesson;
  return (
    <section className="pare-lead" ref={place} aria-label="Lead the class">
      <ol className="pare-movements">
        {pareSteps.slice(1).map((name, i) => (
          <li key={name}>
            <button
              type="button"
              className="pare-movement"
              aria-current={room.step === i + 1 ? 'step' : undefined}
              data-focus-home={room.step === i + 1 || undefined}
              onClick={() => command({ t: 'goto', step: i + 1 })}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <p className="pare-now" dir="auto">
        {[
          'Students see that they are in. Nothing of the lesson is shown yet.',
          lesson.pulseScene,
          lesson.activateTask,
          lesson.revealContent,
          lesson.echoPrompts.join(' · '),
          lesson.closingLine,
        ][room.step] ?? ''}
      </p>
      <p className="pare-bar">
        {next <= closingStep && (
          <button type="button" className="btn btn-primary" onClick={() => command({ t: 'goto', step: next })}>
            {room.step === 0 ? 'Start with Pulse' : `Go on to ${pareSteps[next]}`} <ArrowRight size={18} aria-hidden="true" />
          </button>
        )}
        <label className="pare-switch">
          <input type="checkbox" checked={room.pace === 'students'} onChange={(event) => command({ t: 'pace', pace: event.target.checked ? 'students' : 'teacher' })} />
          Students move at their own pace
        </label>
        <label className="pare-switch">
          <input type="checkbox" checked={admission} onChange={(event) => command({ t: 'admit', on: event.target.checked })} />
          Let newcomers in one by one
        </label>
        <button type="button" className="btn" aria-pressed={room.locked} onClick={() => command({ t: 'lock', on: !room.locked })}>
          {room.locked ? <Lock size={18} aria-hidden="true" /> : <LockOpen size={18} aria-hidden="true" />} {room.locked ? 'Locked for newcomers' : 'Lock the session'}
        </button>
      </p>
    </section>
  );
}
