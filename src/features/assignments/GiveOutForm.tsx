/** The form that gives out an assignment. What was typed stays in it when the server does not take it. */
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type AssignedMaterial, type AssignedTool, assignedPlaces, assignedTools, assignmentLimits } from '../../contracts/assignment.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { instructionsFrom } from '../../engine/lesson/assignment.ts';
import { giveOutAssignment } from '../../stores/assignments/teacher.ts';
import { $library, itemById, loadLibrary } from '../../stores/library/library.ts';
import { dueFrom, inputOf, usualDue } from './due.ts';
import { EssayMaterial } from './EssayMaterial.tsx';
import { giveOutDraft } from './give-out-draft.ts';
import { ReadingMaterial } from './ReadingMaterial.tsx';
import { type SampleTitle, SimulationMaterial } from './SimulationMaterial.tsx';

interface GiveOutFormProps {
  tool: AssignedTool;
  /** Of the library, to begin with. */
  item: string | null;
  samples?: readonly SampleTitle[];
  /** With the id of what was given out; null: given up. */
  onDone: (id: string | null) => void;
  giveOut?: typeof giveOutAssignment;
  now?: () => Date;
}

/** The lesson that an assignment is made from; null when the item is none. */
async function lessonOf(id: string | null): Promise<LibraryItem<LessonBody> | null> {
  if (id === null) return null;
  await loadLibrary();
  const item = itemById(id);
  // The reader of lessons has read it.
  return item?.kind === 'lesson' ? (item as LibraryItem<LessonBody>) : null;
}

const dayMs = 86_400_000;
const instructionLabels: Readonly<Record<AssignedTool, string>> = {
  reflection: 'The prompt: what should students reflect on?',
  reading: 'Instructions',
  essay: 'Instructions: what should the essay be about?',
  simulation: 'Instructions',
};

export function GiveOutForm({ tool: wanted, item, samples = [], onDone, giveOut = giveOutAssignment, now = () => new Date() }: GiveOutFormProps) {
  const [draft] = useState(() => giveOutDraft(wanted, item));
  const [{ fields: begun, isKept }] = useState(() => draft.begin(usualDue(now()), now()));
  const [tool, setTool] = useState(begun.tool);
  const [title, setTitle] = useState(begun.title);
  const [instructions, setInstructions] = useState(begun.instructions);
  /** What the lesson suggests that the form was opened with, for each kind of work. */
  const [suggested, setSuggested] = useState<Partial<Record<AssignedTool, string>>>({});
  const [material, setMaterial] = useState<AssignedMaterial | null>(null);
  const [parts, setParts] = useState(begun.parts);
  const [due, setDue] = useState(begun.due);
  const [isNamed, setIsNamed] = useState(begun.isNamed);
  const [withCode, setWithCode] = useState(begun.withCode);
  const canKeep = useStore($library).isKept;
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Only what somebody has entered is kept, not what the form begins with. */
  const isTouched = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isTouched.current) draft.keep({ tool, title, instructions, due, isNamed, withCode, parts });
  }, [draft, tool, title, instructions, due, isNamed, withCode, parts]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    void lessonOf(item).then((lesson) => {
      if (!lesson) return;
      const fromLesson = instructionsFrom(lesson.title, lesson.body);
      setSuggested(fromLesson);
      // What was typed meanwhile stays.
      setTitle((typed) => typed || lesson.title.slice(0, assignmentLimits.titleChars));
      setInstructions((typed) => typed || fromLesson[wanted].slice(0, assignmentLimits.instructionsChars));
    });
  }, [item, wanted]);
  const edit = useCallback((part: Readonly<Record<string, unknown>>) => setParts((before) => ({ ...before, ...part })), []);
  /** The title of the simulation that was chosen last, as far as it stands in the form. */
  const titleOf = useRef('');
  const chooseSimulation = useCallback((next: AssignedMaterial | null) => {
    setMaterial(next);
    const name = next?.tool === 'simulation' ? next.title.slice(0, assignmentLimits.titleChars) : '';
    const before = titleOf.current;
    // One that somebody wrote stays.
    if (name) setTitle((typed) => (typed === '' || typed === before ? name : typed));
    titleOf.current = name || before;
  }, []);
  const choose = (next: AssignedTool) => {
    if (instructions === (suggested[tool] ?? '')) setInstructions((suggested[next] ?? '').slice(0, assignmentLimits.instructionsChars));
    setTool(next);
  };

  const chosen: AssignedMaterial | null = tool === 'reflection' ? { tool } : material?.tool === tool ? material : null;
  const missing = (): string => {
    if (!hasVisibleText(title)) return 'Give it a title.';
    if (tool === 'reflection' && !hasVisibleText(instructions)) return 'Write the prompt.';
    if (!chosen) return { reading: 'Make the questions first.', simulation: 'Choose a simulation.', essay: 'Choose the kind of essay.', reflection: '' }[tool];
    const dueAt = dueFrom(due);
    const ahead = dueAt === null ? Number.NaN : Date.parse(dueAt) - now().getTime();
    return ahead > 0 && ahead <= limits.assignments.dueWithinDays * dayMs ? '' : `Choose a due time in the next ${limits.assignments.dueWithinDays} days.`;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = missing();
    setProblem(why);
    const dueAt = dueFrom(due);
    if (why || !chosen || dueAt === null) return;
    setIsBusy(true);
    const made = await giveOut({ title: title.trim(), instructions: instructions.trim(), isNamed, material: chosen, dueAt, withCode });
    setIsBusy(false);
    if (!made.ok) return setProblem(made.why);
    isTouched.current = false;
    draft.clear();
    onDone(made.value.id);
  };
  const giveUp = () => {
    draft.clear();
    onDone(null);
  };
  const touch = () => {
    isTouched.current = true;
  };

  return (
    <form className="assign" noValidate onSubmit={(event) => void submit(event)} onChange={touch}>
      <p>
        <button type="button" className="btn btn-quiet" onClick={() => onDone(null)}>
          <ArrowLeft size={18} aria-hidden="true" /> All assignments
        </button>
      </p>
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        New assignment
      </h2>
      {isKept && <p className="text-muted">What you had entered before is here again. Cancel forgets it.</p>}
      <fieldset className="assign-choices">
        <legend>What students do</legend>
        {assignedTools.map((each) => (
          <label key={each} className="assign-choice">
            <input type="radio" name={`${id}-tool`} checked={tool === each} onChange={() => choose(each)} />
            <span>
              {assignedPlaces[each].label} <small className="text-muted">in {assignedPlaces[each].tool}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="assign-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          className="field"
          dir="auto"
          autoComplete="off"
          maxLength={assignmentLimits.titleChars}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </p>
      <p className="assign-field">
        <label htmlFor={`${id}-instructions`}>{instructionLabels[tool]}</label>
        <textarea
          id={`${id}-instructions`}
          className="field"
          dir="auto"
          rows={4}
          maxLength={assignmentLimits.instructionsChars}
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
        />
      </p>
      {tool === 'essay' && <EssayMaterial start={parts} onChoose={setMaterial} onEdit={edit} />}
      {tool === 'reading' && <ReadingMaterial start={parts} onChoose={setMaterial} onEdit={edit} onTouch={touch} />}
      {tool === 'simulation' && <SimulationMaterial samples={samples} item={item} start={parts} onChoose={chooseSimulation} onEdit={edit} />}
      <p className="assign-field assign-short">
        <label htmlFor={`${id}-due`}>Due</label>
        <input
          id={`${id}-due`}
          className="field"
          type="datetime-local"
          value={due}
          min={inputOf(now())}
          max={inputOf(new Date(now().getTime() + limits.assignments.dueWithinDays * dayMs))}
          onChange={({ target }) => setDue(target.value)}
        />
        <small className="text-muted">Everything is erased {limits.assignments.daysAfterDue} days after that.</small>
      </p>
      <fieldset className="assign-choices">
        <legend>Who hands in</legend>
        <label className="assign-choice">
          <input type="radio" name={`${id}-named`} checked={isNamed} onChange={() => setIsNamed(true)} />
          <span>Students write their name. Only you can read it.</span>
        </label>
        <label className="assign-choice">
          <input type="radio" name={`${id}-named`} checked={!isNamed} onChange={() => setIsNamed(false)} />
          <span>Without names: each student gets a made-up one, such as Teal Heron 7.</span>
        </label>
      </fieldset>
      <fieldset className="assign-choices">
        <legend>How students get in</legend>
        <label className="assign-choice">
          <input type="radio" name={`${id}-code`} checked={!withCode} onChange={() => setWithCode(false)} />
          <span>By link or QR code. Title, instructions and material are encrypted, too.</span>
        </label>
        <label className="assign-choice">
          <input type="radio" name={`${id}-code`} checked={withCode} onChange={() => setWithCode(true)} />
          <span>
            Also by a code of six characters, to write on a board. A code is too short to hold a key:{' '}
            <strong>title, instructions and material can then be read on our server</strong>, and by anyone who has the code. What students hand in stays encrypted.
          </span>
        </label>
      </fieldset>
      {!canKeep && (
        <p className="assign-note">
          This browser keeps nothing for this site, so the key to the inbox lasts as long as this page. After giving it out, save the key as a file: the page offers it.
        </p>
      )}
      {problem && (
        <p className="assign-note" role="alert">
          {problem}
        </p>
      )}
      <p className="assign-buttons">
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? 'Giving it out…' : 'Give it out'}
        </button>
        <button type="button" className="btn" onClick={giveUp}>
          Cancel
        </button>
      </p>
    </form>
  );
}
