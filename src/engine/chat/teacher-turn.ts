/** Kora's turn with a teacher: something usable at once, then a concrete move, a script, a check; one question about the class each time. */
import type { ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import type { Counsel } from '../../contracts/knowledge/counsel.ts';
import type { Matter } from '../../contracts/knowledge/teacher-matters.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { withFigures } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import { behindLastSaid } from './candidates.ts';
import { type CounselHit, counselOf, likely, sure } from './counsel.ts';
import { tellsOfIllness } from './feelings.ts';
import { fill } from './fill.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { matterTurn } from './matter-turn.ts';
import { mattersOf } from './matters.ts';
import { asWords } from './phrases.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import { merged, slotsOf } from './setting.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import { sayPile } from './task-pile.ts';
import { endSentence, teacherCandidates } from './teacher-candidates.ts';
import { followsCounsel, goesOnWithCounsel, sayCounsel, spokenOf } from './teacher-counsel.ts';
import { sayFact, sayNoFact, saySum, sayText } from './teacher-facts.ts';
import { say, sayAsk, sayCheck, sayCorrected, sayNext, sayNotHeld, sayReplan, sayTold, sayWish, type TeacherTurn } from './teacher-replies.ts';
import { saySizes } from './teacher-sizes.ts';
import { lessonTopicIn, wishIn } from './teacher-wishes.ts';
import type { Thread } from './thread.ts';
import { beliefBrought, beliefInWork, beliefTold, type HeldBelief } from './told-belief.ts';
import { beliefIn, titleInText } from './topic-knowledge.ts';

export interface TeacherOutcome {
  /** On which the turn leaves the thread. */
  rung: Rung;
  /** What was asked for. */
  wish: Wish | null;
  /** The matter in work that spoke, or the single question that was answered. */
  work: Matter | Counsel | null;
  /** The thread that the turn leaves, where it is not the one it was read in. */
  thread?: Thread | undefined;
}

/** Says the turn through `speaker`. */
export function teacherTurn(reading: Reading, thread: Thread, state: ChatState, speaker: Speaker, index: KnowledgeIndex, asked: CounselHit | null): TeacherOutcome {
  const { moves } = index.knowledge;
  const isSum = reading.problem !== null || reading.claims.length > 0;
  const kept = index.topics.get(state.topic ?? '') ?? null;
  const pile = sayPile(reading, thread.earlier, speaker, index);
  if (pile) return { rung: 'question', wish: null, work: pile, thread: byTheWay(thread, kept) };
  // A question that stands ready nearly word for word is no follow-up on the one before.
  const isNextOne = asked?.counsel.answer !== undefined && asked.counsel.id !== state.asked && asked.score >= 0.9;
  const follows = isNextOne ? null : followsCounsel(reading, state, thread, speaker, index);
  if (follows) return { rung: 'question', wish: null, work: follows, thread: byTheWay(thread, kept) };
  // Who is close to leaving is heard before anything is advised.
  const heard = thread.earlier.some((text) => isNearEnd.test(fold(text))) ? mattersOf(index.knowledge).asideIn(reading.message) : null;
  if (heard && heard.length >= 12 && speaker.sayFirst([heard.what])) return { rung: 'question', wish: null, work: null, thread: byTheWay(thread, kept) };
  const belief = beliefTold(reading.message);
  const believed = belief || reading.topic?.how !== 'named' ? beliefBrought(reading.message, [reading.topic?.topic, kept], index) : null;
  if (believed && sayBelief(believed, speaker, moves.teacher, belief !== null))
    return { rung: 'hint', wish: null, work: null, thread: { ...byTheWay(thread, believed.topic), isNew: believed.topic !== kept } };
  // A belief that has outlived the first question is put to a trial.
  const still = belief && kept ? beliefInWork(kept, thread.earlier, index) : null;
  if (still && speaker.sayCandidate(moves.teacher.beliefTask.map((line) => ({ text: fill(line, { quote: endSentence(still.belief) }), from: 'topic' as const }))))
    return { rung: 'hint', wish: null, work: null, thread: byTheWay(thread, kept) };
  // What a class believes of the world is no habit of its own, and no question that stands ready.
  const counsel = isSum || belief ? null : asked;
  const meant = isSure(counsel) ? counsel.counsel : null;
  // "ChatGPT" names a topic, and no lesson on it where the question is about grades.
  // "Produced nothing" names no producers while another topic is in work.
  const isNamed = reading.topic?.how === 'named' && (kept === null || asWords(reading.message).includes(`${reading.topic.name} `));
  const topic = isNamed && reading.topic && (!counsel || isOfLesson(counsel.counsel)) ? reading.topic.topic : kept;
  const besides = byTheWay(thread, topic);
  let spoke: Counsel | null = null;
  const answers = (hit: CounselHit | null): boolean => {
    if (!hit || hit.score < likely || !sayCounsel(hit.counsel, { ...thread, topic }, speaker)) return false;
    spoke = hit.counsel;
    return true;
  };
  // "What should I do first", said of a hard year, asks for no lesson.
  const isOfNoLesson =
    reading.wish === 'plan' && thread.topic === null && reading.lessonTopic === null && /\bwhat (?:should|do|can) i do first\b/.test(fold(reading.message)) && state.asked !== null;
  // "How do I practice it with them", said of a signal, wants no worksheet.
  const isOfMatter = reading.wish === 'practice' && thread.topic === null && /\bpractice (?:it|that|this)\b/.test(fold(reading.message)) && state.asked !== null;
  const wish =
    anotherQuiz(reading, state) ??
    meant?.wish ??
    (reading.wish === 'quiz' ? 'quiz' : reading.ask?.wish) ??
    (isOfNoLesson || isOfMatter ? null : reading.wish) ??
    (wantsMore.test(fold(reading.message)) ? wishIn(thread.earlier[1] ?? '') : null) ??
    wishOfTime(reading, state) ??
    (counsel && counsel.score >= likely && reading.intent !== 'statement' ? (counsel.counsel.wish ?? null) : null);
  const setting = merged(state.setting, reading.setting);
  const about = thread.topic ? titleInText(thread.topic) : (thread.earlier.map(lessonTopicIn).find((name) => name !== null) ?? moves.teacher.anyTopic);
  // In a talk about single questions the next one need not be met so exactly.
  const isAnswered = (meant !== null || (counselOf(index.knowledge).get(state.asked) !== null && reading.wish === null && reading.ask === null)) && answers(counsel);
  const goesOn = isSum || isAnswered || meant ? null : goesOnWithCounsel(reading, state, thread, speaker, index);
  if (goesOn) return { rung: 'question', wish: null, work: goesOn, thread: byTheWay(thread, kept) };
  const wantsWish = meant?.wish !== undefined && (topic !== null || about !== moves.teacher.anyTopic);
  const work = isSum || isAnswered || wantsWish || belief ? null : matterTurn(reading, thread, state, speaker, index, { topic: about, instead: () => answers(counsel) });
  if (work) return { rung: 'question', wish: null, work: spoke ?? work, thread: spoke ? besides : inMatter(thread, state, work, reading) };
  const inWork = isAnswered || wantsWish ? besides : thread;
  const all = teacherCandidates(inWork, moves, {
    wish,
    count: countIn(reading.message),
    message: reading.message,
    isNew: (text) => speaker.isNew(text),
    level: givesQuestions(state) && (reading.ask?.id === 'easier' || reading.ask?.id === 'harder') ? reading.ask.id : null,
    about,
    named: reading.topic?.how === 'named' ? reading.topic.name : '',
    heard: thread.topic && beliefIn(thread.topic, reading.message),
    belief: thread.topic && beliefInWork(thread.topic, thread.earlier, index),
    setting,
  });
  const { rest, replies } = speaker.forgets ? behindLastSaid(all, (text) => !speaker.isNew(text), state.turn) : { rest: all, replies: state.turn };
  speaker.guessReply(replies);
  if (isAnswered) {
    if (topic) speaker.sayCandidate(all.wished.filter(({ from }) => from === 'topic'));
    const { back } = spokenOf(spoke ?? (meant as Counsel), thread.earlier);
    if (back && !/\?["”)]?$/.test(speaker.text)) speaker.sayFirst([back]);
    return { rung: 'question', wish: null, work: spoke, thread: besides };
  }
  const turn: TeacherTurn = {
    reading: { ...reading, wish, ask: wantsWish ? null : reading.ask },
    thread: inWork,
    state,
    speaker,
    index,
    candidates: { ...all, ...rest },
    moves,
    slots: { topic: about, ...slotsOf(setting) },
    instead: () => answers(counsel),
  };
  if (reading.isMended && !reading.correction && state.turn > 0) speaker.sayOne(moves.both.sorry);
  const rung = inWork.isNew ? open(turn) : goOn(turn);
  if (!speaker.asks && !speaker.sayCandidate(thread.anchor?.ladder.questions.map((text) => ({ text, from: 'anchor' as const })) ?? [])) speaker.sayOne(moves.teacher.handBack);
  return { rung, wish, work: spoke, thread: spoke ? besides : inWork };
}

const isNearEnd = /\b(?:(?:want|going|ready|about|close) to quit\w*|quitting|leav(?:e|ing) teaching)\b/;

/** Names the misconception, the question that brings it into the open, and what to build on. Asked for once more, it is what stands above. */
function sayBelief({ misconception: { belief, probe, correction } }: HeldBelief, speaker: Speaker, teacher: ChatMoves['teacher'], isTold: boolean): boolean {
  const filled = (lines: readonly string[]) => lines.map((line) => ({ text: fill(line, { quote: endSentence(belief), term: probe, other: correction }), from: 'topic' as const }));
  return speaker.sayCandidate(filled(isTold ? teacher.heard : teacher.misconception)) || (!isTold && speaker.sayCandidate(filled(teacher.beliefAgain)));
}

/** Is the answer one on a lesson, so that the topic named with it is the lesson's? */
const isOfLesson = ({ area, wish, inLesson }: Counsel): boolean => area === 'lesson' || wish !== undefined || inLesson !== undefined;

/** A single question is answered by the way: the lesson's topic stays, and no anchor begins. */
const byTheWay = (thread: Thread, topic: TopicPack | null): Thread => ({
  ...thread,
  isNew: false,
  switched: false,
  anchor: null,
  topic,
  subject: topic?.subject ?? thread.subject,
});

/** Where a matter speaks, only an anchor of its own and a topic that was named before stand behind it. */
const inMatter = (thread: Thread, state: ChatState, { anchors }: Matter, { topic }: Reading): Thread => ({
  ...thread,
  anchor: thread.anchor && anchors?.includes(thread.anchor.id) ? thread.anchor : null,
  topic: thread.topic && (thread.topic.id === state.topic || topic?.how === 'named') ? thread.topic : null,
});

/** A wish put in other words must be met more exactly: the material of a pack is long, and beside the point when it was not asked for. */
const isSure = (hit: CounselHit | null): hit is CounselHit => hit !== null && hit.score >= (hit.counsel.answer ? sure : sure + 0.08);

function open(turn: TeacherTurn): Rung {
  const { reading, thread, speaker, candidates, moves } = turn;
  const { teacher, both } = moves;
  const { topic } = thread;
  const best = strongAnchor(reading);
  const isAsked = reading.ask?.anchor !== undefined && reading.ask.anchor === thread.anchor?.id;
  if (saySizes(reading, speaker, moves) || saySum(reading, speaker, moves)) return 'question';
  if (reading.correction && !thread.anchor && reading.topic?.how !== 'named' && sayCorrected(reading, speaker, moves)) return 'question';
  const unknown = !topic && (reading.wish !== null || thread.switched) ? reading.lessonTopic : null;
  if (unknown && speaker.sayOne(teacher.cannotKnow, { topic: unknown })) return say('hint', speaker, candidates);
  const isIllness = reading.feeling === 'sad' && tellsOfIllness(reading.message);
  if (isIllness && speaker.sayOne(teacher.illness)) return 'opened';
  if (isAsked && thread.anchor && (sayAsk(turn) || speaker.sayFirst([thread.anchor.firstMove]))) return 'opened';
  if (reading.ask?.area && !(topic && reading.ask.wish) && reading.feeling !== 'sad' && sayAsk(turn)) return 'question';
  // "Exit ticket for linear equations" wants the one of that pack, and no advice on exit tickets.
  const wantsOfPack = reading.wish !== null && reading.topic?.how === 'named' && reading.words <= 8 && reading.feeling === null;
  if (best && !wantsOfPack && speaker.sayFirst([best.anchor.firstMove])) return 'opened';
  if (!best && thread.anchor && speaker.isNew(thread.anchor.firstMove)) {
    speaker.sayOne(teacher.nearest, { quote: thread.anchor.situation });
    speaker.sayFirst([thread.anchor.firstMove]);
    return 'opened';
  }
  if (reading.feeling === 'sad' && speaker.sayOne(teacher.feeling.sad)) return 'opened';
  if (sayFact(reading, thread, speaker, moves)) return 'question';
  if (!topic && sayNoFact(reading, speaker, moves)) return 'question';
  if (topic && reading.ask?.wish && sayWish(turn)) return 'hint';
  if (topic) {
    if (reading.topic?.how === 'close') speaker.sayOne(both.didYouMean, { topic: titleInText(topic) });
    else speaker.sayOne(thread.switched ? teacher.switchTopic : teacher.openTopic, { topic: titleInText(topic) });
    return say('hint', speaker, candidates);
  }
  if (reading.words < 3 && reading.subjects.length === 0 && !reading.feeling) {
    speaker.sayOne(both.unclear);
    return 'opened';
  }
  if (reading.feeling && isOwn(reading)) speaker.sayOne(teacher.feeling[reading.feeling]);
  // "Any ideas?", asked about children who can't wait, wants no plan for a lesson.
  const isOfLesson = reading.lessonTopic !== null || reading.subjects.some((subject) => subject !== 'classroom' && subject !== 'study-skills');
  if (reading.wish === null && !(isOfLesson && mentionsPlan.test(fold(reading.message))) && sayNotHeld(turn)) return 'question';
  if (reading.wish === null && reading.asksAbout && reading.subjects.every((s) => s !== 'classroom')) speaker.sayOne(teacher.cannotKnow, { topic: `"${reading.asksAbout}"` });
  return say('hint', speaker, candidates);
}

/** More of what was asked for before. */
const wantsMore = /^(?:ok |okay |thanks |great |and |can i have |give me )*(?:another|one more|more|two more|a second)\b/;

/** "Three exit questions"; three are meant by "some". */
function countIn(message: string): number | null {
  const [, figure, word] = /\b(?:(\d{1,2})|(several|some|a few|a couple of))\b.{0,20}\b(?:questions|tickets|slips)\b/.exec(withFigures(fold(message))) ?? [];
  return word ? 3 : figure ? Math.min(10, Math.max(2, Number(figure))) : null;
}

/** Were the last things given questions for the class? */
const givesQuestions = ({ asked }: ChatState): boolean => asked === 'questions' || asked === 'exit';

/** Words of someone who has come for a plan. */
const mentionsPlan =
  /\b(give|make|write|create|exercises?|worksheets?|questions|examples?|answers|lesson|plan\w*|unit|teach(ing)?|ideas?|activit\w*|tomorrow|monday|next (week|lesson|class))\b/;

/** "Another one with 3 questions", said of a quiz. */
const anotherQuiz = ({ message }: Reading, { asked }: ChatState): 'quiz' | null =>
  asked === 'quiz' && /^(?:(?:ok|and|now|thanks|great|can you|could you|please|give me|make|do|i need) )*(?:another|one more|a second|a new|more)\b/.test(fold(message))
    ? 'quiz'
    : null;

/** Whoever names a topic or has a plan in work and tells a time wants the plan made to it; so does who corrects a plan by its grade or place. */
function wishOfTime({ setting, topic, lessonTopic, ask }: Reading, { asked }: ChatState): 'plan' | 'unit' | null {
  const isPlan = asked === 'plan' || asked === 'unit';
  if (ask || !(setting.minutes || setting.lessons) || !(isPlan || topic || lessonTopic)) return null;
  return setting.lessons ? 'unit' : 'plan';
}

function goOn(turn: TeacherTurn): Rung {
  const { reading, thread, state, speaker, candidates, moves } = turn;
  const { teacher } = moves;
  const newFeeling = reading.feeling && reading.feeling !== state.feeling ? reading.feeling : null;
  if (afterLoss(turn) && (speaker.sayOne(teacher.afterSad) || speaker.sayOne(teacher.feeling.sad))) return 'opened';
  if (sayCheck(reading, speaker, moves)) return 'question';
  if (saySizes(reading, speaker, moves) || saySum(reading, speaker, moves)) return 'question';
  // A girl who cried in the lesson is a matter of its own and no loss.
  if (newFeeling === 'sad' && !reading.ask?.area) speaker.sayOne(tellsOfIllness(reading.message) ? teacher.illness : teacher.feeling.sad);
  // What the class believes, and what a pack has for the wish behind a follow-up, is nearer than anything general.
  const hasOwn = candidates.wished.some(({ from }) => from === 'topic') && (reading.wish === null || reading.ask?.wish !== undefined);
  if (hasOwn && sayWish(turn)) return 'hint';
  if (reading.ask && sayAsk(turn)) return 'question';
  if (reading.wish !== null) {
    if (sayReplan(turn)) return 'hint';
    if (sayWish(turn)) return 'hint';
  }
  if (sayText(reading, thread, speaker, moves) || sayFact(reading, thread, speaker, moves) || sayNoFact(reading, speaker, moves)) return 'question';
  switch (reading.intent) {
    case 'not-for-us':
      speaker.sayOne(teacher.notForUs);
      return sayNext(turn, 'hint') ?? 'hint';
    case 'complaint':
      if (speaker.sayOne(teacher.complaint)) return state.rung;
      return sayNext(turn, 'hint') ?? 'hint';
    case 'wants-example':
      return sayNext(turn, 'example') ?? 'example';
    case 'success':
      speaker.sayOne(teacher.success);
      return sayNext(turn, 'yours') ?? 'yours';
    default: {
      if (newFeeling && newFeeling !== 'sad' && isOwn(reading)) speaker.sayOne(teacher.feeling[newFeeling]);
      if (sayTold(turn)) return 'question';
      return sayNext(turn, rhythm[state.turn % rhythm.length] ?? 'hint') ?? 'question';
    }
  }
}

/** "They will be annoyed" and "my class is bored" are no feelings of the teacher's. */
const isOwn = ({ message }: Reading): boolean => /\b(?:i|im|ive)\b/.test(fold(message));

/** After a death in the school no ready plan follows, until the teacher asks for material. */
const afterLoss = ({ reading, thread: { topic, anchor }, state: { feeling, rung } }: TeacherTurn): boolean =>
  feeling === 'sad' && rung === 'opened' && !topic && !anchor && reading.wish === null && reading.ask === null;

/** Moves first, then something to copy, then a check: over and over, as long as there is anything new. */
const rhythm: readonly Rung[] = ['hint', 'hint', 'example', 'yours'];
