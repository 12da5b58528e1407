/** A paper or the slides of a lesson on their way to the printer. */

import { PrintPaper, PrintPlace } from '../../../ui/paper/PrintPlace.tsx';
import type { Paper } from '../../../ui/paper/paper.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import { DiagramPicture } from '../DiagramPicture.tsx';
import { type Deck, hasBullet } from '../show/deck.ts';
import { pointsFor } from './points.ts';
import styles from './print-slides.css?inline';

export type Printing = { kind: 'paper'; paper: Paper } | { kind: 'slides'; deck: Deck; perPage: 1 | 2 | 4; hasNotes: boolean };

export function LessonPrint({ printing, onDone }: { printing: Printing; onDone: () => void }) {
  useStyles(styles);
  const place = { className: 'tool-aurora', onDone };
  if (printing.kind === 'paper') return <PrintPaper paper={printing.paper} {...place} />;
  return (
    <PrintPlace title={printing.deck.title} {...place}>
      <Slides {...printing} />
    </PrintPlace>
  );
}

function Slides({ deck, perPage, hasNotes }: Extract<Printing, { kind: 'slides' }>) {
  const pages = Array.from({ length: Math.ceil(deck.slides.length / perPage) }, (_, page) => deck.slides.slice(page * perPage, (page + 1) * perPage));
  return (
    <div className="print-slides" data-per-page={perPage} data-notes={hasNotes || undefined}>
      {pages.map((slides, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order.
        <div className="print-page" key={page}>
          {slides.map(({ title, lines, diagram, notes }, place) => {
            const number = page * perPage + place + 1;
            return (
              <div className="print-slide" key={number}>
                {/* 960 points are the width of a slide. */}
                <section className="print-face" style={{ '--points': pointsFor(lines, diagram.length > 0) } as React.CSSProperties} dir="auto">
                  <h2 data-long={title.length > 60 || undefined}>{title}</h2>
                  <div data-picture={diagram.length > 0 || undefined}>
                    {lines.length === 1 ? (
                      <p>{lines[0]}</p>
                    ) : (
                      <ul>
                        {lines.map((line, row) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order.
                          <li key={row} data-plain={!hasBullet(line) || undefined}>
                            {line}
                          </li>
                        ))}
                      </ul>
                    )}
                    {diagram.length > 0 && <DiagramPicture lines={diagram} />}
                  </div>
                  <span className="print-number">{number}</span>
                </section>
                {hasNotes && <p className="print-notes">{notes || 'No notes for this slide.'}</p>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
