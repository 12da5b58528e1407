/** What Kora may say to a teacher: the pack's material put into moves for a lesson, and the anchor's moves beside it. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold } from '../text/words.ts';
import { type Candidate, type Candidates, fill, from, interleave, type ThreadContent } from './candidates.ts';

/** What a teacher may ask for by name. */
export type Wish = 'stretch' | 'support' | 'exit' | 'hook' | 'debate' | 'questions' | 'analogy' | 'practice' | 'misconceptions';

const wishes: readonly (readonly [Wish, RegExp])[] = [
  ['debate', /\b(debate|argue|argument|discussion|discuss|controvers\w*|role ?play|opinions?)\b/],
  [
    'stretch',
    /\b(ahead|advanced|gifted|faster|finish(ed)? early|fast ones|quick ones|strong ones|early finishers|stretch|challenge|extension|high(er)? (ability|achiev\w*)|bored ones)\b/,
  ],
  ['support', /\b(behind|struggl\w*|weaker|lower|support|scaffold\w*|lost ones|cannot follow|cant follow|low(er)? (ability|achiev\w*)|special needs|iep)\b/],
  ['questions', /\bquestions\b/],
  [
    'exit',
    /\b(exit (ticket|slip|question)|assess\w*|check (for )?understanding|quiz|know (if |whether |that )?(it |they )(worked|understood|understand|got it|get it)|it worked|hinge|check (if |that |whether )?(they|students|pupils|everyone) (understood|understand|got it|get it))\b/,
  ],
  ['hook', /\b(hook|opening|opener|start(er)? (of|for|the)|starter|begin the lesson|introduc(e|tion|ing)|engag\w*|interest(ing)? start|story)\b/],
  ['misconceptions', /\b(misconception\w*|wrong ideas?|mistakes?|errors?|misunderst\w*|get wrong)\b/],
  ['analogy', /\b(analog\w*|explain|comparison|picture|metaphor|model for)\b/],
  ['practice', /\b(homework|practice|exercise|worksheet|worked example|on the board|problems? to)\b/],
  ['questions', /\b(questions?|ask them|prompts?|bloom)\b/],
];

/** What the message asks for, or null. */
export const wishIn = (message: string): Wish | null => wishes.find(([, pattern]) => pattern.test(fold(message)))?.[0] ?? null;

const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

export function teacherCandidates({ topic, anchor }: ThreadContent, moves: ChatMoves, wish: Wish | null): Candidates {
  const { teacher } = moves;
  const pack = topic ? packMoves(topic, moves) : null;
  const wished = wish && pack ? pack[wish] : [];
  const own = (anchor?.ladder.hints ?? []).map(ofAnchor);
  const fromPack = pack
    ? [
        pack.misconceptions[0],
        pack.hook[0],
        pack.questions[0],
        pack.support[0],
        ...pack.misconceptions.slice(1),
        ...pack.analogy,
        ...pack.questions.slice(1),
        ...pack.support.slice(1),
      ].filter((c) => c !== undefined)
    : [];
  const generic = teacher.anySubject;
  return {
    questions: [...(anchor?.ladder.questions ?? []).map(ofAnchor), ...generic.questions.map(ofMoves)],
    hints: [...wished, ...(anchor ? interleave(own, fromPack) : fromPack), ...generic.hints.map(ofMoves)],
    examples: [
      ...wished,
      ...(anchor?.ladder.examples ?? []).map(ofAnchor),
      ...(pack ? [...pack.practice, ...pack.debate, ...pack.hook.slice(1)] : []),
      ...generic.examples.map(ofMoves),
    ],
    yours: [...wished, ...(anchor?.followUps ?? []).map(ofAnchor), ...(pack ? [...pack.exit, ...pack.stretch, ...pack.debate] : [])],
  };
}

function packMoves(topic: TopicPack, { teacher }: ChatMoves): Record<Wish, Candidate[]> {
  const led = (leads: readonly string[], text: string): Candidate => ({ ...ofTopic(text), leads });
  const { questions } = topic;
  return {
    misconceptions: topic.misconceptions.map((m, i) => ofTopic(fill(teacher.misconception[i] ?? plain, { quote: endSentence(m.belief), term: m.probe, other: m.correction }))),
    support: topic.stuckPoints.map((p, i) =>
      i === 0 ? led(teacher.support, list([p.question, p.hint])) : ofTopic(fill(teacher.stuck[i] ?? plain, { quote: p.about, term: p.question, other: p.hint })),
    ),
    analogy: topic.analogies.map((a, i) => ofTopic(fill(teacher.analogy[i] ?? '{quote} {other}', { quote: a.idea, other: a.limits }))),
    hook: topic.storyHooks.map((hook) => ({ ...led(teacher.hook, hook.scene), ...(hook.sources && { sources: hook.sources }) })),
    questions: [
      led(teacher.questions, list([questions.remember[0], questions.understand[0], questions.apply[0]])),
      led(teacher.questions, list([questions.understand[1], questions.analyze[0], questions.evaluate[0]])),
    ],
    stretch: [led(teacher.stretch, list([questions.evaluate[1], questions.create[0]])), led(teacher.stretch, list([questions.analyze[1], questions.create[1]]))],
    exit: topic.misconceptions.map((m) => led(teacher.exit, m.probe)),
    practice: topic.workedExamples.map((e) => led(teacher.worked, list([e.problem, ...e.steps, e.result]))),
    debate: topic.controversies.map((c, i) =>
      ofTopic(`${fill(teacher.debate[i] ?? '{quote}', { quote: c.question })}\n${list(c.stakeholders.map((s) => `${s.who}, who wants ${s.wants}`))}`),
    ),
  };
}

/** Each prepared wording is good for one of a kind; the rest go without. */
const plain = '"{quote}" {term} {other}';
const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
const list = (items: readonly (string | undefined)[]): string =>
  items
    .filter((item): item is string => Boolean(item))
    .map((item) => `- ${item}`)
    .join('\n');
