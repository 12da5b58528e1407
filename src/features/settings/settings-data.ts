/** Back up, restore and erase on /settings. */
import { type Backup, backupName, changedSince, makeBackup, readBackup, restore } from '../../stores/device-data.ts';
import { labelOf } from '../../stores/device-parts.ts';
import { recordLabels } from '../../stores/device-records.ts';
import { eraseDevice } from '../../stores/erase-device.ts';
import { recordTables } from '../../stores/library/database.ts';
import { showToast } from '../../stores/toasts.ts';
import { saveFile } from '../../ui/save-file.ts';

const form = document.querySelector('settings-form');
const eraseDialog = document.querySelector<HTMLDialogElement>('#erase');
const restoreDialog = document.querySelector<HTMLDialogElement>('#restore');
const file = document.querySelector<HTMLInputElement>('[data-file]');
const problem = document.querySelector('[data-problem]');

/** The page says that it is at work for as long as it reads or writes what the device holds. */
async function atWork(work: () => Promise<void>): Promise<void> {
  form?.setAttribute('aria-busy', 'true');
  await work().finally(() => form?.removeAttribute('aria-busy'));
}

for (const button of form?.querySelectorAll('[data-backup]') ?? [])
  button.addEventListener('click', () =>
    atWork(async () => {
      const backup = await makeBackup(new Date());
      saveFile(backupName(backup), JSON.stringify(backup, null, 2));
      showToast({ title: 'Backup made', message: `${backupName(backup)} is with your downloads.` });
    }),
  );

document.querySelector('[data-restore]')?.addEventListener('click', () => file?.click());
file?.addEventListener('change', () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  void atWork(async () => {
    const text = await chosen.text().catch(() => '');
    // The same file may be chosen again.
    file.value = '';
    await offerRestore(text);
  });
});

async function offerRestore(text: string): Promise<void> {
  const read = readBackup(text);
  if (problem) problem.textContent = read.ok ? '' : `${read.why} Nothing was changed.`;
  if (!restoreDialog) return;
  // An offer that stands is for the file before this one.
  if (!read.ok) {
    restoreDialog.close('cancel');
    return;
  }
  const { backup, unknown } = read;
  fill('[data-made]', `The backup was made on ${new Date(backup.made).toLocaleDateString('en-US', { dateStyle: 'long' })}.`);
  restoreDialog.querySelector('[data-parts]')?.replaceChildren(
    ...[
      ...Object.keys(backup.items).map(labelOf),
      ...workLine(backup.library.length),
      ...recordTables.filter((table) => backup.records[table].length > 0).map((table) => recordLabels[table]),
    ].map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  fill('[data-newer]', newerLine(await changedSince(backup)));
  fill('[data-unknown]', unknown.length > 0 ? `Left out, because this site does not know it: ${unknown.join(', ')}.` : '');
  restoreDialog.returnValue = '';
  restoreDialog.onclose = () => {
    if (restoreDialog.returnValue === 'restore') void atWork(() => bringBack(backup));
  };
  restoreDialog.showModal();
}

async function bringBack(backup: Backup): Promise<void> {
  const { isKept, undo } = await restore(backup);
  showToast({
    title: 'Backup restored',
    message: isKept ? 'Everything in it is on this device again.' : 'This browser would not keep all of it. It lasts until you leave the page.',
    action: { label: 'Undo', run: undo },
    ...(!isKept && { variant: 'destructive' }),
  });
}

const workLine = (pieces: number): string[] => (pieces === 0 ? [] : [pieces === 1 ? 'One piece of saved work' : `${pieces} pieces of saved work`]);

function newerLine(titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const named = titles.slice(0, 3).map((title) => `“${title}”`);
  const rest = titles.length > named.length ? ` and ${titles.length - named.length} more` : '';
  return `Changed on this device after the backup: ${named.join(', ')}${rest}. How it stands now is kept among its versions.`;
}

function fill(selector: string, text: string): void {
  const place = restoreDialog?.querySelector<HTMLElement>(selector);
  if (!place) return;
  place.textContent = text;
  place.hidden = text === '';
}

document.querySelector('[data-erase]')?.addEventListener('click', () => {
  if (!eraseDialog) return;
  eraseDialog.returnValue = '';
  eraseDialog.showModal();
});
eraseDialog?.addEventListener('close', () => {
  if (eraseDialog.returnValue === 'erase') void atWork(erase);
});

async function erase(): Promise<void> {
  const failed = await eraseDevice();
  showToast(
    failed.length === 0
      ? { title: 'This device is erased', message: 'Nothing of this site is kept in this browser any more.' }
      : {
          title: 'Not everything is erased',
          message: `What may be left: ${failed.join(', ')}. Close the other tabs of this site and try again.`,
          variant: 'destructive',
        },
  );
}
