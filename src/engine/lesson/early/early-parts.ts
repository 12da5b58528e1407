/** What teacher and children do in each part of a lesson for the youngest. */
import type { Early } from '../../../contracts/knowledge/early.ts';
import { listed } from '../bench.ts';

export interface EarlyMatter {
  early: Early;
  /** Inside a sentence. */
  topic: string;
}

type Way = (first: string, second: string, topic: string, words: string) => string;

const ways: Readonly<Record<string, Way>> = {
  'Look and guess': (_, __, topic) =>
    `On the carpet. Show a picture or a thing that has to do with ${topic}, and count to ten while all look. Children whisper a guess to a neighbor. Take four guesses and call none of them right or wrong.`,
  'What do we know?': (_, __, topic) =>
    `On the carpet. Hold up the picture cards one by one and let the class say what they see. Who knows something about ${topic} shows a thumb and tells it in one sentence.`,
  'What we will make': (_, __, topic) =>
    `On the carpet. Show the empty wall or box and say what the class will put there: pictures and things that show ${topic} to the other classes.`,
  'Tell your partner': (_, __, topic) =>
    `Everyone gets a partner for the whole lesson, knee to knee. Each tells the other one thing about ${topic}. Then three children tell what their partner said.`,
  'What I found at home': (_, __, topic) =>
    `Children show or tell what they found with a grown-up at home. Who found nothing chooses a picture card and tells about it. Then all say together what today is about: ${topic}.`,
  'Today you show it': (_, __, topic) =>
    `Say that today everyone shows what they know about ${topic}, with hands, pictures and words. Nobody has to write, and a helper may stand beside any child.`,
  'Try it': (first) => `${first}: children first show what they think will happen, then they do it. Go from child to child and ask what they see. Tell no answer yet.`,
  'With a partner': (first, _, __, words) =>
    `${first}: partners do it together and take turns at every step. Listen for the words ${words}. A pair that is done shows it to another pair.`,
  'Make it together': (first) => `${first}: small groups do it, draw or build what came out, and put it on the wall or in the box. Every child tells what they added.`,
  'We do it together': (first) => `${first}: you do the first step, the class does the next one with you, and then two children lead.`,
  'Show it with your hands': (first) => `${first}: everyone does it while you watch. Note who does it alone and who looks at a neighbor. Help comes after that, and kindly.`,
  'You do it': (_, second) => `${second}: now the children do it by themselves. Stop once, let one child show how it goes, and go on.`,
  'Once more, another way': (_, second) => `${second}: the same matter with other things and another kind of moving. Whoever was quiet before may begin.`,
  'Tell what you saw': (first) => `Back on the carpet. Four children tell what they saw in ${first}, and the others show with their thumbs whether it was so for them too.`,
  'What we know now': (_, __, ___, words) =>
    `Say what stands on the slides, one thing at a time, with a gesture for each. The class says it back and shows it. Now the words ${words} get their place.`,
  'I show, you look': (_, __, ___, words) =>
    `Say one thing from the slides at a time and show it, slowly and twice. The class copies the gesture first and the words ${words} after it.`,
  'Show and tell': () => `Half of the class stands by what it made and tells about it. The other half walks around and asks one question each. Then they change.`,
  'Picture cards': (_, __, ___, words) =>
    `Lay the cards for ${words} face down. A child turns one over, says the word and shows what it means. The class says it once more in a whisper.`,
  'Tell me': (_, __, topic) => `Sit down with a few children at a time and put the question of the plan to each. The others draw what they know about ${topic}.`,
  'Talk in a circle': () => `All sit in a circle and pass a soft ball. Who holds it tells one thing, and who has nothing to tell passes it on.`,
  'Move and rest': (_, __, ___, words) => `Stand up and stretch. Act out ${words} together, then lie down and breathe quietly for a minute.`,
  'Show me': () => `The exit: one by one, in the circle or at the door, each child shows it. There is no paper. Who is unsure does it with a friend, and once more tomorrow.`,
};

export function describeEarlyPart(title: string, { early: { activities, words }, topic }: EarlyMatter): string {
  const [first, second] = activities.map(({ name }) => `“${name}”`);
  const way = ways[title];
  if (!way || !first || !second) throw new Error(`There are no words for the part "${title}".`);
  return way(first, second, topic, listed(words.map(({ term }) => term)));
}
