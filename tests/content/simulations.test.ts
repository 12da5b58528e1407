/** The sample simulations: whole, playable, each in a format of its own, and no secret told twice. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SimulationFile } from '../../src/catalog/schemas/simulations.ts';
import { contentDir } from '../support/knowledge.ts';

const folder = path.join(contentDir, 'simulations');
const files = readdirSync(folder).map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as unknown] as const);

it.each(files)('%s keeps the schema, so every event can be reached and comes to an end', (_, file) => {
  const read = SimulationFile.safeParse(file);
  expect(read.error?.issues ?? []).toEqual([]);
});

it('a dead end is named', () => {
  const [, file] = files[0] as (typeof files)[number];
  const { events, ...rest } = SimulationFile.parse(file);
  const [first, ...others] = events;
  const broken = { ...rest, events: [{ ...first, decisions: first?.decisions.map((decision) => ({ ...decision, next: first.id })) }, ...others] };
  expect(
    SimulationFile.safeParse(broken)
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toContain('no-end');
});

it('each has an id, a format and secrets of its own, and 1 is among them', () => {
  const all = files.map(([, file]) => SimulationFile.parse(file));
  for (const values of [all.map(({ id }) => id), all.map(({ format }) => format), all.flatMap(({ roles }) => roles.map(({ secretInfo }) => secretInfo))])
    expect(new Set(values).size).toBe(values.length);
  expect(all.map(({ id }) => id)).toContain('1');
});
