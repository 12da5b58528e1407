/** One short notice at a time: a newer one replaces the older. Whoever draws them listens to `$toast`. */
import { atom } from 'nanostores';

export interface Toast {
  id: number;
  title: string;
  message?: string;
  variant: 'default' | 'destructive';
  action?: { label: string; run: () => void };
}

export const $toast = atom<Toast | null>(null);

/** Milliseconds a toast stays, unless the pointer or the focus is on it. */
export const toastDuration = 5_000;

let nextId = 1;

export function showToast(toast: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): void {
  $toast.set({ variant: 'default', ...toast, id: nextId++ });
}

/** Takes a toast away; a newer one stays. */
export function dismissToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

/** What was complained about has been mended: the complaint goes at once. */
export function dismissComplaint(): void {
  if ($toast.get()?.variant === 'destructive') $toast.set(null);
}
