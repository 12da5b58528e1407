import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShareButton } from '../../src/ui/ShareButton.tsx';
import type { Sharing } from '../../src/ui/ShareDialog.tsx';

beforeEach(() => {
  // happy-dom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const link = (id: string) => ({ id, title: `Work ${id}`, address: `https://kora.example/shared#${id}`, expires: '2026-12-01T10:00:00.000Z' });

/** The dialog over links that were made before. */
async function open(change: Partial<Sharing> = {}) {
  let links = [link('old')];
  const sharing: Sharing = {
    days: [1, 7, 30, 90],
    usualDays: 30,
    make: vi.fn(async () => {
      links = [link('new'), ...links];
      return { ok: true as const, value: link('new') };
    }),
    links: async () => links,
    remove: vi.fn(async (id: string) => {
      links = links.filter((each) => each.id !== id);
      return { ok: true as const, value: null };
    }),
    ...change,
  };
  render(<ShareButton what="this lesson" warning="Think first." open={async () => sharing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { sharing, dialog, press: (name: string | RegExp) => fireEvent.click(dialog.getByRole('button', { name })) };
}

it('says what a link gives away, makes one for the chosen time, and shows it to be copied', async () => {
  const { sharing, dialog, press } = await open();
  expect(dialog.getByText('Think first.')).toBeTruthy();
  const select = dialog.getByLabelText('The link lasts') as HTMLSelectElement;
  expect([select.value, [...select.options].map(({ text }) => text)]).toEqual(['30', ['1 day', '7 days', '30 days', '90 days']]);
  fireEvent.change(select, { target: { value: '7' } });
  press('Make a link');
  expect(((await dialog.findByLabelText('Link to “Work new”')) as HTMLInputElement).value).toBe('https://kora.example/shared#new');
  expect(sharing.make).toHaveBeenCalledExactlyOnceWith(7);
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press('Copy link');
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://kora.example/shared#new');
  vi.unstubAllGlobals();
  press('Delete the link now');
  expect(await dialog.findByText(/“Work new” is deleted/)).toBeTruthy();
  expect(sharing.remove).toHaveBeenCalledExactlyOnceWith('new');
});

it('lists the links made before, and deletes one', async () => {
  const { dialog, sharing } = await open();
  const list = (await dialog.findByText(/Links you made before/)).closest('details') as HTMLElement;
  expect(within(list).getByText('Work old')).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: 'Delete the link now: Work old', hidden: true }));
  await waitFor(() => expect(dialog.queryByText(/Links you made before/)).toBeNull());
  expect(sharing.remove).toHaveBeenCalledExactlyOnceWith('old');
});

it('says why no link was made, and can be asked again', async () => {
  const { dialog, press } = await open({ make: async () => ({ ok: false, why: 'This device has no connection.' }) });
  press('Make a link');
  expect((await dialog.findByRole('alert')).textContent).toBe('This device has no connection.');
  expect((dialog.getByRole('button', { name: 'Make a link' }) as HTMLButtonElement).disabled).toBe(false);
});

it('keeps a link in the list that the server could not delete', async () => {
  const { dialog } = await open({ remove: async () => ({ ok: false, why: 'The server did not answer.' }) });
  await dialog.findByText(/Links you made before/);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete the link now: Work old', hidden: true }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The server did not answer.');
  expect(dialog.getByText('Work old')).toBeTruthy();
});

it('gives the focus back to its button when it closes, and says so when its part does not arrive', async () => {
  const { press } = await open();
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }));
  render(<ShareButton label="Send" what="it" open={() => Promise.reject(new Error('cut'))} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
});
