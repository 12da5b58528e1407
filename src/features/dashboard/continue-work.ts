/** Puts what is on the device in the place of the samples, and follows it. */
import type { LibraryItem } from '../../contracts/library.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { onChange, readObject } from '../../stores/device-storage.ts';
import { keptReading } from '../../stores/kept-reading.ts';
import { hostKeys } from '../../stores/live/kept-keys.ts';
import { $progress } from '../../stores/progress.ts';
import { loadPart } from '../../ui/load-part.ts';
import { onDesk, openSessions, ownWork, type Work, type WorkPlaces } from './own-work.ts';

const most = 6;

class ContinueWork extends HTMLElement {
  #places: WorkPlaces = { courses: [] };

  connectedCallback() {
    this.#places = JSON.parse(this.querySelector('script')?.textContent ?? '') as WorkPlaces;
    onChange([storageKeys.essays, storageKeys.reading, storageKeys.liveHosts], () => this.#show());
    $progress.subscribe(() => this.#show());
    void this.#readLibrary();
  }

  #items: readonly LibraryItem[] = [];

  /** The database comes after the page: what stands in local storage is shown without waiting for it. */
  async #readLibrary(): Promise<void> {
    const library = await loadPart(() => import('../../stores/library/library.ts')).catch(() => null);
    await library?.loadLibrary();
    library?.$library.subscribe(({ items }) => {
      this.#items = items;
      this.#show();
    });
  }

  #show(): void {
    const { passage, answers } = keptReading();
    const work = ownWork({ items: this.#items, essays: readObject(storageKeys.essays), passage, answers, progress: $progress.get() }, this.#places);
    const live = openSessions(Object.values(hostKeys()));
    const list = this.querySelector('[data-own]');
    list?.replaceChildren(...[...live, ...onDesk(work, most)].map((each) => this.#row(each)));
    list?.toggleAttribute('hidden', live.length + work.length === 0);
    this.querySelector('[data-all]')?.toggleAttribute('hidden', this.#items.length === 0);
    for (const sample of this.querySelectorAll('[data-samples]')) sample.toggleAttribute('hidden', work.length > 0);
  }

  #row({ kind, title, detail, path, color, isPinned }: Work): HTMLElement {
    const row = document.createElement('li');
    row.className = `recent-item tool-${color}`;
    const template = this.querySelector<HTMLTemplateElement>(`template[data-kind="${kind}"]`);
    if (template) row.append(template.content.cloneNode(true));
    const words = row.appendChild(document.createElement('span'));
    words.className = 'recent-text';
    const link = words.appendChild(document.createElement('a'));
    link.href = path;
    link.dir = 'auto';
    link.textContent = title;
    words.appendChild(document.createElement('small')).textContent = detail;
    if (isPinned || kind === 'session') {
      const badge = row.appendChild(document.createElement('span'));
      badge.className = 'badge';
      badge.textContent = isPinned ? 'Pinned' : 'Live';
    }
    return row;
  }
}
customElements.define('continue-work', ContinueWork);
