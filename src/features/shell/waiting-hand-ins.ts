/** Work that waits to be handed in goes out from whatever tool is open, as soon as the device is online. What sends it loads only where something waits. */
import { assignmentHash, assignmentPath } from '../../contracts/assignment.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { readText } from '../../stores/device-storage.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';

/** Milliseconds between two tries while the page is open. */
const tryEvery = 30_000;

async function send(): Promise<void> {
  if (!readText(storageKeys.handInWaiting) || !navigator.onLine) return;
  // Where its part does not arrive, the next try asks again.
  const student = await loadPart(() => import('../../stores/assignments/student.ts')).catch(() => null);
  for (const { title, record } of (await student?.sendAllWaiting()) ?? []) {
    const isTaken = record.waiting === null;
    showToast({
      title: isTaken ? 'Handed in' : 'Not taken',
      message: isTaken ? `“${title}” has reached your teacher’s inbox.` : `The server did not take “${title}”.`,
      variant: isTaken ? 'default' : 'destructive',
      action: { label: isTaken ? 'Show the receipt' : 'Why?', run: () => location.assign(assignmentPath + assignmentHash(record.id, record.key)) },
    });
  }
}

void send();
addEventListener('online', () => void send());
setInterval(() => void send(), tryEvery);
