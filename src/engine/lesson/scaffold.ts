/** The shape of a lesson on a topic of which nothing checked is held: good questions to work with, and marked places for what the teacher knows. It states no fact. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { type ToldTopic, toldTopic } from '../topic-lookup/told-topic.ts';
import { upperFirst } from './bench.ts';
import type { Material } from './material.ts';

/** What the teacher has to bring, for the screen to show. */
export const scaffoldGaps = (topic: string, elsewhere: TopicPack | null = null): string[] => [
  ...toldGap(topic),
  ...elsewhereGap(elsewhere),
  `No checked knowledge on “${topic}” is held here${forSubject(elsewhere)}, so nothing is stated about it. The method is complete; the matter is yours to add where you see [square brackets].`,
  'Add four to six facts, each with a source you trust.',
  'Add the key words with their meanings for this age.',
  'Add the two wrong ideas you meet most often, and what would convince someone who holds them.',
];

/** Of a pack that is held under another subject than the one that was asked for. */
export const elsewhereGap = (pack: TopicPack | null): string[] =>
  pack ? [`Checked material on “${pack.title}” is held under another subject. If that is what you mean, choose ${subjectName(pack)} as the subject and make it again.`] : [];
export const forSubject = (elsewhere: TopicPack | null): string => (elsewhere ? ' for the subject that you chose' : '');
const subjectName = ({ subject }: TopicPack): string => (subject === 'language' ? 'English' : upperFirst(subject));

/** What was made of a topic that claims something or gives advice. */
export const toldGap = (topic: string): string[] =>
  isChecked(toldTopic(topic)) ? ['The topic tells something, so what was made asks whether it holds and how one could find out. It shows the claim to nobody as true.'] : [];

const isChecked = (told: ToldTopic | null): boolean => told !== null && told.kind !== 'task';

/** As the heading says it: what is told stands there as a question. */
export const askedAs = (topic: string): string => toldTopic(topic)?.question ?? topic;

/** A topic that is asked as a question or told as one: "Why leaves fall", "How bees find their way home". */
const isAsked = (topic: string): boolean => /^(?:why|how|what|when|where|who|which|whether|should|is|are|can|could|do|does|did|will|would)\b/i.test(topic);

/** The topic as it stands within a sentence: "the sleep of giraffes", "the question “Why leaves fall”". */
export const within = (topic: string): string =>
  isAsked(topic) ? `the question “${topic.replace(/\?$/, '')}”` : topic.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase());

export function scaffoldFor(typed: string, band: GradeBand): Material {
  const told = toldTopic(typed);
  const asWritten = askedAs(typed);
  const isQuestion = isAsked(asWritten.trim());
  const topic = within(asWritten.trim());
  const quoted = `“${asWritten.trim().replace(/\?$/, '')}”`;
  const young = band === 'K-2' || band === '3-5';
  const named = isQuestion ? topic : `“${topic}”`;
  return {
    pack: null,
    title: upperFirst(asWritten.trim()),
    topic: named,
    matters: '[Add in one sentence why this matters to your class.]',
    terms: [
      { term: '[key word 1]', definition: '[Its meaning in words your class uses.]' },
      { term: '[key word 2]', definition: '[What it means, with an example.]' },
      { term: '[key word 3]', definition: '[What it means, and what it is often confused with.]' },
    ],
    ideas: [
      {
        title: 'The first thing to know',
        lines: [
          isQuestion ? '[The one fact toward an answer that all should take home.]' : `[The one fact on ${topic} that all should take home.]`,
          '[An example that your class has seen with their own eyes.]',
        ],
        more: '[Name the source.]',
      },
      { title: 'How we know', lines: ['[What someone observed, counted, read or made.]', '[What it shows, and what it leaves open.]'], more: '[Say who found it out, and when.]' },
      { title: 'What follows from it', lines: ['[A consequence for people today.]', '[A case in which it is different.]'], more: '[Where could they check this?]' },
    ],
    inquiry: null,
    brief: null,
    preparation: null,
    jigsaw: null,
    answered: null,
    hinge: null,
    further: [],
    cards: [
      '[A fact that supports the first guess most people have, with its source.]',
      '[A fact that speaks against that guess.]',
      '[A picture, number or short quotation to be explained.]',
    ],
    scenes: isChecked(told)
      ? [
          ['[Tell of a sentence that many people once believed, and of how somebody went about checking it. Stop before the result.]'],
          ['[Tell in four sentences of a person who reads a claim on a phone and passes it on before checking it.]'],
        ]
      : [
          [`[Bring one thing that has to do with ${isQuestion ? quoted : topic}: an object, a photograph, a line from a text. Show it without a word.]`],
          [`[Tell in four sentences of a person who ${isQuestion ? `asks ${quoted} and first gets it wrong` : `meets ${topic} for the first time and gets something wrong`}.]`],
        ],
    probes: [
      {
        belief: '[the wrong answer you expect]',
        correction: '[Write down what a good answer holds.]',
        question: isQuestion
          ? '[A smaller question within it that one cannot answer by repeating a sentence.]'
          : `[A question on ${topic} that one cannot answer by repeating a sentence.]`,
      },
      { belief: '[a wrong idea you have met before]', correction: '[What would convince someone who holds it.]', question: '[A question that shows who holds it.]' },
      { belief: '[a word that is misunderstood]', correction: '[The difference in one sentence.]', question: '[A pair of examples to tell apart.]' },
      {
        belief: '[what you hear after the lesson, year after year]',
        correction: '[The sentence that helped last time.]',
        question: '[Something to try out that surprises those who believe it.]',
      },
    ],
    questions: isChecked(told) ? questionsOnClaim(`‘${told?.words}’`) : isQuestion ? questionsOnQuestion(quoted, young) : questionsOn(topic, young),
    cases: [
      isQuestion
        ? `A friend asks you ${quoted}. What do you need to know before you answer?`
        : `Someone who has to decide something about ${topic} asks you for advice. What do you need to know before you answer?`,
    ],
    analogies: [
      { idea: '[A comparison with something from everyday life.]', limits: '[Say where the comparison stops fitting.]' },
      { idea: '[A second picture for those whom the first did not help.]', limits: '[What this one leaves out.]' },
    ],
    examples: [
      {
        problem: isQuestion ? '[A task that belongs to it, solved in full.]' : `[A task on ${topic}, solved in full.]`,
        steps: ['[First step, with the reason for it.]', '[Second step.]'],
        result: '[The result, and how to check it.]',
        tryNext: '[The same kind of task with other numbers, names or texts.]',
      },
    ],
    stuck: [
      {
        about: isQuestion ? 'the first step toward an answer' : `the first step into ${topic}`,
        question: 'What do you know for certain, and what are you guessing?',
        hint: 'Begin with the example that you can see before you, and name its parts.',
      },
      {
        about: 'giving reasons',
        question: 'Which of your sentences would someone doubt first?',
        hint: 'Put “because” behind that sentence and finish it with something from a card or a slide.',
      },
      { about: 'the new words', question: 'Which word could you replace with one of your own?', hint: 'Say the sentence with your own word first, then put the new word back.' },
    ],
    turn: '',
    connections: [`how ${topic} is connected with what the class already knows`, 'how one example differs from a counterexample'],
    links: [isQuestion ? 'the question and what the class already knows' : `${topic} and what the class already knows`, 'one example and one counterexample'],
    debate: null,
    sources: [],
  };
}

const questionsOn = (topic: string, young: boolean): Material['questions'] => ({
  remember: [`What do you already know about ${topic}, and from where?`, `Which words come to mind when you hear “${topic}”?`, `Name one example that has to do with ${topic}.`],
  understand: [
    `How would you explain ${topic} to ${young ? 'a younger child' : 'someone two years younger'}?`,
    `What would be different in the world without ${topic}?`,
    `What is the difference between ${topic} and something people mix up with it?`,
  ],
  apply: [
    `Where in your own surroundings do you meet ${topic}? Give one example and say what makes it one.`,
    `A younger class wants to know more about ${topic}. What would you show them first, and why that?`,
    'Use one of the key words to describe something you saw this week.',
  ],
  analyze: [
    `Take two examples that have to do with ${topic}. What do they share, and what sets them apart?`,
    `Look at a source on ${topic}. What does it show, what does it leave out, and who made it?`,
    `Which parts make up ${topic}, and which of them could be taken away?`,
  ],
  evaluate: [
    `Two people disagree about ${topic}. What would you have to know to say who has the better reasons?`,
    `Which of our sources on ${topic} would you trust most, and why?`,
  ],
  create: [
    `Make a page, a model or a short scene that shows ${topic} to people who have never heard of it.`,
    `Write three quiz questions on ${topic}, with answers that someone else can check.`,
  ],
});

/** `question`: in quotation marks. */
const questionsOnQuestion = (question: string, young: boolean): Material['questions'] => ({
  remember: [
    `${question}: what do you already know that may help with this, and from where?`,
    `Which words come to mind when you hear ${question}?`,
    `Name one thing you have seen that has to do with ${question}.`,
  ],
  understand: [
    `${question}: how would you tell ${young ? 'a younger child' : 'someone two years younger'}?`,
    `Which part of ${question} is the hardest to explain, and what makes it hard?`,
    `What do people often answer when they are asked ${question}, and what do they leave out?`,
  ],
  apply: [
    `Where have you met something that has to do with ${question}? Say what you saw, and nothing more.`,
    `Find a new case in which one can ask ${question}. Is the answer the same?`,
    'Use one of the key words to describe something you saw this week.',
  ],
  analyze: [
    `Which smaller questions are hidden in ${question}?`,
    `Take two answers to ${question}. What do they share, and where do they part?`,
    `Look at a source that answers ${question}. What does it show, what does it leave out, and who made it?`,
  ],
  evaluate: [
    `Two people answer ${question} in different ways. What would you have to know to say who has the better reasons?`,
    `Which of our sources on ${question} would you trust most, and why?`,
  ],
  create: [
    `Make a page, a model or a short scene that answers ${question} for people who have never thought about it.`,
    `Write three quiz questions that follow from ${question}, with answers that someone else can check.`,
  ],
});

/** `claim`: in single quotation marks. Nobody is asked to say, show or try it. */
const questionsOnClaim = (claim: string): Material['questions'] => ({
  remember: [
    'What is the difference between saying something and knowing it?',
    'Which places do you know where one can look up whether something is so?',
    `Which words in ${claim} need a meaning that all agree on?`,
  ],
  understand: [
    `What exactly does ${claim} say, and what does it leave open?`,
    `Which words in ${claim} make it sound surer than it may be?`,
    'How does one example differ from a reason that holds for all?',
  ],
  apply: [
    'A friend sends you a sentence like this one. What do you ask before you pass it on?',
    `What would you look up first to find out about ${claim}, and where?`,
    'Use one of the key words to say what you know and what you do not know yet.',
  ],
  analyze: [
    `Who might say ${claim}, how could they know, and what would they gain if others believed it?`,
    `Which smaller questions have to be answered before one can judge ${claim}?`,
    'How can a sentence be right in one case and wrong in the next? Give an example.',
  ],
  evaluate: [`What would one have to find to call ${claim} true, and what to call it false?`, 'Which kind of place would you trust most for an answer, and why?'],
  create: [
    `Make a checking sheet for ${claim}: what we asked, where we looked, what we found, and how sure we are.`,
    'Write three rules for checking a sentence before one believes it, with an example for each.',
  ],
});
