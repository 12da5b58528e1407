/** Prism: reflective writing. Three tabs over one store; the form opens in the first of them. */
import { useStore } from '@nanostores/react';
import { PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { prismFeedback } from '../../contracts/endpoints.ts';
import { itemInHash } from '../../contracts/library.ts';
import { $library, itemById, loadLibrary } from '../../stores/library/library.ts';
import type { ReflectionPrompt } from '../../stores/library/shapes/reflection.ts';
import { loadPart } from '../../ui/load-part.ts';
import { saveFile } from '../../ui/save-file.ts';
import { AssignedReflections } from './AssignedReflections.tsx';
import { Growth } from './Growth.tsx';
import { MyReflections } from './MyReflections.tsx';
import { Portfolios } from './Portfolios.tsx';
import { isTab, PrismTabs, type TabId } from './PrismTabs.tsx';
import { createPrism, type PrismDeps, type ReflectionItem } from './prism-store.ts';
import { ReflectionForm } from './ReflectionForm.tsx';
import { ReflectionTips } from './ReflectionTips.tsx';
import type { SampleAssignment, SampleReflection } from './samples.ts';

export interface PrismToolProps {
  samples: readonly SampleReflection[];
  assigned: readonly SampleAssignment[];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  deps?: PrismDeps;
  save?: (name: string, content: Blob) => void;
}

const ownDeps: PrismDeps = {
  ask: (body, signal) => call(prismFeedback, body, { signal }),
  loadScreen: () => loadPart(() => import('./local-screen.ts')),
  loadEngine: () => loadPart(() => import('./local-engine.ts')),
  now: () => new Date(),
};

/** What the address asks for: `?prompt=…&title=…&class=…` begins a reflection, as the debrief of a simulation does. */
function promptIn(search: string): { prompt: ReflectionPrompt; title: string } | null {
  const wanted = new URLSearchParams(search);
  const [text = '', title = '', classLabel = ''] = ['prompt', 'title', 'class'].map((name) => (wanted.get(name) ?? '').trim().slice(0, 2_000));
  return text ? { prompt: { title, text, classLabel: classLabel.slice(0, 200) }, title: title.slice(0, 200) } : null;
}

export function PrismTool({ samples, assigned, help, deps = ownDeps, save = saveFile }: PrismToolProps) {
  const [prism] = useState(() => createPrism(deps));
  const [tab, setTab] = useState<TabId>('my-reflections');
  const form = useStore(prism.$form);
  const status = useStore(prism.$status);
  const { items, isKept } = useStore($library);
  // The kind says which shape the body has been read by.
  const reflections = items.filter(({ kind, trashed }) => kind === 'reflection' && trashed === null) as ReflectionItem[];
  const newButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const follow = (): void => {
      const hash = location.hash.slice(1);
      if (isTab(hash)) setTab(hash);
      const id = itemInHash(location.hash);
      const item = id === null ? undefined : itemById(id);
      if (item?.kind !== 'reflection' || item.trashed) return;
      setTab('my-reflections');
      prism.open(item as ReflectionItem);
    };
    void loadLibrary().then(() => {
      const asked = promptIn(location.search);
      if (asked) prism.begin(asked.prompt, asked.title);
      else follow();
    });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [prism]);
  useEffect(() => {
    // The form has taken the focus with it.
    if (wasOpen.current && !form) newButton.current?.focus();
    wasOpen.current = form !== null;
  }, [form]);

  const go = (next: TabId): void => {
    setTab(next);
    history.replaceState(null, '', `#${next}`);
  };
  const begin = (prompt: ReflectionPrompt | null = null, title = '', text = ''): void => {
    go('my-reflections');
    prism.begin(prompt, title, text);
  };
  const open = (item: ReflectionItem): void => {
    go('my-reflections');
    prism.open(item);
  };

  return (
    <div className="prism tool-prism">
      <header className="prism-head">
        <div className="grid gap-1">
          <h1 className="app-title">Prism</h1>
          <p className="max-w-measure text-lead text-muted">Write about what happened. The feedback quotes your own words and asks; it never scores and never rewrites.</p>
        </div>
        <button type="button" className="btn btn-primary" data-needs-script="" ref={newButton} onClick={() => begin()}>
          <PenLine size={18} aria-hidden="true" /> New Reflection
        </button>
      </header>
      {!isKept && (
        <p className="prism-notice" role="status">
          This browser keeps nothing for this site, or is full. What you write lasts until you leave the page: export it before you go.
        </p>
      )}
      <PrismTabs tab={tab} onTab={go}>
        {{
          'my-reflections': form ? (
            <ReflectionForm key={form.work.$item.get().id} prism={prism} form={form} help={help} />
          ) : (
            <div className="prism-desk">
              <div className="prism-work">
                <MyReflections prism={prism} reflections={reflections} samples={samples} onOpen={open} save={save} />
                <Growth reflections={reflections} />
              </div>
              <ReflectionTips />
            </div>
          ),
          assignments: <AssignedReflections samples={assigned} onStart={begin} />,
          portfolio: <Portfolios prism={prism} reflections={reflections} onOpen={open} save={save} />,
        }}
      </PrismTabs>
      <p className="sr-only" role="status">
        {status}
      </p>
    </div>
  );
}
