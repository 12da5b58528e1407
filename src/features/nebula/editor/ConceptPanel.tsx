/** The selected concept: its text, its links as sentences, and what can be added to it. Works in every view. */
import { useStore } from '@nanostores/react';
import { ArrowLeftRight, Unlink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type ConceptKind, type ConceptMap, mapLimits } from '../../../contracts/concept-map.ts';
import type { Editor } from './editor-store.ts';

const kinds: readonly [ConceptKind, string][] = [
  ['concept', 'Step or idea'],
  ['start', 'Start'],
  ['decision', 'Decision'],
  ['end', 'End'],
];
const nameOf = (text: string): string => text.trim() || '(no text yet)';

export function ConceptPanel({ editor, map }: { editor: Editor; map: ConceptMap }) {
  const selected = useStore(editor.$selected);
  const focus = useStore(editor.$focus);
  const view = useStore(editor.$view);
  const [other, setOther] = useState('');
  const [phrase, setPhrase] = useState('');
  const text = useRef<HTMLInputElement>(null);
  const id = useId();
  const node = map.nodes.find((each) => each.id === selected);
  useEffect(() => {
    // In the outline the row itself takes the focus.
    if (view === 'outline' || focus?.node !== selected || !text.current) return;
    text.current.focus();
    editor.$focus.set(null);
  }, [focus, selected, view, editor]);

  if (!node)
    return (
      <section className="map-part" aria-labelledby={`${id}-none`}>
        <h2 className="text-h3" id={`${id}-none`}>
          Concept
        </h2>
        <p className="text-muted">Choose a concept to write, link or remove it.</p>
      </section>
    );
  const textOf = (nodeId: string): string => nameOf(map.nodes.find((each) => each.id === nodeId)?.text ?? '');
  const links = map.links.filter(({ from, to }) => from === node.id || to === node.id);
  const free = map.nodes.filter((each) => each.id !== node.id && !map.links.some(({ from, to }) => from === node.id && to === each.id));
  const target = free.some((each) => each.id === other) ? other : '';
  return (
    <section className="map-part" aria-labelledby={`${id}-heading`}>
      <h2 className="text-h3" id={`${id}-heading`}>
        Concept
      </h2>
      <p className="map-field">
        <label htmlFor={`${id}-text`}>Text</label>
        <input
          id={`${id}-text`}
          ref={text}
          className="field"
          dir="auto"
          autoComplete="off"
          maxLength={mapLimits.conceptChars}
          value={node.kind === 'prompt' ? '' : node.text}
          placeholder={node.kind === 'prompt' ? node.text : undefined}
          onChange={(event) => editor.setText(node.id, event.target.value)}
        />
      </p>
      {map.mapType === 'flowchart' && (
        <p className="map-field">
          <label htmlFor={`${id}-kind`}>Box</label>
          <select
            id={`${id}-kind`}
            className="field"
            value={node.kind}
            onChange={(event) => editor.setKind(node.id, kinds.find(([kind]) => kind === event.target.value)?.[0] ?? node.kind)}
          >
            {node.kind === 'prompt' && <option value="prompt">Question to replace</option>}
            {kinds.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      <ul className="map-links" aria-label="Links of this concept">
        {links.map((link) => {
          const isOut = link.from === node.id;
          const end = isOut ? link.to : link.from;
          const name = textOf(end);
          return (
            <li key={link.id}>
              <span className="map-link-end" dir="auto">
                {isOut ? 'this' : name}
              </span>
              <input
                className="field"
                dir="auto"
                autoComplete="off"
                aria-label={`Linking phrase ${isOut ? 'to' : 'from'} ${name}`}
                placeholder="linking phrase"
                maxLength={mapLimits.labelChars}
                value={link.label}
                onChange={(event) => editor.setLabel(link.id, event.target.value)}
              />
              <span className="map-link-end" dir="auto">
                {isOut ? name : 'this'}
              </span>
              <span className="map-link-buttons">
                <button type="button" className="icon-btn" aria-label={`Turn the link with ${name} around`} title="Turn around" onClick={() => editor.turn(link.id)}>
                  <ArrowLeftRight size={18} aria-hidden="true" />
                </button>
                <button type="button" className="icon-btn" aria-label={`Remove the link with ${name}`} title="Remove link" onClick={() => editor.removeLink(link.id)}>
                  <Unlink size={18} aria-hidden="true" />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      {free.length > 0 && (
        <div className="map-add-link" role="group" aria-label="New link from this concept">
          <input
            className="field"
            dir="auto"
            autoComplete="off"
            aria-label="Linking phrase of the new link"
            placeholder="linking phrase"
            maxLength={mapLimits.labelChars}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
          <select className="field" aria-label="Link to" value={target} onChange={(event) => setOther(event.target.value)}>
            <option value="">Link to…</option>
            {free.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each.text)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="btn"
            disabled={target === ''}
            onClick={() => {
              editor.link(node.id, target, phrase.trim());
              setOther('');
              setPhrase('');
            }}
          >
            Add link
          </button>
        </div>
      )}
      <p className="map-buttons">
        <button type="button" className="btn" onClick={() => editor.addChild(node.id)}>
          Add concept below
        </button>
        <button type="button" className="btn btn-danger" onClick={() => editor.removeNodes([node.id])}>
          Remove concept
        </button>
      </p>
    </section>
  );
}
