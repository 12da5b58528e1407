/** The picture of a slide while the lesson is changed: drawn from lines that are written below it. The part that draws comes when a slide has one. */
import { useEffect, useState } from 'react';
import { loadPart } from '../../ui/load-part.ts';
import { Editable } from './Editable.tsx';

interface SlideDiagramProps {
  /** "Slide 3". */
  slide: string;
  lines: readonly string[] | undefined;
  /** Undefined: the slide has none any more. */
  onChange: (lines: string[] | undefined) => void;
  isReadOnly: boolean;
}

type Drawing = typeof import('./DiagramPicture.tsx');

export function SlideDiagram({ slide, lines, onChange, isReadOnly }: SlideDiagramProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const isThere = lines !== undefined;
  useEffect(() => {
    if (!isThere || drawing) return;
    let isGone = false;
    // Without it the lines say the same.
    loadPart(() => import('./DiagramPicture.tsx')).then(
      (part) => isGone || setDrawing(part),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isThere, drawing]);

  if (!lines) return null;
  return (
    <div className="aurora-diagram">
      {drawing && <drawing.DiagramPicture lines={lines} />}
      <Editable
        label="Diagram: a line for each arrow, such as: leaf -> contains -> chlorophyll"
        isLabelShown
        value={lines.join('\n')}
        onChange={(text) => onChange(text.split('\n'))}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <button type="button" className="btn btn-quiet" aria-label={`Remove diagram of ${slide.toLowerCase()}`} onClick={() => onChange(undefined)}>
          Remove diagram
        </button>
      )}
    </div>
  );
}
