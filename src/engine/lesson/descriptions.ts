/** What teacher and class do in each part, by structure. Every line names something of this lesson's own. */
import { type Bench, hasVoices, listed } from './bench.ts';
import { letterOf } from './handed-out.ts';
import { opensWithStance } from './opening.ts';
import type { PartRole, StructureName } from './structure.ts';

type Ways = (b: Bench) => readonly string[];

/** At most three key terms, for a sentence. */
const words = (b: Bench, from = 0): string => listed(b.m.terms.slice(from, from + 3).map(({ term }) => term));
/** A sticking point as a label, since it may read "why there are seasons". */
const about = (b: Bench, place = 0): string => `“${(b.m.stuck[place] ?? b.m.stuck[0])?.about ?? b.m.topic}”`;
const link = (b: Bench, place = 0): string => b.m.links[place] ?? b.m.links[0] ?? words(b);

/** What home groups put together: the two ends that two of their sheets hold. */
function joining({ m }: Bench): string {
  const [first, second] = (m.jigsaw?.joins ?? []).map(({ from, to, sheets: [one, other] }) => `${from} (sheet ${letterOf(one)}) and ${to} (sheet ${letterOf(other)})`);
  if (!first) return 'At the end the group lays the sheets side by side and draws an arrow from one to another, with words on it that say how they hang together.';
  return `At the end the group draws how ${first} hang together${second ? `, and how ${second} do` : ''}.`;
}

const looksInto = ({ m }: Bench): string => (m.inquiry?.kind === 'claim' ? 'the claim' : 'the case');

/** Predict, work out, explain: what each takes of the part. */
function workedOut(b: Bench): string {
  const minutes = b.minutesOf('explore');
  const alone = Math.max(1, Math.round(minutes / 5));
  const explained = Math.max(1, Math.round(minutes / 4));
  return `The case on the slide, in three steps. ${counted(alone)} alone: each writes a prediction. ${counted(minutes - alone - explained)} in threes: they work it out step by step, and every step needs a reason that can be pointed to. ${counted(explained)} with another group: each group explains its way, and everyone marks where the prediction was off. Note which step gave most trouble.`;
}

const counted = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const vote: Ways = (b) => [
  `Put the hinge question up and let everyone commit to an answer alone. Neighbors with different answers explain theirs for two minutes, then all vote again. The second count decides whether you go on or stay with ${about(b)}.`,
  `Everyone answers the hinge question on paper before anyone speaks. Read five answers aloud without names and let the class sort them. Move on when the reasons hold.`,
];

const descriptions: Record<StructureName, Partial<Record<PartRole, Ways>>> = {
  inquiry: {
    open: (b) =>
      b.m.scenes.length === 0
        ? [
            `No introduction and no answers: the first slide asks for a guess about ${b.m.topic}. Two minutes alone, then guesses go on the board with names, and none of them is called right or wrong.`,
          ]
        : [
            `Open with the scene and stop where it turns into a question. ${b.Class} put their first guess on paper, with a because. Collect the guesses on the board and leave all of them standing for now.`,
            `The puzzle comes before any explanation. Two minutes of silence, then guesses go on the board with initials. Nobody is told yet who is right about ${b.m.topic}.`,
          ],
    explore: (b) =>
      b.m.inquiry?.kind === 'case'
        ? [workedOut(b)]
        : [
            `Groups of three get the evidence cards ${letters(b)} and ${looksInto(b)} on the slide. They sort the cards into “supports our guess”, “speaks against it” and “not sure yet”, and change the guess where a card forces them to. Walk round and ask which card gave them most trouble.`,
            `In threes, ${b.class} work on ${looksInto(b)} with cards ${letters(b)}: first a prediction, then the cards one by one. After each card they say what it speaks for or against. Note which groups drop a guess, and why: that is what you will build on.`,
          ],
    check: vote,
    explain: (b) => [
      `Now give names to what the groups have found: ${words(b)}. Take the explanation from their words first and add what is missing from the slides. Go back to the board and cross out, keep or mend each first guess.`,
      ...(b.m.links.length > 1
        ? [
            `Gather what the groups have found and draw it as one picture on the board: ${link(b)}, then ${link(b, 1)}. The new words (${words(b)}) come in only where the drawing needs them.`,
          ]
        : []),
    ],
    practice: (b) => [
      `One new case, alone, so that each can see whether the idea travels. ${b.Class} ${b.record} and underline the key word they relied on. Compare in pairs before you talk it over together.`,
      `Change the setting and keep the idea: the task sheet, on their own. Help with ${about(b, 1)} by asking the question from the supports, not by showing the way.`,
    ],
    discuss: (b) => [
      `Take up the questions on ${b.m.topic} that the groups could not settle. The class decides for two of them what one would have to observe, count or read to answer them.`,
    ],
    close: (b) => [
      `Return to the first guesses: everyone marks their own as kept, mended or crossed out. Then the exit ticket, alone and without notes. Sort the tickets into three piles before the next lesson.`,
      `Each ${b.isYoung ? 'child' : 'student'} finishes the sentence “At first I thought …, now I think …, because …”, and answers the exit ticket at the door.`,
    ],
  },
  direct: {
    open: (b) => [
      `Short questions without notes, on paper, to fetch what is already there. Check by show of hands and write on the board only what fewer than half could say. It comes back when you model ${about(b)}.`,
      `A two-question warm-up while you take the register. Go through the answers at once, and say plainly what today adds: ${words(b)}.`,
    ],
    explain: (b) => [
      `Teach in small steps, one slide at a time, and stop after each for a question to the whole class. Say each new word (${words(b)}), point to an example, and let ${b.class} say it back in a sentence. Draw on the board ${b.m.connections[0]} while you speak.`,
      `Three short steps: name it, show it, let them say it. The aim is that they can say ${b.m.connections[0]}, so reach ${words(b, 1)} only when the first step sits.`,
    ],
    model: (b) => [
      `Work through the example on the board and say aloud what you are thinking, the doubts included. ${b.Class} only watch the first time. Then cover it, and let them tell you the steps in order.`,
      `Show the worked example line by line. At each line ask what comes next and why before you write it. Leave it on the board for the practice.`,
    ],
    check: vote,
    guided: (b) => [
      `A second one like it, together: you write, the class decides each step. Call on people by name after everyone has had time to think. Listen for trouble with ${about(b)}.`,
    ],
    practice: (b) => [
      `Everyone works alone on the task sheet, the easier task first. Walk a fixed round past those who wavered at the hinge question, and keep help to one prompt each. Who is done takes the extension.`,
      `Quiet practice with the example still in view. ${b.Class} check each answer against the steps before they go on. Stop once, halfway, for the mistake you have seen most.`,
    ],
    discuss: (b) => [
      `Go over the tasks where answers differed. ${b.Class} mend their own work in another color, so that you both see what has changed. Take one more look at ${about(b, 1)}.`,
    ],
    close: (b) => [
      `Exit ticket alone, in silence, notes closed. Say before it what it is for: it decides with whom you work again on ${b.m.topic}.`,
      `Three sentences from the class sum up the lesson, one for each of ${words(b)}. Then the exit ticket.`,
    ],
  },
  project: {
    open: (b) => [
      `Hand out the brief and read it together. Groups say in one sentence what they have to deliver and for whom, and name what they would need to know about ${b.m.topic} to do it well.`,
      `Start with the scene, then the brief that comes out of it. The class collects signs of good work on the board: these are the criteria for the end.`,
    ],
    explain: (b) => [
      `Only what the project cannot do without: ${words(b)}, and how ${link(b)} belong together. Groups write down where in their work each point will be visible.`,
      `A short input on the two points that decide whether the work will be right. Each group puts one question to you that came up from the brief.`,
    ],
    plan: (b) => [
      `Groups of three or four share out the work: a fact checker with the cards ${letters(b)}, a maker, a speaker, a timekeeper. They show you a sketch or a list of steps before they begin. Ask each group what could go wrong.`,
    ],
    build: (b) => [
      `The groups work. You go round with two questions only: “What have you decided?” and “Which fact supports it?” Send groups that are unsure about ${about(b)} to the supports. Announce half-time and the last five minutes.`,
      `Working time. Everything shown in the end has to rest on a card or a slide, so each group keeps a list of what it used. Sit with one group at a time, a few minutes each, and listen first.`,
    ],
    check: (b) => [
      `Stop all work. Everyone, not only the speaker, answers the hinge question in writing. Where the answers in a group differ, that group talks it over before it goes on with ${b.m.topic}.`,
    ],
    critique: () => [
      `Half of each group stays with the work, half walks round with slips: one thing that is right and why, one question, one suggestion. After the round the groups read the slips and change at least one thing.`,
      `Each group shows its unfinished work for two minutes and asks for advice on one point. The others answer kindly, to the point, and with reference to the criteria on the board.`,
    ],
    close: (b) => [
      `The groups put the finished work up. Then everyone alone: the exit ticket, and one sentence on what they would now do differently. Agree where the work on ${b.m.topic} will be shown.`,
      `A last look back at the criteria from the start: which were met, and how does one see it? The exit ticket is individual work.`,
    ],
  },
  collaborative: {
    open: (b) => [
      `One minute alone, two in pairs, then four pairs report. Write the reports down in the ${b.class}’ own words. Where two reports disagree about ${b.m.topic}, say so and leave it open.`,
      `Everyone answers the first question alone on a slip, reads the neighbor’s slip in silence, and only then talks. Collect what changed through reading.`,
    ],
    explain: (b) => [
      `Form expert groups, one for each expert sheet (${letters(b)}). Each group reads its sheet, explains it in its own words and prepares one example and one question for the others. Everyone writes down the group’s explanation, because everyone will teach it.`,
      `Jigsaw, first half: each expert group takes one sheet (${letters(b)}) with the word that is explained on it. The task is to be able to teach it in two minutes without the sheet.`,
    ],
    share: (b) => [
      `New groups with one expert from each sheet. Experts teach in turn, two minutes each, and the listeners ask at least one question. ${joining(b)}`,
      `Jigsaw, second half: in the home groups each expert teaches, and the listeners say back what they have understood. No sheet is read aloud. ${joining(b)}`,
    ],
    check: vote,
    discuss: (b) =>
      !hasVoices(b)
        ? [
            `Two answers are possible at first sight, and the groups have to choose. Half of each group looks for reasons for the one, half for the other, three minutes each. Then the group decides together and says which reason turned the scale.`,
            `Each group writes its answer large on one sheet, with the best reason below. The sheets go round, and every group adds a “yes, and” or a “but” with a reason.`,
          ]
        : [
            `Put the question to the class and give each group one voice to speak for. They prepare two reasons, then one speaker from each group joins the circle; the others listen for the strongest reason of the other side. At the end speakers step out of the role and say what they think themselves.`,
            `One question, and not everyone will agree. Each group argues for the voice it has drawn, with a fact from a sheet or a slide where one fits. Close by asking which reason was hardest to answer.`,
          ],
    practice: (b) => [`The home groups solve one task together, and anyone may be asked to present it. So the group makes sure that each member can explain ${about(b)}.`],
    close: (b) => [
      `Now everyone alone, without the group: the exit ticket. Add one line on who helped you understand ${b.m.topic} today and with what.`,
      `The groups part. Each writes the exit ticket alone, so that you see what every single one takes along.`,
    ],
  },
  flipped: {
    open: (b) => [
      `Two questions on the preparation, alone and on paper, and one line on what stayed muddy. Sort the lines while pairs compare answers: what comes three times is dealt with next. Who has not prepared reads the sheet now, at the side table, and joins in later.`,
      `Begin with what they bring. ${b.Class} compare their notes on ${words(b)} in pairs and circle where they disagree. Collect the circles, not the answers.`,
    ],
    check: vote,
    explain: (b) => [
      `A clinic for those who want it: the step around ${about(b)}, once more and differently, with a drawing of ${link(b)}. The others have already begun the next part.`,
    ],
    practice: (b) => [
      `Class time is for the hard part. Three tasks of growing difficulty lie ready, and ${b.class} choose where they start and say why. Use the time for talks at the desk: ask each to explain one step on ${about(b)}.`,
      `Everyone starts at the middle task and moves up or down after it. Work alone or in pairs. You sit down with the ones whose answers at the start were unsure.`,
    ],
    discuss: () => [
      `One case that nobody can solve by looking it up. Pairs have to decide and give the reason that convinced them. Take the two best reasons that contradict each other to the whole class.`,
    ],
    close: (b) => [
      `Exit ticket, then the next preparation: show the first minute of it together, so that everyone knows what to look for. ${b.Class} put one question about ${b.m.topic} on top of their notes.`,
      `Each answers the exit ticket and compares with the first answer of the lesson. Hand out the next preparation sheet and say how long it should take.`,
    ],
  },
  quick: {
    open: (b) =>
      !opensWithStance(b)
        ? [`Tell the scene of the first slide in a minute and stop at its question. Neighbors whisper a guess, three are said aloud, and nothing about ${b.m.topic} is solved yet.`]
        : [
            `No introduction: the question is on the board when they come in. Hands on heads for yes, arms folded for no, and one reason from each side.`,
            `Begin with the question and a show of thumbs. Two people with different thumbs say why. Nothing is solved about ${b.m.topic} yet.`,
          ],
    explore: (b) => [
      `Pairs answer the question on the slide in ${counted(Math.max(1, Math.floor(b.minutesOf('explore') / 2)))}. For the rest of the time they lay out the cards ${letters(b)} and choose the one that has most to do with their answer, with a “because”. Point to ${words(b)} as the words that should turn up.`,
      `Pairs ${b.subject === 'mathematics' ? 'work the task out and check the result in another way' : `talk the question over and ${b.record}`}, then they go to the next table and compare. Keep the time in view. Listen for anyone who can say ${b.m.connections[0]}.`,
    ],
    explain: (b) => [`Name in plain words what has just been seen, with ${words(b)} on the board. Ask two pairs to say it again in their own way.`],
    practice: () => [`The same once more with a harder case, this time alone. Whoever was quiet before begins.`],
    close: (b) => [
      `Everyone stands up, says or writes one sentence with one of the words ${words(b)}, and sits down. The exit question goes home in their heads or on a slip.`,
      `One sentence each on a slip, to the exit question. Read three of them aloud, without names, and let the class improve the middle one.`,
    ],
  },
  review: {
    open: (b) => [
      `Notes stay closed. Everyone writes all they still know about ${b.m.topic}, then compares with a neighbor and adds in another color. What nobody has goes on the board as today’s list.`,
    ],
    recall: (b) => [
      `The questions of the quiz round are the first of the plan’s tasks, their answers stand under “Assessments”. One at a time, answered on paper before anyone calls out. Then the answer, and everyone marks their own with a tick or a dot. Ask for the words ${words(b)} among the answers.`,
      `A quiz without points, from the first of the plan’s tasks, with the answers under “Assessments”: question, silence, answer on a mini whiteboard, all boards up at once. Stay with a question as long as boards differ.`,
    ],
    check: () => [
      `Take the wrong answers that come up every year. Small groups get one each from the plan’s list of misconceptions and work out what the person was thinking and what would convince them.`,
    ],
    practice: (b) => [
      `Tasks of different kinds in mixed order, so that one has to choose the method each time. Pairs work side by side, each on paper of their own, and explain a step when they differ. Keep an eye on ${about(b)}.`,
    ],
    discuss: (b) => [`Each names one weak spot on a note. Group the notes; whoever is sure of a point explains it at that table. You take the table with ${about(b, 1)}.`],
    close: () => [
      `Everyone looks at ticks and dots and plans the next study session: what, when, and how they will test themselves without notes. The exit question is the first item of that session’s check.`,
    ],
  },
  assessment: {
    open: (b) => [
      `Say what the three parts ask for, how much time each has and what may be used. ${b.Class} read all tasks before they write and may ask about the wording, not about ${b.m.topic}.`,
    ],
    recall: (b) => [
      `Short answers, alone and without notes. One point for each correct idea, whatever the spelling. What ${words(b)} mean is asked for: no wall, book or slide gives it away.`,
    ],
    practice: (b) => [
      `The same knowledge in cases that were not discussed. Working and reasons count as much as results. Anyone stuck on ${about(b)} may take a hint card, and notes that on the sheet.`,
    ],
    explain: (b) => [
      `One longer answer with reasons. A claim alone earns nothing, a claim with a fitting fact earns the greater part. Remind the class of the time once, when ${counted(Math.round(b.minutesOf('explain') / 2))} are left.`,
    ],
    check: () => [
      `Pens down for half a minute, then everyone reads their own work as if it were a stranger’s and mends up to three places. Each marks how sure they are of every answer.`,
    ],
    close: (b) => [
      `Go through Part A at once, while the thinking is fresh. Each writes down one thing they can do and one next step on ${b.m.topic}. Parts B and C come back with comments before marks.`,
    ],
  },
};

/** "A to D": the cards that lie on the tables. */
export const letters = ({ m }: Bench): string => {
  const last = String.fromCharCode(64 + Math.max(2, m.cards.length));
  return last === 'B' ? 'A and B' : `A to ${last}`;
};

export function describePart(role: PartRole, b: Bench): string {
  const ways = descriptions[b.structure][role]?.(b);
  if (!ways) throw new Error(`The structure ${b.structure} has no words for "${role}".`);
  return b.pick(`part:${role}`, ways);
}
