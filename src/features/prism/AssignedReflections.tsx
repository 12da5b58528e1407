/** Assigned Reflections: how one begins a reflection on a prompt that somebody gave, and samples of prompts. */
import { type FormEvent, useId, useState } from 'react';
import type { ReflectionPrompt } from '../../stores/library/shapes/reflection.ts';
import type { SampleAssignment } from './samples.ts';

interface AssignedReflectionsProps {
  samples: readonly SampleAssignment[];
  onStart: (prompt: ReflectionPrompt, title: string) => void;
}

const promptChars = 2_000;

export function AssignedReflections({ samples, onStart }: AssignedReflectionsProps) {
  const [prompt, setPrompt] = useState('');
  const id = useId();
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (prompt.trim()) onStart({ title: '', text: prompt.trim(), classLabel: '' }, '');
  };
  return (
    <section className="prism-assigned" aria-label="Assigned Reflections">
      <div className="grid gap-2 max-w-measure">
        <p>
          A teacher will be able to assign a reflection by link or code, without accounts. It will stand here with its prompt, class and due time, and you will hand it in from
          here. <strong>Handing in is not open yet.</strong>
        </p>
        <p>
          If you were given a link to an assignment, open it in this browser: once assigning is open, it leads to the prompt. If you were given a prompt in words, begin with it
          here.
        </p>
      </div>
      <form className="prism-field" onSubmit={start}>
        <label htmlFor={id}>Prompt you were given</label>
        <textarea id={id} className="field" dir="auto" rows={3} maxLength={promptChars} value={prompt} onChange={(event) => setPrompt(event.target.value)} />
        <span>
          <button type="submit" className="btn" disabled={prompt.trim() === ''}>
            Start with this prompt
          </button>
        </span>
      </form>
      <h2 className="app-section">Sample prompts</h2>
      <ul className="prism-rows">
        {samples.map(({ title, due, classLabel, badge, prompt: text }) => (
          <li key={title}>
            <span className="prism-row-words">
              <strong>{title}</strong>
              <small>
                <span className="badge">Sample</span> <span className="badge">{badge}</span> {classLabel}, due {due.replace(/^In /, 'in ')}
              </small>
              <span>{text}</span>
            </span>
            <div className="prism-row-buttons">
              <button type="button" className="btn" aria-label={`Start a reflection: ${title}`} onClick={() => onStart({ title, text, classLabel: '' }, title)}>
                Start a reflection
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
