/** Writes debates on what teachers ask for most, as they type it, and holds each against the rules. */
import type { Knowledge } from '#src/contracts/knowledge/knowledge.ts';
import { simulationDurations, simulationGrades } from '#src/contracts/simulation.ts';
import { KnowledgeIndex } from '#src/engine/chat/knowledge-index.ts';
import { QuestionSearch } from '#src/engine/perspectives/question-search.ts';
import { faultsIn, gapsIn } from '#src/engine/simulation/check.ts';
import { type Generated, generateSimulation, roundsIn } from '#src/engine/simulation/generate.ts';
import { groundFor } from '#src/engine/simulation/ground.ts';

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

const brokenIn = (debate: Generated, rounds: number): string[] => [
  ...faultsIn(debate.events).map(({ kind }) => kind),
  ...gapsIn(debate).map(({ where }) => `something is left to be looked up in ${where}`),
  ...(debate.roles.length >= 5 ? [] : ['fewer than five roles']),
  ...(debate.materials.some(({ type }) => type === 'Sources') ? [] : ['no sources']),
  // The last event has one scene for each view.
  ...(debate.events.length === rounds - 1 + 4 ? [] : [`${debate.events.length} events in ${rounds} rounds`]),
];
