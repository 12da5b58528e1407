/** A shared map on one device: whose changes undo takes back, what waits, what a reader cannot do, and what stands in a link and on the device. */
import { describe, expect, it } from 'vitest';
import { readRoomHash, roomHash } from '../../../../src/contracts/map-room.ts';
import * as edit from '../../../../src/engine/concept-map/edit.ts';
import { placeAfter } from '../../../../src/features/nebula/room/use-steady-caret.ts';
import { wordsChanged } from '../../../../src/features/nebula/room/watch-words.ts';
import { newWhole } from '../../../../src/stores/map-room/local-copy.ts';
import { emptyShared } from '../../../../src/stores/map-room/map-doc.ts';
import { nameOfSeat } from '../../../../src/stores/map-room/people.ts';
import { readRoomRecord, roomOfLink } from '../../../../src/stores/map-room/room-record.ts';
import { type Device, roomServer } from '../../../support/map-room-server.ts';

const map = edit.addNode(edit.addNode(emptyShared.map, 'a', 'sun'), 'b', 'sea');
const textsOf = ({ room }: Device) => room.$item.get().body.nodes.map(({ text }) => text);
const write = ({ room }: Device, id: string, text: string): void => room.change((now) => edit.setText(now, id, text), `text ${id}`);

async function three() {
  const server = await roomServer(newWhole({ title: 'Water', map }));
  const [owner, editor, reader] = [await server.device('owner'), await server.device('edit'), await server.device('read')];
  await server.settle();
  return { server, owner, editor, reader };
}

describe('a shared map', () => {
  it('undoes only what was done here, also where another wrote into the same box since', async () => {
    const { server, owner, editor } = await three();
    write(owner, 'a', 'the sun');
    await server.settle();
    write(editor, 'a', 'the sun warms');
    editor.room.change((now) => edit.addNode(now, 'c', 'cloud'));
    await server.settle();
    owner.room.undo();
    await server.settle();
    for (const each of [owner, editor]) expect(textsOf(each)).toEqual(['sun warms', 'sea', 'cloud']);
    owner.room.redo();
    editor.room.undo();
    await server.settle();
    for (const each of [owner, editor]) expect(textsOf(each)).toEqual(['the sun warms', 'sea']);
    expect(owner.room.$canUndo.get()).toBe(true);
  });

  it('keeps the spaces that two people type at the end of one box at the same moment', async () => {
    const { server, owner, editor } = await three();
    const typed = (device: Device, letter: string): void => write(device, 'a', (textsOf(device)[0] ?? '') + letter);
    // Each word begins with a space, and all letters come in turns.
    for (const [one, other] of [
      [' ', ' '],
      ['x', 'y'],
      [' ', ' '],
      ['x', 'y'],
    ] as const) {
      typed(owner, one);
      typed(editor, other);
      await server.settle();
    }
    expect(textsOf(owner)).toEqual(textsOf(editor));
    const [letters] = textsOf(owner);
    expect([...(letters ?? '')].sort().join('')).toBe([...'sun    xxyy'].sort().join(''));
  });

  it('brings a box back with its words and links when its removal is undone', async () => {
    const { server, owner, editor } = await three();
    owner.room.change((now) => edit.addLink(now, 'ab', 'a', 'b', 'warms'));
    owner.room.change((now) => edit.removeNode(now, 'a'));
    await server.settle();
    expect(textsOf(editor)).toEqual(['sea']);
    owner.room.undo();
    await server.settle();
    expect(editor.room.$item.get()).toEqual(owner.room.$item.get());
    expect(editor.room.$item.get().body.links).toEqual([{ id: 'ab', from: 'a', to: 'b', label: 'warms' }]);
  });

  it('lets a reader change nothing, not even here', async () => {
    const { server, reader, owner } = await three();
    write(reader, 'a', 'mine');
    reader.room.rename('Mine');
    await server.settle();
    expect([textsOf(reader), reader.room.$item.get().title, textsOf(owner)]).toEqual([['sun', 'sea'], 'Water', ['sun', 'sea']]);
    expect(server.stats.changes).toBe(0);
  });

  it('keeps what was written while editing was stopped, and sends it afterwards', async () => {
    const { server, owner, editor } = await three();
    editor.setOnline(false);
    await server.settle();
    write(editor, 'b', 'the wide sea');
    owner.room.lock(true);
    editor.setOnline(true);
    await server.settle();
    expect([editor.room.$isLocked.get(), editor.room.$isWaiting.get(), textsOf(owner)]).toEqual([true, true, ['sun', 'sea']]);
    write(editor, 'a', 'not now');
    expect(textsOf(editor)).toEqual(['sun', 'the wide sea']);
    owner.room.lock(false);
    await server.settle();
    expect([editor.room.$isWaiting.get(), textsOf(owner)]).toEqual([false, ['sun', 'the wide sea']]);
  });

  it('tells whose words went with a concept that another removed, and nothing where everything arrived', async () => {
    const { server, owner, editor } = await three();
    editor.setOnline(false);
    await server.settle();
    write(editor, 'a', 'stream');
    write(editor, 'b', 'the wide sea');
    owner.room.change((now) => edit.removeNode(now, 'a'));
    await server.settle();
    editor.setOnline(true);
    await server.settle();
    for (const each of [owner, editor]) expect(textsOf(each)).toEqual(['the wide sea']);
    expect([editor.room.$lost.get(), owner.room.$lost.get()]).toEqual([['stream'], []]);
    editor.room.forgetLost();
    // What is stored may be removed by anybody.
    owner.room.change((now) => edit.removeNode(now, 'b'));
    await server.settle();
    expect(editor.room.$lost.get()).toEqual([]);
  });

  it('tells them also after the page was opened again, before and after the concept went, until they have been seen', async () => {
    const { server, owner, editor } = await three();
    editor.setOnline(false);
    await server.settle();
    write(editor, 'a', 'stream');
    await editor.reload();
    await server.settle();
    owner.room.change((now) => edit.removeNode(now, 'a'));
    await server.settle();
    editor.setOnline(true);
    await server.settle();
    expect(editor.room.$lost.get()).toEqual(['stream']);
    await editor.reload();
    await server.settle();
    expect(editor.room.$lost.get()).toEqual(['stream']);
    expect(readRoomRecord(editor.kept())).toEqual(editor.kept());
    editor.room.forgetLost();
    await editor.reload();
    expect([editor.room.$lost.get(), editor.kept().words]).toEqual([[], {}]);
  });

  it('shows who is here and at which concept, under names that nobody wrote', async () => {
    const { server, owner, editor } = await three();
    editor.room.look('b');
    await server.settle();
    expect(owner.room.$people.get().map(({ name, role, isYou, node }) => [name, role, isYou, node])).toEqual([
      ['Heron', 'owner', true, null],
      ['Otter', 'edit', false, 'b'],
      ['Falcon', 'read', false, null],
    ]);
    expect(new Set(Array.from({ length: 36 }, (_, seat) => nameOfSeat(seat))).size).toBe(36);
    editor.setOnline(false);
    await server.settle();
    expect(owner.room.$people.get()).toHaveLength(2);
  });
});

it('a link holds id, key and token, and an address that is not whole is told from one that is none', () => {
  const link = { id: 'i'.repeat(22), key: 'k'.repeat(43), token: 't'.repeat(22) };
  expect(readRoomHash(roomHash(link))).toEqual(link);
  expect(readRoomHash(roomHash({ id: link.id }))).toEqual({ id: link.id });
  expect([readRoomHash(''), readRoomHash('#item=3'), readRoomHash('#room='), readRoomHash(roomHash(link).slice(0, -1))]).toEqual([null, null, 'damaged', 'damaged']);
});

it('a room on the device is read strictly', () => {
  const record = roomOfLink({ id: 'i'.repeat(22), key: 'k'.repeat(43), token: 't'.repeat(22) });
  expect(readRoomRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  for (const wrong of [null, {}, { ...record, key: 'short' }, { ...record, role: 'teacher' }, { ...record, id: '<b>' }]) expect(readRoomRecord(wrong)).toBeNull();
  expect(readRoomRecord({ ...record, state: '<script>', since: -3, own: { edit: 'x' } })).toEqual(record);
});

it('the caret stays at its letter when somebody writes before, behind or around it', () => {
  expect(placeAfter(3, 'the sea', 'all the sea')).toBe(7);
  expect(placeAfter(3, 'the sea', 'the wide sea')).toBe(3);
  expect(placeAfter(7, 'the sea', 'the wide sea')).toBe(12);
  expect(placeAfter(5, 'the sea', 'the')).toBe(3);
});

it('what one writes is read as words and as the sentences they stand in', () => {
  const linked = edit.addLink(map, 'ab', 'a', 'b', 'warms');
  expect(wordsChanged(map, linked)).toEqual(['warms', 'sun warms sea']);
  expect(wordsChanged(linked, edit.setText(linked, 'b', 'me'))).toEqual(['me', 'sun warms me']);
  expect(wordsChanged(linked, edit.tidy(linked))).toEqual([]);
});
