/** A simulation from a format, a topic, a grade level and a duration. Pure: the same request gives the same simulation. */
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import type { Simulation, SimulationDuration, SimulationFormat, SimulationGrade } from '../../contracts/simulation.ts';
import { heldLine, partOf } from '../topic-lookup/part-of.ts';
import { type Brief, type Drafted, toEvents } from './draft.ts';
import { commonStatement, looksBack } from './formats/common-statement.ts';
import { crisis } from './formats/crisis.ts';
import { deadline } from './formats/deadline.ts';
import { debate } from './formats/debate.ts';
import { economic } from './formats/economic.ts';
import { evidenceStudy } from './formats/evidence-study.ts';
import { modelUn } from './formats/model-un.ts';
import { roleplay } from './formats/roleplay.ts';
import { scientific } from './formats/scientific.ts';
import { viewsCommittee } from './formats/views/committee.ts';
import { viewsCrisis } from './formats/views/crisis.ts';
import { viewsDebate } from './formats/views/debate.ts';
import { viewsHearing } from './formats/views/hearing.ts';
import { viewsPurse } from './formats/views/purse.ts';
import { viewsReview } from './formats/views/review.ts';
import { weighing } from './formats/weighing.ts';
import type { Ground } from './ground.ts';
import { materialsFor } from './materials.ts';
import { bearerOf, type Matter, matterFrom } from './matter.ts';
import { matterOfQuestion, type References } from './question-matter.ts';
import { isOnlySubject, scaffoldMatter } from './scaffold.ts';
import { isSensitive, type Sensitive } from './sensitive.ts';
import { sourcesFor } from './sources.ts';
import { known, named, quoted } from './wording.ts';

export interface SimulationBrief {
  format: SimulationFormat;
  topic: string;
  gradeLevel: SimulationGrade;
  duration: SimulationDuration;
}

/** Scenes on a run from the beginning to the end, by duration: about eight to ten minutes each, with time to open and to look back. */
export const roundsIn: Readonly<Record<SimulationDuration, number>> = { 30: 3, 45: 4, 60: 5, 90: 6, 120: 7, 'Multi-day': 9 };

/** Is there something that has to be answered today? Of a frame without facts that is so unless its topic is a subject. */
const hasDay = ({ crisis: day, isHeld, title }: Matter): boolean => day !== undefined || (!isHeld && !isOnlySubject(title));

const builders: Readonly<Record<SimulationFormat, (brief: Brief) => Drafted>> = {
  debate,
  roleplay,
  'model-un': (brief) => (looksBack(brief.matter.main.question) ? commonStatement(brief) : modelUn(brief)),
  scientific,
  crisis: (brief) => (hasDay(brief.matter) ? crisis(brief) : deadline(brief)),
  economic: (brief) => (brief.matter.main.isEconomic ? economic(brief) : weighing(brief)),
};

/** On a curated question of the perspective explorer. */
const questionBuilders: Readonly<Record<SimulationFormat, (brief: Brief, curated: CuratedQuestion, references: References, seed: string) => Drafted>> = {
  debate: viewsDebate,
  roleplay: viewsHearing,
  'model-un': viewsCommittee,
  scientific: viewsReview,
  crisis: viewsCrisis,
  economic: viewsPurse,
};

/** What becomes of a format where evidence has settled the question. */
const settledNotes: Readonly<Record<SimulationFormat, string>> = {
  debate: 'so it has become a hearing: nobody votes on what is so.',
  roleplay: 'so the hearing is about how to talk with people who see it differently: nobody votes on what is so.',
  'model-un': 'so the paper decides how people are told and whose concern is met first: nobody votes on what is so.',
  scientific: 'so the review ends with how to explain it to those who doubt it.',
  crisis: 'so it has become a day on which a false message goes around.',
  economic: 'so what is so is not for sale.',
};

const studyNotes: Readonly<Record<Exclude<Sensitive, 'real name'>, string>> = {
  victims:
    'This topic is about what was done to real people. Nobody should have to act a victim, or want to act a perpetrator, so it has become evidence study: the class works with sources. Read the material first, and choose what your class can bear.',
  'living person':
    'This topic names somebody who is alive. Nobody puts words into the mouth of a real person here, so it has become evidence study: the class works with what has been said and done, and by which source that is known.',
};

/** `topic`: as it was typed. Nobody has checked what it is, so the note says how it reads. */
const namedNote = (topic: string): string =>
  `“${topic}” reads like the name of real people, or of a place or an event that they lived through, and no checked pages here cover it. Nobody acts out real lives here, so it has become evidence study: the class works with sources. Look first into what they tell, and choose what your class can bear. If it is the name of something else, add what it is (“…, a board game”, “…, a novel”) and generate again.`;

const bands: Readonly<Record<SimulationGrade, string | null>> = {
  'Elementary (3-5)': '3-5',
  'Middle School (6-8)': '6-8',
  'High School (9-12)': '9-12',
  'College/University': null,
};

/** What a teacher should know of a simulation on a curated question. */
function questionNote({ question, kind, guidance }: CuratedQuestion, format: SimulationFormat, isYoung: boolean): string {
  return [
    `It rests on the checked material that the perspective explorer holds on “${question}” Open the question there for more on each view.`,
    kind === 'settled' && `Evidence has settled this question, ${settledNotes[format]}`,
    guidance,
    isYoung && 'The views were written for readers from about grade 6 on. Read the cards aloud together, or shorten them in the editor.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

/** The road that was taken and the one that was not, with the eyes of somebody whom it cost something. */
function afterThisRun({ main }: Matter): string {
  const { who, wants } = bearerOf(main, 0);
  const [first, second] = main.ways;
  return `${named(known(who))} wanted ${wants}. What would they say of ${quoted(first?.choice ?? '')}, and what of ${quoted(second?.choice ?? '')}?`;
}

export type Generated = Omit<Simulation, 'runs'> & { title: string; isStudy: boolean };

/** `references`: the works that a question cites. */
export function generateSimulation(
  { format, topic, gradeLevel, duration }: SimulationBrief,
  { pack, question, forOthers, isRealName }: Ground,
  references: References = {},
): Generated {
  const seed = `${topic}|${format}|${gradeLevel}`;
  const matter: Matter = question ? matterOfQuestion(question, topic, references, seed) : pack ? matterFrom(pack, topic, seed, format) : scaffoldMatter(topic);
  const sensitive = isSensitive(topic, format, matter.main.question) ?? (isRealName && !matter.isHeld ? 'real name' : null);
  const isYoung = gradeLevel === 'Elementary (3-5)';
  const brief: Brief = { matter, gradeLevel, duration, isYoung, rounds: roundsIn[duration] };
  const drafted = sensitive ? evidenceStudy(brief, sensitive) : question ? questionBuilders[format](brief, question, references, seed) : builders[format](brief);
  const events = toEvents(drafted.steps);
  const { evaluate, analyze, apply, create } = matter.questions;
  const ownQuestions = isYoung ? [apply[0], evaluate[0]] : gradeLevel === 'College/University' ? [analyze[0], evaluate[0], create[0]] : [analyze[0], evaluate[0]];
  const materials = [...materialsFor(brief, drafted), ...drafted.materials];
  const told = [
    ...drafted.roles.map(({ secretInfo }) => secretInfo),
    ...events.flatMap(({ decisions }) => decisions.map(({ text }) => text)),
    ...materials.map(({ description }) => description),
  ];
  // A laboratory and an exhibition are about the topic, and a curated question brings questions of its own.
  const isOnQuestion = !question && !sensitive && format !== 'scientific' && (format !== 'crisis' || matter.crisis !== undefined);
  const band = bands[gradeLevel];
  const part = pack && !question && !sensitive ? partOf(pack, topic) : null;
  const notes = [
    sensitive && (sensitive === 'real name' ? namedNote(topic) : studyNotes[sensitive]),
    !matter.isHeld &&
      (forOthers && !sensitive
        ? 'The checked material on this topic has no economic side to build trade-offs from, so this'
        : 'No checked material on this topic is held here, so this') +
        ' is a frame without facts. Missing are: the background in two sentences, the facts in events and on cards, the words to know. Each place that waits for one stands in square brackets, and the editor lists them: fill them before the class begins.',
    !matter.isHeld &&
      !sensitive &&
      isOnlySubject(topic) &&
      'The topic is a subject and asks nothing yet, so the frame asks what a school could decide about it. For another question, type the question itself as the topic (“Should …?”).',
    forOthers && !sensitive && `In every other format this topic stands on checked material, “${forOthers.question}”`,
    question && !sensitive && questionNote(question, format, isYoung),
    format === 'economic' &&
      pack &&
      !question &&
      !sensitive &&
      !matter.main.isEconomic &&
      `${part ? 'The question to decide' : `No contested question that is held on ${matter.inText}`} is ${part ? 'not ' : ''}about sharing or paying, so there is no purse: the class weighs what each answer brings, what it costs, and who bears it.`,
    format === 'model-un' &&
      pack &&
      !question &&
      !sensitive &&
      looksBack(matter.main.question) &&
      'The question looks back, and nobody can decide by vote what happened, so there is no resolution: a commission words a statement that its members can sign, and says where they differ.',
    format === 'crisis' &&
      pack &&
      !question &&
      !sensitive &&
      !matter.crisis &&
      `Nothing on ${matter.inText} that is held here has to be answered overnight, so the day is one at school: an exhibition opens tomorrow, and what people believe about the topic stands in its guide.`,
    part &&
      pack &&
      `${heldLine(part, pack, topic)} ${part.speaks(`${matter.main.question} ${matter.main.background}`) ? 'The question to decide speaks of it' : `No contested question on it is held, so the question to decide is one on ${matter.inText} in general`}.`,
    pack &&
      band &&
      !pack.grades.some((each) => each === band) &&
      `The checked material on ${matter.inText} was written for grades ${pack.grades.join(', ')}. Read the cards aloud together, or shorten them in the editor.`,
  ].filter((note) => typeof note === 'string');
  return {
    title: drafted.title.length > 200 ? `${drafted.title.slice(0, 199)}…` : drafted.title,
    topic,
    format,
    gradeLevel,
    duration,
    studentCount: 0,
    description: drafted.description,
    scenario: drafted.scenario,
    objectives: drafted.objectives,
    roles: drafted.roles,
    events,
    materials: pack && !question ? [...materials, sourcesFor(pack, references, told, matter.crisis !== undefined && !sensitive)] : materials,
    meters: drafted.meters,
    debrief: [
      ...drafted.debrief,
      ...(pack && isOnQuestion ? [afterThisRun(matter)] : []),
      ...ownQuestions.filter((each) => each !== undefined).map((each, place) => (pack && isOnQuestion && place === 0 ? `Back to ${matter.inText}: ${each}` : each)),
    ],
    note: notes.join(' '),
    origin: pack || question ? 'topic-pack' : 'scaffold',
    isStudy: sensitive !== null,
  };
}
