/** The sample simulations: whole, playable, each in a format of its own, and no secret told twice. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SimulationFile } from '../../src/catalog/schemas/simulations.ts';
import { faultsIn } from '../../src/engine/simulation/check.ts';
import { contentDir } from '../support/knowledge.ts';

const folder = path.join(contentDir, 'simulations');
const files = readdirSync(folder).map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as unknown] as const);

it.each(files)('%s keeps the schema', (_, file) => {
  const read = SimulationFile.safeParse(file);
  expect(read.error?.issues ?? []).toEqual([]);
});

it.each(files)('%s: every event can be reached, decides something and comes to an end', (_, file) => {
  expect(faultsIn(SimulationFile.parse(file).events)).toEqual([]);
});

it('each has an id, a format and secrets of its own, and 1 is among them', () => {
  const all = files.map(([, file]) => SimulationFile.parse(file));
  for (const values of [all.map(({ id }) => id), all.map(({ format }) => format), all.flatMap(({ roles }) => roles.map(({ secretInfo }) => secretInfo))])
    expect(new Set(values).size).toBe(values.length);
  expect(all.map(({ id }) => id)).toContain('1');
});
