/** What students can do at the end, in verbs whose result one can see, for the age of the class and the difficulty asked for. */
import { type Bench, listed } from './bench.ts';

/** Two to four objectives: the words, the connection, the use, and in a longer lesson a judgment. `isFarBelow`: the matter is held for classes much older than this one. */
export function objectivesFor(b: Bench, isFarBelow = false): string[] {
  const { m, band, difficulty, duration } = b;
  const terms = listed(m.terms.slice(0, 3).map(({ term }) => term));
  const [first = '', second = ''] = m.connections;
  const about = m.turn || m.topic;
  const vocabulary = {
    'K-2': `Point to or draw an example of ${terms}, and say the word while doing so.`,
    '3-5': `Say in their own words what ${terms} mean, and give an example of each.`,
    '6-8': `Define ${terms}, and use each in a sentence of their own about ${m.topic}.`,
    '9-12': `Use the terms ${terms} precisely in a written explanation.`,
  }[band];
  // At “Ohm's law” nobody can point.
  const heard = `Say or draw one thing that they heard about ${m.topic}.`;
  const connect = {
    'K-2': `Draw or act out ${first}, and tell a partner about it.`,
    '3-5': `Show in a labeled drawing or in two sentences ${first}.`,
    '6-8': `Explain ${first}, and ${second}.`,
    '9-12': `Explain in writing ${first}, and ${second}, each with ${b.subject === 'mathematics' ? 'an example of their own' : 'a fact from the lesson'}.`,
  }[band];
  const all = [
    ...(difficulty <= 3 || duration >= 60 ? [isFarBelow ? heard : vocabulary] : []),
    ...(!isFarBelow && (difficulty >= 2 || m.terms.length < 3) ? [connect] : []),
    usingIt(b, about),
    ...(judgmentAt(b) ?? []),
  ];
  return all.slice(0, duration === 15 ? 2 : duration >= 60 ? 4 : 3);
}

/** What doing something with it looks like in this subject. */
function usingIt({ subject, difficulty, isYoung, m, pick }: Bench, about: string): string {
  const many = difficulty >= 4 ? 'three' : 'two';
  switch (subject) {
    case 'mathematics':
      return difficulty <= 2
        ? `Solve ${many} problems with a drawing or an example at hand (focus: ${about}), and check each result.`
        : `Solve ${many} problems they have not seen before (focus: ${about}), show each step, and check the results by another way.`;
    case 'science':
      return isYoung
        ? `Make a prediction about a new case and say which card or observation it rests on (focus: ${about}).`
        : `Predict the outcome of a case that was not taught and support the prediction with ${many} facts (focus: ${about}).`;
    case 'history':
    case 'civics':
      return `Support a claim about ${m.topic} with ${many} dated or named facts, and say what speaks against it.`;
    case 'geography':
      return `Explain a case from another place with what was learned here (focus: ${about}), and mark it on a map or a sketch.`;
    case 'language':
      return isYoung
        ? `Find ${many} examples in a text and make one of their own (focus: ${about}).`
        : `Apply it in a text of their own and mark the ${many} places where it shows (focus: ${about}).`;
    case 'computing':
      return `Test a solution with ${many} cases, one of them unusual, and correct it where it fails (focus: ${about}).`;
    case 'arts':
      return `Make a short piece of their own and name ${many} decisions they took in it (focus: ${about}).`;
    case 'health':
      return `Decide in an everyday situation and give ${many} reasons that rest on facts (focus: ${about}).`;
    default:
      return pick('use', [
        `Apply what they know about ${m.topic} to a case that was not discussed, and give ${many} reasons.`,
        `Answer a new question on ${m.topic} and back the answer with ${many} things learned in the lesson.`,
      ]);
  }
}

function judgmentAt({ difficulty, isYoung, m, duration }: Bench): string[] | null {
  if (difficulty >= 5) return [`Design a task or a test of their own on ${m.topic} and defend its design.`];
  if (difficulty >= 4) return [`Compare two answers to the same question about ${m.topic} and justify which is better supported.`];
  if (duration >= 60)
    return [
      isYoung
        ? `Tell a partner one thing about ${m.topic} that many people get wrong, and what is right.`
        : `Recognize a common error about ${m.topic} and write the sentence that would clear it up.`,
    ];
  return null;
}
