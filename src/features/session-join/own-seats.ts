/** A line for each seat of this device: rejoin, and erase what was sent, also after the end, as long as the server holds any of it. */
import type { OwnWork } from '../../contracts/live/protocol.ts';
import { keptDrafts } from '../../stores/live/drafts.ts';
import { joinPath, keepPlaces, placeOf, type SeatKey, seatKeys } from '../../stores/live/kept-keys.ts';
import { keptOutbox, unsentWords } from '../../stores/live/outbox.ts';
import { eraseMine, sentFrom } from '../../stores/live/sessions.ts';

const place = document.querySelector<HTMLElement>('[data-own-seats]');
const list = place?.querySelector('ul');
const status = place?.querySelector<HTMLElement>('[role=status]');
const over = place?.dataset.ownSeats ?? '';
/** What was sent in the session of this page can still be had. */
const isHeld = place?.dataset.isHeld !== undefined;

function row(seat: SeatKey): HTMLElement {
  const { kind, code, name, isRemoved, isOver } = seat;
  const item = document.createElement('li');
  const button = document.createElement('button');
  item.dir = 'auto';
  if (code === over || isOver) {
    item.append(`You were ${name} in session ${code}.${isOver ? ' It is over.' : ''}`);
    // Its notes can be taken as long as the session is held; on their own page they stand above.
    if (kind === 'comet' && code !== over) item.append(linkTo(seat, `Your notes from ${code}`, 'btn'));
    item.append(...unsentOf(seat));
    if (kind === 'pare' && code === over && isHeld && !isRemoved) void sentFrom(seat).then((own) => item.isConnected && button.before(...sentOf(own)));
  } else if (isRemoved) item.append(`You were ${name} in session ${code}. Your teacher has closed this seat.`);
  else item.append(linkTo(seat, `Rejoin ${code} as ${name}`, 'btn btn-primary'));
  button.type = 'button';
  button.className = 'btn btn-quiet';
  button.textContent = `Erase what I sent in ${code}`;
  button.addEventListener('click', () => void erase(seat, item, button));
  item.append(button);
  return item;
}

function linkTo(seat: SeatKey, text: string, className: string): HTMLElement {
  const link = document.createElement('a');
  link.className = className;
  link.href = joinPath(seat);
  link.textContent = text;
  return link;
}

/** What this seat had written and not sent is on this device alone. */
function unsentOf(seat: SeatKey): HTMLElement[] {
  const place = placeOf(seat);
  const outbox = keptOutbox(place);
  const notes = wordsUnder('This did not reach your teacher. Copy it if you want to keep it.', unsentWords([...outbox.all(), ...outbox.late()], keptDrafts(place).all()));
  for (const note of notes) note.dataset.unsent = '';
  return notes;
}

/** What the teacher has is not on the device; the server gives it back for a while. */
const sentOf = (own: OwnWork | null): HTMLElement[] =>
  wordsUnder(
    'What you sent. Copy it if you want to keep it: it is erased at the latest an hour after the end.',
    [...(own?.answers ?? []), ...(own?.asks ?? [])].flatMap(({ text }) => (text?.trim() ? [text] : [])),
  );

function wordsUnder(heading: string, texts: readonly string[]): HTMLElement[] {
  if (texts.length === 0) return [];
  const note = document.createElement('div');
  const list = document.createElement('ul');
  note.className = 'own-seats-words';
  note.append(heading, list);
  for (const text of texts) {
    const line = document.createElement('li');
    line.dir = 'auto';
    line.textContent = text;
    list.append(line);
  }
  return [note];
}

/** Asks once: a second press on the same button erases. */
async function erase(seat: SeatKey, item: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.dataset.sure === undefined) {
    button.dataset.sure = '';
    button.textContent = `Press again to erase everything from ${seat.code}`;
    return;
  }
  button.disabled = true;
  const { ok } = await eraseMine(seat);
  button.disabled = false;
  if (ok) item.remove();
  if (status)
    status.textContent = ok ? 'Erased. Your teacher no longer sees what you sent.' : 'Not erased: the session could not be reached. Look at the connection and press again.';
}

keepPlaces();
const seats = Object.values(seatKeys());
if (place && list && seats.length > 0) {
  list.append(...seats.map(row));
  place.hidden = false;
}
