/** A whole lesson from a request: around a topic pack where one is held, else as a scaffold that says so. Pure: the same request, the same lesson. */

import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import type { LessonContent, LessonDuration, LessonTemplate, TeachingStyle } from '../../contracts/lesson.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { contentGuidance } from '../reading/content-guidance.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems } from '../text/stems.ts';
import { groundOf, type TopicGround } from '../topic-lookup/ground-of.ts';
import { heldLine, isUnspoken, partOf } from '../topic-lookup/part-of.ts';
import { rightName } from '../topic-lookup/right-name.ts';
import { subjectOf } from '../topic-lookup/stated-subject.ts';
import { thinPart } from '../topic-lookup/thin-part.ts';
import { type Bench, benchFor, listed, upperFirst } from './bench.ts';
import { describePart } from './descriptions.ts';
import { earlyFor } from './early/early-ground.ts';
import { earlyLesson } from './early/early-lesson.ts';
import { materialFromPack, partName, titleInLine } from './from-pack.ts';
import { bandOfGrade } from './grade.ts';
import { isHalf } from './half.ts';
import { assessmentsFor, extensionFor, materialsFor, misconceptionsFor, supportsFor, tasksFor } from './lists.ts';
import { objectivesFor } from './objectives.ts';
import { partScaffold } from './part-scaffold.ts';
import { quizAnswers, quizFor, quizTasks } from './quiz.ts';
import { askedAs, scaffoldFor, scaffoldGaps } from './scaffold.ts';
import { ideaSlides, slidesFor } from './slides.ts';
import { partsFor, structureName } from './structure.ts';
import { testAnswers, testTasks } from './written-test.ts';

export interface LessonRequest {
  subject: string;
  gradeLevel: string;
  topic: string;
  duration: LessonDuration;
  teachingStyle: TeachingStyle;
  standards: string;
  slideCount: number;
  contentDifficulty: number;
  template: LessonTemplate;
  variation: number;
}

export interface LessonMade {
  lesson: LessonContent;
  /** The pack it stands on; null for a scaffold. */
  pack: TopicPack | null;
  /** Keys into `content/references.json`. */
  sources: readonly string[];
}

export function makeLesson(request: LessonRequest, index: KnowledgeIndex): LessonMade {
  const { gradeLevel, duration, teachingStyle, slideCount, contentDifficulty: difficulty, template, variation } = request;
  const typed = oneLine(request.topic);
  const subject = oneLine(request.subject);
  const band = bandOfGrade(gradeLevel);
  if (band === 'K-2' || earlyFor(typed, subject, gradeLevel, index)) return earlyLesson({ ...request, topic: typed, subject, gradeLevel: oneLine(gradeLevel) }, index);
  const ground = groundOf(typed, subject, index);
  const pack = ground?.pack ?? null;
  const topic = pack ? rightName(pack, typed) : typed;
  const seed = [topic.toLowerCase(), band, teachingStyle, template, difficulty, variation].join('|');
  const structure = structureName(template, teachingStyle);
  const thin = pack && thinPart(pack, topic);
  const m = !pack
    ? scaffoldFor(topic, band)
    : thin
      ? partScaffold(pack, thin, { asked: topic, topic: partName(pack, topic), whole: titleInLine(pack), band, structure, seed })
      : materialFromPack(pack, { topic, band, difficulty, variation, ideas: ideaSlides(structure, slideCount), structure, seed });
  const b = benchFor({
    m,
    structure,
    style: teachingStyle,
    parts: partsFor(structure, duration),
    duration,
    slideCount,
    band,
    difficulty,
    subject: pack?.subject ?? subjectOf(subject),
    seed,
  });

  const { slides, hingeQuestion, exitTicket, test } = slidesFor(b);
  const quiz = structure === 'review' ? quizFor(b) : [];
  const outline = b.parts.map(({ role, title, minutes }) => ({ title, duration: minutes, description: describePart(role, b) }));
  const lesson: LessonContent = {
    title: titleOf(topic, b, pack),
    subject,
    gradeLevel: oneLine(gradeLevel),
    duration,
    teachingStyle,
    description: descriptionOf(b, oneLine(gradeLevel)),
    objectives: objectivesFor(b, pack !== null && isFarBelow(band, pack)),
    outline,
    slides,
    hingeQuestion,
    misconceptions: misconceptionsFor(b),
    vocabulary: m.terms.map(({ term, definition }) => ({ term, definition })),
    tasks: test ? testTasks(test) : [...quizTasks(quiz), ...tasksFor(b, slides)],
    assessments: test ? testAnswers(b, test) : [...quizAnswers(quiz), ...assessmentsFor(b)],
    exitTicket,
    supports: supportsFor(b),
    extension: extensionFor(b),
    materials: materialsFor(b),
    standards: request.standards.trim(),
    gaps: ground ? gapsOf(ground, topic, b) : scaffoldGaps(topic, packFor(topic, '', index)),
    guidance: pack ? contentGuidance({ sentences: [...m.scenes.flat(), ...m.ideas.flatMap(({ lines, more }) => [...lines, more]), ...m.cards].map((text) => ({ text })) }) : [],
  };
  return { lesson, pack, sources: m.sources };
}

/** The pack that the topic names, as far as it fits the subject: "cells" in a spreadsheet are none of biology. */
export const packFor = (topic: string, subject: string, index: KnowledgeIndex): TopicPack | null => groundOf(topic, subject, index)?.pack ?? null;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The teacher's own wording where it says more than the pack's name; with what the lesson turns on where it does not. */
function titleOf(topic: string, b: Bench, pack: TopicPack | null): string {
  if (!pack) return upperFirst(askedAs(topic));
  const isSlip = isMisspelt(topic, pack.title);
  if (!isSlip && partOf(pack, topic)) return upperFirst(topic);
  const saysMore = contentStems(topic).length > contentStems(pack.title).length || !contentStems(topic).some((stem) => contentStems(pack.title).includes(stem));
  if (saysMore && !isSlip) return upperFirst(topic);
  const name = isHalf(pack, topic) ? upperFirst(topic) : pack.title;
  if (b.structure === 'review') return `${name}: what we know and what we do not`;
  if (b.structure === 'assessment') return `${name}: show what you can do`;
  const { turn } = b.m;
  if (turn === '') return name;
  const inTurn = new Set(contentStems(turn));
  // What the lesson turns on is a part of the topic: alone it would promise less than was asked for.
  return contentStems(name).every((stem) => inTurn.has(stem)) ? name : `${name}: ${turn}`;
}

/** The pack's name with another letter or two, or as two words. */
function isMisspelt(topic: string, name: string): boolean {
  const [asked, right] = [topic, name].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) as [string, string];
  return right.length >= 8 && editDistance(asked, right) <= 2;
}

function descriptionOf(b: Bench, gradeLevel: string): string {
  const grade = /^\d+(?:st|nd|rd|th)?$/i.test(gradeLevel) ? `grade ${gradeLevel}` : gradeLevel;
  const { topic, matters } = b.m;
  const what = {
    inquiry: `The class (${grade}) meets ${topic} as a puzzle, ${b.m.inquiry?.kind === 'case' ? 'predicts how a case turns out and works it out' : 'weighs evidence cards against its own first guesses'}, and gets the names of things only when it needs them.`,
    direct: `A lesson in small steps on ${topic} for ${grade}: recall, explain, show, decide by a hinge question who needs more help, practice alone.`,
    project: `In groups, ${grade} makes something that can be shown, and it has to be right: the facts on ${topic} come in because the brief needs them.`,
    collaborative: `Everyone in ${grade} becomes the expert for one piece of ${topic} and needs the others for the rest.`,
    flipped: `The first meeting with ${topic} happens at home; the lesson belongs to what ${grade} found muddy and to tasks that are hard alone.`,
    quick: `One question on ${topic}, one activity, one sentence at the end: short enough for the edge of a school day, for ${grade}.`,
    review: `A review of ${topic} in which ${grade} does the remembering: first without notes, then on the errors that come up every year, then in mixed order.`,
    assessment: `Three parts on ${topic} for ${grade}, from knowing to using to judging, with time to look over the work and a next step for everyone.`,
  }[b.structure];
  return `${what} ${matters}`;
}

const bands = ['K-2', '3-5', '6-8', '9-12'] as const;
/** Two bands or more below every grade that the pack is held for. */
const isFarBelow = (band: GradeBand, { grades }: TopicPack): boolean => grades.every((each) => bands.indexOf(each) - bands.indexOf(band) >= 2);

/** What the checked knowledge does not cover of what was asked. */
function gapsOf({ pack, unheld }: TopicGround, topic: string, b: Bench): string[] {
  const thin = thinPart(pack, topic);
  const part = thin ?? partOf(pack, topic);
  const inText = titleInLine(pack);
  return [
    ...(unheld.length > 0
      ? [`The lesson stands on what is checked about ${inText}. Nothing is held on ${listed(unheld.map((word) => `“${word}”`))}: add that side yourself.`]
      : []),
    ...(thin
      ? [
          `${heldLine(thin, pack, topic)} That is all that stands here as a fact: what else is held on ${inText} was left out, because it says nothing about this part.`,
          'The class works the rest out from sources of your own. Bring two or three of different kinds, such as a text, a picture and a page of your textbook, and put what they say where you see [square brackets].',
        ]
      : []),
    ...(part && !thin
      ? [
          `${heldLine(part, pack, topic)} ${isUnspoken(part, pack) ? 'The' : 'They come first; the rest of the'} lesson is about ${inText} in general. Put your own in its place where you want more.`,
        ]
      : []),
    ...(pack.grades.includes(b.band)
      ? []
      : [
          `The facts were written for grades ${pack.grades.join(' and ')}. Read the slides with your class in mind and change what is too hard or too easy.`,
          ...(isFarBelow(b.band, pack)
            ? [
                `Facts, questions and tasks are far above ${b.band}. The nearest grades that this topic is held for are ${pack.grades[0]}: make the lesson for these, or choose a smaller piece of it for your class.`,
              ]
            : []),
        ]),
  ];
}
