/** "Why am I seeing this?" under a reply. Its words come with the first letter of a message, so that they are there without a network too. */
import { useState } from 'react';
import { loadPart } from '../../ui/load-part.ts';
import type { WhyProps } from './WhyBody.tsx';

let body: Promise<typeof import('./WhyBody.tsx') | null> | null = null;

/** Null where it does not arrive; the next time it is asked for again. */
export function fetchWhy(): NonNullable<typeof body> {
  body ??= loadPart(() => import('./WhyBody.tsx')).catch(() => {
    body = null;
    return null;
  });
  return body;
}

export function WhyThis(props: WhyProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchWhy>> | 'missing'>(null);
  return (
    <details className="why-this" onToggle={({ currentTarget }) => currentTarget.open && void fetchWhy().then((arrived) => setPart(arrived ?? 'missing'))}>
      <summary>Why am I seeing this?</summary>
      {part === 'missing' && <p className="why-this-body">The explanation could not be loaded. Close this and open it again when there is a connection.</p>}
      {part && part !== 'missing' && <part.WhyBody {...props} />}
    </details>
  );
}
