/** The three icons of the chat, drawn here: an icon library would take 2 kB of the page's script. */
const icon = (path: string) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const sendIcon = icon('M3 11 21 3l-8 18-2-8z');
export const stopIcon = icon('M5 5h14v14H5z');
export const clearIcon = icon('M4 6h16M6 6l1 15h10l1-15M9 3h6');
