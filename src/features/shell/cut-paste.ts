/** Says when a pasted text is longer than what its field holds: browsers leave out the rest of it without a word. */
import { showToast } from '../../stores/toasts.ts';

const counted = (characters: number): string => characters.toLocaleString('en-US');

addEventListener('paste', ({ target, clipboardData }) => {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) || target.maxLength < 0 || target.readOnly) return;
  const { value, maxLength, selectionStart, selectionEnd } = target;
  const room = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
  // A line break counts as one character in a field.
  const pasted = (clipboardData?.getData('text/plain') ?? '').replace(/\r\n/g, '\n').length;
  if (pasted > room)
    showToast({
      title: 'Not all of it fits',
      message: `This field holds ${counted(maxLength)} characters. The last ${counted(pasted - room)} of what you pasted were left out.`,
      variant: 'destructive',
    });
});
