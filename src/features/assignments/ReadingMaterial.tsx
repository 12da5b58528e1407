/** A passage and the questions about it: made by the engine of KORA Read, looked through and thinned out by the teacher. */
import { useId, useState } from 'react';
import { call, type Result } from '../../api/client.ts';
import type { GeneratePromptsBody, PlainPrompts } from '../../contracts/api/generate-prompts.ts';
import type { AssignedMaterial } from '../../contracts/assignment.ts';
import { generatePrompts } from '../../contracts/endpoints.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { wholePrompts } from '../../contracts/plain-replies.ts';
import { gradeLabels, type PromptStyle, promptStyleLabels, promptStyles, type ReadingGrade, type ReadingSet, readingGrades } from '../../contracts/reading.ts';
import { keptReading } from '../../stores/kept-reading.ts';

interface ReadingMaterialProps {
  onChoose: (material: AssignedMaterial | null) => void;
  generate?: (body: GeneratePromptsBody) => Promise<Result<PlainPrompts>>;
}

const askWorker = (body: GeneratePromptsBody) => call(generatePrompts, body);

export function ReadingMaterial({ onChoose, generate = askWorker }: ReadingMaterialProps) {
  // What lies on the desk of KORA Read is the likeliest to be given out.
  const [kept] = useState(keptReading);
  const [passage, setPassage] = useState(kept.passage);
  const [style, setStyle] = useState<PromptStyle>(kept.style ?? 'comprehension');
  const [grade, setGrade] = useState<ReadingGrade | ''>(kept.grade ?? '');
  const [set, setSet] = useState<ReadingSet | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  const choose = (next: ReadingSet | null) => {
    setSet(next);
    onChoose(next && next.questions.length > 0 ? { tool: 'reading', set: next } : null);
  };
  const make = async () => {
    setIsBusy(true);
    setSaid('Reading the passage…');
    const result = await generate({ passage, promptStyle: style, ...(grade && { gradeLevel: grade }) });
    setIsBusy(false);
    if (!result.ok) return setSaid('No questions came back. The passage is kept here: try again.');
    const { items, reading, notice } = wholePrompts(result.value, passage, grade || null);
    if (items.length === 0) return setSaid(notice ?? 'No questions can be made about this passage.');
    choose({
      passage,
      style,
      grade: reading.band,
      questions: items.map(({ question, skill, hint, start, end }) => ({ question, skill, hint, start, end, expected: '', lookFors: [], answer: '' })),
    });
    setSaid(`${items.length} questions are below. Take out what you do not want to ask.`);
  };

  return (
    <div className="assign-material">
      <p className="assign-field">
        <label htmlFor={`${id}-passage`}>Passage</label>
        <textarea
          id={`${id}-passage`}
          className="field"
          dir="auto"
          rows={8}
          maxLength={limits.reading.passageChars}
          value={passage}
          onChange={({ target }) => {
            setPassage(target.value);
            if (set) choose(null);
          }}
        />
      </p>
      <div className="assign-pair">
        <p className="assign-field">
          <label htmlFor={`${id}-style`}>Kind of questions</label>
          <select id={`${id}-style`} className="field" value={style} onChange={({ target }) => setStyle(promptStyles.find((each) => each === target.value) ?? style)}>
            {promptStyles.map((each) => (
              <option key={each} value={each}>
                {promptStyleLabels[each]}
              </option>
            ))}
          </select>
        </p>
        <p className="assign-field">
          <label htmlFor={`${id}-grade`}>Questions for</label>
          <select id={`${id}-grade`} className="field" value={grade} onChange={({ target }) => setGrade(readingGrades.find((each) => each === target.value) ?? '')}>
            <option value="">The level of the passage</option>
            {readingGrades.map((each) => (
              <option key={each} value={each}>
                {gradeLabels[each]}
              </option>
            ))}
          </select>
        </p>
      </div>
      <p>
        <button type="button" className="btn" disabled={isBusy || !hasVisibleText(passage)} onClick={() => void make()}>
          {set ? 'Make the questions again' : 'Make the questions'}
        </button>
      </p>
      <p role="status">{said}</p>
      {set && (
        <ol className="assign-questions" aria-label="Questions">
          {set.questions.map(({ question, skill }, i) => (
            <li key={question}>
              <span dir="auto">
                {question} <small className="text-muted">{skill}</small>
              </span>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Take out question ${i + 1}`}
                onClick={() => choose({ ...set, questions: set.questions.filter((each) => each.question !== question) })}
              >
                Take out
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
