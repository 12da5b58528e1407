/**
 * `npm run evaluate`: for the passages, the states of essays and the questions that are held in `tests/`, how many answers of the embedded engine quote or address what they answer, repeat
 * themselves or break a rule. None may repeat itself or break one. With `-- --read` what EssayBlocks says to each state, too.
 */
import { suggestFor } from '../src/engine/essay/suggest.ts';
import { essayStates } from '../tests/support/essays.ts';
import { evaluateEssays } from '../tests/support/evaluate-essays.ts';
import { evaluatePerspectives } from '../tests/support/evaluate-perspectives.ts';
import { evaluateReading } from '../tests/support/evaluate-reading.ts';
import { readKnowledge } from './content/read-knowledge.ts';

const { knowledge, problems } = await readKnowledge('content');
if (problems.length > 0) throw new Error(problems.join('\n'));

const reading = await evaluateReading();
const essays = evaluateEssays(knowledge.essayWords);
const views = evaluatePerspectives(knowledge);
const lines = [
  `KORA Read: ${reading.passages} passages, ${reading.questions} questions: ${reading.quoting} quote the passage, ${reading.addressing} address it`,
  `EssayBlocks: ${essays.states} states, ${essays.suggestions} suggestions: ${essays.quoting} quote the student`,
  `Perspective explorer: ${views.questions} questions: ${views.addressed} answered as they were meant`,
];
const all = [reading, essays, views];
for (const [i, line] of lines.entries()) console.log(`${line}, ${all[i]?.repeats.length} repeat themselves, ${all[i]?.broken.length} break a rule`);
for (const fault of all.flatMap(({ repeats, broken }) => [...repeats, ...broken])) console.log(`  ${fault}`);
if (process.argv.includes('--read'))
  for (const state of essayStates) {
    console.log(`\n${state.name}\n  ${state.currentContent}`);
    for (const { text } of suggestFor({ ...state, shown: [] }, knowledge.essayWords)) console.log(`  - ${text}`);
  }
if (all.some(({ repeats, broken }) => repeats.length + broken.length > 0)) process.exitCode = 1;
