/** A part of the tool that arrives when it is first drawn. */
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../ui/load-part.ts';

/** Null while it is on its way. */
export function usePart<Part>(load: () => Promise<Part>): Part | 'failed' | null {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const first = useRef(load);
  useEffect(() => {
    loadPart(first.current).then(
      (loaded) => setPart(() => loaded),
      () => setPart('failed'),
    );
  }, []);
  return part;
}
