/** The map as an outline in which everything works by keyboard: write, add, move, go deeper, remove. */
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { type ConceptMap, mapLimits } from '../../../contracts/concept-map.ts';
import { type OutlineRow, outlineOf } from '../../../engine/concept-map/outline.ts';
import type { Editor } from './editor-store.ts';

/** Deeper than this the rows no longer move to the side: a phone has no room. */
const deepest = 8;

export function OutlineView({ editor, map, found }: { editor: Editor; map: ConceptMap; found: readonly string[] }) {
  const selected = useStore(editor.$selected);
  const focus = useStore(editor.$focus);
  const others = useStore(editor.$others);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => outlineOf(map), [map]);
  const texts = useMemo(() => new Map(map.nodes.map(({ id, text }) => [id, text.trim() || '(no text yet)'])), [map.nodes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is fulfilled when its row has been drawn
  useEffect(() => {
    if (!focus) return;
    const field = list.current?.querySelector<HTMLInputElement>(`[data-row="${CSS.escape(focus.node)}"] [data-field="${focus.field}"]`);
    if (!field) return;
    field.focus();
    editor.$focus.set(null);
  }, [focus, rows, editor]);

  return (
    <>
      <ul className="map-outline" ref={list} aria-label="Outline of the map">
        {rows.map((row) => (
          <Row
            key={row.node.id}
            editor={editor}
            row={row}
            parent={row.link ? (texts.get(row.link.from) ?? '') : ''}
            also={row.crossLinks.map(({ label, to }) => `${label || '(linked to)'} ${texts.get(to)}`).join('; ')}
            isSelected={row.node.id === selected}
            isFound={found.includes(row.node.id)}
            people={(others.get(row.node.id) ?? []).map(({ name }) => name).join(', ')}
          />
        ))}
      </ul>
      <details className="map-keys">
        <summary>Keys of the outline</summary>
        <dl>
          <div>
            <dt>Enter</dt>
            <dd>a new concept beside this one</dd>
          </div>
          <div>
            <dt>Shift + Enter</dt>
            <dd>a new concept below this one</dd>
          </div>
          <div>
            <dt>Up, Down</dt>
            <dd>the row before, the row after</dd>
          </div>
          <div>
            <dt>Alt + Shift + arrow</dt>
            <dd>move it up or down, deeper or out again</dd>
          </div>
          <div>
            <dt>Backspace in an empty concept</dt>
            <dd>remove it</dd>
          </div>
          <div>
            <dt>Ctrl + Z, Ctrl + Shift + Z</dt>
            <dd>undo, redo</dd>
          </div>
        </dl>
        <p>Links across, such as from one branch to another, are made in the part “Concept” beside or below.</p>
      </details>
    </>
  );
}

interface RowProps {
  editor: Editor;
  row: OutlineRow;
  parent: string;
  also: string;
  isSelected: boolean;
  isFound: boolean;
  /** Names of others who are at this concept. */
  people: string;
}

const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;

/** Only a row that has changed is drawn again: maps may have hundreds. */
const Row = memo(
  function Row({ editor, row: { node, link, level }, parent, also, isSelected, isFound, people }: RowProps) {
    const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
      const arrow = arrows[event.key as keyof typeof arrows];
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        if (event.shiftKey) editor.addChild(node.id);
        else editor.addSibling(node.id);
      } else if (arrow && event.altKey && event.shiftKey) {
        event.preventDefault();
        editor.moveInOutline(node.id, arrow);
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        if (event.altKey || event.shiftKey) return;
        event.preventDefault();
        const here = event.currentTarget.closest('li');
        const next = event.key === 'ArrowUp' ? here?.previousElementSibling : here?.nextElementSibling;
        const { field = 'text' } = event.currentTarget.dataset;
        (next?.querySelector<HTMLInputElement>(`[data-field="${field}"]`) ?? next?.querySelector<HTMLInputElement>('[data-field="text"]'))?.focus();
      } else if (event.key === 'Backspace' && event.currentTarget.dataset.field === 'text' && event.currentTarget.value === '' && node.kind !== 'prompt') {
        event.preventDefault();
        editor.removeNodes([node.id]);
      }
    };
    return (
      <li
        className="map-row"
        data-row={node.id}
        data-level={Math.min(level, deepest)}
        data-selected={isSelected || undefined}
        data-found={isFound || undefined}
        onFocus={() => editor.select(node.id)}
      >
        {link && (
          <input
            className="field map-row-phrase"
            data-field="label"
            dir="auto"
            autoComplete="off"
            aria-label={`Linking phrase from ${parent}`}
            placeholder="linking phrase"
            maxLength={mapLimits.labelChars}
            value={link.label}
            onChange={(event) => editor.setLabel(link.id, event.target.value)}
            onKeyDown={onKey}
          />
        )}
        <input
          className="field map-row-text"
          data-field="text"
          dir="auto"
          autoComplete="off"
          aria-label={`Concept, level ${level}${parent ? `, from ${parent}` : ''}`}
          placeholder={node.kind === 'prompt' ? node.text : 'concept'}
          maxLength={mapLimits.conceptChars}
          value={node.kind === 'prompt' ? '' : node.text}
          onChange={(event) => editor.setText(node.id, event.target.value)}
          onKeyDown={onKey}
        />
        {people && <small className="map-row-here">Here: {people}</small>}
        {also && (
          <small className="map-row-also" dir="auto">
            also {also}
          </small>
        )}
      </li>
    );
  },
  (a, b) =>
    a.row.node === b.row.node &&
    a.row.link === b.row.link &&
    a.row.level === b.row.level &&
    a.parent === b.parent &&
    a.also === b.also &&
    a.isSelected === b.isSelected &&
    a.isFound === b.isFound &&
    a.people === b.people,
);
