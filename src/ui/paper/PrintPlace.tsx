/** What goes to the printer, or into a PDF by the browser's own print dialog. On the screen nothing of it is seen. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStyles } from '../use-styles.ts';
import { PaperView } from './PaperView.tsx';
import type { Paper } from './paper.ts';
import styles from './print.css?inline';

interface PrintPlaceProps {
  title: string;
  /** The colors of its tool: "tool-aurora". */
  className: string;
  onDone: () => void;
  children: ReactNode;
}

/** Opens the print dialog once it stands; `onDone` when that is closed. */
export function PrintPlace({ title, className, onDone, children }: PrintPlaceProps) {
  useStyles(styles);
  const [place] = useState(() => document.createElement('div'));
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const before = document.title;
    place.className = `print-place ${className}`;
    document.body.append(place);
    // Browsers name the PDF after the page.
    document.title = title;
    const finish = () => done.current();
    addEventListener('afterprint', finish);
    window.print();
    return () => {
      removeEventListener('afterprint', finish);
      document.title = before;
      place.remove();
    };
  }, [place, title, className]);
  return createPortal(children, place);
}

export const PrintPaper = ({ paper, ...place }: { paper: Paper } & Pick<PrintPlaceProps, 'className' | 'onDone'>) => (
  <PrintPlace title={paper.title} {...place}>
    <PaperView paper={paper} level={1} />
  </PrintPlace>
);
