/** The keys of undo and redo, for a whole page. */
import { useEffect, useRef } from 'react';

/** Ctrl or Cmd with Z, Shift+Z or Y, wherever the focus is on the page: what is typed is part of the work, so its undo is, too. Not in an open dialog. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const latest = useRef({ onUndo, onRedo });
  latest.current = { onUndo, onRedo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || (event.target instanceof Element && event.target.closest('dialog, [data-own-undo]'))) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.onRedo();
      else latest.current.onUndo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
