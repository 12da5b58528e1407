/** The link that was chosen on the map: its phrase, read as a sentence. */
import { useStore } from '@nanostores/react';
import { ArrowLeftRight, Unlink } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type ConceptMap, type MapLink, mapLimits } from '../../../contracts/concept-map.ts';
import type { Editor } from './editor-store.ts';

export function LinkPanel({ editor, map, link }: { editor: Editor; map: ConceptMap; link: MapLink }) {
  const focus = useStore(editor.$focus);
  const phrase = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (focus?.node !== link.id) return;
    phrase.current?.focus();
    editor.$focus.set(null);
  }, [focus, link.id, editor]);
  const textOf = (node: string): string => map.nodes.find((each) => each.id === node)?.text.trim() || '(no text yet)';
  return (
    <section className="map-part" aria-labelledby={`${id}-heading`}>
      <h2 className="text-h3" id={`${id}-heading`}>
        Link
      </h2>
      <p dir="auto">{textOf(link.from)}</p>
      <p className="map-field">
        <label htmlFor={`${id}-phrase`}>Linking phrase</label>
        <input
          id={`${id}-phrase`}
          ref={phrase}
          className="field"
          dir="auto"
          autoComplete="off"
          maxLength={mapLimits.labelChars}
          value={link.label}
          onChange={(event) => editor.setLabel(link.id, event.target.value)}
        />
      </p>
      <p dir="auto">{textOf(link.to)}</p>
      <p className="map-buttons">
        <button type="button" className="btn" onClick={() => editor.turn(link.id)}>
          <ArrowLeftRight size={18} aria-hidden="true" /> Turn around
        </button>
        <button type="button" className="btn btn-danger" onClick={() => editor.removeLink(link.id)}>
          <Unlink size={18} aria-hidden="true" /> Remove link
        </button>
      </p>
    </section>
  );
}
