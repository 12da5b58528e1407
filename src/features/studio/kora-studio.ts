/** Kora Studio: the form becomes a link as it is filled in. Its own address carries the same fragment, so that a reload or a bookmark brings the form back. */
import {
  assistantGrades,
  assistantHash,
  assistantTones,
  type ClassAssistant,
  cleanTopic,
  describeAssistant,
  helpLevels,
  readAssistantHash,
  sourceRules,
} from '../../contracts/class-assistant.ts';
import { $preferences } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { isNamedIn } from './topic-match.ts';

class KoraStudio extends HTMLElement {
  #assistant: ClassAssistant | null = null;

  connectedCallback() {
    const form = this.querySelector('form');
    const grade = this.querySelector<HTMLSelectElement>('[name=grade]');
    if (!form || !grade) return;
    grade.value = assistantGrades.find((known) => known === $preferences.get().grade) ?? '';
    const kept = readAssistantHash(location.hash);
    if (kept.kind === 'assistant') this.#fill(form, kept.assistant);
    form.addEventListener('input', () => {
      this.#show(form);
      if (this.#assistant) history.replaceState(history.state, '', assistantHash(this.#assistant));
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    this.querySelector('[data-copy]')?.addEventListener('click', () => void this.#copy());
    this.querySelector('[data-qr]')?.addEventListener('click', () => void this.#toggleQr());
    this.#link?.addEventListener('focus', () => this.#link?.select());
    this.#show(form);
  }

  get #link(): HTMLInputElement | null {
    return this.querySelector('[data-link]');
  }

  #fill(form: HTMLFormElement, { topic, grade, tone, helpLevel, sources }: ClassAssistant): void {
    for (const [name, value] of Object.entries({ topic, grade: grade ?? '', tone, helpLevel, sources })) {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }

  #show(form: HTMLFormElement): void {
    const fields = new FormData(form);
    const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | undefined => allowed.find((value) => value === fields.get(name));
    this.#assistant = {
      topic: cleanTopic(String(fields.get('topic') ?? '')),
      grade: oneOf('grade', assistantGrades) ?? null,
      tone: oneOf('tone', assistantTones) ?? 'warm',
      helpLevel: oneOf('helpLevel', helpLevels) ?? 'examples',
      sources: oneOf('sources', sourceRules) ?? 'any',
    };
    const { topic } = this.#assistant;
    const hash = assistantHash(this.#assistant);
    this.#say('[data-summary-topic]', topic || 'Any topic');
    this.#say('[data-summary]', describeAssistant(this.#assistant).join(' '));
    this.#say('[data-topic-note]', this.#noteOn(topic));
    const open = this.querySelector<HTMLAnchorElement>('[data-open]');
    if (open) open.href = `/kora${hash}`;
    if (this.#link) this.#link.value = `${location.origin}/kora${hash}`;
    if (this.#isQrShown) void this.#drawQr();
  }

  /** Says beforehand whether Kora holds anything on the topic. */
  #noteOn(topic: string): string {
    if (!topic) return 'Leave it empty for an assistant on any topic.';
    const packs: [title: string, names: string[]][] = JSON.parse(this.querySelector('[data-topics]')?.textContent ?? '[]');
    const pack = packs.find(([, names]) => isNamedIn(topic, names));
    return pack
      ? `Kora holds checked material on ${pack[0]}. A message that names no topic is about it.`
      : 'No checked material on this. Kora asks about it and offers it as the first line, and says what it does not know.';
  }

  #say(selector: string, text: string): void {
    const place = this.querySelector(selector);
    // Only what changes is read out.
    if (place && place.textContent !== text) place.textContent = text;
  }

  async #copy(): Promise<void> {
    const link = this.#link;
    if (!link) return;
    const copied = await (navigator.clipboard?.writeText(link.value) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    if (copied) showToast({ title: 'Link copied', message: 'Paste it where your class will find it.' });
    else {
      link.focus();
      link.select();
      showToast({ title: 'Not copied', message: 'This browser does not allow it. The link is selected: copy it by hand.', variant: 'destructive' });
    }
  }

  get #isQrShown(): boolean {
    return this.querySelector('[data-qr]')?.getAttribute('aria-expanded') === 'true';
  }

  async #toggleQr(): Promise<void> {
    const button = this.querySelector('[data-qr]');
    const isShown = !this.#isQrShown;
    button?.setAttribute('aria-expanded', String(isShown));
    this.#say('[data-qr] span', isShown ? 'Hide QR code' : 'Show QR code');
    this.querySelector('#studio-qr')?.toggleAttribute('hidden', !isShown);
    if (isShown) await this.#drawQr();
  }

  async #drawQr(): Promise<void> {
    const { qrPicture } = await import('../../ui/qr-picture.ts').catch(() => ({ qrPicture: null }));
    const place = this.querySelector('#studio-qr');
    if (qrPicture) place?.replaceChildren(qrPicture(this.#link?.value ?? '', 'QR code of the link'));
    else if (place) place.textContent = 'The QR code could not be loaded. The link above works all the same.';
  }
}
customElements.define('kora-studio', KoraStudio);
