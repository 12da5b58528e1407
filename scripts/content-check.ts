/** Checks every file in `content/` that the engine reads. Prints file, field, what is wrong; exits 1 when anything is. */
import { readKnowledge } from './knowledge/read-knowledge.ts';

const { problems, knowledge } = await readKnowledge('content');
for (const problem of problems) console.error(problem);
console.log(`${knowledge.topics.length} topic packs, ${knowledge.anchors.length} anchors, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
