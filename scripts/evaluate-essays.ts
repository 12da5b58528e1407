/** `npm run evaluate:essays`: for 45 states of essays in `tests/content/essays`, how many suggestions quote the student, repeat themselves or break a rule. None may repeat or break one. */
import { isOwnSentence } from '../src/engine/essay/own-sentence.ts';
import { suggestFor } from '../src/engine/essay/suggest.ts';
import { screenOutput } from '../src/engine/safety/output.ts';
import { essayStates, quotedIn } from '../tests/support/essays.ts';
import { readKnowledge } from './content/read-knowledge.ts';

const { knowledge, problems } = await readKnowledge('content');
if (problems.length > 0) throw new Error(problems.join('\n'));

let [suggestions, quoting, repeated, broken] = [0, 0, 0, 0];
for (const state of essayStates) {
  const essay = [state.currentContent, ...Object.values(state.otherBlocks)].join('\n');
  const given = suggestFor({ ...state, shown: [] }, knowledge.essayWords);
  suggestions += given.length;
  quoting += given.filter(({ text, quote }) => quote !== null || quotedIn(text).length > 0).length;
  repeated += given.length - new Set(given.map(({ text }) => text)).size;
  broken += given.filter(({ text }) => isOwnSentence(text, essay) || !text.includes('?') || !screenOutput(text).ok || /[{}]/.test(text)).length;
  if (!process.argv.includes('--read')) continue;
  console.log(`\n${state.name}\n  ${state.currentContent}`);
  for (const { text } of given) console.log(`  - ${text}`);
}
console.log(`${essayStates.length} states, ${suggestions} suggestions: ${quoting} quote the student, ${repeated} repeat themselves, ${broken} break a rule`);
if (repeated + broken > 0) process.exitCode = 1;
