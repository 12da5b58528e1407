/** How a lesson ends: every learner alone, with something in writing that tells what to do next. */
import type { LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, listed, quoted } from './bench.ts';

const understand = ['understand', 'remember'] as const;

export function closingSlide(b: Bench): { slide: LessonSlide; exitTicket: string[] } {
  const [first = '', ...others] = b.m.terms.map(({ term }) => term);
  const knows =
    foundOut(b) ??
    b.askTaught(
      `Explain “${first}” in your own words, and use it in a sentence about ${b.m.topic}.`,
      ...(b.difficulty <= 2 || b.isYoung ? understand : ([...understand, 'apply'] as const)),
    );
  const isLong = b.duration >= 45 && !b.isYoung;
  const second = isLong ? [b.askTaught(wordsTogether(b, first, others), 'remember', 'apply')] : [];
  const look = looking(b);
  const exitTicket = [knows, ...second, look];
  return {
    exitTicket,
    slide: {
      kind: 'exit',
      title: b.pick('exit:title', b.isYoung ? ['Before you go', 'Ticket to leave'] : ['Exit ticket', 'Before you go', 'On your own, to finish']),
      content: exitTicket,
      notes: b.pick('exit:notes', [
        `Three minutes, alone and quiet. Sort the tickets by what to do next: ready to go on, one more example, sit down together.`,
        `Collect every ticket, also the empty ones. Choose two, without names, to begin the next lesson with.`,
        `Read them today, not at the end of the week: ${listed(b.m.terms.slice(0, 2).map(({ term }) => term))} used well in a sentence is the sign you are after.`,
      ]),
    },
  };
}

function wordsTogether({ m }: Bench, first: string, others: readonly string[]): string {
  if (m.inquiry) return `What does “${first}” mean, and what has it to do with ${m.inquiry.kind === 'claim' ? 'the claim' : 'the case'}?`;
  return `Tell somebody who missed the lesson what ${listed(others.slice(0, 2).map((term) => `“${term}”`))} have to do with ${m.topic}.`;
}

/** The one question of an inquiry, asked once more. */
function foundOut({ m: { inquiry, topic }, isYoung }: Bench): string | null {
  if (!inquiry) return null;
  const reason = inquiry.kind === 'claim' ? 'one fact from the cards' : 'what you saw in the case';
  const behind = inquiry.kind === 'claim' ? inquiry : inquiry.behind;
  if (!behind) return `How does the case turn out, and why? Write it for somebody who missed the lesson on ${topic}.`;
  return isYoung
    ? `Is it right to say ${quoted(behind.belief)}? Tell what you found out about ${topic}.`
    : `After this lesson on ${topic}, what do you answer to ${quoted(behind.belief)}? Give ${reason} as your reason.`;
}

/** A look at one's own thinking, in the terms of the lesson that was. */
export function looking(b: Bench): string {
  switch (b.structure) {
    case 'inquiry':
      return b.isYoung ? 'What did you think at first, and what do you think now?' : 'Which of your first guesses would you change, and which fact made you change it?';
    case 'direct':
      return b.pick('look', ['Which step do you still have to look up?', 'How sure are you of your answer, from 1 to 5, and why not one more?']);
    case 'project':
      return 'Which advice did you take, and which did you leave, for what reason?';
    case 'collaborative':
      return 'Whose explanation helped you today, and what did they do well?';
    case 'flipped':
      return 'What was muddy at the start and is clear now, and what is not?';
    case 'quick':
      return b.isYoung ? 'One word that you will tell at home today.' : 'One sentence that you could say to someone at dinner.';
    case 'review':
      return 'What will you practice first, on which day, and how will you test yourself?';
    case 'assessment':
      return 'Which answer are you least sure of, and what would help you with it?';
  }
}
