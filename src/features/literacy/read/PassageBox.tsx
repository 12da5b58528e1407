/** The box for the passage: typed, pasted or taken out of a file. */
import { useStore } from '@nanostores/react';
import { FileUp } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { hasVisibleText, limits } from '../../../contracts/limits.ts';
import { type FileText, readFile } from './read-file.ts';
import { type Reader, roomFor } from './read-store.ts';

interface PassageBoxProps {
  reader: Reader;
  box: RefObject<HTMLTextAreaElement | null>;
  isReady: boolean;
}

type FileState = { kind: 'none' } | { kind: 'reading'; name: string } | { kind: 'note'; text: string } | { kind: 'failed'; text: string };

export function PassageBox({ reader, box, isReady }: PassageBoxProps) {
  const passage = useStore(reader.$passage);
  const outcome = useStore(reader.$outcome);
  const [file, setFile] = useState<FileState>({ kind: 'none' });
  const input = useRef<HTMLInputElement>(null);
  /** Of two files that are read at the same time the one that was chosen last counts. */
  const turn = useRef(0);
  const left = roomFor(passage);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const mine = ++turn.current;
    setFile({ kind: 'reading', name: chosen.name });
    const read: FileText = await readFile(chosen).catch(() => ({ ok: false, why: 'This file could not be opened. It may have been moved or locked; choose it again.' }));
    if (mine !== turn.current) return;
    if (!read.ok) {
      setFile({ kind: 'failed', text: hasVisibleText(reader.$passage.get()) ? `${read.why} What stands in the box is unchanged.` : read.why });
      return;
    }
    const { text, isCut } = fitting(read.text);
    reader.replacePassage(text, `Text of “${chosen.name}” taken over`);
    const cutNote = isCut
      ? `The text has ${read.text.length.toLocaleString('en')} characters; the first ${text.length.toLocaleString('en')} are in the box. Delete what you do not need, or choose another part.`
      : '';
    const note = [read.note, cutNote].filter(Boolean).join(' ');
    setFile(note ? { kind: 'note', text: note } : { kind: 'none' });
  };

  return (
    <div className="read-passage">
      <label className="read-label" htmlFor="read-passage">
        Passage
      </label>
      <textarea
        id="read-passage"
        ref={box}
        className="field read-box"
        dir="auto"
        spellCheck={false}
        placeholder="Type or paste a passage, or choose a file below."
        aria-describedby="read-room read-file-note"
        value={isReady ? passage : ''}
        onChange={({ target }) => reader.setPassage(target.value)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void reader.run();
        }}
      />
      <p className="read-tools">
        <label className="btn read-file">
          <FileUp size={18} aria-hidden="true" /> Choose a file
          <input
            ref={input}
            type="file"
            accept=".txt,.pdf,.docx,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            disabled={!isReady}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file can be chosen again after it was mended.
              target.value = '';
            }}
          />
        </label>
        {isReady && (hasVisibleText(passage) || outcome.kind === 'answered') && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              reader.clear();
              setFile({ kind: 'none' });
              box.current?.focus();
            }}
          >
            Clear
          </button>
        )}
        <span className={left < 0 ? 'read-room read-room-none' : 'read-room'} id="read-room">
          {left < 0
            ? `${(-left).toLocaleString('en')} characters too many`
            : left < 2_000
              ? `${left.toLocaleString('en')} characters left`
              : `Up to ${limits.reading.passageChars.toLocaleString('en')} characters`}
        </span>
      </p>
      <p className={file.kind === 'failed' ? 'read-file-failed' : 'read-note'} id="read-file-note" aria-live="polite">
        {file.kind === 'reading' ? `Reading “${file.name}”…` : file.kind === 'none' ? 'Text (.txt), Word (.docx) or PDF. Files are read on this device and not sent.' : file.text}
      </p>
    </div>
  );
}

/** What fits into the box, up to the last whole sentence. */
function fitting(text: string): { text: string; isCut: boolean } {
  const most = limits.reading.passageChars;
  if (text.length <= most) return { text, isCut: false };
  const part = text.slice(0, most);
  const end = Math.max(part.lastIndexOf('\n\n'), part.lastIndexOf('. ') + 1, part.lastIndexOf('.\n') + 1);
  return { text: end > most / 2 ? part.slice(0, end) : part.replace(/[\uD800-\uDBFF]$/, ''), isCut: true };
}
