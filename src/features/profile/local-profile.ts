/** Fills the profile in from what the device keeps, and follows it. */
import * as storageKeys from '../../contracts/storage-keys.ts';
import { keptParts } from '../../stores/device-parts.ts';
import { announce, canKeep, onChange, readText, writeText } from '../../stores/device-storage.ts';
import { $preferences, type Preferences } from '../../stores/preferences.ts';
import { $progress } from '../../stores/progress.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { saveFile } from '../../ui/save-file.ts';

const roles: Record<Preferences['role'], string> = { '': 'Not set', teacher: 'Teacher', student: 'Student', exploring: 'Just exploring' };
const grades: Record<Preferences['grade'], string> = {
  '': 'Not set',
  '3-5': 'Elementary (3-5)',
  '6-8': 'Middle School (6-8)',
  '9-12': 'High School (9-12)',
  college: 'College/University',
};

class LocalProfile extends HTMLElement {
  connectedCallback() {
    $preferences.subscribe((preferences) => {
      this.#say('name', preferences.name.trim() || 'Not set');
      this.#say('role', roles[preferences.role]);
      this.#say('grade', grades[preferences.grade]);
      this.#showKept();
    });
    $progress.subscribe((progress) => {
      for (const row of this.querySelectorAll<HTMLElement>('[data-course]')) {
        const modules = row.dataset.modules?.split(' ') ?? [];
        const done = modules.filter((slug) => progress[row.dataset.course ?? '']?.includes(slug)).length;
        const count = row.querySelector('[data-count]');
        if (count) count.textContent = `${done} of ${modules.length} modules`;
        const bar = row.querySelector('progress');
        if (bar) bar.value = done;
      }
      this.#showKept();
    });
    onChange([storageKeys.unreadProgress], () => this.#showUnread());
    this.querySelector('[data-unread-save]')?.addEventListener('click', () => saveFile('unread-progress.txt', readText(storageKeys.unreadProgress) ?? '', 'text/plain'));
    this.querySelector('[data-unread-delete]')?.addEventListener('click', () => this.#deleteUnread());
    this.#showUnread();
    this.querySelector('[data-not-kept]')?.toggleAttribute('hidden', canKeep());
  }

  #say(fact: string, text: string): void {
    const place = this.querySelector(`[data-fact="${fact}"]`);
    if (place) place.textContent = text;
  }

  #showUnread(): void {
    const place = this.querySelector('[data-unread]');
    place?.toggleAttribute('hidden', readText(storageKeys.unreadProgress) === null);
    // The link of a course page leads to what was hidden until now.
    if (location.hash === '#unread') place?.scrollIntoView();
  }

  #deleteUnread(): void {
    const text = readText(storageKeys.unreadProgress);
    const put = (value: string | null) => {
      writeText(storageKeys.unreadProgress, value);
      announce(storageKeys.unreadProgress);
      this.#showKept();
    };
    put(null);
    this.querySelector<HTMLElement>('#courses')?.focus();
    showToast({ title: 'Deleted', message: 'The progress that could not be read is gone from this device.', action: { label: 'Undo', run: () => put(text) } });
  }

  #showKept(): void {
    const parts = keptParts();
    const list = this.querySelector('[data-kept]');
    list?.replaceChildren(
      ...parts.map((label) => {
        const item = document.createElement('li');
        item.textContent = label;
        return item;
      }),
    );
    list?.toggleAttribute('hidden', parts.length === 0);
    this.querySelector('[data-nothing]')?.toggleAttribute('hidden', parts.length > 0);
    void this.#showWork();
  }

  /** How many pieces of saved work there are: the database is a part that loads when it is asked. */
  async #showWork(): Promise<void> {
    const library = await loadPart(() => import('../../stores/library/library.ts')).catch(() => null);
    await library?.loadLibrary();
    const pieces = library?.$library.get().items.length ?? 0;
    const list = this.querySelector('[data-kept]');
    if (pieces === 0 || !list || list.querySelector('[data-work]')) return;
    const item = document.createElement('li');
    item.dataset.work = '';
    item.textContent = pieces === 1 ? 'One piece of saved work' : `${pieces} pieces of saved work`;
    list.append(item);
    list.removeAttribute('hidden');
    this.querySelector('[data-nothing]')?.setAttribute('hidden', '');
  }
}
customElements.define('local-profile', LocalProfile);
