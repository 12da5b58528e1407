/** The pilot request with scripts: says beside each field what is missing, sends without leaving the page, confirms in the form's place. */
import type { Failure } from '../../api/client.ts';
import type { MailingListBody } from '../../contracts/api/mailing-list.ts';
import { loadPart } from '../../ui/load-part.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const form = document.querySelector<HTMLFormElement>('form[data-pilot]');
if (form) start(form);

function start(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>('.field')];
  const button = form.querySelector('button');
  const failure = form.querySelector('[data-failure]');
  let isSending = false;
  form.noValidate = true;

  for (const field of fields) field.addEventListener('input', () => showProblem(field, ''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    for (const field of fields) showProblem(field, problemOf(field));
    const wrong = fields.find(({ ariaInvalid }) => ariaInvalid === 'true');
    if (wrong) return wrong.focus();

    const label = button?.textContent ?? '';
    isSending = true;
    if (button) button.textContent = 'Sending…';
    if (failure) failure.textContent = '';
    const body = Object.fromEntries(new FormData(form)) as MailingListBody;
    const problem = await send(body);
    isSending = false;
    if (button) button.textContent = label;
    if (!problem) return confirm(form, body.email);

    for (const { pointer, message } of problem.fields) {
      const field = fields.find(({ name }) => `/${name}` === pointer);
      if (field) showProblem(field, message);
    }
    if (failure) failure.textContent = `${problem.sentence} What you typed is still here. Try again, or write to ${form.dataset.contact}.`;
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true')?.focus();
  });
}

/** What is wrong with what stands in the field; empty when nothing is. White space counts as empty. */
function problemOf(field: Field): string {
  if (field.required && field.value.trim() === '') return field.dataset.missing ?? '';
  if (field.validity.typeMismatch) return 'Write an e-mail address such as name@school.org.';
  return field.validity.valid ? '' : field.validationMessage;
}

function showProblem(field: Field, problem: string): void {
  field.ariaInvalid = problem ? 'true' : null;
  const place = document.getElementById(`${field.id}-error`);
  if (!place) return;
  place.textContent = problem;
  place.hidden = problem === '';
}

interface Problem {
  sentence: string;
  fields: readonly { pointer: string; message: string }[];
}

/** Null when the request is stored. */
async function send(body: MailingListBody): Promise<Problem | null> {
  try {
    const [{ call }, { mailingList }] = await Promise.all([loadPart(() => import('../../api/client.ts')), loadPart(() => import('../../contracts/endpoints.ts'))]);
    const result = await call(mailingList, body);
    return result.ok ? null : problemFrom(result.failure);
  } catch {
    // The part that sends did not arrive.
    return { sentence: 'Your request could not be sent: there is no connection.', fields: [] };
  }
}

function problemFrom(failure: Failure): Problem {
  if (failure.kind !== 'status') return { sentence: 'Your request could not be sent: the connection failed.', fields: [] };
  const { problem } = failure;
  return { sentence: `Your request was not stored: ${problem?.detail ?? 'the server could not take it.'}`, fields: problem?.errors ?? [] };
}

function confirm(form: HTMLFormElement, email: string): void {
  const done = document.querySelector<HTMLElement>('[data-done]');
  const words = document.querySelector<HTMLTemplateElement>('template[data-done-words]');
  if (!done || !words) return;
  const shown = words.content.cloneNode(true) as DocumentFragment;
  shown.querySelector('[data-email]')?.append(email);
  shown.querySelector('[data-again]')?.addEventListener('click', () => {
    done.replaceChildren();
    form.hidden = false;
    form.querySelector<Field>('.field')?.focus();
  });
  form.reset();
  form.hidden = true;
  done.replaceChildren(shown);
  done.focus();
}
