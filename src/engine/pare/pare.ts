/**
 * A PARE lesson from a request: a scene that raises a question, a task to act on it before anything is explained, what is known, and prompts that show what stayed.
 * Around a topic pack where one is held, else as a scaffold with marked places. Pure: the same request, the same lesson.
 */
import type { PareDraft } from '../../contracts/api/generate-pare.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { upperFirst } from '../lesson/bench.ts';
import { earlyFor } from '../lesson/early/early-ground.ts';
import { materialFromPack, titleInLine } from '../lesson/from-pack.ts';
import { bandOfGrade } from '../lesson/grade.ts';
import { isHalf } from '../lesson/half.ts';
import { packFor } from '../lesson/lesson.ts';
import type { Material } from '../lesson/material.ts';
import { askedAs, elsewhereGap, forSubject, scaffoldFor, toldGap } from '../lesson/scaffold.ts';
import { fingerprint } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import { heldLine, partOf } from '../topic-lookup/part-of.ts';
import { rightName } from '../topic-lookup/right-name.ts';
import { earlyPare } from './early-pare.ts';

export interface PareRequest {
  topic: string;
  gradeLevel: string;
  subject: string;
  standards: string;
}

export interface PareMade {
  lesson: PareDraft;
  /** The pack it stands on; null for a scaffold. */
  pack: TopicPack | null;
  /** Keys into `content/references.json`. */
  sources: readonly string[];
}

/** Idea slides a lesson would have: what the reveal is told from. */
const ideas = 4;

export function makePare({ topic: asked, gradeLevel, subject }: PareRequest, index: KnowledgeIndex): PareMade {
  const typed = asked.replace(/\s+/g, ' ').trim();
  const band = bandOfGrade(gradeLevel);
  const early = earlyFor(typed, subject.trim(), gradeLevel, index);
  if (early) return { lesson: earlyPare(early, typed, gradeLevel), pack: early.pack, sources: [] };
  const pack = packFor(typed, subject.trim(), index);
  const topic = pack ? rightName(pack, typed) : typed;
  const seed = ['pare', topic.toLowerCase(), band].join('|');
  const m = pack ? materialFromPack(pack, { topic, band, difficulty: band === 'K-2' || band === '3-5' ? 2 : 3, variation: 0, ideas, seed }) : scaffoldFor(topic, band);
  return { lesson: pack ? fromPack(pack, m, topic, band, seed) : scaffold(m, topic, band, packFor(topic, '', index)), pack, sources: m.sources };
}

const young = (band: GradeBand): boolean => band === 'K-2' || band === '3-5';

function fromPack(pack: TopicPack, m: Material, topic: string, band: GradeBand, seed: string): PareDraft {
  const part = partOf(pack, topic);
  const [probe, second] = m.probes;
  const told = m.ideas.flatMap(({ lines }) => lines);
  // Each whole and in the pack's order, so that what belongs together stays together.
  const facts = pack.facts.map(({ text }) => text).filter((text) => told.some((line) => text.startsWith(line)));
  const known = young(band) ? 3 : 5;
  const terms = m.terms.slice(0, young(band) ? 2 : 3);
  const reveal = [
    // The answer to the task stands first; the class has a guess to hold against it.
    probe ? answerTo(probe) : (sentencesOf(pack.summary)[0] ?? ''),
    unique(facts, [probe?.correction ?? '', ...m.cards])
      .slice(0, known)
      .join(' '),
    ...terms.map(({ term, definition }) => `${upperFirst(term)}: ${lowerFirst(definition)}`),
  ].filter(Boolean);
  return {
    title: titleOf(pack, m, topic, seed),
    pulseScene: (m.scenes[0] ?? [pack.matters]).join('\n\n'),
    backgroundBullets: [
      ...(part ? [`${heldLine(part, pack, topic)} What stands here besides is about ${titleInLine(pack)} in general.`] : []),
      ...(young(band) && !pack.grades.includes(band)
        ? [`What is held on ${titleInLine(pack)} was written for grades ${pack.grades.join(' and ')}: say it in simpler words, or choose a smaller piece of it.`]
        : []),
      ...m.cards,
      ...(second ? [`You may hear: “${second.belief}” ${firstSentences(second.correction, 2)}`] : []),
      ...stuckLine(m),
    ],
    suggestedVisuals: visuals(pack, m),
    activateTask: taskFor(probe?.question ?? m.questions.analyze[0] ?? '', band),
    revealContent: reveal.join('\n\n'),
    echoPrompts: echoes(m, band),
    closingLine: firstSentences(pack.matters, 1),
  };
}

/** What is right stands behind what it is held against: it may speak of "that saying", or of a figure that only the wrong idea has. */
const answerTo = ({ belief, correction }: Material['probes'][number]): string => `Some people think: “${belief}” ${correction}`;

/** The teacher's own words where they say more than the pack's name, or something else: one half of it, or one side, as "the Holocaust" is of World War II. */
function titleOf(pack: TopicPack, m: Material, topic: string, seed: string): string {
  const typed = contentStems(topic);
  const inTitle = contentStems(pack.title);
  const own = typed.length > inTitle.length || isHalf(pack, topic) || !typed.some((stem) => inTitle.includes(stem));
  if (own) return upperFirst(topic);
  const about = m.stuck[0]?.about;
  const endings = [about && about.length < 60 ? about : 'a question before an answer', 'look first, explain later', 'what the scene leaves open'];
  return `${pack.title}: ${endings[fingerprint(seed) % endings.length]}`;
}

/** A question that cannot be answered by repeating a sentence, and a way to begin. */
function taskFor(question: string, band: GradeBand): string {
  const begin = young(band)
    ? 'Write or draw your idea before anyone explains it. You can start like this: “I think … because …”'
    : 'Before anything is explained, write what you think and the one reason that convinces you most. A guess with a reason is what counts here.';
  return [question, begin].filter(Boolean).join('\n\n');
}

function echoes(m: Material, band: GradeBand): string[] {
  const first = young(band)
    ? 'Look at your first idea again. What would you keep, and what would you change now?'
    : 'Go back to what you wrote in Activate. What holds, what would you change, and which sentence made you change it?';
  // The class has read no sources.
  const oneOf = (questions: readonly string[]) => questions.find((question) => !/\bour sources\b/i.test(question));
  const more = [oneOf(m.questions.apply), oneOf(m.questions.evaluate), oneOf(m.questions.create)].flatMap((each) => (each ? [/[?.!]["”’)]?$/.test(each) ? each : `${each}.`] : []));
  return unique([first, ...more], []).slice(0, 4);
}

/** What one could show, drawn from relations that are checked; no picture is claimed to exist. */
function visuals(pack: TopicPack, m: Material): string[] {
  const [one, two, three] = pack.relations;
  const named = m.terms.slice(0, 3).map(({ term }) => term);
  return [
    'The scene as one picture, without a caption, so that the question comes from the class',
    ...(named.length > 1 ? [`A word wall with ${list(named)}, each with a drawing beside it`] : []),
    ...(one && two ? [`A chain of arrows: ${[one, two, three].flatMap((each) => (each ? [`${each.from} ${each.verb} ${each.to}`] : [])).join('; ')}`] : []),
    ...(m.analogies[0] ? [`For the board: ${lowerFirst(firstSentences(m.analogies[0].idea, 1))}`] : []),
  ];
}

const stuckLine = (m: Material): string[] => (m.stuck[0] ? [`Where learners get stuck: ${m.stuck[0].about}. Ask: ${m.stuck[0].question}`] : []);

/** A lesson whose method is whole and whose matter the teacher brings. It states no fact. */
function scaffold(m: Material, topic: string, band: GradeBand, elsewhere: TopicPack | null): PareDraft {
  return {
    title: upperFirst(askedAs(topic)),
    pulseScene: `${m.scenes[1]?.[0] ?? ''}\n\n[End with the moment in which the person has to decide, and stop there.]`,
    backgroundBullets: [
      ...toldGap(topic),
      ...elsewhereGap(elsewhere),
      `No checked knowledge on “${topic}” is held here${forSubject(elsewhere)}, so nothing is stated about it. Fill the [square brackets] before you launch.`,
      '[Four to six facts that you need at hand, each with a source you trust.]',
      '[The two wrong ideas you meet most often, and what would convince someone who holds them.]',
    ],
    suggestedVisuals: ['[One picture or object that raises the question by itself.]', '[A diagram or map for the reveal.]'],
    activateTask: taskFor(`What would you need to know about ${m.topic} to help the person in the scene, and what do you believe already?`, band),
    revealContent: `[The one fact on ${m.topic} that all should take home.]\n\n[How we know: what someone observed, counted, read or made.]\n\n[What follows from it for people today.]`,
    echoPrompts: echoes(m, band),
    closingLine: `[One sentence on ${m.topic} to leave the room with.]`,
  };
}

const firstSentences = (text: string, count: number): string => sentencesOf(text).slice(0, count).join(' ');
const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const list = (words: readonly string[]): string => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

/** Each once, and none that stands in `elsewhere`. */
function unique(texts: readonly string[], elsewhere: readonly string[]): string[] {
  const key = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const seen = new Set(elsewhere.flatMap(sentencesOf).map(key));
  return texts.filter((text) => {
    const isAgain = seen.has(key(text));
    seen.add(key(text));
    return text.trim() !== '' && !isAgain;
  });
}
