/** "My view before" and "after": two boxes that stay on this device, for whoever wants to see whether reading moved something. */
import { type ReactNode, useId, useState } from 'react';
import { DangerHelp } from '../../ui/DangerHelp.tsx';
import type { Screen } from './explorer-store.ts';
import { keepOwnView, ownViewOf } from './own-views.ts';

const maxChars = 1_000;

interface OwnViewProps {
  question: string;
  screen: Screen;
  help: ReactNode;
}

export function OwnView({ question, screen, help }: OwnViewProps) {
  const [view, setView] = useState(() => ownViewOf(question));
  const [isKept, setKept] = useState(true);
  const [isWorrying, setWorrying] = useState(false);
  const id = useId();
  const change = (part: 'before' | 'after', text: string) => {
    const next = { ...view, [part]: text };
    setView(next);
    setKept(keepOwnView(question, next));
  };
  // Read where the writing is done, by this device alone. Once help is shown it stays.
  const read = async ({ before, after }: typeof view) => {
    if (!`${before}${after}`.trim()) return;
    const levels = await Promise.all([before, after].map(screen));
    if (levels.some((safety) => safety?.level === 2)) setWorrying(true);
  };
  return (
    <details className="explorer-own" data-no-print onToggle={({ currentTarget }) => currentTarget.open && void read(view)}>
      <summary>My view before and after</summary>
      <p className="text-muted text-small">
        {isKept ? 'Stays on this device. Nobody else can read it.' : 'This browser keeps nothing for this site, or is full: it lasts until you leave the page.'}
      </p>
      {(['before', 'after'] as const).map((part) => (
        <p key={part} className="explorer-own-part">
          <label htmlFor={`${id}-${part}`}>{part === 'before' ? 'What I think before reading' : 'What I think now, and what moved me'}</label>
          <textarea
            id={`${id}-${part}`}
            className="field"
            dir="auto"
            rows={3}
            maxLength={maxChars}
            value={view[part]}
            onChange={(event) => change(part, event.target.value)}
            onBlur={() => void read(view)}
          />
        </p>
      ))}
      {isWorrying && <DangerHelp kept="What you wrote stays in its box, on this device." help={help} />}
    </details>
  );
}
