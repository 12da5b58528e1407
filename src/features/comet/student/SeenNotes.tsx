// biome-ignore-all lint/suspicious/noArrayIndexKey: lines are their places
/** One part of the notes with boxes to write in; what is filled in beforehand stands there as text. */
import { useEffect, useRef } from 'react';
import type { SeenPart } from '../../../contracts/comet.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { markBlank } from '../../../engine/notes/spelling.ts';
import { BlankText } from '../BlankText.tsx';
import { markNames } from '../mark-names.ts';
import type { Desk, Sending } from './desk.ts';
import { sendingWords } from './sending-words.ts';
import { useShutFocus } from './use-shut-focus.ts';

interface SeenNotesProps {
  part: SeenPart;
  /** Is this what stands in front of the class? */
  isNow: boolean;
  isOver: boolean;
  words: readonly string[];
  given: Readonly<Record<number, string>>;
  sending: Sending | undefined;
  desk: Desk;
}

export function SeenNotes({ part, isNow, isOver, words, given, sending, desk }: SeenNotesProps) {
  const place = useRef<HTMLLIElement>(null);
  /** Blanks in which the student has written: no later support takes them away, also while one is being emptied. */
  const theirs = useRef(new Set<number>());
  useEffect(() => {
    if (isNow) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  const count = part.lines.flat().filter((piece) => typeof piece !== 'string').length;
  const known = (part.answers ?? []).flatMap(({ answer, alternatives }) => [answer, ...alternatives]);
  const isShut = isOver || part.answers !== undefined;
  useShutFocus(place, isShut, 'h3');
  return (
    <li className="comet-slide" ref={place} data-now={isNow || undefined}>
      <h3 dir="auto" tabIndex={-1}>
        <span className="comet-slide-number">{part.place + 1}</span> {part.title || 'Notes'} {isNow && <span className="badge">Now</span>}
      </h3>
      {part.lines.map((line, row) => (
        <p key={row} dir="auto">
          <BlankText<{ blank: number }>
            pieces={line}
            blank={({ blank }) => {
              const own = words[blank] ?? '';
              if (own.trim()) theirs.current.add(blank);
              const answer = part.answers?.[blank];
              if (given[blank] !== undefined && !theirs.current.has(blank)) return <mark className="comet-answer">{given[blank]}</mark>;
              if (isShut) {
                const mark = answer === undefined ? null : markBlank(own, answer, known);
                return (
                  <span className="comet-blank" data-mark={mark ?? undefined}>
                    <span className="comet-written">{own || (answer === undefined ? '________' : 'nothing written')}</span>
                    {answer !== undefined && mark !== null && mark !== 'empty' && <small>{markNames[mark](answer.answer)}</small>}
                    {answer !== undefined && mark !== 'right' && mark !== 'slip' && <mark className="comet-answer">{answer.answer}</mark>}
                  </span>
                );
              }
              return (
                <span className="comet-blank">
                  <input
                    className="comet-box"
                    dir="auto"
                    size={Math.max(9, Math.min(22, own.length + 2))}
                    aria-label={`Blank ${blank + 1} of ${count}, ${part.title || `part ${part.place + 1}`}`}
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    maxLength={liveLimits.blankChars}
                    value={own}
                    onChange={(event) => desk.write(part.place, blank, count, event.target.value)}
                    onBlur={() => desk.leave(part.place)}
                  />
                </span>
              );
            }}
          />
        </p>
      ))}
      {count > 0 && !isShut && (
        <p className="comet-hint" role="status">
          {sendingWords(sending, words.some(Boolean))}
        </p>
      )}
      {isShut && sending === 'refused' && <p className="comet-hint">What you wrote last came too late: it was not stored, and your teacher does not see it.</p>}
      {part.answers !== undefined && <p className="comet-hint">Your teacher has revealed the answers of this part.</p>}
    </li>
  );
}
