/** The perspective explorer: a question box with six examples, then what is known, what is believed wrongly, and the views. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { isServed } from '../../api/is-served.ts';
import { explorePerspectives } from '../../contracts/endpoints.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { DangerHelp } from '../../ui/DangerHelp.tsx';
import { loadPart } from '../../ui/load-part.ts';
import { ExplorerResult } from './ExplorerResult.tsx';
import { createExplorer, type ExplorerDeps, failedText, type Outcome } from './explorer-store.ts';

export interface PerspectiveExplorerProps {
  examples: readonly string[];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: ExplorerDeps;
}

export function PerspectiveExplorer({ examples, help, deps = browser }: PerspectiveExplorerProps) {
  const [explorer] = useState(() => createExplorer(deps));
  const input = useStore(explorer.$input);
  const asked = useStore(explorer.$asked);
  const outcome = useStore(explorer.$outcome);
  const isWeak = useStore(explorer.$isWeak);
  const box = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const isLoading = outcome.kind === 'loading';

  useEffect(() => {
    // What was typed before the scripts arrived belongs to the visitor; a shared link brings its question behind "#", which no server sees. One written by hand may have it behind "?".
    const shared = new URLSearchParams(location.hash.slice(1)).get('question') || new URLSearchParams(location.search).get('question');
    if (shared) void explorer.explore(shared.slice(0, limits.explore.questionChars));
    else if (box.current?.value) explorer.$input.set(box.current.value);
  }, [explorer]);
  useEffect(() => {
    if (outcome.kind === 'answered') result.current?.focus();
  }, [outcome]);

  return (
    <div className="explorer">
      <form
        className="explorer-form"
        onSubmit={(event) => {
          event.preventDefault();
          explorer.submit();
        }}
      >
        <label className="explorer-label" htmlFor="explorer-question">
          Your question
        </label>
        <div className="explorer-row">
          <input
            id="explorer-question"
            ref={box}
            className="field"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={limits.explore.questionChars}
            placeholder="What do people disagree on?"
            value={input}
            onFocus={() => void deps.screen('')}
            onChange={(event) => explorer.$input.set(event.target.value)}
          />
          <button type="submit" className="btn btn-primary" disabled={isLoading || !hasVisibleText(input)}>
            {isLoading ? 'Exploring…' : 'Explore Perspectives'}
          </button>
        </div>
      </form>
      {outcome.kind === 'none' && (
        <div className="explorer-examples" role="group" aria-label="Example questions">
          {examples.map((example) => (
            <button key={example} type="button" className="explorer-example" onClick={() => void explorer.explore(example, { isOurs: true })}>
              {example}
            </button>
          ))}
        </div>
      )}
      <p className="sr-only" role="status">
        {statusOf(outcome)}
      </p>
      {isLoading && <p className="explorer-loading">Looking for checked material on “{asked}”…</p>}
      {outcome.kind === 'failed' && (
        <div className="explorer-failed" role="alert">
          <p>{failedText}</p>
          <button type="button" className="btn" onClick={explorer.retry}>
            Try again
          </button>
        </div>
      )}
      {outcome.kind === 'care' && (
        <DangerHelp
          kept={outcome.isSent ? 'Your question stays in its box, and no views are set out on it.' : 'Your question stays in its box, and your words did not leave this device.'}
          help={help}
          isWeak={isWeak}
          wayOn="set out the views here"
          onDeny={() => {
            // The button goes away under the finger; the answer takes the focus when it is there.
            box.current?.focus();
            explorer.denyDanger();
          }}
        />
      )}
      {outcome.kind === 'answered' && (
        <ExplorerResult
          help={help}
          screen={deps.screen}
          reply={outcome.reply}
          hereBecause={outcome.hereBecause}
          asked={asked}
          heading={result}
          onAsk={(question) => void explorer.explore(question, { isOurs: true })}
          onNew={() => {
            explorer.startOver();
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Said to screen readers. Danger is told by an alert of its own. */
function statusOf(outcome: Outcome): string {
  if (outcome.kind === 'loading') return 'Exploring the question.';
  if (outcome.kind !== 'answered') return '';
  return outcome.reply.declined ? 'The question is not explored. Why, and a better question, are below.' : 'The perspectives are below.';
}

const browser: ExplorerDeps = {
  screen: async (text) => {
    try {
      const { screen } = await loadPart(() => import('./local-screen.ts'));
      return screen(text);
    } catch {
      return null;
    }
  },
  ask: (question, signal) => call({ ...explorePerspectives, path: `/api/explore-perspectives?question=${encodeURIComponent(question)}` }, undefined, { signal }),
  askHere: async (question, isDenied) => {
    try {
      const { exploreInBrowser } = await loadPart(() => import('./engine-here.ts'));
      return exploreInBrowser(question, isDenied);
    } catch {
      // Its files are not on this device.
      return null;
    }
  },
  isOnline: () => isServed('perspective-explorer'),
};
