/** How a teacher's instructions go out, in every tool: those of the moment are not carried out later, and what was not done is said. */
import { useState } from 'react';
import type { CommandBody } from '../../contracts/live/frames.ts';
import { showToast } from '../toasts.ts';
import type { LiveLine, Outcome } from './live-line.ts';

export type Refusal = Extract<Outcome, { ok: false }>;

export interface Commands {
  command: (frame: CommandBody) => Promise<void>;
  /** What was pressed and not carried out, because of the line; empty where all was. */
  undone: string;
}

/** `own`: what a tool says of a refusal in words of its own. */
export function useCommands(line: LiveLine | null, own: (refusal: Refusal, frame: CommandBody) => { title: string; message: string } | undefined = () => undefined): Commands {
  const [undone, setUndone] = useState('');
  const command = async (frame: CommandBody): Promise<void> => {
    if (!line) return;
    // An answer to a student is no instruction of the moment: it waits for the line.
    const isOfNow = frame.t !== 'answer';
    if (isOfNow && line.$state.get().is === 'away') return setUndone('No connection: nothing was sent. Press again when the line is back.');
    if (isOfNow) setUndone('');
    const outcome = await line.send(frame);
    if (outcome.ok || outcome.code === 'ended') return;
    if (outcome.code === 'away') return setUndone(lateWords);
    const usual = { title: 'Not done', message: outcome.text ?? refusals[outcome.code] ?? 'The session did not take this. Try again.' };
    showToast({ ...(own(outcome, frame) ?? usual), variant: 'destructive' });
  };
  return { command, undone };
}

const lateWords = 'The line was cut, and the session has not said that it took this. Look at where the class stands, and press again if you still want it.';

export const refusals: Readonly<Partial<Record<Refusal['code'], string>>> = {
  withheld: 'This text may call for help. It cannot be shown; talk to its writer in person.',
  changed: 'Its writer has just changed this answer. Read it again first.',
  not_found: 'This is not there any more.',
  slow_down: 'That was too fast. Try again in a moment.',
  storage: 'The server could not store it. Try again.',
};
