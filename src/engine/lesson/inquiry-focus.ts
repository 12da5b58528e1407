/** An inquiry asks one question. What of the pack serves it, and what can be asked about any claim or case where the pack has no more. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { shuffled } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import { bearing, carrying, matterOf } from './bearing.ts';
import { quoted } from './bench.ts';
import type { Idea, Inquiry, Material, ThinkingLevel } from './material.ts';

/** Below, a question or comparison shares words with the matter by chance: most of what one pack says does share some. */
export const closely = 1.25;

export interface Focus {
  /** How much a text has to do with what is looked into; 0 where it has nothing to do with it. */
  nearness: (text: string) => number;
  /** What the class can say in the end, for the first idea slide. Null for a case of which no misconception tells the answer. */
  answer: Idea | null;
  questions: Material['questions'];
  stuck: Material['stuck'];
  connections: Material['connections'];
}

/** What many believe about it, where that is known. */
export const beliefIn = (inquiry: Inquiry): { belief: string; correction: string } | null => (inquiry.kind === 'claim' ? inquiry : inquiry.behind);

/** `topic`: inside a sentence. Another seed gives the questions in another order. */
export function focusOf(pack: TopicPack, inquiry: Inquiry, topic: string, seed: string): Focus {
  const behind = beliefIn(inquiry);
  const matter = matterOf(pack, [inquiry.question, behind?.belief, behind?.correction].filter(Boolean).join(' '));
  const it = inquiry.kind === 'claim' ? 'the claim' : 'the case';
  return {
    nearness: (text) => {
      const strength = bearing(pack, matter, text);
      return strength >= closely ? strength : 0;
    },
    answer: behind && { title: 'What holds', lines: [`What we can now say to ${quoted(behind.belief)}:`, behind.correction], more: '', isAnswer: true },
    questions: inOrder(inquiry.kind === 'claim' ? onClaim(inquiry.belief, topic) : onCase(topic), seed),
    stuck: [
      inquiry.kind === 'claim'
        ? {
            about: 'what a card says about the claim',
            question: 'If the claim were right, would you expect to read this on a card?',
            hint: 'Cover the claim, say in one sentence what the card tells, then uncover the claim and compare.',
          }
        : {
            about: 'where to begin with the case',
            question: 'What does the case tell you, and what does it leave for you to find out?',
            hint: 'Draw it or act it out with the things that it names, and say what changes from one moment to the next.',
          },
      {
        about: 'the because',
        question: 'Which of your sentences would someone doubt first?',
        hint: `Put “because” behind that sentence and finish it with something from ${inquiry.kind === 'claim' ? 'a card' : 'your steps'}.`,
      },
    ],
    connections: [behind ? `what to answer to ${quoted(behind.belief)}` : 'how the case turns out, and why', `which fact or step decides ${it}`],
  };
}

/** The words that the class needs for what it looks into: those that are told of it, and so many of the first others that there are four. */
export function wordsNeeded(pack: TopicPack, terms: TopicPack['terms'], told: string): TopicPack['terms'] {
  const said = new Set(carrying(pack, told));
  const inWords = new Set(contentStems(told));
  const isSaid = (term: string): boolean => contentStems(term).every((stem) => inWords.has(stem));
  const needed = terms.filter(({ term }) => isSaid(term));
  const others = terms.filter((each) => !needed.includes(each));
  const explained = others.filter(({ definition }) => contentStems(definition).some((stem) => said.has(stem)));
  return [...needed, ...new Set([...explained, ...others])].slice(0, Math.max(fewestWords, needed.length));
}
const fewestWords = 4;

const inOrder = (questions: Material['questions'], seed: string): Material['questions'] =>
  Object.fromEntries(Object.entries(questions).map(([level, texts]) => [level, shuffled(texts, `${seed}:inquiry:${level}`)])) as Record<ThinkingLevel, string[]>;

const onClaim = (belief: string, topic: string): Material['questions'] => ({
  remember: ['Which claim did you look into, and what holds in its place?', 'Which card surprised you most, and what did it say?'],
  understand: ['Say it in your own words: what about the claim does not hold, and what holds in its place?', 'What would the cards have had to say for the claim to be right?'],
  apply: [
    'A friend still believes the claim. Which card do you show first, and what do you say with it?',
    'Think of a place or a moment in which one could see for oneself whether the claim holds. What would you look at?',
    'Mend the claim: change as few words as you can, so that all cards agree with it.',
  ],
  analyze: [
    'Why does the claim sound right to many people? Name something they have seen, heard or read that fits it.',
    'Take two cards. What does each say about the claim alone, and what only both together?',
    'Is there a card that the claim could explain after all? Say how, or why not.',
  ],
  evaluate: [
    'Which card decides most about the claim, and could one do without the others?',
    'How sure are you of your answer to the claim now, and what would you still have to find out to be surer?',
  ],
  create: [
    `Make a page for people who say ${quoted(belief)}, with one drawing and the fact that helped you most.`,
    `Write down another sentence about ${topic} that many believe, and two things that one would have to find if it were right.`,
  ],
});

const onCase = (topic: string): Material['questions'] => ({
  remember: ['What was the case of the lesson, how did it turn out, and why?', 'Which step of the case took you longest, and what helped?'],
  understand: ['Tell the case to somebody who was not here: what is asked, how does it turn out, and why?', 'Which word or number in the case matters most for the answer?'],
  apply: [
    'Change one thing in the case so that the answer changes too. Say what happens now.',
    'Change one thing in the case so that the answer stays the same, although it looks different.',
    'Where outside school could somebody meet a case like this one?',
  ],
  analyze: [
    'Somebody answers the case at once, without working it out, and is wrong. What may they have thought?',
    'Which step of your way could someone doubt, and what would you show them?',
    'What do the predictions that were off have in common?',
  ],
  evaluate: [
    'Compare your way through the case with that of another group. Which would you use next time, and why?',
    'How sure are you of your answer to the case, and how did you check it?',
  ],
  create: [
    `Make up a case of your own on ${topic} in which a quick answer goes wrong, with the steps to the right one.`,
    'Make a page that leads somebody through the case: a drawing for each step, and one sentence below it.',
  ],
});
