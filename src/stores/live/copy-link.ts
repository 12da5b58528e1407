/** Copies a link of a live session and says so; where the browser does not let a page copy, it says which text to copy by hand. */
import { showToast } from '../toasts.ts';

export const copyLink = (text: string, what: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ title: 'Copied', message: what }),
    () => showToast({ title: 'Not copied', message: `Copy it by hand: ${text}`, variant: 'destructive' }),
  );
