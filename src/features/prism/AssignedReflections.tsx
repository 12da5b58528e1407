/** Assigned Reflections: how one begins a reflection on a prompt that somebody gave, and samples of prompts. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import { assignmentsPath } from '../../contracts/assignment.ts';
import { type DeskLink, deskLinks } from '../../stores/assignments/desk-links.ts';
import type { ReflectionPrompt } from '../../stores/library/shapes/reflection.ts';
import type { SampleAssignment } from './samples.ts';

interface AssignedReflectionsProps {
  samples: readonly SampleAssignment[];
  onStart: (prompt: ReflectionPrompt, title: string) => void;
}

/** The specified badges, and one for what the specification leaves open. */
function badgeOf(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'Was due';
  return left < 2 * 86_400_000 ? 'Due soon' : 'Upcoming';
}

const promptChars = 2_000;

export function AssignedReflections({ samples, onStart }: AssignedReflectionsProps) {
  const [prompt, setPrompt] = useState('');
  const [links, setLinks] = useState<readonly DeskLink[] | null>(null);
  const id = useId();
  useEffect(() => {
    void deskLinks().then((found) => setLinks(found.filter(({ tool }) => tool === 'reflection')));
  }, []);
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (prompt.trim()) onStart({ title: '', text: prompt.trim(), classLabel: '' }, '');
  };
  return (
    <section className="prism-assigned" aria-label="Assigned Reflections">
      <div className="grid gap-2 max-w-measure">
        <p>
          A teacher assigns a reflection by link, QR code or code, without accounts. Open the link, or <a href={assignmentsPath}>type the code</a>: it then stands here, and you
          hand in from its page, encrypted to your teacher.
        </p>
        {links?.length === 0 && <p className="text-muted">No assigned reflection lies on this device.</p>}
        <p>
          For teachers: <a href={`${assignmentsPath}#new=reflection`}>assign a reflection</a>.
        </p>
      </div>
      {links && links.length > 0 && (
        <ul className="prism-rows" aria-label="Your assigned reflections">
          {links.map(({ id: assignment, href, title, instructions, dueAt }) => (
            <li key={assignment}>
              <span className="prism-row-words">
                <a href={href} dir="auto">
                  {title || 'Reflection'}
                </a>
                <small>
                  <span className="badge">{badgeOf(dueAt, Date.now())}</span> due{' '}
                  {new Date(dueAt).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })}
                </small>
                <span dir="auto">{instructions}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className="prism-field" onSubmit={start} data-needs-script="">
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
              <button
                type="button"
                className="btn"
                data-needs-script=""
                aria-label={`Start a reflection: ${title}`}
                onClick={() => onStart({ title, text, classLabel: '' }, title)}
              >
                Start a reflection
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
