/** A lesson on a part of a topic of which hardly anything is held: what there is, and the rest worked out by the class from sources that the teacher brings. It states no fact that no pack holds. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { shuffled } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import type { Part } from '../topic-lookup/part-of.ts';
import { upperFirst } from './bench.ts';
import { isForAll } from './inquiry.ts';
import { focusOf } from './inquiry-focus.ts';
import { type Idea, type Inquiry, type Material, type Probe, type ThinkingLevel, thinkingLevels } from './material.ts';
import { questionsOnPart } from './part-questions.ts';
import { scaffoldFor } from './scaffold.ts';
import type { StructureName } from './structure.ts';

interface Wish {
  /** As the teacher wrote it. */
  asked: string;
  /** The part and the whole, inside a sentence. */
  topic: string;
  whole: string;
  band: GradeBand;
  structure: StructureName;
  seed: string;
}

export function partScaffold(pack: TopicPack, { speaks }: Part, { asked, topic, whole, band, structure, seed }: Wish): Material {
  const frame = scaffoldFor(asked, band);
  const facts = pack.facts.filter(({ text }) => speaks(text));
  const own = pack.terms.filter(({ term, definition }) => speaks(`${term} ${definition}`));
  const probes = pack.misconceptions.flatMap(({ belief, correction, probe }) => (speaks(`${belief} ${correction} ${probe}`) ? [{ belief, correction, question: probe }] : []));
  const inquiry = structure === 'inquiry' ? inquiryOn(probes) : null;
  const focus = inquiry && focusOf(pack, inquiry, topic, seed);
  const told = new Set(contentStems([...facts.map(({ text }) => text), ...own.map(({ definition }) => definition), ...probes.map(({ correction }) => correction)].join(' ')));
  const named = pack.terms.filter((each) => !own.includes(each) && contentStems(each.term).every((stem) => told.has(stem)));
  const terms = [...own, ...named];
  const general = fromSources(topic, whole);
  const onPart = questionsOnPart(topic, whole, band);
  const questions = Object.fromEntries(
    thinkingLevels.map((level) => [
      level,
      [
        ...shuffled(pack.questions[level].filter(speaks), `${seed}:${level}`),
        ...(level === 'remember' || level === 'understand' ? [...onPart[level], ...general[level]] : [...general[level], ...onPart[level]]),
        ...(focus?.questions[level] ?? []),
      ],
    ]),
  ) as Record<ThinkingLevel, string[]>;
  return {
    ...frame,
    pack: pack.id,
    title: upperFirst(asked),
    topic,
    terms: terms.length >= 3 ? terms.slice(0, 6) : [...terms, ...frame.terms].slice(0, 3),
    ideas: [
      ...(focus?.answer ? [focus.answer] : []),
      ...certain(
        facts.map(({ text }) => text),
        own,
        topic,
      ),
      ...open(topic),
    ],
    inquiry,
    cards: [
      `[A sentence on ${topic} from your first source, with the name of the source.]`,
      `[What a second source, of another kind, says about the same thing.]`,
      `[A picture, a number or a short quotation on ${topic}, to be explained.]`,
    ],
    scenes: [...pack.storyHooks.flatMap(({ scene }) => (speaks(scene) ? [[scene]] : [])), ...frame.scenes],
    probes: [...probes, ...onSources(topic)],
    questions,
    answered: new Set([...general.remember, ...general.understand]),
    cases: [`Someone has to explain ${topic} to visitors and asks you for advice. What do they need to know, and which source tells it?`],
    analogies: pack.analogies.filter(({ idea }) => speaks(idea)),
    examples: [...pack.workedExamples.filter(({ problem, steps }) => speaks(`${problem} ${steps.join(' ')}`)), readingOf(topic)],
    stuck: [
      ...pack.stuckPoints.filter(({ about, question, hint }) => speaks(`${about} ${question} ${hint}`)),
      {
        about: 'a source that says too much',
        question: `Which sentence in it speaks of ${topic}, and which only stands beside it?`,
        hint: 'Underline the one that does. Read the sentence before it and the one after it, and leave the rest for later.',
      },
      {
        about: 'two sources that do not agree',
        question: 'Do they speak of the same thing, and how could each of them know?',
        hint: 'Write both sentences one below the other, underline where they part, and look for a third source on that one point.',
      },
    ],
    connections: [...pack.connections.filter(speaks), `how ${topic} is connected with ${whole}`, `what our sources say about ${topic}`],
    links: [`${topic} and ${whole}`, 'each sentence on the board and the source behind it'],
    sources: [...new Set(facts.flatMap(({ sources }) => sources ?? []))],
  };
}

function inquiryOn(probes: readonly Probe[]): Inquiry | null {
  const probe = probes.find(isForAll);
  return probe ? { kind: 'case', question: probe.question, behind: probe, kin: null } : null;
}

/** What is held, on one slide. None where nothing but a misconception is. */
function certain(facts: readonly string[], terms: TopicPack['terms'], topic: string): Idea[] {
  const texts = [...facts, ...terms.map(({ term, definition }) => `${upperFirst(term)}: ${definition.charAt(0).toLowerCase()}${definition.slice(1)}`)].map(sentencesOf);
  const lines = texts.slice(0, 2).map((sentences) => sentences[0] ?? '');
  if (lines.length === 0) return [];
  const rest = `Everything else about ${topic} we take from our sources, and name them.`;
  return [
    {
      title: 'What is certain already',
      lines: lines.length === 1 ? [...lines, rest] : lines,
      more: texts
        .slice(0, 2)
        .flatMap((sentences) => sentences.slice(1))
        .join(' '),
    },
  ];
}

const open = (topic: string): Idea[] => [
  {
    title: 'What our sources say',
    lines: [
      `Each group gives one fact about ${topic} and names the source that it stands in.`,
      'A fact from one source alone gets a question mark until a second source confirms it.',
    ],
    more: '',
  },
  {
    title: 'What our sources leave open',
    lines: [`Which question about ${topic} does none of the sources answer?`, 'Who could know the answer, and where would one look for it?'],
    more: '',
  },
];

const fromSources = (topic: string, whole: string): Material['questions'] => ({
  remember: [`Name one thing that our sources say about ${topic}, and the source that says it.`],
  understand: [`In two sentences and your own words: what do our sources say about ${topic}?`],
  apply: [
    `Write down a question of yours about ${topic}. Find the sentence in a source that comes nearest to an answer, and note where it stands.`,
    `What do you know about ${whole} that helps to read a source on ${topic}? Show it at one sentence.`,
  ],
  analyze: [`Put two of our sources on ${topic} side by side. What do both say, and what does only one of them say?`],
  evaluate: [`Which sentence about ${topic} on our board is best supported, and which would you still put a question mark behind?`],
  create: [`Make a page on ${topic} for another class: five sentences at most, and below each the source that it rests on.`],
});

/** What goes wrong with any source; nothing about the matter itself. */
const onSources = (topic: string): Probe[] => [
  {
    belief: 'Two pages that say the same are two sources.',
    correction: 'One may have copied the other. They count as two only if each could know it in its own way.',
    question: `Two pages on ${topic} use the very same sentence. Do we have one source for it, or two?`,
  },
  {
    belief: 'A source is either right or wrong as a whole.',
    correction: 'Most sources know some things well and others only from hearsay. Ask it for each sentence anew.',
    question: `Take one of our sources on ${topic}. Which sentence could its author know at first hand, and which not?`,
  },
  {
    belief: 'What no source mentions is not so.',
    correction: 'Perhaps nobody asked, nobody wrote it down, or our sources are too few. Silence is a reason to look further.',
    question: `You expected something about ${topic} that none of our sources mentions. Name two reasons why that may be.`,
  },
  {
    belief: 'A picture shows how it was.',
    correction: 'Somebody chose what is in it and what is not. Ask who made it, when, and what for.',
    question: `What would a picture on ${topic} leave out, even if everything in it is right?`,
  },
];

const readingOf = (topic: string): Material['examples'][number] => ({
  problem: `Read one of your sources on ${topic} aloud and say what you are thinking.`,
  steps: [
    'Who made it, when, and for whom? I look for it before I read on.',
    `Which sentence speaks of ${topic}? I copy it word for word.`,
    'What follows from the sentence, and what would I only be guessing?',
    'Which second source could confirm it? I note what I will look for.',
  ],
  result: `One sentence on ${topic} that the class may write down, with the source behind it.`,
  tryNext: 'the same four steps with the second source, and say where it agrees with the first.',
});
