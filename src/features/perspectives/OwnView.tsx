/** "My view before" and "after": two boxes that stay on this device, for whoever wants to see whether reading moved something. */
import { useId, useState } from 'react';
import { keepOwnView, ownViewOf } from './own-views.ts';

const maxChars = 1_000;

export function OwnView({ question }: { question: string }) {
  const [view, setView] = useState(() => ownViewOf(question));
  const [isKept, setKept] = useState(true);
  const id = useId();
  const change = (part: 'before' | 'after', text: string) => {
    const next = { ...view, [part]: text };
    setView(next);
    setKept(keepOwnView(question, next));
  };
  return (
    <details className="explorer-own" data-no-print>
      <summary>My view before and after</summary>
      <p className="text-muted text-small">
        {isKept ? 'Stays on this device. Nobody else can read it.' : 'This browser keeps nothing for this site, or is full: it lasts until you leave the page.'}
      </p>
      {(['before', 'after'] as const).map((part) => (
        <p key={part} className="explorer-own-part">
          <label htmlFor={`${id}-${part}`}>{part === 'before' ? 'What I think before reading' : 'What I think now, and what moved me'}</label>
          <textarea id={`${id}-${part}`} className="field" dir="auto" rows={3} maxLength={maxChars} value={view[part]} onChange={(event) => change(part, event.target.value)} />
        </p>
      ))}
    </details>
  );
}
