/** A passage and the questions about it: those that come from KORA Read, or made here; looked through, changed and thinned out by the teacher. */
import { useEffect, useId, useState } from 'react';
import { call, type Result } from '../../api/client.ts';
import type { GeneratePromptsBody, PlainPrompts } from '../../contracts/api/generate-prompts.ts';
import type { AssignedMaterial } from '../../contracts/assignment.ts';
import { generatePrompts } from '../../contracts/endpoints.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { wholePrompts } from '../../contracts/plain-replies.ts';
import { gradeLabels, type PromptStyle, promptStyleLabels, promptStyles, type ReadingGrade, type ReadingSet, readingGrades } from '../../contracts/reading.ts';
import { keptReading } from '../../stores/kept-reading.ts';
import { readingLimits, readingShape } from '../../stores/library/shapes/reading.ts';
import { textOf } from '../../stores/library/shapes/shape.ts';
import { keptForAssignment } from '../../stores/reading-to-assign.ts';

interface ReadingMaterialProps {
  /** As it was left. */
  start: Readonly<Record<string, unknown>>;
  onEdit: (part: Readonly<Record<string, unknown>>) => void;
  /** A button has changed something. */
  onTouch: () => void;
  onChoose: (material: AssignedMaterial | null) => void;
  generate?: (body: GeneratePromptsBody) => Promise<Result<PlainPrompts>>;
}

const askWorker = (body: GeneratePromptsBody) => call(generatePrompts, body);

/** What the form was left with; unless other questions have come from KORA Read since. */
function begin(start: Readonly<Record<string, unknown>>) {
  const desk = keptReading();
  const fromDesk = keptForAssignment(desk.passage);
  const brought = fromDesk?.questions.map(({ question }) => question).join('\n') ?? '';
  if (typeof start.passage !== 'string' || (fromDesk && start.brought !== brought))
    return { ...desk, style: fromDesk?.style ?? desk.style, set: fromDesk, brought, isBrought: fromDesk !== null };
  const set = readingShape.read(start.set, readingShape.version);
  return {
    passage: textOf(start.passage, limits.reading.passageChars),
    style: promptStyles.find((each) => each === start.style) ?? null,
    grade: readingGrades.find((each) => each === start.grade) ?? null,
    set: set && set.questions.length > 0 && set.passage === start.passage ? set : null,
    brought,
    isBrought: false,
  };
}

export function ReadingMaterial({ start, onChoose, onEdit, onTouch, generate = askWorker }: ReadingMaterialProps) {
  // What lies on the desk of KORA Read is the likeliest to be given out.
  const [kept] = useState(() => begin(start));
  const [passage, setPassage] = useState(kept.passage);
  const [style, setStyle] = useState<PromptStyle>(kept.style ?? 'comprehension');
  const [grade, setGrade] = useState<ReadingGrade | ''>(kept.grade ?? '');
  const [set, setSet] = useState<ReadingSet | null>(kept.set);
  const [said, setSaid] = useState(kept.isBrought ? 'The questions from KORA Read are below. Change them, or take out what you do not want to ask.' : '');
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  useEffect(() => onChoose(materialOf(set)), [set, onChoose]);
  useEffect(() => onEdit({ passage, style, grade, set, brought: kept.brought }), [onEdit, kept, passage, style, grade, set]);
  const make = async () => {
    onTouch();
    setIsBusy(true);
    setSaid('Reading the passage…');
    const result = await generate({ passage, promptStyle: style, ...(grade && { gradeLevel: grade }) });
    setIsBusy(false);
    if (!result.ok) return setSaid('No questions came back. The passage is kept here: try again.');
    const { items, reading, notice } = wholePrompts(result.value, passage, grade || null);
    if (items.length === 0) return setSaid(notice ?? 'No questions can be made about this passage.');
    setSet({
      passage,
      style,
      grade: reading.band,
      questions: items.map(({ question, skill, hint, start, end }) => ({ question, skill, hint, start, end, expected: '', lookFors: [], answer: '' })),
    });
    setSaid(`${items.length} questions are below. Change them, or take out what you do not want to ask.`);
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
            if (set) setSet(null);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the words change while they are written, and two questions may be about one sentence
            <li key={i}>
              <textarea
                className="field"
                dir="auto"
                rows={2}
                aria-label={`Question ${i + 1}`}
                maxLength={readingLimits.lineChars}
                value={question}
                onChange={({ target }) => setSet({ ...set, questions: set.questions.map((each, place) => (place === i ? { ...each, question: target.value } : each)) })}
              />
              <small className="text-muted">{skill}</small>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Take out question ${i + 1}`}
                onClick={() => {
                  onTouch();
                  setSet({ ...set, questions: set.questions.filter((_, place) => place !== i) });
                }}
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

/** Answers are kept by their question, so a question that stands twice or holds nothing is not given out. */
function materialOf(set: ReadingSet | null): AssignedMaterial | null {
  if (!set) return null;
  const asked = set.questions.map((each) => ({ ...each, question: each.question.trim() })).filter(({ question }) => hasVisibleText(question));
  const questions = asked.filter(({ question }, i) => asked.findIndex((each) => each.question === question) === i);
  return questions.length > 0 ? { tool: 'reading', set: { ...set, questions } } : null;
}
