/** The address under which a second window shows the slides of a lesson, or the presenter's view of them. */
export type ShowView = 'slides' | 'presenter';

export const showPath = (item: string, view: ShowView): string => `/tools/aurora#item=${encodeURIComponent(item)}&view=${view}`;

/** Null: the address asks for no such view. */
export function showViewIn(hash: string): ShowView | null {
  const view = new URLSearchParams(hash.replace(/^#/, '')).get('view');
  return view === 'slides' || view === 'presenter' ? view : null;
}
