/** The search: a dialog that loads the index of the site once and lists what fits while one types. Every result is a link. */
import { call } from '../../../api/client.ts';
import { searchIndex } from '../../../contracts/endpoints.ts';
import type { SearchEntry, SearchIndex } from '../../../contracts/search.ts';
import * as storageKeys from '../../../contracts/storage-keys.ts';
import { finder } from './find.ts';
import styles from './search.css?inline';

const most = 12;
const kindNames: Record<SearchEntry['kind'], string> = { course: 'Course', module: 'Module', tool: 'Tool', page: 'Page', paper: 'Paper' };

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const dialog = document.createElement('dialog');
dialog.className = 'search';
dialog.setAttribute('aria-label', 'Search this site');
dialog.innerHTML = `<form class="search-head" role="search">
  <label for="search-box">Search courses, tools and pages</label>
  <input class="field" id="search-box" type="text" enterkeyhint="search" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100">
  <button class="search-close" type="button" aria-label="Close search"><svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button>
</form>
<p class="search-status" role="status"></p>
<div class="search-more"></div>
<ul class="search-results" aria-label="Results"></ul>
<div class="search-foot"><a href="/search">List of all pages</a><label><input type="checkbox"> The <kbd>/</kbd> key opens this</label></div>`;
document.body.append(dialog);

const part = <T extends Element>(selector: string): T => dialog.querySelector(selector) as T;
const box = part<HTMLInputElement>('#search-box');
const status = part<HTMLElement>('.search-status');
const more = part<HTMLElement>('.search-more');
const results = part<HTMLUListElement>('.search-results');
const keyBox = part<HTMLInputElement>('[type=checkbox]');

let index: SearchIndex | null = null;
let find: ReturnType<typeof finder> = () => [];
let isLoading = false;
let lastOpener: HTMLElement | null | undefined;

/**
 * Shows the dialog and loads the index when that has not happened yet. The focus goes back to where it was, or to the opener.
 * @param early what was typed before the dialog was there
 */
export function openSearch(opener?: HTMLElement | null, early?: string | null): void {
  if (dialog.open) return;
  // The browser itself gives the focus back to where it was, unless it was nowhere, as after a press of a button in Safari.
  lastOpener = document.activeElement === document.body ? opener : null;
  keyBox.checked = !isKeyOff();
  dialog.showModal();
  box.focus();
  box.select();
  if (early) box.value = early;
  if (index) update();
  else load();
}

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  show('Loading the list of pages…');
  const answer = await call(searchIndex, undefined);
  isLoading = false;
  if (answer.ok) {
    index = answer.value;
    find = finder(index.entries);
    update();
  } else showFailure();
}

function showFailure(): void {
  show('The list of pages could not be loaded. Check the connection and try again. What you typed is still here.');
  const retry = document.createElement('button');
  retry.className = 'btn';
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.onclick = () => {
    box.focus();
    load();
  };
  more.append(retry);
}

function update(): void {
  const query = box.value.trim();
  const found = find(query);
  if (!index) return;
  if (query === '') show('Type a word, such as “bias” or “lesson”. Or begin here:', suggestions(index));
  else if (found.length === 0) show(`Nothing fits “${query}”. Try another word or fewer letters, or look through the list of all pages below.`);
  else show(`${found.length === 1 ? '1 result' : `${found.length} results`}${found.length > most ? `, the best ${most} of them below` : ''}`, found.slice(0, most));
}

const suggestions = ({ entries, suggestions: urls }: SearchIndex): SearchEntry[] => urls.flatMap((url) => entries.find((entry) => entry.url === url) ?? []);

function show(words: string, entries: readonly SearchEntry[] = []): void {
  status.textContent = words;
  more.replaceChildren();
  results.replaceChildren(...entries.map(row));
  results.scrollTop = 0;
}

function row({ kind, title, url, text, within }: SearchEntry): HTMLLIElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = url;
  for (const [name, words] of [
    ['search-title', title],
    ['search-kind', within ? `${kindNames[kind]} in ${within}` : kindNames[kind]],
    ['search-text', text],
  ] as const) {
    const line = link.appendChild(document.createElement('span'));
    line.className = name;
    // The space keeps the words apart where the link is read aloud.
    line.textContent = `${words} `;
  }
  return item;
}

box.oninput = update;
part<HTMLFormElement>('form').onsubmit = (event) => {
  event.preventDefault();
  if (box.value.trim() !== '') results.querySelector('a')?.click();
};
part<HTMLElement>('.search-close').onclick = () => dialog.close();
dialog.onclose = () => lastOpener?.focus();
dialog.onclick = ({ target }) => {
  // On the backdrop, or a result: one that leads to a part of this page must not stay covered.
  if (target === dialog || (target as Element).closest('a')) dialog.close();
};

dialog.onkeydown = (event) => {
  const links = [...results.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isInList = at >= 0 || document.activeElement === box;
  if (event.key === 'ArrowDown' && isInList) (links[at + 1] ?? links[at] ?? box).focus();
  else if (event.key === 'ArrowUp' && isInList) (links[at - 1] ?? box).focus();
  else if (event.key === 'Home' && at >= 0) links[0]?.focus();
  else if (event.key === 'End' && at >= 0) links.at(-1)?.focus();
  else {
    // Typing on goes into the field, wherever in the list one is.
    if (at >= 0 && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) box.focus();
    return;
  }
  event.preventDefault();
};

function isKeyOff(): boolean {
  try {
    return localStorage.getItem(storageKeys.searchKey) === 'off';
  } catch {
    return false;
  }
}

keyBox.onchange = () => {
  try {
    if (keyBox.checked) localStorage.removeItem(storageKeys.searchKey);
    else localStorage.setItem(storageKeys.searchKey, 'off');
  } catch {
    keyBox.checked = true;
    status.textContent = 'This browser does not keep settings, so the key stays on.';
  }
};
