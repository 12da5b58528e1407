/**
 * Loads the search with its first opening: by a control with `data-search-open`, which names the file, or by the / key outside of fields. Part of every page, and a
 * course page has 3 kB for all its scripts; the file is named in the page, because a script that imports by itself could not stand inside the page.
 */
import * as storageKeys from '../../../contracts/storage-keys.ts';

/** What is typed while the search loads belongs into its field. Null when it does not load. */
let early: string | null = null;
/** A browser keeps a failed module under its address, fragment included. */
let again = '';

function open(opener: HTMLElement | null): void {
  if (!opener || early !== null) return;
  early = '';
  opener.ariaBusy = 'true';
  import(/* @vite-ignore */ opener.dataset.searchOpen + again)
    .then(({ openSearch }) => openSearch(opener, early))
    .catch(() => {
      again += '#';
      alert('Search could not load. Try again.');
    })
    .finally(() => {
      early = opener.ariaBusy = null;
    });
}

addEventListener('click', ({ target }) => open((target as Element).closest('[data-search-open]')));
addEventListener('keydown', (event) => {
  const { key } = event;
  if (early !== null) {
    if (!key[1]) early += key;
  } else if (key === '/' && !(event.target as Element).matches(':read-write')) {
    try {
      if (localStorage.getItem(storageKeys.searchKey)) return;
    } catch {
      // Storage is forbidden, so nobody has turned the key off.
    }
    event.preventDefault();
    open(document.querySelector('[data-search-open]'));
  }
});
