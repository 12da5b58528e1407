/** EssayBlocks: a setup, then five blocks in order, each with its suggestions. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../api/client.ts';
import { blockSuggestion } from '../../../contracts/endpoints.ts';
import { blockTypes } from '../../../contracts/essay.ts';
import { wordsText } from '../../../engine/text/count-words.ts';
import { useDeskLinks } from '../../../stores/assignments/use-desk-links.ts';
import { titleChars } from '../../../stores/essay-draft.ts';
import { AssignmentLines } from '../../../ui/AssignmentLines.tsx';
import { DangerHelp } from '../../../ui/DangerHelp.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { EssayBlock } from './EssayBlock.tsx';
import { EssaySetup } from './EssaySetup.tsx';
import { EssayTools } from './EssayTools.tsx';
import { createEssay, type EssayDeps } from './essay-store.ts';
import { wordsOfEssay } from './essay-text.ts';
import { SavedDrafts } from './SavedDrafts.tsx';

export interface EssayBlocksProps {
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: EssayDeps;
  save?: (name: string, content: Blob) => void;
}

const ownDeps: EssayDeps = {
  ask: (body, signal) => call(blockSuggestion, body, { signal }),
  loadScreen: () => loadPart(() => import('./local-screen.ts')),
  loadHelp: () => loadPart(() => import('./local-help.ts')),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
};

const kinds = { argumentative: 'Argumentative', informative: 'Informative', reflective: 'Reflective' } as const;

export function EssayBlocks({ help, deps = ownDeps, save = saveFile }: EssayBlocksProps) {
  const [essay] = useState(() => createEssay(deps));
  const draft = useStore(essay.$draft);
  const isKept = useStore(essay.$isKept);
  const safety = useStore(essay.$safety);
  const isWeak = useStore(essay.$isWeak);
  const status = useStore(essay.$status);
  const assignments = useDeskLinks('essay');
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = draft ? 'building' : 'setup';
  const before = useRef<string | null>(null);

  useEffect(() => {
    essay.load();
  }, [essay]);
  useEffect(() => {
    // The screen reads every text before it is sent: there in time, also when the network goes away.
    if (stage === 'building') void deps.loadScreen().catch(() => undefined);
  }, [stage, deps]);
  useEffect(() => {
    // Only a change that the student made moves the focus, not the first drawing.
    if (before.current !== null && before.current !== stage && document.activeElement === document.body) heading.current?.focus();
    before.current = stage;
  }, [stage]);

  return (
    <section className="essay" aria-label="EssayBlocks">
      {draft ? (
        <>
          <header className="essay-head">
            <h3 className="text-h2" ref={heading} tabIndex={-1}>
              {kinds[draft.essayType]} essay, grades {draft.gradeLevel}
            </h3>
            <p className="essay-title">
              <label htmlFor="essay-title">Title</label>
              <input
                id="essay-title"
                className="field"
                dir="auto"
                autoComplete="off"
                maxLength={titleChars}
                value={draft.title}
                onChange={(event) => essay.change({ title: event.target.value })}
              />
            </p>
            <AssignmentLines assignments={assignments.filter(({ id }) => draft.assignment === null || draft.assignment === id)} hasInstructions={true} />
            <EssayTools essay={essay} draft={draft} save={save} />
          </header>
          {safety === 2 && (
            <DangerHelp
              kept="Your essay stays as it is."
              help={help}
              isWeak={isWeak}
              wayOn="give me suggestions here"
              onDeny={() => {
                // The button goes away under the finger, and the block may have been folded.
                const block = flushSync(() => essay.denyDanger());
                if (block) document.getElementById(`essay-${block}`)?.focus();
              }}
            />
          )}
          {safety === 1 && (
            <details className="essay-help">
              <summary>People who listen</summary>
              {help}
            </details>
          )}
          <ol className="essay-blocks">
            {blockTypes.map((block) => (
              <EssayBlock key={block} essay={essay} block={block} draft={draft} />
            ))}
          </ol>
          <p className="essay-foot">
            {wordsText(wordsOfEssay(draft))} in all.{' '}
            {isKept
              ? 'Every word is kept on this device as you type.'
              : 'This browser keeps nothing for this site, or is full: your essay lasts until you leave the page. Export it before you go.'}
          </p>
        </>
      ) : (
        <EssaySetup essay={essay} heading={heading} />
      )}
      <SavedDrafts essay={essay} />
      <p className="sr-only" role="status">
        {status}
      </p>
    </section>
  );
}
