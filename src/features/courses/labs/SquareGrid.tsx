/** A grid to draw into: with the pointer by pressing and dragging, with the keyboard by arrow keys and Space. One stroke of the pointer is one change. */
import { type PointerEvent, useRef, useState } from 'react';
import type { Drawing } from '../../../engine/labs/nearest.ts';
import { placed } from './placed.ts';

interface SquareGridProps {
  size: number;
  drawing: Drawing;
  /** `continues`: belongs to the stroke before and is undone with it. */
  onSquare: (at: number, square: '0' | '1', continues: boolean) => void;
}

export function SquareGrid({ size, drawing, onSquare }: SquareGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  /** What the stroke puts into the squares it passes. Null: no stroke. */
  const stroke = useRef<'0' | '1' | null>(null);
  const fromPointer = useRef(false);
  const [at, setAt] = useState(0);
  const current = Math.min(at, drawing.length - 1);

  const squareUnder = ({ clientX, clientY }: PointerEvent): number => {
    const square = document.elementFromPoint(clientX, clientY);
    return square instanceof HTMLElement && grid.current?.contains(square) ? Number(square.dataset.square ?? -1) : -1;
  };
  const toggle = (square: number) => onSquare(square, drawing[square] === '1' ? '0' : '1', false);
  const moveTo = (square: number) => {
    setAt(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const move = (key: string): boolean => {
    const column = current % size;
    const next = {
      ArrowLeft: column > 0 ? current - 1 : null,
      ArrowRight: column < size - 1 ? current + 1 : null,
      ArrowUp: current >= size ? current - size : null,
      ArrowDown: current < size * (size - 1) ? current + size : null,
      Home: current - column,
      End: current - column + size - 1,
    }[key];
    if (next !== undefined && next !== null) moveTo(next);
    return next !== undefined;
  };

  return (
    <div
      ref={grid}
      className={`lab-grid lab-grid-${size}`}
      role="group"
      aria-label={`Grid of ${size} by ${size} squares. Arrow keys move, Space shades or clears a square.`}
      onPointerDown={(event) => {
        const square = squareUnder(event);
        if (square < 0 || event.button !== 0) return;
        fromPointer.current = true;
        stroke.current = drawing[square] === '1' ? '0' : '1';
        setAt(square);
        onSquare(square, stroke.current, false);
      }}
      onPointerMove={(event) => {
        if (stroke.current === null) return;
        // Let go outside of the window.
        if (event.buttons === 0) {
          stroke.current = null;
          return;
        }
        const square = squareUnder(event);
        if (square >= 0 && drawing[square] !== stroke.current) onSquare(square, stroke.current, true);
      }}
      onPointerUp={() => {
        stroke.current = null;
      }}
      onPointerCancel={() => {
        stroke.current = null;
      }}
      onClick={({ target }) => {
        // A press has been answered already. What comes here otherwise is the keyboard or a screen reader.
        if (!fromPointer.current && target instanceof HTMLElement && target.dataset.square) toggle(Number(target.dataset.square));
        fromPointer.current = false;
      }}
      onKeyDown={(event) => {
        fromPointer.current = false;
        if (move(event.key)) event.preventDefault();
      }}
    >
      {placed(drawing).map(({ at: i, item: square }) => (
        <button
          // A square is its place.
          key={i}
          type="button"
          data-square={i}
          aria-label={`Row ${Math.floor(i / size) + 1}, column ${(i % size) + 1}`}
          aria-pressed={square === '1'}
          tabIndex={i === current ? 0 : -1}
          onFocus={() => setAt(i)}
        />
      ))}
    </div>
  );
}
