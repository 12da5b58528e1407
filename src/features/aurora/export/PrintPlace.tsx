/** What goes to the printer, or into a PDF by the browser's own print dialog. On the screen nothing of it is seen. */

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Paper } from '../../../ui/paper/paper.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import type { Deck } from '../show/deck.ts';
import { PaperView } from './PaperView.tsx';
import { pointsFor } from './points.ts';
import styles from './print.css?inline';

export type Printing = { kind: 'paper'; paper: Paper } | { kind: 'slides'; deck: Deck; perPage: 1 | 2 | 4; hasNotes: boolean };

/** Opens the print dialog once it stands; `onDone` when that is closed. */
export function PrintPlace({ printing, onDone }: { printing: Printing; onDone: () => void }) {
  useStyles(styles);
  const [place] = useState(() => document.createElement('div'));
  const done = useRef(onDone);
  done.current = onDone;
  const title = printing.kind === 'paper' ? printing.paper.title : printing.deck.title;
  useEffect(() => {
    const before = document.title;
    place.className = 'print-place tool-aurora';
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
  }, [place, title]);
  return createPortal(printing.kind === 'paper' ? <PaperView paper={printing.paper} level={1} /> : <Slides {...printing} />, place);
}

function Slides({ deck, perPage, hasNotes }: Extract<Printing, { kind: 'slides' }>) {
  const pages = Array.from({ length: Math.ceil(deck.slides.length / perPage) }, (_, page) => deck.slides.slice(page * perPage, (page + 1) * perPage));
  return (
    <div className="print-slides" data-per-page={perPage} data-notes={hasNotes || undefined}>
      {pages.map((slides, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order.
        <div className="print-page" key={page}>
          {slides.map(({ title, lines, notes }, place) => {
            const number = page * perPage + place + 1;
            return (
              <div className="print-slide" key={number}>
                {/* 960 points are the width of a slide. */}
                <section className="print-face" style={{ '--points': pointsFor(lines) } as React.CSSProperties} dir="auto">
                  <h2 data-long={title.length > 60 || undefined}>{title}</h2>
                  {lines.length === 1 ? (
                    <p>{lines[0]}</p>
                  ) : (
                    <ul>
                      {lines.map((line, row) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order.
                        <li key={row} data-numbered={/^\d+[.)]\s/.test(line) || undefined}>
                          {line}
                        </li>
                      ))}
                    </ul>
                  )}
                  <span className="print-number">{number}</span>
                </section>
                {hasNotes && perPage === 1 && <p className="print-notes">{notes || 'No notes for this slide.'}</p>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
