/** Reads a lesson from a file that Export has made. */
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { loadPart } from '../../../ui/load-part.ts';
import type { NamedPare } from './lesson-papers.ts';

export function ImportLesson({ onLesson }: { onLesson: (lesson: NamedPare) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setProblem('');
    try {
      const { mostBytes, readLessonJson } = await loadPart(() => import('./lesson-json.ts'));
      if (file.size > mostBytes) return setProblem('This file is larger than any lesson. Nothing was read.');
      const found = readLessonJson(await file.text());
      if ('problem' in found) return setProblem(found.problem);
      onLesson(found);
    } catch {
      setProblem('The file could not be read. Try again, or choose it once more.');
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <FileUp size={18} aria-hidden="true" /> Import
      </button>
      <input ref={input} type="file" accept="application/json,.json" aria-label="PARE lesson file" hidden onChange={(event) => void read(event)} />
      {problem && (
        <span className="pare-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
