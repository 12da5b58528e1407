/** What reads as the name of real people, or of what happened to them, is studied; stories, things and common nouns stay as they are. */
import { describe, expect, it } from 'vitest';
import { simulationDurations, simulationFormats } from '#src/contracts/simulation.ts';
import { loadDictionary } from '#src/engine/reading/tagger.ts';
import { generateSimulation, roundsIn } from '#src/engine/simulation/generate.ts';
import { namesRealLives } from '#src/engine/simulation/real-names.ts';
import { isSensitive } from '#src/engine/simulation/sensitive.ts';
import { textsOf } from '#tests/support/repeated.ts';
import { expectWhole } from '#tests/support/simulations.ts';
import rows from './real-names.json' with { type: 'json' };

const isWord = await loadDictionary();
const isStudied = (topic: string): boolean => isSensitive(topic, 'economic', '') !== null || namesRealLives(topic, isWord);

it.each(rows.study)('“%s” is studied and not acted out', (topic) => expect(isStudied(topic)).toBe(true));

it.each(rows.open)('“%s” stays open to every format', (topic) => expect(isStudied(topic)).toBe(false));

it('the dictionary holds words and no names, however often it has met them', () => {
  for (const word of ['bookbinding', 'trebuchet', 'crisis']) expect(isWord(word)).toBe(true);
  for (const _ of [1, 2]) for (const word of ['utøya', 'breivik', 'mégantic']) expect(isWord(word)).toBe(false);
});

describe.each(simulationFormats)('a %s on a name of which nothing is held', (format) => {
  it.each(simulationDurations)('is a whole evidence study of %s, which speaks of no family or victim that nobody knows of', (duration) => {
    const study = generateSimulation({ format, topic: 'Lac-Mégantic', gradeLevel: 'High School (9-12)', duration }, { pack: null, question: null, isRealName: true });
    expectWhole(study, roundsIn[duration]);
    expect(study.isStudy).toBe(true);
    expect(study.roles.map(({ name }) => name)).toContain('Archivist');
    expect(study.note).toContain('“Lac-Mégantic” reads like the name of real people');
    expect(study.note).toContain('no checked pages here cover it');
    expect(textsOf(study).join(' ')).not.toMatch(/people we lost|people who suffered|took part|the person it is about|touched by it/);
  });
});
