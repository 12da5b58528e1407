import { expect, it } from 'vitest';
import '../../src/features/shell/cut-paste.ts';
import { $toast } from '../../src/stores/toasts.ts';

/** What is said when the text is pasted over the selection of a field. */
function paste(text: string, field: { value: string; maxLength?: number; selected?: [number, number]; readOnly?: boolean }): string | undefined {
  $toast.set(null);
  const area = document.createElement('textarea');
  if (field.maxLength !== undefined) area.maxLength = field.maxLength;
  area.value = field.value;
  area.readOnly = field.readOnly ?? false;
  document.body.replaceChildren(area);
  area.setSelectionRange(...(field.selected ?? [field.value.length, field.value.length]));
  const event = new Event('paste', { bubbles: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  area.dispatchEvent(event);
  return $toast.get()?.message;
}

it('a paste that is cut is told, with how much of it is missing', () => {
  expect(paste('x'.repeat(2_000_000), { value: 'ab', maxLength: 4_000 })).toBe('This field holds 4,000 characters. The last 1,996,002 of what you pasted were left out.');
});

it('nothing is said where all of it fits', () => {
  expect(paste('xx', { value: 'ab', maxLength: 4 })).toBeUndefined();
  expect(paste('xxxx', { value: 'abcd', maxLength: 4, selected: [0, 4] })).toBeUndefined();
  expect(paste('x\r\nx', { value: '', maxLength: 3 })).toBeUndefined();
  expect(paste('x'.repeat(99), { value: '' })).toBeUndefined();
  expect(paste('x'.repeat(99), { value: '', maxLength: 4, readOnly: true })).toBeUndefined();
});
