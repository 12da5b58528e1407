/** A whole lesson for kindergarten to grade 2: talk, draw, sort, show and act, from what was written for this age. Nothing of it has to be read or written by a child. */
import type { TopicPack } from '../../../contracts/knowledge/topic.ts';
import type { LessonContent } from '../../../contracts/lesson.ts';
import type { KnowledgeIndex } from '../../chat/knowledge-index.ts';
import { contentStems } from '../../text/stems.ts';
import { groundOf } from '../../topic-lookup/ground-of.ts';
import { listed, upperFirst } from '../bench.ts';
import { titleInLine } from '../from-pack.ts';
import type { LessonMade, LessonRequest } from '../lesson.ts';
import { ranked } from '../rarity.ts';
import { askedAs, within } from '../scaffold.ts';
import { partsFor, structureName } from '../structure.ts';
import { type EarlyGround, earlyFor } from './early-ground.ts';
import { describeEarlyPart, type EarlyMatter } from './early-parts.ts';
import { earlyScaffold, earlyScaffoldGaps } from './early-scaffold.ts';
import { earlySlides } from './early-slides.ts';

/** `request`: with topic, subject and grade on one line each. */
export function earlyLesson(request: LessonRequest, index: KnowledgeIndex): LessonMade {
  const { gradeLevel, duration, teachingStyle, slideCount, template, variation } = request;
  const ground = earlyFor(request.topic, request.subject, gradeLevel, index);
  const named = ground ? request.topic : askedAs(request.topic);
  const topic = ground ? inLine(request.topic, ground.pack) : named === request.topic ? `“${request.topic}”` : within(named);
  const early = turned(ground ? facing(ground.early, request.topic) : earlyScaffold(topic), variation);
  const matter: EarlyMatter = { early, topic };
  const structure = structureName(template, teachingStyle);
  const parts = partsFor(structure, duration, true);
  const slides = earlySlides(matter, parts, slideCount);
  const [first, second] = early.activities;
  const [asked, further] = early.questions;
  if (!first || !second || !asked || !further) throw new Error('A lesson for the youngest needs two activities and two questions.');
  const isShown = (line: string): boolean => slides.some(({ content }) => content.includes(line));
  const isSecondDone = isShown(second.do) || parts.some(({ role }) => role === 'practice');
  const activities = isSecondDone ? [first, second] : [first];
  const words = listed(early.words.map(({ term }) => term));
  const lesson: LessonContent = {
    title: ground && isSame(request.topic, ground.pack.title) ? ground.pack.title : upperFirst(named),
    subject: request.subject,
    gradeLevel,
    duration,
    teachingStyle,
    description: `A first lesson on ${topic} for ${gradeLevel}: children look, do, talk and show, and no child has to read or write. You say the slides aloud.`,
    objectives: early.can.slice(0, duration === 15 ? 2 : 3),
    outline: parts.map(({ title, minutes }) => ({ title, duration: minutes, description: describeEarlyPart(title, matter) })),
    slides,
    hingeQuestion: {
      question: asked.ask,
      listenFor: asked.listenFor,
      ifNot: `Do “${first.name}” once more with the children who are unsure, and ask again before the end.`,
    },
    misconceptions: [early.mixUp],
    vocabulary: early.words.map((word) => ({ ...word })),
    tasks: [
      ...(structure === 'flipped'
        ? [`At home, with a grown-up, before the lesson: find one thing or picture that has to do with ${topic}, and bring it or remember it. There is nothing to fill in.`]
        : []),
      ...activities.map(({ name, do: said, how }) => `“${name}”: ${isShown(said) ? '' : `${said} `}${how}`),
    ],
    assessments: [
      `During “${first.name}”: go to a few children, one by one, and let them show or tell you something about ${early.words[0]?.term} and ${early.words[1]?.term}. Note who needs a helper.`,
      ...(isShown(further.ask) ? [] : [`Ask some children alone: ${further.ask} A good answer: ${further.listenFor}`]),
      'At the end: who shows it alone is ready to go on, and who copies a neighbor does it again tomorrow with you.',
    ],
    exitTicket: [early.exit],
    supports: [
      `Pictures for ${words}, on the floor or the table the whole time.`,
      'Begin a sentence aloud and let the child finish it: “I see …”, “I think …”, “It is so because …”',
      'A child who is new to English points, draws or acts, hears the word from you, and says it together with a friend.',
    ],
    extension: [
      `Who is ready for more finds one more thing that goes with “${early.words[0]?.term}” and tells why it fits.`,
      ...(duration >= 45 ? ['Two children teach the words to somebody from another class, with their hands and the pictures.'] : []),
    ],
    materials: [...activities.map(({ name, need }) => `For “${name}”: ${need}`), 'Three large picture cards, one for each word of the vocabulary.'],
    standards: request.standards.trim(),
    gaps: ground ? gapsOf(ground, request) : earlyScaffoldGaps(request.topic, gradeLevel, groundOf(request.topic, request.subject, index)?.pack ?? null),
    guidance: [],
  };
  return { lesson, pack: ground?.pack ?? null, sources: [] };
}

/** What names the topic comes first: of weather and seasons, the seasons. */
export function facing(early: EarlyMatter['early'], topic: string): EarlyMatter['early'] {
  const stems = new Set(contentStems(topic));
  const points = (text: string): number => Number(contentStems(text).some((stem) => stems.has(stem)));
  return {
    ...early,
    can: ranked(early.can, points),
    activities: ranked(early.activities, (activity) => points(`${activity.name} ${activity.do} ${activity.how}`)),
    questions: ranked(early.questions, ({ ask, listenFor }) => points(`${ask} ${listenFor}`)),
  };
}

/** With another variation the other activity and the other question come first. */
function turned(early: EarlyMatter['early'], variation: number): EarlyMatter['early'] {
  if (variation % 2 === 0) return early;
  return { ...early, activities: early.activities.toReversed(), questions: early.questions.toReversed() };
}

const isSame = (one: string, other: string): boolean => contentStems(one).join(' ') === contentStems(other).join(' ');

/** The pack's name, or the teacher's words: in lower case where the pack writes their first word so. */
function inLine(topic: string, pack: TopicPack): string {
  if (isSame(topic, pack.title)) return titleInLine(pack);
  const lower = topic.charAt(0).toLowerCase() + topic.slice(1);
  const [word = ''] = lower.split(' ');
  const text = JSON.stringify([pack.early, pack.aliases, pack.facts]);
  return new RegExp(`[^\\p{L}]${word.replace(/[^\p{L}]/gu, '.')}[^\\p{L}]`, 'u').test(text) ? lower : topic;
}

function gapsOf({ pack, unheld, isWhole, note }: EarlyGround, { topic, gradeLevel }: LessonRequest): string[] {
  const inText = titleInLine(pack);
  return [
    ...(note ? [note] : []),
    ...(unheld.length > 0 ? [`Nothing is held on ${listed(unheld.map((word) => `“${word}”`))}: add that side yourself.`] : []),
    ...(isWhole ? [] : [`What is held for ${gradeLevel} are first facts on ${inText} in general. See whether they say enough about “${topic}”.`]),
  ];
}
