/** Fills the profile in from what the device keeps, and follows it. Reads the progress by itself: sharing the store of the course pages would split their scripts. */
import * as storageKeys from '../../contracts/storage-keys.ts';

import { keptParts } from '../../stores/device-data.ts';
import { canKeep, onChange, readObject } from '../../stores/device-storage.ts';
import { $preferences, type Preferences } from '../../stores/preferences.ts';

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
    const showProgress = () => {
      const progress = readObject(storageKeys.progress);
      for (const row of this.querySelectorAll<HTMLElement>('[data-course]')) {
        const modules = row.dataset.modules?.split(' ') ?? [];
        const completed = progress[row.dataset.course ?? ''];
        const done = Array.isArray(completed) ? modules.filter((slug) => completed.includes(slug)).length : 0;
        const count = row.querySelector('[data-count]');
        if (count) count.textContent = `${done} of ${modules.length} modules`;
        const bar = row.querySelector('progress');
        if (bar) bar.value = done;
      }
      this.#showKept();
    };
    showProgress();
    onChange([storageKeys.progress], showProgress);
    this.querySelector('[data-not-kept]')?.toggleAttribute('hidden', canKeep());
  }

  #say(fact: string, text: string): void {
    const place = this.querySelector(`[data-fact="${fact}"]`);
    if (place) place.textContent = text;
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
  }
}
customElements.define('local-profile', LocalProfile);
