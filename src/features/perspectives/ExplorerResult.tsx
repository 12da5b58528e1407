/** The answer to a question: overview, facts, myths, views with their sources, and what one may do with it. */
import { Link2, Network, Plus, Printer } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import type { ExploreReply, PerspectiveSource, PerspectiveView } from '../../contracts/api/explore-perspectives.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import type { Screen } from './explorer-store.ts';
import { OwnView } from './OwnView.tsx';

interface ExplorerResultProps {
  reply: ExploreReply;
  /** As the visitor put it. */
  asked: string;
  /** The engine in this browser answered; null where the server did. */
  hereBecause: 'no-network' | 'not-sent' | null;
  heading: RefObject<HTMLHeadingElement | null>;
  screen: Screen;
  /** The help card, as static HTML from the page. */
  help: ReactNode;
  onAsk: (question: string) => void;
  onNew: () => void;
}

export function ExplorerResult({ reply, asked, hereBecause, heading, screen, help, onAsk, onNew }: ExplorerResultProps) {
  const { question, overview, facts, myths, perspectives, evidenceSettles, valuesDecide, factSources, related, search, declined, meta } = reply;
  return (
    <article className="explorer-result" aria-labelledby="explorer-title">
      <header className="explorer-part">
        <h2 className="text-h2" id="explorer-title" ref={heading} tabIndex={-1}>
          {question}
        </h2>
        {asked !== question && <p className="text-muted">You asked: {asked}</p>}
        <p className="explorer-buttons" data-no-print>
          <button type="button" className="btn" onClick={onNew}>
            <Plus size={16} aria-hidden="true" /> Ask a New Question
          </button>
          {perspectives.length > 0 && (
            <>
              <button type="button" className="btn btn-quiet" onClick={() => print()}>
                <Printer size={16} aria-hidden="true" /> Print
              </button>
              <button type="button" className="btn btn-quiet" onClick={() => void copyLink(question)}>
                <Link2 size={16} aria-hidden="true" /> Copy link
              </button>
              <button type="button" className="btn btn-quiet" onClick={() => void toMap(reply)}>
                <Network size={16} aria-hidden="true" /> Open as concept map
              </button>
              <ShareButton label="Share this answer" className="btn btn-quiet" what="this answer without what you wrote about your own view" open={() => sharing(reply)} />
            </>
          )}
        </p>
      </header>
      <section className="explorer-part">
        <h3 className="text-h3">{declined ? 'Why this is not explored' : 'Overview'}</h3>
        <p className="max-w-measure">{overview}</p>
        {declined && (
          <p>
            A better question:{' '}
            <button type="button" className="explorer-better" onClick={() => onAsk(declined.better)}>
              {declined.better}
            </button>
          </p>
        )}
        {meta.safety?.level === 1 && (
          <details>
            <summary className="explorer-listen">People who listen</summary>
            {help}
          </details>
        )}
        {hereBecause === 'no-network' && <p className="text-muted">This device answered by itself, without a network, from what was kept on it.</p>}
        {hereBecause === 'not-sent' && <p className="text-muted">This device answered by itself, without a language model, and your words were not sent.</p>}
        {meta.grounding === 'scaffold' && <p className="text-muted">No checked sources are held for this question.</p>}
        {meta.grounding === 'model' && (
          <p className="explorer-model">
            A language model{meta.model ? ` (${meta.model})` : ''} wrote this, and nobody has checked it. It may name no sources of its own: those shown come from the checked list
            of this site, and where none is shown none was found.
          </p>
        )}
      </section>
      <TextList title="Facts" items={facts} />
      <TextList title="Myths" items={myths} />
      {factSources.length > 0 && <Sources title="Sources for facts and myths" sources={factSources} />}
      {evidenceSettles && valuesDecide && (
        <section className="explorer-part explorer-split">
          <div>
            <h3 className="text-h3">What evidence settles</h3>
            <p>{evidenceSettles}</p>
          </div>
          <div>
            <h3 className="text-h3">What values decide</h3>
            <p>{valuesDecide}</p>
          </div>
        </section>
      )}
      {perspectives.length > 0 && (
        <section className="explorer-part">
          <h3 className="text-h3">Perspectives</h3>
          <div className="explorer-views">
            {perspectives.map((view) => (
              <View key={view.label} view={view} />
            ))}
          </div>
        </section>
      )}
      {search.length > 0 && (
        <section className="explorer-part">
          <h3 className="text-h3">Where to look</h3>
          <ul className="explorer-list">
            {search.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {perspectives.length > 0 && <OwnView question={question} screen={screen} help={help} />}
      {related.length > 0 && (
        <section className="explorer-part" data-no-print>
          <h3 className="text-h3">Questions near this one</h3>
          <div className="explorer-examples">
            {related.map((near) => (
              <button key={near} type="button" className="explorer-example" onClick={() => onAsk(near)}>
                {near}
              </button>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

function View({ view }: { view: PerspectiveView }) {
  const { label, summary, origins, sources, value, bestObjection, wouldChange, evidence } = view;
  const id = useId();
  const further = [
    ['What matters most here', value],
    ['Best objection', bestObjection],
    ['What would change this view', wouldChange],
    ['How far evidence bears it', evidence],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <section className="explorer-view" aria-labelledby={id}>
      <h4 id={id}>{label}</h4>
      <p>{summary}</p>
      <dl>
        <dt>Origins</dt>
        <dd>{origins}</dd>
        {further.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 ? <Sources title="Sources" sources={sources} /> : <p className="text-muted text-small">No checked source is held for this view.</p>}
    </section>
  );
}

function TextList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="explorer-part">
      <h3 className="text-h3">{title}</h3>
      <ul className="explorer-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ title, sources }: { title: string; sources: readonly PerspectiveSource[] }) {
  return (
    <div className="explorer-sources">
      <p className="font-semibold">{title}</p>
      <ul>
        {sources.map(({ url, title: work, type, source }) => (
          <li key={url}>
            <a href={url} rel="noreferrer noopener">
              {work}
            </a>{' '}
            <span className="text-muted">
              {source} · {type === 'academic' ? 'academic' : 'other'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For whoever should read this very answer; "Copy link" asks the question anew. */
async function sharing(reply: ExploreReply) {
  const [{ sharingOf }, { perspectiveSet }] = await loadPart(() => Promise.all([import('../../stores/sharing/sharing-of.ts'), import('./perspective-set.ts')]));
  return sharingOf(() => ({ kind: 'perspectives', title: reply.question, body: perspectiveSet(reply) }));
}

async function toMap(reply: ExploreReply): Promise<void> {
  try {
    const { openAsMap } = await loadPart(() => import('./open-as-map.ts'));
    await openAsMap(reply);
  } catch {
    showToast({ variant: 'destructive', title: 'The map could not be made', message: 'A part of the page did not arrive. Check your connection, then press again.' });
  }
}

/** The question stands behind "#", which the browser keeps to itself. */
async function copyLink(question: string): Promise<void> {
  const address = `${location.origin}${location.pathname}#${new URLSearchParams({ question })}`;
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );
  showToast(
    isCopied ? { title: 'Link copied', message: 'Whoever opens it sees the same question.' } : { variant: 'destructive', title: 'The link could not be copied', message: address },
  );
}
