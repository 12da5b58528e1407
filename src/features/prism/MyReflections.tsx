/** The reflections on this device, found by their words; samples until there is one. */
import { FolderPlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { shareWarnings } from '../../contracts/library.ts';
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import { loadPart } from '../../ui/load-part.ts';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FeedbackView } from './FeedbackView.tsx';
import type { Prism, ReflectionItem } from './prism-store.ts';
import { detailOf, nameOf } from './reflection-text.ts';
import type { SampleReflection } from './samples.ts';

interface MyReflectionsProps {
  prism: Prism;
  reflections: readonly ReflectionItem[];
  samples: readonly SampleReflection[];
  onOpen: (item: ReflectionItem) => void;
  save: (name: string, content: Blob) => void;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those that hold every word, in the title, the text or the prompt. */
export function findReflections(reflections: readonly ReflectionItem[], search: string): ReflectionItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return reflections.filter(({ title, tags, body }) => {
    const text = plain([title, body.text, body.prompt?.text ?? '', ...tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

export function MyReflections({ prism, reflections, samples, onOpen, save }: MyReflectionsProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  const found = findReflections(reflections, search);
  if (reflections.length === 0) return <Samples samples={samples} />;
  return (
    <section className="prism-mine" aria-label="My Reflections">
      <p className="prism-find">
        <label htmlFor={id}>Search reflections</label>
        <input id={id} className="field" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </p>
      <p className="sr-only" role="status">
        {found.length === 1 ? 'One reflection' : `${found.length} reflections`}
      </p>
      {found.length === 0 && <p>No reflection holds these words.</p>}
      <ul className="prism-rows">
        {found.map((item) => (
          <li key={item.id}>
            <span className="prism-row-words">
              <button type="button" className="prism-open" dir="auto" onClick={() => onOpen(item)}>
                {nameOf(item)}
              </button>
              <small>{detailOf(item)}</small>
              <span className="prism-snippet" dir="auto">
                {item.body.text.slice(0, 140)}
                {item.body.text.length > 140 && '…'}
              </span>
            </span>
            <div className="prism-row-buttons">
              {item.body.place ? (
                <small>In “{item.body.place.portfolio}”</small>
              ) : (
                <button type="button" className="btn btn-quiet" aria-label={`Add ${nameOf(item)} to a portfolio`} onClick={() => prism.addToPortfolio(item)}>
                  <FolderPlus size={16} aria-hidden="true" /> Portfolio
                </button>
              )}
              <ExportButton label={`Export ${nameOf(item)}`} set={() => ({ title: nameOf(item), reflections: [item], hasCaptions: false })} save={save} />
              <ShareButton
                className="btn btn-quiet"
                name={`Share ${nameOf(item)}`}
                what="this reflection"
                warning={shareWarnings.reflection}
                open={() => loadPart(() => import('../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) => sharingOf(() => item))}
              />
              <button type="button" className="btn btn-quiet" aria-label={`Delete ${nameOf(item)}`} onClick={() => prism.trash(item)}>
                <Trash2 size={16} aria-hidden="true" /> Delete
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div className="prism-foot">
        <a href="/library">Trash and tags are in Your Library</a>
        {found.length > 1 && <ExportButton label="Export all that are listed" set={() => ({ title: 'My reflections', reflections: found, hasCaptions: false })} save={save} />}
      </div>
    </section>
  );
}

function Samples({ samples }: { samples: readonly SampleReflection[] }) {
  return (
    <section className="prism-mine" aria-label="Sample reflections">
      <h2 className="sr-only">Sample reflections</h2>
      <p>Press New Reflection: what you write is kept on this device from the first key on, and stands here. Until then, these are samples:</p>
      <ul className="prism-rows">
        {samples.map(({ title, age, text, feedback }) => (
          <li key={title}>
            <details className="prism-sample">
              <summary>
                <span className="badge">Sample</span> <strong>{title}</strong>
                <small>
                  {wordsText(countWords(text))}, {age}, feedback received
                </small>
              </summary>
              <p>{text}</p>
              <FeedbackView feedback={{ ...feedback, at: '', by: 'Made by rules from this text, without a language model.', about: text }} text={text} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
