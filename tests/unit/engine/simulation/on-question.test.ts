/** What is said and known in a simulation belongs to the question that it is about, and only what can be decided is decided. */
import { describe, expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { type SimulationFormat, simulationDurations, simulationFormats, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { looksBack } from '../../../../src/engine/simulation/formats/common-statement.ts';
import { type Generated, generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import { isGrave } from '../../../../src/engine/simulation/sensitive.ts';
import { inside, known, open } from '../../../../src/engine/simulation/wording.ts';
import { knowledge, topicById } from '../../../support/knowledge.ts';
import { textsOf } from '../../../support/repeated.ts';
import { onPack } from '../../../support/simulations.ts';

const make = (format: SimulationFormat, pack: TopicPack, topic: string): Generated[] =>
  simulationGrades.flatMap((gradeLevel) =>
    simulationDurations.map((duration) => generateSimulation({ format, topic, gradeLevel, duration }, onPack(pack), knowledge.references)).filter(({ isStudy }) => !isStudy),
  );

const asked = knowledge.topics.flatMap((pack) => pack.controversies.map(({ question }) => [question, pack] as const));

describe('Model UN', () => {
  it.each(asked.filter(([question]) => looksBack(question)))('“%s” looks back: nothing is decided, and who differs may say so', (question, pack) => {
    const all = make('model-un', pack, question);
    // On what was done to real victims sources are studied in every format.
    expect(all.length > 0 || isGrave(question)).toBe(true);
    for (const made of all) {
      const told = [...textsOf(made), ...made.events.flatMap(({ title, decisions }) => [title, ...decisions.map(({ text }) => text)])].join('\n');
      expect(told).not.toMatch(/\bDecides\b|A year later|\bby when\b|who will do it|Resolution form/);
      expect(told).toContain('Some of us hold');
      expect(made.note).toContain('looks back');
    }
  });

  it.each(asked.filter(([question]) => !looksBack(question)))('“%s” is one on what to do: its clauses go on in small letters', (question, pack) => {
    for (const { events } of make('model-un', pack, question))
      for (const { decisions } of events) for (const { text } of decisions) expect(text).not.toMatch(/^(?:Decides|Recommends|Requests): [A-Z][a-z]/);
  });
});

/** A fact as far as it stands on a card in the same letters: what it quotes has other marks there. */
const asOnCard = (fact: string): string => fact.slice(0, 60).replace(/["“].*/, '');

// An exhibition and a laboratory are about the whole topic, the other formats about one question.
describe.each(simulationFormats.filter((format) => format !== 'scientific' && format !== 'crisis'))('in a %s', (format) => {
  it.each(asked.map(([question, pack]) => [question, pack] as const))(
    'on “%s” a fact on a card is one that the pack ties to the question, and to whoever holds it',
    (question, pack) => {
      const held = pack.controversies.find((each) => each.question === question);
      const tied = [...(held?.facts ?? []), ...(held?.stakeholders.flatMap(({ knows }) => knows ?? []) ?? [])];
      for (const { roles, scenario, title } of make(format, pack, question)) {
        if (!`${title} ${scenario}`.includes(question)) continue;
        for (const { name, secretInfo } of roles)
          for (const { text } of pack.facts.filter((fact) => asOnCard(fact.text).length > 20 && secretInfo.includes(asOnCard(fact.text)))) {
            expect(
              tied.some((words) => text.startsWith(words)),
              `${name}: ${text}`,
            ).toBe(true);
            const holder = held?.stakeholders.find(({ who }) => who === name);
            if (holder) expect(text.startsWith(holder.knows ?? ' '), `${name}: ${text}`).toBe(true);
          }
      }
    },
  );
});

it('a witness without a fact has something to find out about the people and the answers of the question', () => {
  const pack = topicById('human-body-systems');
  for (const { question, stakeholders, decisions } of pack.controversies)
    for (const { roles } of make('debate', pack, question))
      for (const { name, secretInfo } of roles.filter((role) => stakeholders.some(({ who }) => who === role.name))) {
        const others = stakeholders.filter(({ who }) => who !== name).map(({ who }) => who.replace(/^An? /, ''));
        expect(
          [...others, ...decisions.map(({ choice }) => choice.replace(/\.$/, ''))].some((part) => secretInfo.includes(part)),
          secretInfo,
        ).toBe(true);
      }
});

describe.each(['roleplay', 'model-un', 'economic'] as const)('a piece of knowledge in a %s', (format) => {
  it.each(asked)('on “%s” the price of an answer is on the card of the person whom it costs', (question, pack) => {
    const held = pack.controversies.find((each) => each.question === question);
    for (const { roles } of make(format, pack, question)) {
      const told = new Set<string>();
      for (const { borneBy, consequences } of held?.decisions ?? []) {
        const card = roles.find(({ name }) => name === borneBy || name === `Delegation for ${inside(borneBy)}`);
        const price = open(consequences.slice(1).join(' ')).replace(/["“].*/, '');
        // Where nothing is shared out, a class weighs, and nobody holds a piece.
        if (card && !told.has(borneBy) && (format !== 'economic' || held?.economic)) expect(card.secretInfo).toContain(price);
        told.add(borneBy);
      }
    }
  });
});

describe('an exhibition', () => {
  it.each(knowledge.topics.filter(({ crises }) => !crises).map((pack) => [pack.id, pack] as const))(
    'on the pack %s shows what hangs together in it, and its slip says what is so',
    (_, pack) => {
      for (const { scenario, events, roles } of make('crisis', pack, pack.title)) {
        for (const connection of pack.connections.slice(0, 3)) expect(scenario).toContain(connection);
        const [slip] = events.find(({ id }) => id === 'boxes')?.decisions.filter(({ text }) => text.startsWith('Put a slip')) ?? [];
        const wrong = pack.misconceptions.find(({ belief }) => events[0]?.description.includes(open(belief).replace(/["“].*/, '')));
        expect(wrong).toBeDefined();
        const said = /“([^“”]{12})/.exec(slip?.outcome ?? '')?.[1] ?? 'no slip';
        expect(wrong?.correction.replace(/["“”]/g, '’').replace(/’/g, '‘')).toContain(said.replace(/’/g, '‘'));
        if (!events.some(({ id }) => id === 'panel')) expect(roles.map(({ secretInfo }) => secretInfo).join(' ')).not.toContain('last panel');
      }
    },
  );
});

describe('what a choice brings with it', () => {
  const told = (event: { description: string; decisions: readonly { text: string; outcome: string }[] }): string =>
    [event.description, ...event.decisions.flatMap(({ text, outcome }) => [text, outcome])].join(' ');

  it.each(asked)('after each answer to “%s” stands at the door whom it costs something', (question, pack) => {
    const held = pack.controversies.find((each) => each.question === question);
    for (const { events } of make('roleplay', pack, question))
      for (const [place, { borneBy }] of held?.decisions.entries() ?? []) {
        const months = events.find(({ id }) => id === `months-${place + 1}`);
        if (months) expect(months.description).toContain(known(borneBy));
      }
  });

  it.each(knowledge.topics.filter(({ crises }) => crises).map((pack) => [pack.id, pack] as const))(
    'on a day of crisis (%s) a measure is felt by somebody of that day, and turning back takes the other measure',
    (_, pack) => {
      for (const { events, scenario } of make('crisis', pack, pack.title)) {
        const day = pack.crises?.find((each) => scenario.includes(each.question));
        for (const [place, { borneBy }] of day?.decisions.entries() ?? []) {
          const effect = events.find(({ id }) => id === `effect-${place + 1}`);
          if (!effect) continue;
          expect(told(effect)).toContain(known(borneBy));
          expect(effect.decisions[0]?.text).toMatch(/^Keep to it/);
          const other = day?.decisions[(place + 1) % day.decisions.length]?.choice ?? '';
          expect(effect.decisions[1]?.text).toContain(other.replace(/\.$/, '').replace(/["“].*/, ''));
        }
      }
    },
  );
});

describe('the sources', () => {
  it.each(knowledge.topics.map((pack) => [pack.id, pack] as const))('of the pack %s come along with the facts that they are cited for, and no others do', (_, pack) => {
    for (const format of simulationFormats)
      for (const { roles, events, materials } of make(format, pack, pack.title)) {
        const listed = materials.find(({ type }) => type === 'Sources')?.description ?? '';
        const told = JSON.stringify([roles, events, materials.filter(({ type }) => type !== 'Sources')]);
        for (const { text, sources } of pack.facts.filter((fact) => fact.sources && asOnCard(fact.text).length > 20))
          for (const key of sources ?? []) {
            const title = knowledge.references[key]?.title ?? '';
            expect(title).not.toBe('');
            if (told.includes(asOnCard(text))) expect(listed, text).toContain(title);
            else if (!pack.facts.some((other) => other.text !== text && other.sources?.includes(key))) expect(listed, text).not.toContain(title);
          }
        expect(listed).toContain('common textbook knowledge');
      }
  });

  it('a day of crisis deals out the facts that stand behind it, and nothing that came later', () => {
    for (const { materials } of make('crisis', topicById('cold-war'), 'The Cold War')) {
      const cards = materials.find(({ type }) => type === 'Fact cards')?.description ?? '';
      expect(cards).toContain('In October 1962');
      expect(cards).not.toMatch(/1989|1991/);
    }
    for (const { materials } of make('crisis', topicById('climate-and-weather'), 'Climate and weather'))
      expect(materials.find(({ type }) => type === 'Sources')?.description).toContain(knowledge.references.ipcc2021?.title);
  });
});

it('a class looks back on the question with the eyes of a person whom the first answer cost something', () => {
  for (const pack of knowledge.topics)
    for (const { question, decisions } of pack.controversies)
      for (const { debrief, scenario } of make('debate', pack, question)) {
        if (!scenario.includes(question)) continue;
        expect(debrief.some((each) => each.toLowerCase().includes(known(decisions[0]?.borneBy ?? '?').toLowerCase()))).toBe(true);
        expect(debrief.some((each) => each.startsWith(`Back to ${pack.inText ?? pack.title.toLowerCase()}:`))).toBe(true);
      }
});

it('where no fact bears on the motion, the evidence round lets a side say so', () => {
  const pack = topicById('human-body-systems');
  for (const { events } of make('debate', pack, pack.controversies[0]?.question ?? '')) {
    const proof = events.find(({ id }) => id === 'proof');
    if (proof) expect(proof.decisions.some(({ text, effects }) => text.startsWith('None of them') && (effects[1] ?? 0) > 0)).toBe(true);
  }
});

it('who speaks on workers from abroad has no card on the partition of India', () => {
  const question = 'How should a country decide which workers from abroad may come?';
  for (const format of ['debate', 'model-un', 'roleplay'] as const)
    for (const { roles } of make(format, topicById('migration'), question)) expect(roles.map(({ secretInfo }) => secretInfo).join(' ')).not.toContain('1947');
});
