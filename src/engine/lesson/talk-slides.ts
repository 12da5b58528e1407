/** Slides on which the class decides, votes and argues. */
import type { HingeQuestion, LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, hasVoices, quoted } from './bench.ts';
import { doubtSlide } from './inquiry-slides.ts';

export function hingeSlide(b: Bench, hinge: HingeQuestion): LessonSlide {
  const how = b.isYoung
    ? 'Show with your fingers: 1 for “I am sure”, 2 for “I think so”, 3 for “I am guessing”. Then tell your partner why.'
    : b.pick('hinge:how', [
        'Answer alone, in writing, with a because.',
        'Decide first. Then find the best reason against your own answer.',
        'Write it large, hold it up on three.',
      ]);
  return {
    kind: 'hinge',
    title: b.pick('hinge:title', ['Where do you stand?', 'The question on which we turn', 'Stop and think']),
    content: [hinge.question, how],
    notes: `Give a full minute of silence. What to listen for and what to do next is in the plan under “Hinge question”. Go on when about four of five answers hold, with reasons.`,
  };
}

export function checkSlide(b: Bench): LessonSlide | null {
  if (b.m.inquiry) return doubtSlide(b);
  const probe = b.probe();
  if (!probe) return null;
  return {
    kind: 'check',
    title: b.pick('check:title', ['True, false, or it depends?', 'A tempting mistake', 'Would you be fooled?']),
    content: [probe.question, b.pick('check:how', ['Agree with your partner on one sentence, and be ready to defend it.', 'Thumbs first, reasons second.'])],
    notes: `The error behind it: ${quoted(probe.belief)}. ${probe.correction}`,
  };
}

export function discussionSlide(b: Bench): LessonSlide {
  const { debate } = b.m;
  if (debate && hasVoices(b))
    return {
      kind: 'discussion',
      title: 'One question, several voices',
      content: [debate.question, ...debate.voices.map(({ who, wants }) => `${who} wants ${wants}.`)],
      notes: `${debate.background} Reasons the voices may give: ${debate.voices.map(({ who, because }) => `${who.charAt(0).toLowerCase()}${who.slice(1)}, because ${because}`).join('; ')}. Say before you start that playing a voice is not the same as agreeing with it.`,
    };
  const question = b.difficulty >= 3 ? b.ask('evaluate', 'analyze') : b.ask('understand', 'evaluate');
  return {
    kind: 'discussion',
    title: b.pick('discussion:title', ['Talk it over', 'What do you think, and why?', 'No quick answer']),
    content: [question, b.pick('discussion:how', ['Start your answer with “I think … because …”.', 'Repeat in your own words what the speaker before you said, then add yours.'])],
    notes: b.pick('discussion:notes', [
      `Wait five seconds after each answer: the second thought is often the better one. Write key words on the board, not verdicts.`,
      `Call on those who have not spoken yet before the quick ones. If all agree too soon, take the other side yourself.`,
    ]),
  };
}

/** When a short list of material is used up and more slides are wanted. */
export function moreToAsk(b: Bench, place: number): LessonSlide {
  const stuck = b.stuck();
  const question = stuck ? stuck.question : b.ask('analyze', 'evaluate', 'create');
  return {
    kind: 'discussion',
    title: `Question ${place}: think it through`,
    content: [question],
    notes: stuck ? `This is about ${stuck.about}. ${stuck.hint}` : `Give two quiet minutes before anyone answers.`,
  };
}
