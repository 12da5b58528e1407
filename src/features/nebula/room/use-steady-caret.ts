/** Keeps the caret at its letter when somebody else writes into the same field. */
import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldIn = (element: Element | null): Field | null =>
  element instanceof HTMLInputElement && element.selectionStart !== null ? element : element instanceof HTMLTextAreaElement ? element : null;

/** Where a place in the old text is in the new one. */
export function placeAfter(place: number, old: string, now: string): number {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  if (place <= start) return place;
  const fromEnd = old.length - place;
  return Math.max(start, now.length - fromEnd);
}

/** `map`: what the fields show; the caret is looked after whenever it changes. */
export function useSteadyCaret(map: unknown): void {
  const before = useRef<{ field: Field; value: string; start: number; end: number } | null>(null);
  const field = typeof document === 'undefined' ? null : fieldIn(document.activeElement);
  // While drawing, before the new text stands in the field.
  before.current = field && { field, value: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the map
  useLayoutEffect(() => {
    const last = before.current;
    if (!last || last.field.value === last.value || document.activeElement !== last.field) return;
    last.field.setSelectionRange(placeAfter(last.start, last.value, last.field.value), placeAfter(last.end, last.value, last.field.value));
  }, [map]);
}
