/** Three devices change one map at once, with and without a network: whatever the order, all copies end up the same, and nobody's words are lost. */
import { describe, expect, it } from 'vitest';
import type { ConceptMap } from '../../../../src/contracts/concept-map.ts';
import * as edit from '../../../../src/engine/concept-map/edit.ts';
import { indent, moveAmongSiblings, outdent, outlineOf } from '../../../../src/engine/concept-map/outline.ts';
import { newWhole } from '../../../../src/stores/map-room/local-copy.ts';
import { emptyShared } from '../../../../src/stores/map-room/map-doc.ts';
import { type Device, roomServer } from '../../../support/map-room-server.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

const start: ConceptMap = {
  ...emptyShared.map,
  mapType: 'spider',
  nodes: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `concept ${id}`, kind: 'concept', at: null })),
  links: [
    { id: 'ab', from: 'a', to: 'b', label: 'leads to' },
    { id: 'ac', from: 'a', to: 'c', label: '' },
    { id: 'bd', from: 'b', to: 'd', label: 'needs' },
  ],
  ideas: [{ id: 'i1', from: 'concept a', label: 'meets', to: 'new', why: '' }],
};
const shown = ({ room }: Device) => room.$item.get();

/** One thing that a person may do. */
function act(device: Device, random: () => number, word: string): void {
  const { room } = device;
  const map = shown(device).body;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const node = pick(map.nodes)?.id ?? '';
  const other = pick(map.nodes)?.id ?? '';
  const link = pick(map.links)?.id ?? '';
  const acts: (() => void)[] = [
    () => room.change((now) => edit.addChild(now, node, { node: `n-${word}`, link: `l-${word}` })),
    () => room.change((now) => edit.addNode(now, `m-${word}`, word)),
    () => room.change((now) => edit.setText(now, node, `${now.nodes.find(({ id }) => id === node)?.text ?? ''} ${word}`), `text ${node}`),
    () => room.change((now) => edit.setText(now, node, `${word} 🌍`), `text ${node}`),
    () => room.change((now) => edit.setLabel(now, link, word)),
    () => room.change((now) => edit.addLink(now, `x-${word}`, node, other, word)),
    () => room.change((now) => edit.turnLink(now, link)),
    () => room.change((now) => edit.removeLink(now, link)),
    () => room.change((now) => edit.removeNode(now, node)),
    () => room.change((now) => edit.moveNodes(now, new Map([[node, { x: Math.round(random() * 500), y: 7 }]]))),
    () => room.change(edit.tidy),
    () => room.change((now) => moveAmongSiblings(now, node, random() < 0.5 ? -1 : 1)),
    () => room.change((now) => indent(now, node, `in-${word}`)),
    () => room.change((now) => outdent(now, node, `out-${word}`)),
    () => room.change((now) => ({ ...now, focusQuestion: `${now.focusQuestion}${word}?` }), 'question'),
    () => room.rename(`${shown(device).title} ${word}`),
    () => room.change((now) => (now.ideas[0] ? edit.dismissIdea(now, now.ideas[0].id) : now)),
    () => room.undo(),
    () => room.redo(),
  ];
  pick(acts)?.();
}

describe('a map that three devices change', () => {
  for (let seed = 1; seed <= 50; seed++)
    it(`is the same everywhere at the end, and reads as a map: seed ${seed}`, async () => {
      const random = seededRandom(seed);
      const server = await roomServer(newWhole({ title: 'Shared', map: start }), { compactAfter: 5 + (seed % 9) });
      const devices = await Promise.all([server.device('owner'), server.device('edit'), server.device('edit')]);
      await server.settle();
      const isOnline = devices.map(() => true);
      for (let step = 0; step < 60; step++) {
        const who = Math.floor(random() * devices.length);
        const device = devices[who] as Device;
        const chance = random();
        if (chance < 0.08) {
          isOnline[who] = !isOnline[who];
          device.setOnline(isOnline[who]);
        } else if (chance < 0.11) await device.reload();
        else if (chance < 0.15) device.loseNextAck();
        else if (chance < 0.3) await server.settle();
        else act(device, random, `${seed}x${step}`);
        if (random() < 0.3) await server.tick();
      }
      for (const device of devices) device.setOnline(false);
      await server.settle();
      for (const device of devices) device.setOnline(true);
      await server.settle();
      const [first, ...others] = devices.map(shown);
      for (const other of others) expect(other).toEqual(first);
      const latecomer = await server.device('read');
      await server.settle();
      expect(shown(latecomer)).toEqual(first);
      for (const device of devices) expect(device.room.$isWaiting.get()).toBe(false);
      // Its outline holds each concept once, and every link has both its ends.
      const { body } = first as ReturnType<typeof shown>;
      expect(
        outlineOf(body)
          .map(({ node }) => node.id)
          .sort(),
      ).toEqual(body.nodes.map(({ id }) => id).sort());
      expect(new Set(body.links.map(({ from, to }) => `${from} ${to}`)).size).toBe(body.links.length);
      expect(server.stats.changes).toBeGreaterThan(5);
      for (const device of [...devices, latecomer]) await device.room.close();
    });
});
