/** Takes up what the visitor did before the chat had started: what `not-started.js` noted, and what stands in the controls. */
import type { ChatStore } from './chat-store.ts';

/**
 * The mode, the sample (which brings a mode), a mode chosen after it, the text, and Send. The controls are first put back as the server has drawn them, because React
 * changes only what is another than it was.
 */
export function takeEarly(chat: ChatStore, section: HTMLElement): void {
  const early = section.closest<HTMLElement>('.chat-place')?.dataset ?? {};
  const { earlyMode, earlySample, earlySend } = early;
  for (const name of ['earlyMode', 'earlySample', 'earlySend']) delete early[name];
  for (const sample of section.querySelectorAll('[data-anchor]')) sample.setAttribute('aria-pressed', 'false');
  const button = section.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = true;
  // A browser that comes back to the page may have set the radio button itself.
  const shown = section.querySelector<HTMLInputElement>('[name=chat-mode]:checked')?.value;
  if (shown === 'teacher') chat.$mode.set('teacher');
  if (earlySample) chat.loadSample(earlySample);
  if (earlyMode === 'student' || earlyMode === 'teacher') chat.$mode.set(earlyMode);
  const typed = section.querySelector('textarea')?.value;
  if (typed) chat.$input.set(typed);
  if (earlySend) void chat.submit();
}
