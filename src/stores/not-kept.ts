/** Where the browser keeps nothing, a choice holds for the page only: said once a page, when the first choice could not be kept. */
import { $isKept } from './device-storage.ts';
import { showToast } from './toasts.ts';

let isSaid = false;

export function sayIfNotKept(): void {
  if (isSaid || $isKept.get()) return;
  isSaid = true;
  showToast({ title: 'Not kept', message: 'This browser keeps nothing for this site, or is full. What you choose lasts until you leave the page.', variant: 'destructive' });
}
