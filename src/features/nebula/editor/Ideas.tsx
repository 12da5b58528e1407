/** Suggestions, to take or leave one by one. Where the material only says that two concepts belong together, the phrase is the learner's to find. */
import { useEffect, useId, useRef, useState } from 'react';
import { type ConceptMap, type MapIdea, mapLimits } from '../../../contracts/concept-map.ts';
import { hasVisibleText } from '../../../contracts/limits.ts';
import { openIdeas } from '../../../engine/concept-map/edit.ts';
import type { Ask } from '../nebula-store.ts';
import type { Editor } from './editor-store.ts';

/** More at once would be a list to tick off. */
const atOnce = 3;

export function Ideas({ editor, map, ask }: { editor: Editor; map: ConceptMap; ask: Ask }) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const running = useRef<AbortController | null>(null);
  const id = useId();
  useEffect(() => () => running.current?.abort(), []);
  const ideas = openIdeas(map);
  const topic = [map.topic, map.nodes[0]?.text ?? ''].find(hasVisibleText);

  const more = async () => {
    if (!topic || running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setIsBusy(true);
    const result = await ask({ title: topic.slice(0, mapLimits.titleChars), topic: topic.slice(0, mapLimits.topicChars), mapType: 'hierarchical' }, mine.signal);
    if (mine.signal.aborted) return;
    running.current = null;
    setIsBusy(false);
    if (!result.ok) return setAnswer('The server did not answer. Your map is as it was.');
    const { nodes, links, ideas: further, meta, note } = result.value;
    if (nodes.length === 0) return setAnswer(note);
    if (meta.grounding === 'scaffold') return setAnswer(`Nothing checked is held on “${topic}”, so there is nothing to suggest.`);
    const texts = new Map(nodes.map((node) => [node.id, node.text]));
    const drawn = links.map(({ from, label, to }) => ({ from: texts.get(from) ?? '', label, to: texts.get(to) ?? '', why: '' }));
    const added = editor.addIdeas([...further, ...drawn].filter(({ from, to }) => from && to));
    setAnswer(added > 0 ? '' : 'There is nothing new that touches a concept of this map.');
  };

  return (
    <section className="map-part" aria-labelledby={`${id}-ideas`}>
      <h2 className="text-h3" id={`${id}-ideas`}>
        Suggestions
      </h2>
      {ideas.length === 0 && !answer && <p className="text-muted">None at the moment.</p>}
      <ul className="map-ideas">
        {ideas.slice(0, atOnce).map((idea) => (
          <Idea key={idea.id} editor={editor} idea={idea} />
        ))}
      </ul>
      {ideas.length > atOnce && <p className="text-muted">{ideas.length - atOnce} more after these.</p>}
      <p role="status">{answer}</p>
      <button type="button" className="btn" disabled={isBusy || !topic} onClick={() => void more()}>
        {isBusy ? 'Looking…' : 'Look for suggestions'}
      </button>
    </section>
  );
}

function Idea({ editor, idea }: { editor: Editor; idea: MapIdea }) {
  const [phrase, setPhrase] = useState(idea.label);
  const name = `${idea.from} and ${idea.to}`;
  return (
    <li className="map-idea">
      <p dir="auto">
        {idea.label ? (
          <strong>
            {idea.from} <em>{idea.label}</em> {idea.to}
          </strong>
        ) : (
          <strong>
            What links “{idea.from}” and “{idea.to}”?
          </strong>
        )}
      </p>
      {idea.why && idea.why !== `${idea.from} ${idea.label} ${idea.to}` && (
        <p className="map-why" dir="auto">
          {idea.why}
        </p>
      )}
      {!idea.label && (
        <input
          className="field"
          dir="auto"
          autoComplete="off"
          aria-label={`Your linking phrase from ${idea.from} to ${idea.to}`}
          placeholder="your linking phrase"
          maxLength={mapLimits.labelChars}
          value={phrase}
          onChange={(event) => setPhrase(event.target.value)}
        />
      )}
      <span className="map-buttons">
        <button type="button" className="btn" aria-label={`Accept: ${name}`} disabled={phrase.trim() === ''} onClick={() => editor.accept(idea, phrase.trim())}>
          Accept
        </button>
        <button type="button" className="btn btn-quiet" aria-label={`Leave: ${name}`} onClick={() => editor.dismiss(idea.id)}>
          Leave
        </button>
      </span>
    </li>
  );
}
