/** `npm run transcripts`: writes three conversations with the embedded engine into docs/transcripts, as the API gives them. Nothing is edited by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ChatReply, ChatTurn } from '../src/contracts/api/kora-chat.ts';
import { withLocalWorker } from './run/local-worker.ts';
import { stopWith } from './run/stop.ts';

interface Script {
  file: string;
  title: string;
  mode: 'student' | 'teacher';
  says: readonly string[];
}

const scripts: readonly Script[] = [
  {
    file: 'student-fractions-test',
    title: 'A student, nervous before a fractions test',
    mode: 'student',
    says: [
      'i have a math test tomorrow about fractions and i just know ill go blank',
      'the ones where you add and the bottoms are different',
      'is it because the slices arent the same size?',
      'so 1/2 + 1/3 = 2/5',
      'i dont get it',
      'can you show me one',
      'ok so 3/6 + 2/6 = 5/6',
      'just tell me what 3/4 + 1/10 is',
      'who invented fractions anyway',
      'ok i think i get it now, thanks',
    ],
  },
  {
    file: 'student-essay-cold-war',
    title: 'A student, bored by the Cold War, with an essay to write',
    mode: 'student',
    says: [
      'why do we even have to learn about the cold war its so boring nobody even fought',
      'idk i guess people were scared',
      'so both sides wanted other countries to be on their side',
      'what does containment mean',
      'is that why they built the berlin wall',
      'can you write my essay about it',
      'fine. The Cold War mattered because it decided who other countries could be friends with.',
      'is that good?',
      'i dont know what evidence to use',
      'ok that helps, bye',
    ],
  },
  {
    file: 'teacher-plate-tectonics',
    title: 'A teacher with a mixed class and an unfinished unit',
    mode: 'teacher',
    says: [
      'I teach plate tectonics to a mixed 8th grade tomorrow and last time half of them just nodded',
      'they copy the diagram but cannot explain it',
      'what do they usually get wrong?',
      "that won't work with my class, they don't talk",
      'give me an example I can put on the board',
      'and the ones who are ahead?',
      'how do I know at the end whether it worked',
      'a parent wrote me an angry email about the last test, on top of everything',
      'what would I actually write back',
      'thank you, that is usable',
    ],
  },
];

await withLocalWorker('transcripts', 8796, async (origin) => {
  mkdirSync('docs/transcripts', { recursive: true });
  for (const script of scripts) writeFileSync(`docs/transcripts/${script.file}.md`, await play(script, origin));
  console.log(`${scripts.length} transcripts in docs/transcripts`);
});

async function play({ title, mode, says }: Script, origin: string): Promise<string> {
  const history: ChatTurn[] = [];
  const parts = [`# ${title}`, `Written by \`npm run transcripts\` from the embedded engine in ${mode} mode. Not edited.`];
  for (const [i, message] of says.entries()) {
    const response = await fetch(`${origin}/api/kora/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, mode, conversationHistory: history.slice(-6) }),
    });
    if (!response.ok) stopWith(`Turn ${i + 1} of "${title}" was answered with status ${response.status}.`);
    const reply = (await response.json()) as ChatReply;
    history.push(
      { id: `u${i}`, text: message, sender: 'user', timestamp: new Date(i * 60_000).toISOString() },
      { id: reply.id, text: reply.response, sender: 'kora', timestamp: new Date(i * 60_000 + 1_000).toISOString() },
    );
    parts.push(
      `**${mode === 'teacher' ? 'Teacher' : 'Student'}:** ${message}`,
      `**Kora:** ${reply.response}`,
      `<sub>${reply.meta.grounding ?? 'no grounding'}${reply.meta.basedOn?.map(({ kind, id }) => `, ${kind} ${id}`).join('') ?? ''}</sub>`,
    );
  }
  return `${parts.join('\n\n')}\n`;
}
