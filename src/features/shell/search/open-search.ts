/** Loads the search with its first opening: by a control with `data-search-open`, or by the / key outside of fields. Until then a page pays for these lines only. */
import * as storageKeys from '../../../contracts/storage-keys.ts';

async function open(opener?: HTMLElement | null): Promise<void> {
  if (opener) opener.ariaBusy = 'true';
  try {
    (await import('./search-dialog.ts')).openSearch(opener);
  } catch {
    const box = document.body.appendChild(document.createElement('dialog'));
    box.style.cssText = 'margin:auto;padding:1.5rem';
    box.innerHTML = '<form method="dialog"><p>Search could not load.</p><br><button class="btn" value="1">Try again</button> <button class="btn">Close</button></form>';
    box.onclose = () => {
      box.remove();
      if (box.returnValue) open(opener);
    };
    box.showModal();
  }
  if (opener) opener.ariaBusy = null;
}

function isTurnedOff(): boolean {
  try {
    return localStorage.getItem(storageKeys.searchKey) === 'off';
  } catch {
    return false;
  }
}

addEventListener('click', ({ target }) => {
  const opener = (target as Element).closest<HTMLElement>('[data-search-open]');
  if (opener) open(opener);
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input,textarea,select,[contenteditable],dialog') || isTurnedOff())
    return;
  event.preventDefault();
  open();
});
