/** The slides, exactly as many as were asked for, in the order of the lesson's parts. */
import type { HingeQuestion, LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, hasVoices, listed, quoted } from './bench.ts';
import { closingSlide } from './closing.ts';
import { openingSlide } from './opening.ts';
import { places, type Wanted } from './places.ts';
import type { StructureName } from './structure.ts';

/** What is there besides opening and exit: the more wanted first. */
const wanted: Record<StructureName, readonly Wanted[]> = {
  inquiry: ['task', 'idea', 'hinge', 'words', 'idea2', 'goal', 'model', 'check', 'idea3', 'discussion', 'task2', 'model2'],
  direct: ['idea', 'hinge', 'model', 'task', 'words', 'idea2', 'goal', 'check', 'idea3', 'model2', 'discussion', 'task2'],
  project: ['idea', 'task', 'hinge', 'words', 'idea2', 'goal', 'check', 'idea3', 'model', 'discussion', 'task2', 'model2'],
  collaborative: ['task', 'discussion', 'idea', 'hinge', 'words', 'idea2', 'goal', 'check', 'model', 'idea3', 'task2', 'model2'],
  flipped: ['hinge', 'task', 'idea', 'discussion', 'check', 'model', 'words', 'task2', 'idea2', 'goal', 'idea3', 'model2'],
  quick: ['task', 'hinge', 'idea', 'words', 'idea2', 'check', 'model', 'goal', 'task2', 'idea3', 'discussion', 'model2'],
  review: ['check', 'hinge', 'task', 'words', 'idea', 'task2', 'model', 'idea2', 'discussion', 'idea3', 'goal', 'model2'],
  assessment: ['task', 'hinge', 'discussion', 'words', 'task2', 'check', 'goal', 'model', 'idea', 'idea2', 'idea3', 'model2'],
};

const within: readonly Wanted[] = ['opening', 'goal', 'words', 'idea', 'model', 'idea2', 'model2', 'idea3', 'task', 'hinge', 'check', 'discussion', 'task2', 'exit'];

/** How many idea slides there is room for; at least one. */
export const ideaSlides = (structure: StructureName, slideCount: number): number =>
  Math.max(1, wanted[structure].slice(0, slideCount - 2).filter((kind) => kind.startsWith('idea')).length);

export interface SlidesMade {
  slides: LessonSlide[];
  hingeQuestion: HingeQuestion;
  exitTicket: string[];
}

/** Takes what it needs from the bench: call it before the lists that use what is left. */
export function slidesFor(b: Bench): SlidesMade {
  const hingeQuestion = hingeOf(b);
  const opening = openingSlide(b);
  const { slide: closing, exitTicket } = closingSlide(b);
  const chosen: { slide: LessonSlide; kind: Wanted }[] = [];
  for (const kind of wanted[b.structure]) {
    if (chosen.length >= b.slideCount - 2) break;
    const slide = make(kind, b, hingeQuestion);
    if (slide) chosen.push({ slide, kind });
  }
  while (chosen.length < b.slideCount - 2) chosen.push({ slide: moreToAsk(b, chosen.length), kind: 'discussion' });
  const roles = b.parts.map(({ role }) => role);
  const placeOf = (kind: Wanted): number => {
    const role = places[kind].find((each) => roles.includes(each));
    return (role ? roles.indexOf(role) : 1) * 100 + within.indexOf(kind);
  };
  const ordered = chosen.map((each) => ({ ...each, place: placeOf(each.kind) })).sort((a, z) => a.place - z.place);
  return { slides: withOwnTitles([opening, ...ordered.map(({ slide }) => slide), closing]), hingeQuestion, exitTicket };
}

function hingeOf(b: Bench): HingeQuestion {
  const probe = b.probe();
  if (!probe) throw new Error('A lesson needs a misconception to turn on.');
  const again = b.pick('hinge:again', [
    'Let each find a neighbor with another answer, give them two minutes, and vote again before you explain anything.',
    'Do not correct it yet: ask for the best reason on either side, write both down, and let the class decide with a fact from the lesson.',
    'Go back to the slide that holds the deciding fact, let them read it aloud, and ask the same question in a new setting.',
  ]);
  return { question: probe.question, listenFor: `The idea behind wrong answers is ${quoted(probe.belief)}. ${probe.correction}`, ifNot: again };
}

function make(kind: Wanted, b: Bench, hinge: HingeQuestion): LessonSlide | null {
  switch (kind) {
    case 'goal':
      return goalSlide(b);
    case 'words':
      return wordsSlide(b);
    case 'idea':
      return ideaSlide(b, 0);
    case 'idea2':
      return ideaSlide(b, 1);
    case 'idea3':
      return ideaSlide(b, 2);
    case 'model':
    case 'model2':
      return modelSlide(b);
    case 'hinge':
      return hingeSlide(b, hinge);
    case 'check':
      return checkSlide(b);
    case 'task':
      return taskSlide(b);
    case 'task2':
      return secondTaskSlide(b);
    case 'discussion':
      return discussionSlide(b);
    default:
      return null;
  }
}

function goalSlide(b: Bench): LessonSlide {
  const question = b.difficulty >= 4 ? b.askWhole('analyze', 'understand') : b.askWhole('understand', 'analyze');
  const sign = b.pick('goal:sign', [
    `You have it when you can explain it to someone who missed the lesson, without notes.`,
    `At the end you answer it once more. Then compare: what has become clearer?`,
    `Keep this question in view. Each part of the lesson gives you one piece of the answer.`,
  ]);
  return {
    kind: 'goal',
    title:
      b.structure === 'assessment' ? 'What a good answer shows' : b.pick('goal:title', ['Our question for today', 'What we want to be able to answer', 'Where we are heading']),
    content: [question, sign],
    notes: `Do not answer it now. Ask who could give half of an answer, and listen for ${listed(b.m.terms.slice(-2).map(({ term }) => term))}. Come back to it before the exit ticket.`,
  };
}

function wordsSlide(b: Bench): LessonSlide {
  const terms = b.m.terms.slice(0, 6).map(({ term }) => term);
  const act = b.isYoung
    ? b.pick('words:act', ['Say each word three ways: whisper it, clap it, sing it.', 'Which of these words have you heard before, and where?'])
    : b.pick('words:act', [
        'Mark each one: I could explain it, I have heard it, it is new to me.',
        'Choose two of them and say how they belong together.',
        'Which of them would you need to explain the topic to a friend, and which could you leave out?',
      ]);
  return {
    kind: 'words',
    title: b.pick('words:title', ['Words we need', `The language of ${b.m.topic}`, 'Say it exactly']),
    content: [...terms, act],
    notes: `The meanings are in the vocabulary of this plan. Ask for a guess before you give one. For ${b.class} who read in a second language, add a picture or the word in their language beside each.`,
  };
}

function ideaSlide(b: Bench, place: number): LessonSlide | null {
  const idea = b.m.ideas[place];
  if (!idea) return null;
  const say = idea.more ? `Add by mouth: ${idea.more} ` : '';
  const ask = b.pick(
    `idea:ask:${place}`,
    [
      [
        `Stop after the first line and ask what it would look like in an example of their own.`,
        `Cover the second line and let them guess it from the first.`,
        `Ask: which of these lines could you show in a drawing?`,
      ],
      [
        `Let two people say it in other words before you go on.`,
        `Ask which word in these lines they could not do without, and why.`,
        `Give them a minute to link this to the slide before.`,
      ],
      [`Ask what would be different if this were not so.`, `Let pairs turn one line into a question for the class.`, `Have them note the line they find hardest to believe.`],
    ][place] ?? ['Ask for an example.'],
  );
  return { kind: 'idea', title: idea.title, content: [...idea.lines], notes: `${say}${ask}` };
}

function modelSlide(b: Bench): LessonSlide | null {
  const worked = b.subject === 'mathematics' || b.structure === 'direct' || b.structure === 'review' || b.structure === 'assessment';
  const example = worked ? b.example() : null;
  if (example) {
    const isFirst = example === b.m.examples[0];
    return {
      kind: 'model',
      title: b.pick(`model:${example.problem}`, ['Worked example', 'Step by step', 'Think aloud']),
      content: [example.problem, ...example.steps.map((step, i) => `${i + 1}. ${step}`)],
      notes: `${isFirst ? 'Show one step at a time and ask for the next before you uncover it.' : 'This time the class leads: you write only what they tell you, mistakes included, and wait for someone to object.'} The result: ${example.result}`,
    };
  }
  const like = b.analogy();
  if (!like) return null;
  return {
    kind: 'model',
    title: b.pick(`model:${like.idea}`, ['A picture to think with', 'It is a little like this', 'A comparison, and its limits']),
    content: [like.idea, b.pick('model:ask', ['Where does the comparison fit, and where does it break?', 'Which part of the picture stands for what?'])],
    notes: `Let them find the weak spot before you name it. ${like.limits}`,
  };
}

function hingeSlide(b: Bench, hinge: HingeQuestion): LessonSlide {
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

function checkSlide(b: Bench): LessonSlide | null {
  const probe = b.probe();
  if (!probe) return null;
  return {
    kind: 'check',
    title: b.pick('check:title', ['True, false, or it depends?', 'A tempting mistake', 'Would you be fooled?']),
    content: [probe.question, b.pick('check:how', ['Agree with your partner on one sentence, and be ready to defend it.', 'Thumbs first, reasons second.'])],
    notes: `The error behind it: ${quoted(probe.belief)}. ${probe.correction}`,
  };
}

function taskSlide(b: Bench): LessonSlide {
  const project = b.structure === 'project';
  const question =
    b.structure === 'inquiry'
      ? b.askCase()
      : b.structure === 'collaborative'
        ? b.ask('understand', 'analyze')
        : project
          ? ''
          : b.difficulty >= 4
            ? b.ask('analyze', 'apply')
            : b.ask('apply', 'understand');
  const hint = b.m.stuck[0];
  const help = hint ? `Who gets stuck on ${hint.about} will find two prompts under “Supports”.` : 'Help with a question, not with the answer.';
  switch (b.structure) {
    case 'inquiry':
      return {
        kind: 'task',
        title: b.pick('task:title', ['The case', 'Your investigation', 'Find out']),
        content: [question, 'First: your prediction, with a because.', 'Then: one card at a time. What does it rule out?', 'Last: keep, mend or drop your prediction.'],
        notes: `Hand out the cards only when the predictions are on paper. ${help}`,
      };
    case 'collaborative':
      return {
        kind: 'task',
        title: 'Expert groups',
        content: ['Read your sheet until you can tell it without looking.', 'Find one example that is not on the sheet.', `A question to answer together: ${question}`],
        notes: `Every member needs own notes, because the groups part afterward. ${help}`,
      };
    case 'project':
      return {
        kind: 'task',
        title: 'Roles and steps',
        content: [
          'Fact checker: nothing goes in that no card or slide supports.',
          'Maker: keeps the work in shape and to size.',
          'Speaker: can explain every part of it.',
          'Timekeeper: says when half of the time is over.',
        ],
        notes: `In groups of three, maker and timekeeper are one person. Let groups choose the roles and write them down. ${help}`,
      };
    case 'flipped':
      return {
        kind: 'task',
        title: 'Start here',
        content: [question, 'Done and sure? Take the next task on the sheet.', 'Done and unsure? Find someone with another answer.'],
        notes: `The tasks are in the plan, in order of difficulty. ${help}`,
      };
    case 'quick':
      return {
        kind: 'task',
        title: 'In pairs, now',
        content: [question, `You have ${b.minutesOf('explore')} minutes. One result for the two of you.`],
        notes: `Set a timer that all can see. ${help}`,
      };
    case 'review':
      return {
        kind: 'task',
        title: 'Mixed practice',
        content: [question, 'Say first which kind of task this is.', 'Then solve it, each on your own paper.'],
        notes: `The tasks on the sheet are in mixed order on purpose: choosing the way is half of the work. ${help}`,
      };
    case 'assessment':
      return {
        kind: 'task',
        title: 'Part B',
        content: [question, 'Show how you get there. A reason is worth as much as a result.'],
        notes: `Read the task aloud once. Answer questions about the wording only. ${help}`,
      };
    case 'direct':
      return {
        kind: 'task',
        title: b.pick('task:title', ['On your own', 'Your turn']),
        content: [question, 'Check your answer against the steps before you go on.'],
        notes: `Silence for the first five minutes. ${help}`,
      };
  }
}

function secondTaskSlide(b: Bench): LessonSlide {
  const question = b.difficulty >= 3 ? b.ask('analyze', 'evaluate', 'apply') : b.ask('apply', 'understand', 'analyze');
  return {
    kind: 'task',
    title: b.pick('task2:title', ['A new case', 'One step further', 'The same idea, elsewhere']),
    content: [
      question,
      b.isYoung ? 'Draw it first, then tell it.' : b.pick('task2:how', ['Which idea of today do you need here?', 'Alone first, then compare how you went about it.']),
    ],
    notes: b.pick('task2:notes', [
      `Ask those who finish early how they would change the case so that the answer changes too.`,
      `Collect two ways of going about it, not two answers, and let the class compare them.`,
    ]),
  };
}

function discussionSlide(b: Bench): LessonSlide {
  const { debate } = b.m;
  if (debate && hasVoices(b))
    return {
      kind: 'discussion',
      title: 'One question, several voices',
      content: [debate.question, ...debate.voices.map(({ who, wants }) => `${who} wants ${wants}.`)],
      notes: `${debate.background} Reasons the voices may give: ${debate.voices.map(({ who, because }) => `${who.charAt(0).toLowerCase()}${who.slice(1)}, because ${because}`).join('; ')}. Say before you start that playing a voice is not the same as agreeing with it.`,
    };
  const question = b.structure === 'assessment' || b.difficulty >= 3 ? b.ask('evaluate', 'analyze') : b.ask('understand', 'evaluate');
  return {
    kind: 'discussion',
    title: b.structure === 'assessment' ? 'Part C' : b.pick('discussion:title', ['Talk it over', 'What do you think, and why?', 'No quick answer']),
    content: [
      question,
      b.structure === 'assessment'
        ? 'Make a claim, give two reasons, and answer one objection.'
        : b.pick('discussion:how', ['Start your answer with “I think … because …”.', 'Repeat in your own words what the speaker before you said, then add yours.']),
    ],
    notes:
      b.structure === 'assessment'
        ? `There is more than one good answer. Look for the reasons and for facts that fit them.`
        : b.pick('discussion:notes', [
            `Wait five seconds after each answer: the second thought is often the better one. Write key words on the board, not verdicts.`,
            `Call on those who have not spoken yet before the quick ones. If all agree too soon, take the other side yourself.`,
          ]),
  };
}

/** When a short list of material is used up and more slides are wanted. */
function moreToAsk(b: Bench, place: number): LessonSlide {
  const stuck = b.stuck();
  const question = stuck ? stuck.question : b.ask('analyze', 'evaluate', 'create');
  return {
    kind: 'discussion',
    title: `Question ${place}: think it through`,
    content: [question],
    notes: stuck ? `This is about ${stuck.about}. ${stuck.hint}` : `Give two quiet minutes before anyone answers.`,
  };
}

/** Two slides never bear the same title: the later one says which it is. */
function withOwnTitles(slides: LessonSlide[]): LessonSlide[] {
  const seen = new Map<string, number>();
  return slides.map((slide) => {
    const times = (seen.get(slide.title) ?? 0) + 1;
    seen.set(slide.title, times);
    return times === 1 ? slide : { ...slide, title: `${slide.title} (${times})` };
  });
}
