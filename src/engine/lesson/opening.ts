/** How a lesson begins: by its structure and the age of the class, never with "Today we will learn about". */
import type { LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, listed } from './bench.ts';

export function openingSlide(b: Bench): LessonSlide {
  switch (b.structure) {
    case 'inquiry':
      if (b.m.scenes.length === 0) return firstGuess(b);
      return b.m.inquiry === null && b.band === '9-12' && b.pick('open:kind', [true, false, false]) ? comparison(b) : scene(b);
    case 'direct':
      return recall(b);
    case 'project':
      return brief(b);
    case 'collaborative':
      return pairs(b);
    case 'flipped':
      return preparation(b);
    case 'quick':
      return opensWithStance(b) ? stance(b) : scene(b);
    case 'review':
      return braindump(b);
    case 'assessment':
      return expectations(b);
  }
}

/** Does a quick activity begin with a question to be for or against, and not with a scene? */
export const opensWithStance = (b: Bench): boolean => b.pick('open:kind', [true, false]);

function scene(b: Bench): LessonSlide {
  const paragraphs = b.pick('scene', b.m.scenes.slice(0, 2));
  const ask = b.isYoung
    ? b.pick('scene:ask', ['What would you do? Whisper it to your neighbor.', 'Draw what you think happens next.', 'What puzzles you here?'])
    : b.pick('scene:ask', [
        'What do you notice, and what would you want to know?',
        'Write down your first explanation before you hear anyone else’s.',
        'What is your guess, and what makes you guess that?',
      ]);
  return {
    kind: 'opening',
    title: b.pick('scene:title', ['What is going on here?', 'A puzzle to start with', 'Before we explain anything', 'Listen, and stop with me here']),
    content: [...paragraphs, ask],
    notes: b.pick('scene:notes', [
      `Read it aloud, slowly, with the screen dark if you can, and show the text only for the question. Write guesses on the left side of the board with names, and leave them until the end.`,
      `Tell it rather than read it. A full minute of quiet follows, then hear six guesses and comment on none of them.`,
    ]),
  };
}

/** Where no story of the pack leads to what the class looks into: the matter itself does. */
function firstGuess(b: Bench): LessonSlide {
  const lines =
    b.m.inquiry?.kind === 'claim'
      ? [
          `People believe many things about ${b.m.topic}, and not all of them hold. Today you test one.`,
          'Which could it be? Write down something that many believe and that you are not sure of.',
          'How could one find out whether it holds?',
        ]
      : ['Today you look into a case. Nobody tells you the answer beforehand.', 'What is your first guess, and what makes you guess that?', 'Write down how one could find out.'];
  return {
    kind: 'opening',
    title: 'A puzzle to start with',
    content: lines,
    notes: 'Two minutes alone, then hear six guesses and comment on none of them. They stay on the board until the end.',
  };
}

/** For older classes: no story, two things side by side. */
function comparison(b: Bench): LessonSlide {
  return {
    kind: 'opening',
    title: 'Side by side',
    content: [b.ask('analyze', 'evaluate'), 'Two minutes alone. Note one thing that fits and one that does not.'],
    notes: `There is no introduction: the question stands on the board when they come in. Take answers as they are, and ask of each what would have to be true for it to hold.`,
  };
}

function recall(b: Bench): LessonSlide {
  return {
    kind: 'opening',
    title: b.pick('recall:title', ['Without notes', 'What is still there?', 'Two questions to begin']),
    content: [
      b.ask('remember'),
      b.ask('remember', 'understand'),
      b.isYoung ? 'Answer on your board and keep it covered until I say show.' : 'Write your answers down. Guessing is allowed, leaving blank is not.',
    ],
    notes: `Two minutes alone, one to compare. Say the answers at once and count hands: if fewer than half are right, stay here longer and shorten the practice.`,
  };
}

function brief(b: Bench): LessonSlide {
  const product = b.m.brief ?? b.ask('create');
  const [story] = b.m.scenes;
  return {
    kind: 'opening',
    title: b.pick('brief:title', ['Your brief', 'The job']),
    content: [product, 'By what three signs will someone see that it is good work?', `You have ${b.duration} minutes, questions to others included.`],
    notes: `${story ? `Begin with this story if the class needs a way in: ${story.join(' ')} Then read the brief.` : 'Read the brief aloud; it is on the handout too.'} Collect the signs of good work on a sheet that stays up. Groups that want to change the brief may, if the work still rests on the cards.`,
  };
}

function pairs(b: Bench): LessonSlide {
  const like = b.isYoung ? null : b.pick('pairs:kind', [true, false]) ? b.analogy() : null;
  return {
    kind: 'opening',
    title: 'Think, pair, share',
    content: like
      ? [like.idea, 'Think: what is meant by each part of the picture?', 'Pair: where does it stop fitting?', 'Share: the one point you could not settle.']
      : [b.ask('understand', 'evaluate'), 'Think: one minute, no talking.', 'Pair: agree on one sentence, or on what you disagree about.', 'Share: say what your partner thought.'],
    notes: like
      ? `Hold back until the sharing is over. ${like.limits}`
      : `Reporting the partner’s thought makes them listen. Keep the sentences on the board for the end of the lesson.`,
  };
}

function preparation(b: Bench): LessonSlide {
  return {
    kind: 'opening',
    title: b.pick('prepared:title', ['What did you bring?', 'From your preparation']),
    content: [...(b.m.preparation?.opening ?? [b.ask('remember'), b.ask('remember', 'understand')]), 'And one line: what stayed muddy?'],
    notes: `Nobody is graded on this. Both answers stand on the preparation sheet; who comes without it reads it first and does the two questions afterward. Sort the muddy points while they compare.`,
  };
}

function stance(b: Bench): LessonSlide {
  const probe = b.probe();
  if (!probe) return scene(b);
  return {
    kind: 'opening',
    title: 'Quick, decide!',
    content: [probe.question, 'Thumb up, thumb down, thumb sideways. Then one reason.'],
    notes: `Do not solve it yet. Many believe: “${probe.belief}” What holds in fact: ${probe.correction}`,
  };
}

function braindump(b: Bench): LessonSlide {
  return {
    kind: 'opening',
    title: `All you know about ${b.m.topic}`,
    content: [
      'Notes closed. Words, examples, drawings: everything counts.',
      `A start, if the page stays empty: ${listed(b.m.terms.slice(0, 2).map(({ term }) => term))}.`,
      b.ask('remember'),
    ],
    notes: `Recalling is harder than reading again, and that is what makes it worth the time. Walk round and note which parts of the topic nobody mentions.`,
  };
}

function expectations(b: Bench): LessonSlide {
  const lines = b.parts.filter(({ role }) => role === 'recall' || role === 'practice' || role === 'explain').map(({ title, minutes }) => `${title}, ${minutes} minutes`);
  return {
    kind: 'opening',
    title: 'What is expected today',
    content: [...lines, 'Alone, in silence, without notes.', 'Questions about the wording are welcome.'],
    notes: `Say what may be used and what happens with the results. A calm start matters more than a quick one. Who needs more time or a reader gets it without having to ask in front of others.`,
  };
}
