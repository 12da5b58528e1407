/** KORA Read: a passage, a kind of questions, the questions about it beside the passage they point into. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { isServed } from '../../../api/is-served.ts';
import { generatePrompts } from '../../../contracts/endpoints.ts';
import { hasVisibleText } from '../../../contracts/limits.ts';
import { gradeLabels, promptStyleLabels, promptStyles, readingGrades } from '../../../contracts/reading.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { PassageBox } from './PassageBox.tsx';
import { ReadingDesk } from './ReadingDesk.tsx';
import { createReader, type Generate, type GenerateHere, type ReaderDeps, roomFor } from './read-store.ts';

export interface KoraReadProps {
  generate?: Generate;
  generateHere?: GenerateHere;
  screen?: ReaderDeps['screen'];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
}

export function KoraRead({ generate = askWorker, generateHere = askHere, screen = screenHere, help }: KoraReadProps) {
  const [reader] = useState(() => createReader({ generate, generateHere, screen, isOnline: () => isServed('literacy-workshop') }));
  // What the device keeps is drawn after the page has been taken over: the page was built without it.
  const [isReady, setReady] = useState(false);
  const passage = useStore(reader.$passage);
  const style = useStore(reader.$style);
  const teacherMode = useStore(reader.$teacherMode);
  const grade = useStore(reader.$grade);
  const outcome = useStore(reader.$outcome);
  const isKept = useStore(reader.$isKept);
  const box = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const isLoading = outcome.kind === 'loading';
  const isTooLong = roomFor(passage) < 0;

  useEffect(() => {
    // What was typed before the scripts arrived belongs to the visitor.
    const typed = box.current?.value;
    if (typed && !reader.$passage.get()) reader.setPassage(typed);
    setReady(true);
    const assignment = reader.wants();
    if (assignment === null) {
      const left = reader.left();
      if (left === undefined) return;
      void loadPart(() => import('./kept-questions.ts'))
        .then(({ questionsBack }) => questionsBack(left))
        // Without it passage and answers lie there, and Generate asks again.
        .then(
          (back) => back && reader.layBack(back),
          () => undefined,
        );
      return;
    }
    void loadPart(() => import('./assigned.ts'))
      .then(({ assignedTo }) => assignedTo(assignment))
      // Without it the passage lies there, and Generate asks about it.
      .then(
        (given) => given && reader.give(given),
        () => undefined,
      );
  }, [reader]);
  useEffect(() => {
    if (outcome.kind !== 'answered') return;
    // What was there before the visit moves nothing on the page.
    if (!outcome.isBack) result.current?.focus();
    // There in time for the first answer, also when the network goes away.
    if (!outcome.teacherMode) void screen('');
  }, [outcome, screen]);

  return (
    <div className="read">
      <form
        className="read-form"
        data-no-print
        onSubmit={(event) => {
          event.preventDefault();
          void reader.run();
        }}
      >
        <PassageBox reader={reader} box={box} isReady={isReady} />
        <div className="read-choices">
          <fieldset className="read-styles">
            <legend>Prompt style</legend>
            {promptStyles.map((each) => (
              <label key={each} className="read-style">
                <input type="radio" name="prompt-style" value={each} checked={isReady && style === each} onChange={() => reader.setStyle(each)} />
                <span>{promptStyleLabels[each]}</span>
              </label>
            ))}
          </fieldset>
          <p className="read-field">
            <label htmlFor="read-grade">Questions for</label>
            <select
              id="read-grade"
              className="field"
              value={isReady ? (grade ?? '') : ''}
              onChange={({ target }) => reader.setGrade(readingGrades.find((each) => each === target.value) ?? null)}
            >
              <option value="">The level of the passage</option>
              {readingGrades.map((each) => (
                <option key={each} value={each}>
                  {gradeLabels[each]}
                </option>
              ))}
            </select>
          </p>
          <label className="read-switch">
            <input
              type="checkbox"
              role="switch"
              aria-checked={isReady && teacherMode}
              checked={isReady && teacherMode}
              onChange={({ target }) => reader.setTeacherMode(target.checked)}
              aria-describedby="read-mode-note"
            />
            <span>{isReady && teacherMode ? 'Teacher Mode' : 'Student Mode'}</span>
          </label>
          <p className="read-note" id="read-mode-note">
            {isReady && teacherMode ? 'Questions with expected answers, look-fors and a rubric.' : 'Questions with room for answers. Switch on for Teacher Mode, with a key.'}
          </p>
          <button type="submit" className="btn btn-primary" disabled={!isReady || isLoading || isTooLong || !hasVisibleText(passage)}>
            {isLoading ? 'Generating…' : 'Generate'}
          </button>
          {!isKept && <p className="read-note">This browser keeps nothing for this site, or is full. What you write lasts until you leave the page.</p>}
        </div>
      </form>
      <p className="sr-only" role="status">
        {isLoading
          ? 'Reading the passage.'
          : outcome.kind === 'answered'
            ? `${outcome.reply.items.length} questions ${outcome.isBack ? 'from your last visit ' : ''}are below.`
            : ''}
      </p>
      {isLoading && <p className="read-loading">Reading the passage and looking for what is worth asking…</p>}
      {outcome.kind === 'failed' && (
        <div className="read-failed" role="alert">
          <p>No questions came back. Your passage is still in the box{navigator.onLine ? '' : ', and this device has no connection at the moment'}.</p>
          <button type="button" className="btn" onClick={() => void reader.run()}>
            Try again
          </button>
        </div>
      )}
      {outcome.kind === 'answered' && <ReadingDesk reader={reader} answered={outcome} heading={result} help={help} />}
    </div>
  );
}

const askWorker: Generate = (body, signal) => call(generatePrompts, body, { signal });

const askHere: GenerateHere = async (body) => {
  try {
    const { generateInBrowser } = await loadPart(() => import('./engine-here.ts'));
    return await generateInBrowser(body);
  } catch {
    // Its files are not on this device.
    return null;
  }
};

/** Without its part, or where it does not arrive, nothing is said about the text. */
const screenHere: ReaderDeps['screen'] = (text) =>
  loadPart(() => import('../essay/local-screen.ts')).then(
    (part) => part.screen(text).level,
    () => 0,
  );
