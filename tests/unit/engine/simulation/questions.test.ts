/** Debates on the curated questions of the perspective explorer: what a teacher types finds them, and all that is said comes from what they hold. */
import { describe, expect, it } from 'vitest';
import { simulationDurations, simulationFormats, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { QuestionSearch } from '../../../../src/engine/perspectives/question-search.ts';
import { gapsIn } from '../../../../src/engine/simulation/check.ts';
import { generateSimulation, roundsIn, type SimulationBrief } from '../../../../src/engine/simulation/generate.ts';
import { groundFor } from '../../../../src/engine/simulation/ground.ts';
import { beginning, valueQuestions } from '../../../../src/engine/simulation/question-matter.ts';
import { isSensitive } from '../../../../src/engine/simulation/sensitive.ts';
import { spoken } from '../../../../src/engine/simulation/wording.ts';
import { debateTopics, evaluateFormats, evaluateSimulations } from '../../../support/evaluate-simulations.ts';
import { index, knowledge } from '../../../support/knowledge.ts';
import { textsOf } from '../../../support/repeated.ts';
import { expectWhole } from '../../../support/simulations.ts';

const questions = new QuestionSearch(knowledge.perspectives);
const groundOf = (topic: string, format: SimulationBrief['format'] = 'debate') => groundFor({ format, topic }, index, questions);
const write = (brief: SimulationBrief) => generateSimulation(brief, groundFor(brief, index, questions), knowledge.references);

it('what teachers ask for most stands on the question that is meant, in every length and grade level', () => {
  const { debates, broken, repeats } = evaluateSimulations(knowledge);
  expect(debates).toBe(debateTopics.length * simulationDurations.length * simulationGrades.length);
  expect([...broken, ...repeats]).toEqual([]);
});

it.each(['photosynthesis', 'democracy', 'sleep', 'climate change', 'voting age', 'machine learning'])('a debate on “%s” keeps its topic pack', (topic) => {
  expect(groundOf(topic).pack).not.toBeNull();
});

it.each(['Medieval bookbinding', 'four-day school week', 'school lunches', 'animal testing'])('on “%s” nothing is held, and no other question is put in its place', (topic) => {
  expect(groundOf(topic)).toEqual({ pack: null, question: null });
});

it.each(simulationFormats)('a word that is spelled nearly so is no topic for a %s', (format) => {
  expect(groundOf('reading fiction', format).pack).toBeNull();
});

it.each(simulationFormats)('a %s on school uniforms stands on what is held on them', (format) => {
  const { note, origin, events, roles, materials } = write({ format, topic: 'school uniforms', gradeLevel: 'Middle School (6-8)', duration: 45 });
  expect(origin).toBe('topic-pack');
  expect(note).toContain('“Should school uniforms be required?”');
  expect(gapsIn({ description: '', scenario: '', events, roles, materials })).toEqual([]);
});

it('an economic simulation on a question without an economic side is a frame that says so, and what the other formats stand on', () => {
  const { note, origin } = write({ format: 'economic', topic: 'phones in school', gradeLevel: 'Middle School (6-8)', duration: 45 });
  expect(origin).toBe('scaffold');
  expect(note).toContain('has no economic side to build trade-offs from');
  expect(note).toContain('In every other format this topic stands on checked material, “Should phones be banned in school?”');
});

const isOfVictims = (question: string): boolean => isSensitive(question, 'debate', question) !== null;

it('nobody plays a side on the Holocaust: it becomes the study of sources', () => {
  expect(knowledge.perspectives.map(({ question }) => question).filter(isOfVictims)).toEqual(['Did the Holocaust happen?']);
  const study = write({ format: 'debate', topic: 'Did the Holocaust happen?', gradeLevel: 'High School (9-12)', duration: 45 });
  expect(study.note).toContain('it has become evidence study');
});

describe.each(knowledge.perspectives.filter(({ question }) => !isOfVictims(question)).map((question) => [question.id, question] as const))('a debate on %s', (_, question) => {
  const make = (duration: SimulationBrief['duration'], gradeLevel: SimulationBrief['gradeLevel']) =>
    generateSimulation({ format: 'debate', topic: question.question, gradeLevel, duration }, { pack: null, question }, knowledge.references);

  it('is playable to an end in every length, says nothing twice and leaves nothing to be looked up', () => {
    for (const duration of simulationDurations)
      for (const gradeLevel of ['Elementary (3-5)', 'High School (9-12)'] as const) {
        const debate = make(duration, gradeLevel);
        expectWhole(debate, roundsIn[duration], [question.question]);
        expect(gapsIn(debate)).toEqual([]);
        expect(debate.origin).toBe('topic-pack');
        expect(debate.note).toContain(question.question);
      }
  });

  it('makes whole simulations in the other formats as well: with every view, fact and myth, and nothing said twice', () => {
    const { simulations, broken, repeats } = evaluateFormats({ ...knowledge, perspectives: [question] }, [30, 120, 'Multi-day'], ['Elementary (3-5)', 'High School (9-12)']);
    // At least the committee and the review; a question on grave things is neither acted out nor played as a crisis, and not every question has an economic side.
    expect(simulations).toBeGreaterThanOrEqual(2 * 6);
    expect([...broken, ...repeats]).toEqual([]);
  });

  it('gives each view its speaker, its own words, its best objection and its place in the vote', () => {
    const { roles, events, materials, debrief, title } = make('Multi-day', 'Middle School (6-8)');
    const votes = events.find(({ id }) => id === 'vote');
    for (const [place, { label, summary, bestObjection, wouldChange }] of question.perspectives.entries()) {
      const role = roles.find(({ name }) => name.endsWith(`“${label}”`));
      expect(role?.description).toContain(spoken(summary));
      expect(role?.secretInfo).toContain(spoken(bestObjection));
      expect(role?.secretInfo).toContain(spoken(wouldChange));
      const way = votes?.decisions.find(({ text }) => text === spoken(label));
      expect(way?.next).toBe(`objection-${place + 1}`);
      expect(events.find(({ id }) => id === way?.next)?.description).toContain(spoken(bestObjection));
    }
    const sheet = materials.find(({ type }) => type === 'Sheet for whoever checks')?.description ?? '';
    for (const { text } of question.facts) expect(sheet).toContain(text);
    for (const { myth, answer } of question.myths) expect(sheet).toContain(`${myth} ${answer}`);
    expect(debrief).toEqual(expect.arrayContaining(valueQuestions(question).slice(1, 3)));
    expect(title.startsWith('Hearing: ')).toBe(question.kind === 'settled');
  });

  it('lets only a myth fall, with its answer, and names the work behind what holds', () => {
    const { events, materials } = make(120, 'High School (9-12)');
    const sources = materials.find(({ type }) => type === 'Sources')?.description ?? '';
    for (const { decisions } of events.filter(({ id }) => id.startsWith('proof')))
      for (const { text, outcome, effects } of decisions) {
        const myth = question.myths.find((each) => each.myth === text);
        const fact = question.facts.find((each) => each.text === text);
        expect([myth, fact].filter(Boolean)).toHaveLength(1);
        expect((effects[0] ?? 0) < 0).toBe(myth !== undefined);
        if (myth) expect(outcome).toContain(myth.answer);
        for (const key of fact?.sources ?? []) {
          const work = knowledge.references[key];
          expect(outcome).toContain(`(${work?.year})`);
          expect(sources).toContain(work?.title);
        }
      }
  });
});

it('a settled question is heard and not voted on', () => {
  const hearing = write({ format: 'debate', topic: 'vaccines', gradeLevel: 'High School (9-12)', duration: 90 });
  expect(hearing.note).toContain('nobody votes on what is so');
  expect(textsOf(hearing).join(' ')).not.toMatch(/hands are counted|most hands|the minutes/i);
  expect(hearing.roles.map(({ name }) => name)).toContain('Voice for “Autism is not the worst thing”');
});

it.each(['roleplay', 'model-un', 'scientific', 'crisis'] as const)('nobody has to hold what evidence has refuted in a %s, or votes on what is so', (format) => {
  for (const topic of ['vaccines', 'Is the earth flat?', 'moon landing']) {
    const made = write({ format, topic, gradeLevel: 'High School (9-12)', duration: 120 });
    const settled = knowledge.perspectives.filter(({ kind }) => kind === 'settled').map(({ question }) => question);
    if (!settled.some((question) => made.title.includes(question))) throw new Error(`${topic} stands on another question: ${made.title}`);
    expect(made.note).toContain('Evidence has settled this question');
    expect(textsOf(made).join(' ')).not.toMatch(/you have an opinion|you lean to|has made “[^”]+” its own|you have not made up your mind|decides to put first/i);
  }
});

it('takes whole sentences from the beginning of a text, at least one', () => {
  expect(beginning('One is here. Two is here. Three is here.', 26)).toBe('One is here. Two is here.');
  expect(beginning('One is here. Two is here.', 3)).toBe('One is here.');
});
