/** Learns from a text in two ways that the reader can watch: which letters to join into pieces, and which word follows which. Nothing is kept or sent. */
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { learnJoins } from '../../../engine/labs/byte-pairs.ts';
import { countNext, sentencesIn } from '../../../engine/labs/next-word.ts';
import { lessonSentences } from './lesson-data.ts';
import { NextWordTable } from './NextWordTable.tsx';
import { PieceCutter } from './PieceCutter.tsx';

/** More would take a slow phone too long to learn while somebody types. */
const mostJoins = 300;
const mostChars = 100_000;

const sources = { lesson: 'The three sentences of the lesson', course: 'All lessons of this course', own: 'A text of your own' } as const;
type Source = keyof typeof sources;

export interface TokenizerLabProps {
  /** The lessons of the course as plain text, a line for each paragraph. */
  readCourse: () => string;
  random: () => number;
}

export function TokenizerLab({ readCourse, random }: TokenizerLabProps) {
  const [source, setSource] = useState<Source>('lesson');
  const [text, setText] = useState<string>(lessonSentences);
  const id = useId();
  const learned = useDeferredValue(text);
  const joins = useMemo(() => learnJoins(learned, mostJoins), [learned]);
  const sentences = useMemo(() => sentencesIn(learned), [learned]);
  const counts = useMemo(() => countNext(sentences), [sentences]);
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);

  const choose = (next: Source) => {
    setSource(next);
    if (next === 'lesson') setText(lessonSentences);
    if (next === 'course') setText(readCourse().slice(0, mostChars));
    if (next === 'own') setText('');
  };

  return (
    <div className="lab-parts">
      <section className="lab-part" aria-labelledby={`${id}-learn`}>
        <h5 id={`${id}-learn`}>Text to learn from</h5>
        <select className="field" aria-labelledby={`${id}-learn`} value={source} onChange={({ target }) => choose(target.value as Source)}>
          {Object.entries(sources).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <textarea
          className="field"
          aria-label="The text itself"
          rows={4}
          dir="auto"
          maxLength={mostChars}
          value={text}
          placeholder="Paste or type some sentences. They stay in this page."
          onChange={({ target }) => {
            setText(target.value);
            setSource('own');
          }}
        />
        <p>
          {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}, {(counts.size === 0 ? 0 : counts.size - 1).toLocaleString('en-US')} of them different. {joins.length}{' '}
          {joins.length === 1 ? 'join' : 'joins'} learned
          {joins.length === mostJoins && ', the most this lab learns'}.
        </p>
      </section>
      <PieceCutter joins={joins} />
      <NextWordTable counts={counts} sentences={sentences} random={random} />
    </div>
  );
}
