/** The simulations of the embedded engine over every topic pack, format and some grades and durations: whole, playable, grounded, without repetition. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { type SimulationFormat, simulationDurations, simulationFormats, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { packFor } from '../../../../src/engine/concept-map/generate.ts';
import { gapsIn } from '../../../../src/engine/simulation/check.ts';
import { generateSimulation, roundsIn } from '../../../../src/engine/simulation/generate.ts';
import { runSheet } from '../../../../src/engine/simulation/materials.ts';
import { contentStems } from '../../../../src/engine/text/stems.ts';
import { index, knowledge, topicById } from '../../../support/knowledge.ts';
import { textsOf } from '../../../support/repeated.ts';
import { expectWhole, onPack } from '../../../support/simulations.ts';

const some = [
  ['Elementary (3-5)', 30],
  ['Middle School (6-8)', 60],
  ['High School (9-12)', 120],
  ['College/University', 'Multi-day'],
] as const;

describe.each(simulationFormats)('a %s simulation', (format) => {
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('on the pack %s is playable to an end, says nothing twice, and speaks of the topic', (_, pack: TopicPack) => {
    for (const [gradeLevel, duration] of some) {
      const simulation = generateSimulation({ format, topic: pack.title, gradeLevel, duration }, onPack(pack));
      expectWhole(
        simulation,
        roundsIn[duration],
        [...pack.controversies, ...(pack.crises ?? [])].map(({ question }) => question),
      );
      const all = textsOf(simulation).join(' ').toLowerCase();
      expect(all).toContain((pack.inText ?? pack.title).toLowerCase());
      expect(pack.facts.filter(({ text }) => all.includes(text.toLowerCase().replace(/\.$/, ''))).length, 'facts of the pack').toBeGreaterThanOrEqual(1);
      if (duration !== 30)
        expect(
          [...pack.misconceptions, ...(pack.crises ?? []).flatMap(({ reports }) => reports.map(({ found }) => ({ correction: found })))].some(({ correction }) =>
            all.includes(correction.toLowerCase().slice(1, 60)),
          ),
          'a wrong belief is put right',
        ).toBe(true);
      expect(simulation.origin).toBe('topic-pack');
    }
  });

  it.each(simulationDurations)('on a topic of which nothing is held lasts %s, is whole and says what is missing', (duration) => {
    const simulation = generateSimulation({ format, topic: 'Medieval bookbinding', gradeLevel: 'High School (9-12)', duration }, onPack(null));
    expectWhole(simulation, roundsIn[duration]);
    expect(simulation.note).toContain('frame without facts');
    expect(textsOf(simulation).join(' ')).toContain('Medieval bookbinding');
    // What has to be looked up is marked as such wherever it stands, and can be listed.
    const marks = textsOf(simulation).concat(simulation.events.flatMap(({ decisions }) => decisions.map(({ text }) => text)));
    expect(gapsIn(simulation).length).toBe(marks.join(' ').split('[').length - 1);
    expect(gapsIn(simulation).length).toBeGreaterThan(0);
    expect(simulation.materials.map(({ type }) => type)).not.toContain('Fact cards');
  });

  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))(
    'on the pack %s takes every wish into a sentence, and names a person again as one who is known',
    (_, pack: TopicPack) => {
      for (const [gradeLevel, duration] of some) {
        const simulation = generateSimulation({ format, topic: pack.title, gradeLevel, duration }, onPack(pack));
        const told = [
          ...simulation.roles.flatMap(({ description, secretInfo }) => [description, secretInfo]),
          ...simulation.events.flatMap(({ description, decisions }) => [description, ...decisions.map(({ outcome }) => outcome)]),
        ].join(' ');
        // "to be asked", "it to happen at school" and "nobody to sleep in the valleys" go on from a form of "want" alone.
        for (const { who, wants } of [...pack.controversies, ...(pack.crises ?? [])].flatMap(({ stakeholders }) => stakeholders)) {
          if (/^An? /.test(who))
            expect(told).not.toMatch(
              new RegExp(`(?:Begin with|bid of|promise to|At your door stands|In the break) ${who.replace(/^A/, 'a').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
            );
          // A short wish may stand somewhere else by chance.
          if (wants.length < 25) continue;
          for (let at = told.indexOf(wants); at !== -1; at = told.indexOf(wants, at + 1)) {
            const before = told.slice(Math.max(0, at - 30), at);
            if (!/[“\w]$/.test(before)) expect(before, wants).toMatch(/\b(?:want|wants|wanted|the other) $/);
          }
        }
      }
    },
  );

  it('has a structure that no other format has', () => {
    const shape = (each: SimulationFormat): string =>
      generateSimulation({ format: each, topic: 'Nutrition', gradeLevel: 'Middle School (6-8)', duration: 90 }, onPack(topicById('nutrition')))
        .events.map(({ id, decisions }) => `${id}:${decisions.map(({ next }) => next)}`)
        .join(' ');
    for (const other of simulationFormats) if (other !== format) expect(shape(other)).not.toBe(shape(format));
  });
});

it.each(simulationGrades)('%s: the longer it lasts, the more events there are, and the same request gives the same simulation', (gradeLevel) => {
  const make = (duration: (typeof simulationDurations)[number]) => generateSimulation({ format: 'crisis', topic: 'Sleep', gradeLevel, duration }, onPack(topicById('sleep')));
  const counts = simulationDurations.map((duration) => make(duration).events.length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(make(60)).toEqual(make(60));
});

it.each([30, 45, 60, 90, 120])('the run sheet of %i minutes adds up', (minutes) => {
  for (const rounds of [3, 5, 7]) {
    const { opening, round, debrief } = runSheet(minutes, rounds);
    expect(opening + round * rounds + debrief).toBe(minutes);
    expect(Math.min(opening, round, debrief)).toBeGreaterThanOrEqual(2);
  }
});

describe('what was done to real people, and who is alive', () => {
  it.each(['The Holocaust', 'Anne Frank', 'the transatlantic slave trade', 'The atomic bomb on Hiroshima', '9/11', 'Donald Trump', 'Greta Thunberg', 'Taylor Swift'])(
    '%s becomes evidence study and says so',
    (topic) => {
      for (const format of simulationFormats) {
        const simulation = generateSimulation({ format, topic, gradeLevel: 'Middle School (6-8)', duration: 60 }, onPack(packFor(topic, index)));
        expect(simulation.isStudy).toBe(true);
        expect(simulation.note).toContain('evidence study');
        expect(simulation.roles.map(({ name }) => name)).toContain('Archivist');
        expectWhole(simulation, 5);
      }
    },
  );

  it('somebody who is alive gets no mourners, and what was done to people no admirers', () => {
    const textOf = (topic: string) =>
      textsOf(generateSimulation({ format: 'roleplay', topic, gradeLevel: 'High School (9-12)', duration: 'Multi-day' }, onPack(packFor(topic, index)))).join(' ');
    expect(textOf('Taylor Swift')).not.toMatch(/people we lost|people who suffered|took part|became possible|victim and nothing else/);
    expect(textOf('The Holocaust')).not.toMatch(/admirers|clip/);
  });

  it('a question that may be debated is not acted out', () => {
    const make = (format: SimulationFormat) =>
      generateSimulation({ format, topic: 'schoolchildren march in Birmingham', gradeLevel: 'High School (9-12)', duration: 60 }, onPack(topicById('civil-rights-movement')));
    expect(make('roleplay').isStudy).toBe(true);
    expect(make('debate').isStudy).toBe(false);
  });

  it.each(['modeling clay', 'the drake equation', 'trade routes', 'water'])('%s is no such topic', (topic) => {
    expect(generateSimulation({ format: 'debate', topic, gradeLevel: 'Middle School (6-8)', duration: 45 }, onPack(null)).isStudy).toBe(false);
  });
});

it('what a check brings to light speaks of what was claimed', () => {
  const { events } = generateSimulation({ format: 'economic', topic: 'Nutrition', gradeLevel: 'Middle School (6-8)', duration: 45 }, onPack(topicById('nutrition')));
  const claim = events.find(({ id }) => id === 'claim');
  const stems = (text: string) => new Set(contentStems(text));
  const claimed = stems(`${claim?.description} ${claim?.decisions[0]?.outcome}`);
  expect([...stems(claim?.decisions[1]?.outcome ?? '')].filter((stem) => claimed.has(stem)).length).toBeGreaterThan(0);
});

const play = (format: SimulationFormat, topic: string, id: string) =>
  generateSimulation({ format, topic, gradeLevel: 'High School (9-12)', duration: 60 }, onPack(id ? topicById(id) : null));

describe('the question that a simulation is about', () => {
  it('is about sharing or paying wherever there is a purse; any other question is weighed, and the note says why', () => {
    for (const pack of knowledge.topics) {
      const { title, note } = play('economic', pack.title, pack.id);
      const asked = pack.controversies.find(({ question }) => title.endsWith(question));
      if (pack.controversies.some(({ economic }) => economic)) expect([title, asked?.economic]).toEqual([`The common purse: ${asked?.question}`, true]);
      else {
        expect(title).toBe(`On the scales: ${asked?.question}`);
        expect(note).toContain('there is no purse');
      }
    }
  });

  it.each([
    ['The French Revolution', 'Who should have paid the debts of the French crown in 1787?'],
    ['Ancient Rome', 'Should the Roman state sell grain to its citizens below the market price?'],
    ['Industrial Revolution', 'Should Parliament limit the working day in the mills to ten hours?'],
  ])('the purse of “%s” is a question of money', (topic, question) => {
    expect(play('economic', topic, packFor(topic, index)?.id ?? '').title).toBe(`The common purse: ${question}`);
  });

  it('the French Revolution is played in every format by those who lived in it, and the Terror in none', () => {
    for (const format of simulationFormats) {
      const ordinary = play(format, 'The French Revolution', 'french-revolution');
      expect(ordinary.isStudy).toBe(false);
      expect(textsOf(ordinary).join(' ')).not.toContain('Was the Terror');
      for (const topic of ['Reign of Terror', 'Was the Terror of 1793 and 1794 needed?', 'The guillotine']) expect(play(format, topic, 'french-revolution').isStudy).toBe(true);
    }
  });

  it.each(['roleplay', 'model-un', 'crisis'] as const)('a %s decides what to do where the topic has such a question', (format) => {
    for (const id of ['ancient-rome', 'industrial-revolution', 'world-war-one']) {
      const pack = topicById(id);
      expect(textsOf(play(format, pack.title, id)).join(' ')).not.toMatch(/(?:today|this|answer today): (?:Did|Was|Were|Who was) /);
    }
  });

  it.each([
    ['Taylor series', 'Should our school hold a project day on Taylor series?'],
    ["Boyle's and Charles's law", "Should our school hold a project day on Boyle's and Charles's law?"],
    ['The Black Sea', 'Should our school hold a project day on the Black Sea?'],
    ['A factory closes in our town', 'What should be done when a factory closes in our town?'],
    ['Plastic in the ocean', 'What should be done about plastic in the ocean?'],
    ['School lunches', 'What should be done about school lunches?'],
    ['Should we have a four-day week', 'Should we have a four-day week?'],
  ])('on “%s”, of which nothing is held, reads “%s”', (topic, question) => {
    expect(play('debate', topic, '').title).toBe(`Debate: ${question}`);
    expect(play('debate', topic, '').note.includes('asks nothing yet')).toBe(question.startsWith('Should our school'));
  });
});
