/**
 * `npm run evaluate`: for 60 requests for lessons, and the passages, the states of essays, the questions and the topics of debates that are held in `tests/`, how many answers of the embedded engine do what was
 * asked, quote or address what they answer, repeat themselves or break a rule. None may repeat itself or break one. With `-- --read` what EssayBlocks says to each state, too, with
 * `-- --lessons` every one of the 60 lessons as a teacher gets it.
 */

import { suggestFor } from '../src/engine/essay/suggest.ts';
import { planPaper } from '../src/features/aurora/export/lesson-papers.ts';
import { paperMarkdown } from '../src/ui/paper/paper-markdown.ts';
import { essayStates } from '../tests/support/essays.ts';
import { evaluateEssays } from '../tests/support/evaluate-essays.ts';
import { evaluateLessons } from '../tests/support/evaluate-lessons.ts';
import { evaluatePerspectives } from '../tests/support/evaluate-perspectives.ts';
import { evaluateReading } from '../tests/support/evaluate-reading.ts';
import { evaluateFormats, evaluateSimulations } from '../tests/support/evaluate-simulations.ts';
import { readKnowledge } from './content/read-knowledge.ts';

const { knowledge, problems } = await readKnowledge('content');
if (problems.length > 0) throw new Error(problems.join('\n'));

const plans = evaluateLessons();
const reading = await evaluateReading();
const essays = evaluateEssays(knowledge.essayWords);
const views = evaluatePerspectives(knowledge);
const debates = evaluateSimulations(knowledge);
const formats = evaluateFormats(knowledge);
const lines = [
  `Aurora: ${plans.lessons.length} lessons, ${plans.fromPacks} from topic packs: ${plans.kept.join(', ')}`,
  `KORA Read: ${reading.passages} passages, ${reading.questions} questions: ${reading.quoting} quote the passage, ${reading.addressing} address it`,
  `EssayBlocks: ${essays.states} states, ${essays.suggestions} suggestions: ${essays.quoting} quote the student`,
  `Perspective explorer: ${views.questions} questions: ${views.addressed} answered as they were meant`,
  `Orbit: ${debates.debates} debates on ${debates.topics} topics as teachers type them`,
  `Orbit: ${formats.simulations} simulations in the other five formats on ${formats.questions} questions`,
];
const all = [plans, reading, essays, views, debates, formats];
for (const [i, line] of lines.entries()) console.log(`${line}, ${all[i]?.repeats.length} repeat themselves, ${all[i]?.broken.length} break a rule`);
for (const fault of all.flatMap(({ repeats, broken }) => [...repeats, ...broken])) console.log(`  ${fault}`);
if (process.argv.includes('--read'))
  for (const state of essayStates) {
    console.log(`\n${state.name}\n  ${state.currentContent}`);
    for (const { text } of suggestFor({ ...state, shown: [] }, knowledge.essayWords)) console.log(`  - ${text}`);
  }
if (process.argv.includes('--lessons'))
  for (const { where, draft } of plans.lessons) {
    const { title, ...body } = draft;
    console.log(`\n<!-- ${where} -->\n${paperMarkdown(planPaper({ title, body: { ...body, asked: null, variation: 0, origin: 'embedded', sources: [] } }))}`);
  }
if (all.some(({ repeats, broken }) => repeats.length + broken.length > 0)) process.exitCode = 1;
