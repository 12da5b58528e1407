/** Makes the code of this device's progress, and adds the progress of another device's code: shown first, merged, never deleting, with a way back. */
import * as storageKeys from '../../contracts/storage-keys.ts';
import { announce, onChange, readText, writeText } from '../../stores/device-storage.ts';
import { type Progress, readProgress } from '../../stores/progress.ts';
import { showToast } from '../../stores/toasts.ts';
import { codeOf, type KnownCourse, readCode, spaced } from './progress-code.ts';
import { type Addition, outcomeOf, withAdded, without } from './progress-merge.ts';

interface ShownCourse {
  id: string;
  title: string;
  parts: { slug: string; title: string }[];
}

/** `/profile#progress=K1…` opens with what the code holds. */
const inAddress = '#progress=';

class MoveProgress extends HTMLElement {
  #courses: ShownCourse[] = [];
  #known: KnownCourse[] = [];
  #code: string | null = null;

  connectedCallback() {
    this.#courses = JSON.parse(this.querySelector('[data-courses]')?.textContent ?? '[]');
    this.#known = this.#courses.map(({ id, parts }) => ({ id, slugs: parts.map(({ slug }) => slug) }));
    this.querySelector('[data-copy]')?.addEventListener('click', () => void this.#copy());
    this.querySelector('[data-qr]')?.addEventListener('click', () => void this.#toggleQr());
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#look(this.querySelector<HTMLInputElement>('#move-code')?.value ?? '');
    });
    this.querySelector('#move-code')?.addEventListener('input', () => this.#say('[data-problem]', ''));
    this.#showCode();
    onChange([storageKeys.progress], () => this.#showCode());
    addEventListener('hashchange', () => this.#followAddress());
    this.#followAddress();
  }

  get #progress(): Progress {
    return readProgress(readText(storageKeys.progress));
  }

  #say(selector: string, text: string): void {
    const place = this.querySelector<HTMLElement>(selector);
    if (place && place.textContent !== text) place.textContent = text;
  }

  #hide(selector: string, isHidden: boolean): void {
    this.querySelector(selector)?.toggleAttribute('hidden', isHidden);
  }

  #showCode(): void {
    const progress = this.#progress;
    this.#code = codeOf(progress, this.#known);
    this.#say('[data-code]', spaced(this.#code ?? ''));
    this.#hide('[data-none]', this.#code !== null);
    this.#hide('[data-some]', this.#code === null);
    const unknown = Object.entries(progress).flatMap(([id, slugs]) => slugs.filter((slug) => !this.#known.find((course) => course.id === id)?.slugs.includes(slug)));
    this.#say('[data-left-out]', unknown.length > 0 ? `Left out, because the courses no longer have ${unknown.length === 1 ? 'it' : 'them'}: ${unknown.join(', ')}.` : '');
    this.#hide('[data-left-out]', unknown.length === 0);
    if (this.#isQrShown) void this.#drawQr();
  }

  async #copy(): Promise<void> {
    const text = this.#code ?? '';
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    const place = this.querySelector('[data-code]');
    if (!isCopied && place) getSelection()?.selectAllChildren(place);
    showToast(
      isCopied
        ? { title: 'Code copied', message: 'Paste it on the profile page of the other device.' }
        : { title: 'Not copied', message: 'This browser does not allow it. The code is selected: copy it by hand.', variant: 'destructive' },
    );
  }

  get #isQrShown(): boolean {
    return this.querySelector('[data-qr]')?.getAttribute('aria-expanded') === 'true';
  }

  async #toggleQr(): Promise<void> {
    const isShown = !this.#isQrShown;
    this.querySelector('[data-qr]')?.setAttribute('aria-expanded', String(isShown));
    this.#say('[data-qr] span', isShown ? 'Hide QR code' : 'Show QR code');
    this.#hide('#move-qr', !isShown);
    if (isShown) await this.#drawQr();
  }

  async #drawQr(): Promise<void> {
    const place = this.querySelector('#move-qr');
    const { qrPicture } = await import('../../ui/qr-picture.ts').catch(() => ({ qrPicture: null }));
    if (qrPicture && this.#code) place?.replaceChildren(qrPicture(`${location.origin}/profile${inAddress}${this.#code}`, 'QR code of a link that holds your code'));
    else if (place) place.textContent = 'The QR code could not be loaded. The code above works all the same.';
  }

  #followAddress(): void {
    if (!location.hash.startsWith(inAddress)) return;
    const code = location.hash.slice(inAddress.length);
    // A reload, or a link that someone copies from here, shall not ask again.
    history.replaceState(null, '', `${location.pathname}#move`);
    this.#look(code);
  }

  /** Shows what a code would add, or says why it adds nothing: beside the field, which also brings it into view for those who came by the QR code. */
  #look(code: string): void {
    const outcome = outcomeOf(readCode(code, this.#known), this.#progress, (id) => this.#titleOf(id));
    const isAnswer = 'say' in outcome;
    this.#say('[data-problem]', isAnswer ? outcome.say : '');
    if (isAnswer) this.querySelector<HTMLElement>('#move-code')?.focus();
    else this.#ask(outcome.ask, outcome.lost);
  }

  #titleOf(id: string): string {
    return this.#courses.find((course) => course.id === id)?.title ?? id;
  }

  #ask(additions: readonly Addition[], lost: string): void {
    const dialog = this.querySelector<HTMLDialogElement>('#add-progress');
    if (!dialog) return;
    dialog.querySelector('[data-list]')?.replaceChildren(
      ...additions.map(({ course, slugs }) => {
        const parts = this.#courses.find(({ id }) => id === course)?.parts.filter(({ slug }) => slugs.includes(slug)) ?? [];
        return Object.assign(document.createElement('li'), { textContent: `${this.#titleOf(course)}: ${parts.map(({ title }) => title).join(', ')}` });
      }),
    );
    this.#say('#add-progress [data-lost]', lost);
    this.#hide('#add-progress [data-lost]', !lost);
    dialog.returnValue = '';
    dialog.onclose = () => dialog.returnValue === 'add' && this.#add(additions);
    if (!dialog.open) dialog.showModal();
  }

  #add(additions: readonly Addition[]): void {
    const keep = (progress: Progress): boolean => {
      const isKept = writeText(storageKeys.progress, JSON.stringify(progress));
      announce(storageKeys.progress);
      return isKept;
    };
    const isKept = keep(withAdded(this.#progress, additions));
    this.querySelector('form')?.reset();
    const count = additions.reduce((sum, { slugs }) => sum + slugs.length, 0);
    showToast({
      title: count === 1 ? '1 module added' : `${count} modules added`,
      message: isKept ? 'Your course progress holds both devices now.' : 'This browser keeps nothing for this site, or is full. It lasts until you leave the page.',
      action: { label: 'Undo', run: () => void keep(without(this.#progress, additions)) },
      ...(!isKept && { variant: 'destructive' }),
    });
  }
}
customElements.define('move-progress', MoveProgress);
