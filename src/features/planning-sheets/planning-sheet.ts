/** A planning sheet that is kept as it is filled in, and can be printed, saved as a text and cleared. An address with "?topic=…" fills an empty sheet. */
import { sayIfNotKept } from '../../stores/not-kept.ts';
import { keepSheet, type SheetTexts, sheetTexts } from '../../stores/planning-sheets.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in square brackets is left blank for students to fill in. */
export const withBlanks = (text: string): string => text.replace(/\[([^\]\n]+)\]/g, (_, word: string) => '_'.repeat(Math.max(8, Math.min(24, word.length + 4))));

class PlanningSheet extends HTMLElement {
  #fields: Field[] = [];

  connectedCallback() {
    this.#fields = [...this.querySelectorAll<Field>('.sheet :is(input, textarea, select)')];
    this.#offer(this.#fill(sheetTexts(this.#path)));
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('input', () => this.#changed());
    this.#on('[data-print]', () => print());
    this.#on('[data-print-blanks]', () => this.#printBlanks());
    this.#on('[data-save]', () => this.#save());
    this.#on('[data-clear]', () => this.#clear());
    this.#showLink();
  }

  get #path(): string {
    return this.dataset.path ?? location.pathname;
  }

  #on(selector: string, run: () => void): void {
    this.querySelector(selector)?.addEventListener('click', run);
  }

  #field(name: string | undefined): Field | undefined {
    return this.#fields.find((field) => field.name === name);
  }

  /** A choice counts as written where it is another than the one the sheet begins with. */
  get #texts(): SheetTexts {
    const isWritten = (field: Field) => field.value !== '' && !(field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected);
    return Object.fromEntries(this.#fields.filter(isWritten).map((field) => [field.name, field.value]));
  }

  /** Returns what stands on the sheet afterward. */
  #fill(texts: SheetTexts): SheetTexts {
    for (const field of this.#fields) {
      const text = texts[field.name];
      if (!(field instanceof HTMLSelectElement)) {
        // What was typed before the scripts arrived is newer.
        if (text !== undefined && field.value === '') field.value = text;
        continue;
      }
      const option = [...field.options].find(({ value }) => text !== undefined && (value === text || value.startsWith(`${text} `)));
      if (option) option.selected = true;
    }
    return this.#texts;
  }

  /** The address may bring a topic, as the links "Teach this" of the courses do. A sheet that holds another plan keeps it until the reader says otherwise. */
  #offer(held: SheetTexts): void {
    const asked = Object.fromEntries(new URLSearchParams(location.search));
    const { topic } = asked;
    // Each sheet has a field of its own for what it is about.
    const topicField = this.dataset.topicField ?? 'topic';
    if (!topic || held[topicField] === topic) return;
    const wanted = { ...asked, [topicField]: topic };
    if (Object.keys(held).length === 0) {
      this.#fill(wanted);
      this.#changed();
      return;
    }
    const offer = this.querySelector<HTMLElement>('[data-offer]');
    const button = offer?.querySelector('button');
    if (!offer || !button) return;
    button.textContent = `Start over with “${topic}”`;
    offer.hidden = false;
    button.addEventListener('click', () => {
      this.#clear();
      this.#fill(wanted);
      this.#changed();
      offer.hidden = true;
      this.#field(topicField)?.focus();
    });
  }

  #changed(): void {
    keepSheet(this.#path, this.#texts);
    sayIfNotKept();
    this.#showLink();
  }

  /** The message that waits in Kora's box names the topic once there is one. */
  #showLink(): void {
    const link = this.querySelector<HTMLAnchorElement>('[data-ask]');
    const topic = this.#field(this.dataset.topicField)?.value.trim().slice(0, 200) || '…';
    if (link) link.href = `/kora#${this.dataset.mode}=${encodeURIComponent((this.dataset.message ?? '').replace('{topic}', topic))}`;
  }

  #printBlanks(): void {
    const notes = this.#field(this.dataset.blanksIn);
    if (!notes) return;
    const whole = notes.value;
    notes.value = withBlanks(whole);
    addEventListener('afterprint', () => (notes.value = whole), { once: true });
    print();
  }

  #save(): void {
    const parts = this.#fields.filter(({ value }) => value !== '').map((field) => `${field.labels?.[0]?.textContent ?? field.name}\n${field.value}`);
    const { title = '' } = this.dataset;
    saveFile(`${title.toLowerCase().replaceAll(' ', '-')}.txt`, `${[title, ...parts].join('\n\n')}\n`, 'text/plain');
    showToast({ title: 'Saved as text', message: 'The file is with your downloads.' });
  }

  #clear(): void {
    const before = this.#texts;
    this.querySelector('form')?.reset();
    this.#changed();
    const undo = () => {
      this.querySelector('form')?.reset();
      this.#fill(before);
      this.#changed();
    };
    showToast({ title: 'Sheet cleared', action: { label: 'Undo', run: undo } });
  }
}

customElements.define('planning-sheet', PlanningSheet);
