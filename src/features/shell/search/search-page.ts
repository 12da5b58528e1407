/** On the list of all pages: "/search?q=bias" opens the search with the word in it. */
const words = new URLSearchParams(location.search).get('q');
if (words) import('./search-dialog.ts').then(({ openSearch }) => openSearch(null, words.slice(0, 100)));

// A module of its own: its names are not the page's.
export {};
