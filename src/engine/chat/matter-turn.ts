/** Kora's turn in a matter of a teacher's work: which matter it is, and what of it is asked or told. */
import type { Matter, MatterMove, MatterWant } from '../../contracts/knowledge/teacher-matters.ts';
import { fold } from '../text/words.ts';
import { counselOf } from './counsel.ts';
import { tellsOfIllness } from './feelings.ts';
import { fill } from './fill.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { timedSteps } from './lesson-plan.ts';
import { askOf, isUntied, list, type MatterTurn, nearestMove, offer, sayAge, sayMinutes, sayMove, sayNotHeld, sayRest, saySize, sayWanted } from './matter-replies.ts';
import { givenMatters, givenMoves, type Matters, mattersOf } from './matters.ts';
import { asksForFacts } from './question-kinds.ts';
import type { Reading } from './read-message.ts';
import { strongAnchor } from './read-message.ts';
import { merged, withoutSetting } from './setting.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';
import { isOfWorld } from './teacher-facts.ts';
import type { Thread } from './thread.ts';

/** Says the turn and returns the matter it leaves in work; null, with nothing said, where no matter is. */
export function matterTurn(
  reading: Reading,
  thread: Thread,
  state: ChatState,
  speaker: Speaker,
  index: KnowledgeIndex,
  { topic, instead }: { topic: string; instead: () => boolean },
): Matter | null {
  const { knowledge } = index;
  const matters = mattersOf(knowledge);
  if (sayTerm(reading, speaker, matters)) return matters.get(state.asked);
  const now =
    matters.get(state.asked) ??
    (speaker.forgets || state.asked === null ? matters.originOf(thread.lastReply) : null) ??
    (state.anchor === thread.anchor?.id ? matters.ofAnchor(state.anchor) : null) ??
    // After some material for a lesson the matter is still there.
    (state.asked !== null ? earlierMatter(reading, state, index, speaker, thread.topic !== null) : null);
  if (isLoss(reading, state) && !(now && ownIn(reading.message, now, matters) > 0)) return null;
  // A question for a fact is answered by the pack of the lesson's topic.
  if (thread.topic !== null && asksForFacts(reading) && !(now && ownIn(reading.message, now, matters) > 0) && matters.heardIn(reading.message) === null) return null;
  const turnIn = (matter: Matter): MatterTurn => {
    const said = speaker.saidMarks;
    const given = givenMoves(matter, said);
    return {
      reading,
      thread,
      state,
      speaker,
      words: knowledge.matterWords,
      cannotKnow: knowledge.moves.teacher.cannotKnow,
      sizeTold: knowledge.moves.teacher.sizeTold,
      planLead: knowledge.moves.teacher.plainPlan,
      matters,
      matter,
      given,
      left: matter.moves.filter((move) => !given.includes(move)),
      topic,
      instead,
    };
  };
  const other = (now && reading.correction && matterMeant(reading, thread, now, matters)) || matterBrought(reading, thread, state, now, matters, speaker.saidMarks);
  // What fits anybody says less than an answer to nearly the same question.
  if (other?.isGeneral && instead()) return other;
  if (other) return open(turnIn(other), now) ? other : null;
  // What the teacher has just turned down does not go on speaking, unless it is asked for words or steps.
  if (now && reading.correction && ownIn(reading.message, now, matters) === 0 && matters.heardIn(reading.message) === null && matters.wantIn(reading.message) === null) return null;
  return now && goOn(turnIn(now)) ? now : null;
}

/** The matter of which a move was given last. After an answer to another question it is taken up again only by words of its own. */
function earlierMatter({ message }: Reading, { asked }: ChatState, { knowledge }: KnowledgeIndex, speaker: Speaker, isInLesson: boolean): Matter | null {
  const matters = mattersOf(knowledge);
  const [latest] = givenMatters(matters, speaker.saidMarks);
  const counsel = counselOf(knowledge).get(asked);
  // A question within the same field was answered by the way.
  if (!latest || ((isInLesson || (counsel && counsel.area !== latest.area)) && ownIn(withoutSetting(message), latest, matters) === 0)) return null;
  return latest;
}

/** After a correction that names no matter, another one that the message before it told of. */
function matterMeant({ message }: Reading, { earlier }: Thread, now: Matter, matters: Matters): Matter | null {
  if (ownIn(message, now, matters) > 0 || matters.heardIn(message) !== null) return null;
  return matters.heardIn(`${earlier[1] ?? ''} ${message}`, now)?.what ?? null;
}

/** A loss or an illness is met by the words for it. */
const isLoss = ({ feeling, message, ask }: Reading, state: ChatState): boolean =>
  (feeling === 'sad' && !ask?.area) || (state.feeling === 'sad' && state.rung === 'opened' && state.asked === null) || tellsOfIllness(message);

function sayTerm({ message }: Reading, speaker: Speaker, matters: Matters): boolean {
  const meaning = matters.meaningIn(message);
  return meaning !== null && speaker.sayFirst([meaning]);
}

/** Wishes for the material of a lesson. */
const material = ['exit', 'hook', 'questions', 'practice', 'homework', 'activity', 'misconceptions', 'analogy', 'debate', 'plan', 'unit', 'stretch', 'support', 'ell'];
const ofLessons = ['lesson', 'learners', 'assessment'];

/** Another matter than the one in work, when the message tells more of it than of anything in the one in work. */
function matterBrought(reading: Reading, thread: Thread, state: ChatState, now: Matter | null, matters: Matters, said: readonly string[]): Matter | null {
  const { wish, topic } = reading;
  const message = withoutSetting(reading.message);
  const grave = matters.graveIn(message);
  if (now && grave && grave !== now) return grave;
  const heard = matters.heardIn(message);
  const matter = heard?.what ?? null;
  const own = now ? ownIn(message, now, matters) : 0;
  // "He seems overwhelmed by the noise" tells nothing of the teacher's own load.
  if (matter?.area === 'workload' && matter !== now && isOfOthers(message)) return now ? matterBefore(reading, thread, now, matters, said) : null;
  if (!heard || !matter || matter === now)
    return now ? (own > 0 || matter === now ? null : matterBefore(reading, thread, now, matters, said)) : openedBy(reading, thread, matter, matters);
  // What was prepared for just that comes before what fits anybody.
  if ((matter.isSubject && isOfWorld(reading)) || (matter.isGeneral && reading.ask?.area)) return now && now !== matter ? matterBefore(reading, thread, now, matters, said) : null;
  // What fits any class is no answer in the middle of a lesson: "they always say heavy things sink" is what they believe.
  if (matter.isGeneral && matter.area === 'behavior' && (state.short !== null || state.topic !== null) && reading.ask === null) return null;
  const hasPack = topic?.how === 'named' || (state.topic !== null && topic === null);
  if (hasPack && (matter.isSubject || (wish !== null && material.includes(wish) && ofLessons.includes(matter.area)))) return null;
  if (now === null) return matter;
  if (matter.isGeneral) return own > 0 ? null : matterBefore(reading, thread, now, matters, said);
  if (matter.isSubject) return now.isSubject && reading.lessonTopic !== null ? matter : own > 0 ? null : matterBefore(reading, thread, now, matters, said);
  // Three passing words of another matter do not outweigh what the one in work has on it.
  if (own > 0 && (heard.length < 18 || heard.length <= 3 * own)) return null;
  const before = own > 0 ? null : matterBefore(reading, thread, now, matters, said);
  if (before && before !== matter && heard.length < 18) return before;
  const want = matters.wantIn(message);
  const isFollowUp = want !== null && want.length >= heard.length && reading.words <= want.length / 2;
  return isFollowUp ? null : matter;
}

/** Is somebody else spoken of, and not who writes? */
const isOfOthers = (message: string): boolean =>
  !/\b(?:i|im|ive|ill|id|me|my|we|our|us)\b/.test(fold(message)) && /\b(?:he|she|they|his|her|their|hes|shes|theyre)\b/.test(fold(message));

/** How much of the message a move or an answer of the matter hears. */
const ownIn = (message: string, matter: Matter, matters: Matters): number => Math.max(matters.moveIn(message, matter)?.length ?? 0, matters.answerIn(message, matter)?.length ?? 0);

/** A matter of this conversation, or the subject that is taught, which has something on the message where the one in work has nothing. */
function matterBefore({ message, words }: Reading, { earlier }: Thread, now: Matter, matters: Matters, said: readonly string[]): Matter | null {
  if (words < 3) return null;
  const subject = earlier
    .slice(1)
    .map((text) => matters.subjectIn(text))
    .find((found) => found !== null);
  const [best] = [...givenMatters(matters, said), ...(subject ? [subject] : [])]
    .filter((matter) => matter !== now)
    .map((matter) => ({ matter, own: ownIn(withoutSetting(message), matter, matters) }))
    .sort((a, b) => b.own - a.own);
  return best && best.own > 0 ? best.matter : null;
}

/** An anchor that fits says the first word; the matter it belongs to goes on. */
function openedBy(reading: Reading, thread: Thread, heard: Matter | null, matters: Matters): Matter | null {
  if (heard) return heard;
  const anchor = strongAnchor(reading)?.anchor ?? null;
  const ofAnchor = anchor && anchor.id === thread.anchor?.id ? matters.ofAnchor(anchor.id) : null;
  return ofAnchor && thread.topic === null && reading.wish === null ? ofAnchor : null;
}

function open(turn: MatterTurn, before: Matter | null): boolean {
  const { matter, speaker, words, reading, thread, matters } = turn;
  if (turn.given.length > 0) return goOn(turn);
  if (reading.correction) speaker.sayOne(words.corrected);
  else if (before) speaker.sayOne(words.switches, { name: matter.name });
  const { minutes } = merged(turn.state.setting, reading.setting);
  if (matter.isSubject && reading.lessonTopic && thread.topic === null) speaker.sayOne(turn.cannotKnow, { topic: reading.lessonTopic });
  const lesson = matter.lesson ?? (matter.area === 'lesson' ? matters.subjectIn(reading.message)?.lesson : undefined);
  if (lesson && (reading.wish === 'plan' || (reading.lessonTopic !== null && reading.wish === null && minutes !== null))) {
    speaker.sayFirst([matter.opens]);
    speaker.sayOne(turn.planLead, { topic: turn.topic, minutes: String(minutes ?? 45) });
    return speaker.sayFirst([list(timedSteps(lesson, minutes, { topic: turn.topic }))]) && askOf(turn, matter.moves[0]);
  }
  const move = matters.moveIn(withoutSetting(reading.message), matter)?.what ?? firstMove(matter);
  // The anchor's first word was written for just this message.
  const best = strongAnchor(reading)?.anchor;
  if (best && matter.anchors?.includes(best.id) && best.id === thread.anchor?.id && matters.heardIn(reading.message) === null) return speaker.sayFirst([best.firstMove]);
  // What is asked, or must not wait, is said before anything else.
  const answer = matters.answerIn(reading.message, matter);
  if (answer && (answer.what.comesFirst || asks(reading)) && speaker.sayFirst([answer.what.answer])) return offer(turn);
  speaker.sayFirst([fill(matter.opens, { topic: turn.topic })]);
  return move !== undefined && sayMove(turn, move);
}

/** The moves stand in the order in which a colleague would try them. */
const firstMove = ({ moves }: Matter): MatterMove | undefined => moves[0];

function goOn(turn: MatterTurn): boolean {
  const { reading, matter, matters, speaker, words, left } = turn;
  const message = withoutSetting(reading.message);
  const want = matters.wantIn(message);
  const answer = matters.answerIn(message, matter);
  const move = matters.moveIn(message, matter);
  const isNewMove = move !== null && left.includes(move.what);
  if (reading.correction || reading.isMended) speaker.sayOne(words.corrected);
  if (answer && answer.length + 8 >= (want?.length ?? 0) && answer.length + 8 >= (isNewMove ? move.length : 0) && speaker.sayFirst([answer.what.answer])) return offer(turn);
  const offered = left.find(({ gist }) => words.offer.some((line) => turn.thread.lastReply.includes(fill(line, { gist }))));
  if (offered && reading.words <= 5 && takesUp.test(fold(reading.message))) return sayMove(turn, offered, words.yes);
  // Where most of what is said is about something else, a few words of a follow-up are by the way.
  if (want && want.length < message.length / 2 && turn.instead()) return true;
  // "What do I say to the class" asks for words, and the move that is told of says for which.
  // A message that was written out is shortened by what is held for messages.
  if (want?.what === 'shorter' && matter.area === 'parents' && matter.write && turn.thread.lastReply.includes(matter.write.slice(0, 40))) return false;
  if (want && isOfMatter(turn, want.what, want.length) && sayWanted(turn, want.what, move?.what ?? null)) return true;
  const aside = matters.asideIn(message);
  if (aside && aside.length > (isNewMove ? move.length : 0) && speaker.sayFirst([aside.what])) return offer(turn);
  const lead = asks(reading) ? [] : words.told;
  if (isNewMove) return sayMove(turn, move.what, lead);
  if (sayMinutes(turn) || sayAge(turn)) return true;
  // A move that was given has more behind it.
  if (move && sayMore(turn, move.what)) return true;
  if (wantsMaterial(turn)) return false;
  if (reading.ask?.area && reading.ask.area !== matter.area && !answer) return false;
  if (reading.topic?.how === 'named' && reading.words > 6) return false;
  if (turn.instead()) return true;
  const near = nearestMove(turn) ?? (asksNext.test(fold(message)) ? left[0] : undefined);
  if (near) return sayMove(turn, near, lead);
  if (reading.correction || reading.isMended || reading.intent === 'complaint') return false;
  if (isOfWorld(reading)) return false;
  if (asks(reading)) return sayNotHeld(turn);
  const [next] = left;
  if (next && isUntied(turn) && speaker.sayOne(words.elsewhere, { name: matter.name, gist: next.gist })) return true;
  if (!next) return sayRest(turn);
  if (reading.lessonTopic || reading.topic?.how === 'named') speaker.sayOne(words.topic, { topic: turn.topic });
  else if (!saySize(turn)) speaker.sayOne(words.told);
  return sayMove(turn, next);
}

/** "So what do I do?" asks for the next move. */
const asksNext = /^(?:(?:so|and|but|ok|okay|then|well|yes|no),? )*what (?:do|should|can|could) i (?:do|try)(?: (?:now|then|next|instead|else|about (?:it|that|this)))*[?! ]*$/;

/** "Yes, how?", said to an offer. */
const takesUp = /^(?:yes|yeah|yep|sure|ok|okay|please|how|go on|go ahead|tell me|id like|sounds|good|gladly)\b/;

/** Material for a lesson is asked for, and not only named in passing. */
function wantsMaterial({ reading: { wish, message }, reading }: MatterTurn): boolean {
  if (wish === null || !material.includes(wish)) return false;
  return asks(reading) || /\b(?:give|need|want|make|write|plan|prepare|idea|ideas|suggest|for (?:my|the|tomorrow|monday))\b/.test(fold(message)) || reading.words <= 3;
}

/** The steps of a move that was given, else what comes when it fails, else the words for it. */
function sayMore(turn: MatterTurn, { how, otherwise, say }: MatterMove): boolean {
  const { speaker, words } = turn;
  const steps = how ? list(how) : null;
  if (steps && speaker.isNew(steps)) return (speaker.sayOne(words.how) || true) && speaker.sayFirst([steps]) && offer(turn);
  // Only who tells that it fails wants what to do then sooner than the words for it.
  if (!fails.test(fold(turn.reading.message)) && speaker.isNew(say)) return (speaker.sayOne(words.say) || true) && speaker.sayFirst([say]) && offer(turn);
  if (speaker.isNew(otherwise)) return speaker.sayFirst([otherwise]) && offer(turn);
  return speaker.isNew(say) && (speaker.sayOne(words.say) || true) && speaker.sayFirst([say]) && offer(turn);
}

const fails = /\b(?:not|dont|doesnt|didnt|wont|cant|never|no|nothing|still|but|refuses?|ignores?|laughs?|shrugs?|again|worse|fails?|failed|tried|loud|angry)\b/;

/** "No", "yes" and the like answer only when they are all that is said. */
const isOfMatter = ({ reading }: MatterTurn, want: MatterWant, length: number): boolean =>
  !['yes', 'no', 'unsure', 'closing'].includes(want) || length >= fold(reading.message).length * (want === 'closing' ? 0.3 : 0.45);

const asks = ({ intent, message }: Reading): boolean =>
  message.includes('?') ||
  // "How the character shows the theme" tells what was asked.
  (!(intent === 'question' && /^(?:how|what|why|which|where|when|who) (?:the|a|an|my|our|they|he|she|people|students|kids|we)\b/.test(fold(message))) &&
    ['question', 'meaning', 'wants-check', 'wants-hint', 'wants-answer', 'wants-example', 'asks-why', 'proposes'].includes(intent));
