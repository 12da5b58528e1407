/** Writes debates on what teachers ask for most, as they type it, and every format on every curated question, and holds each against the rules. */
import type { Knowledge } from '#src/contracts/knowledge/knowledge.ts';
import type { CuratedQuestion } from '#src/contracts/knowledge/perspective.ts';
import { type SimulationDuration, type SimulationGrade, simulationDurations, simulationFormats, simulationGrades } from '#src/contracts/simulation.ts';
import { KnowledgeIndex } from '#src/engine/chat/knowledge-index.ts';
import { QuestionSearch } from '#src/engine/perspectives/question-search.ts';
import { faultsIn, gapsIn } from '#src/engine/simulation/check.ts';
import { hasEconomicSide } from '#src/engine/simulation/formats/views/purse.ts';
import { type Generated, generateSimulation, roundsIn } from '#src/engine/simulation/generate.ts';
import { groundFor } from '#src/engine/simulation/ground.ts';
import { isSensitive } from '#src/engine/simulation/sensitive.ts';
import { spoken } from '#src/engine/simulation/wording.ts';
import { repeated } from './repeated.ts';

/** What is typed, and the curated question that is meant. */
export const debateTopics: readonly (readonly [topic: string, question: string])[] = [
  ['school uniforms', 'should-uniforms-be-required'],
  ['Should students have to wear uniforms', 'should-uniforms-be-required'],
  ['phones in school', 'should-phones-be-banned-in-school'],
  ['cell phones in class', 'should-phones-be-banned-in-school'],
  ['homework', 'is-homework-worth-it'],
  ['Class debate about homework', 'is-homework-worth-it'],
  ['Debate: Should homework be banned?', 'is-homework-worth-it'],
  ['pros and cons of zoos', 'should-animals-be-kept-in-zoos'],
  ['zoos and animal rights', 'should-animals-be-kept-in-zoos'],
  ['school start times', 'should-school-start-later'],
  ['social media', 'does-social-media-harm-teenagers'],
  ['social media ban for under 16', 'does-social-media-harm-teenagers'],
  ['video game violence', 'do-video-games-make-people-violent'],
  ['nuclear energy', 'is-nuclear-power-a-good-answer-to-climate-change'],
  ['AI in schools', 'should-schools-allow-ai-for-homework'],
  ['AI art', 'should-ai-art-count-as-art'],
  ['jobs and AI', 'will-ai-take-our-jobs'],
  ['reading fiction', 'does-reading-fiction-matter'],
  ['compulsory voting', 'should-voting-be-compulsory'],
  ['eating meat', 'should-we-eat-meat'],
  ['museums returning artifacts', 'should-museums-return-objects'],
  ['facial recognition', 'should-facial-recognition-be-banned-in-public'],
  ['privacy', 'is-privacy-dead'],
  ['grades', 'are-grades-good-for-learning'],
  ['coding for everyone', 'should-everyone-learn-to-code'],
  ['vaccines', 'do-vaccines-cause-autism'],
];

export interface SimulationEvaluation {
  debates: number;
  topics: number;
  /** Outcomes and secrets that one debate says twice. */
  repeats: string[];
  /** One line for each debate that breaks a rule. */
  broken: string[];
}

export function evaluateSimulations(knowledge: Knowledge): SimulationEvaluation {
  const [index, questions] = [new KnowledgeIndex(knowledge), new QuestionSearch(knowledge.perspectives)];
  const result: SimulationEvaluation = { debates: 0, topics: debateTopics.length, repeats: [], broken: [] };
  for (const [topic, meant] of debateTopics) {
    const ground = groundFor({ format: 'debate', topic }, index, questions);
    if (ground.question?.id !== meant) result.broken.push(`${topic}: stands on ${ground.question?.id ?? ground.pack?.id ?? 'nothing'}, meant is ${meant}`);
    for (const duration of simulationDurations)
      for (const gradeLevel of simulationGrades) {
        const debate = generateSimulation({ format: 'debate', topic, gradeLevel, duration }, ground, knowledge.references);
        const where = `${topic}, ${gradeLevel}, ${duration}`;
        result.debates += 1;
        result.broken.push(...brokenIn(debate, roundsIn[duration]).map((fault) => `${where}: ${fault}`));
        const said = [...debate.roles.map(({ secretInfo }) => secretInfo), ...debate.events.flatMap(({ decisions }) => decisions.map(({ outcome }) => outcome))];
        result.repeats.push(...said.filter((text, place) => said.indexOf(text) !== place).map((text) => `${where}: ${text}`));
      }
  }
  return result;
}

export interface FormatEvaluation {
  simulations: number;
  questions: number;
  repeats: string[];
  broken: string[];
}

/** The five formats beside the debate, on each of these questions that a class may play. */
export function evaluateFormats(
  { perspectives, references }: Pick<Knowledge, 'perspectives' | 'references'>,
  durations: readonly SimulationDuration[] = simulationDurations,
  grades: readonly SimulationGrade[] = simulationGrades,
): FormatEvaluation {
  const played = perspectives.filter(({ question }) => isSensitive(question, 'debate', question) === null);
  const result: FormatEvaluation = { simulations: 0, questions: played.length, repeats: [], broken: [] };
  for (const question of played)
    for (const format of simulationFormats.filter((each) => each !== 'debate' && (each !== 'economic' || hasEconomicSide(question))))
      for (const duration of durations)
        for (const gradeLevel of grades) {
          const made = generateSimulation({ format, topic: question.question, gradeLevel, duration }, { pack: null, question }, references);
          const where = `${format} on ${question.id}, ${gradeLevel}, ${duration}`;
          // Such a question may be studied, and is not acted out.
          if (made.isStudy) continue;
          result.simulations += 1;
          result.broken.push(...[...brokenIn(made, roundsIn[duration]), ...unlike(made, question)].map((fault) => `${where}: ${fault}`));
          result.repeats.push(...repeated(made, [question.question]).map((text) => `${where}: ${text}`));
        }
  return result;
}

/** The fewest and the most events on a way to the end that visits no event twice. */
export function lengths({ events }: Pick<Generated, 'events'>): [number, number] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const walk = (id: string | null, visited: readonly string[]): number[] => {
    if (id === null) return [visited.length];
    if (visited.includes(id)) return [];
    return [...new Set(byId.get(id)?.decisions.map(({ next }) => next))].flatMap((next) => walk(next, [...visited, id]));
  };
  const all = walk(events[0]?.id ?? null, []);
  return [Math.min(...all), Math.max(...all)];
}

/** What a simulation on a question has to take from it. */
function unlike({ format, duration, roles, events, materials }: Generated, { perspectives, facts, myths }: CuratedQuestion): string[] {
  const told = [
    ...materials.map(({ description }) => description),
    ...roles.flatMap(({ description, secretInfo }) => [description, secretInfo]),
    ...events.flatMap(({ description, decisions }) => [description, ...decisions.flatMap(({ text, outcome }) => [text, outcome])]),
  ].join('\n');
  const sheet = materials.find(({ type }) => type === 'Sheet for whoever checks')?.description ?? '';
  return [
    ...perspectives.flatMap(({ label, bestObjection }) => [
      ...(told.includes(label) ? [] : [`nothing of “${label}”`]),
      ...(told.includes(spoken(bestObjection)) || (format === 'scientific' && roundsIn[duration] < 5) ? [] : [`no objection to “${label}”`]),
    ]),
    ...facts.filter(({ text }) => !sheet.includes(text)).map(({ text }) => `not on the sheet: ${text}`),
    ...myths.filter(({ answer }) => !sheet.includes(answer)).map(({ myth }) => `not on the sheet: ${myth}`),
    ...events.flatMap(({ decisions }) =>
      decisions
        .filter(({ text, effects }) => myths.some(({ myth }) => text.endsWith(myth)) && (effects[0] ?? 0) > 0 && !events.some(({ id }) => id === 'protocol'))
        .map(({ text }) => `a myth is rewarded: ${text}`),
    ),
  ];
}

const brokenIn = (made: Generated, rounds: number): string[] => {
  const [least, most] = lengths(made);
  return [
    ...faultsIn(made.events).map(({ kind }) => kind),
    ...gapsIn(made).map(({ where }) => `something is left to be looked up in ${where}`),
    ...(made.roles.length >= 4 ? [] : ['fewer than four roles']),
    ...(made.materials.some(({ type }) => type === 'Sources') ? [] : ['no sources']),
    // A message that is passed on unchecked leads over a detour.
    ...(least === rounds && most <= rounds + 2 ? [] : [`${least} to ${most} events on a way of ${rounds} rounds`]),
    ...made.events.flatMap(({ id, decisions }) => (decisions.every(({ effects }) => effects.length === made.meters.length) ? [] : [`a meter too few in ${id}`])),
  ];
};
