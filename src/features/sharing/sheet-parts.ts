/** Reading and copying what was shared: fetched once a link has opened. */
export { sheetOf } from '../../engine/sheet/sheet-of.ts';
export { holdsOtherPassage } from '../../stores/kept-reading.ts';
export { saveCopy } from './save-copy.ts';

export type SheetParts = typeof import('./sheet-parts.ts');
