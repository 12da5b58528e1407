/** Debate: a motion, two or three sides, evidence that may fall, cross-examination, a vote, and the minority's report. */
import type { Brief, Choice, Drafted, Scene } from '../draft.ts';
import { type Question, shortEnough, type Way } from '../matter.ts';
import { played } from '../played.ts';
import { known, named, open, quoted, quotedLast, sentence } from '../wording.ts';
import { debateCards } from './debate-cards.ts';

const letters = ['A', 'B', 'C'] as const;
const side = (place: number): string => `side ${letters[place] ?? 'A'}`;

export function debate(brief: Brief): Drafted {
  const { matter, isYoung, rounds } = brief;
  const { main, other } = matter;
  const [, second] = main.ways as [Way, Way];
  const people = main.stakeholders;

  const opening = (): Scene => ({
    id: 'opening',
    title: 'Opening statements',
    description: `${sentence(main.background)} The chair reads out the motion. Each side has one minute, and the first reason is the one that stays in people's ears. Whose reason opens your case?`,
    choices: people.slice(0, 3).map(({ who, wants, because }, place) => ({
      text: `Begin with ${known(who)}`,
      outcome: [
        `You say it in their words. They want ${wants}, because ${open(because)}. The room can see a person, and leans forward.`,
        `You begin with somebody who wants ${wants}, and with the reason, that ${open(because)}. The other side writes that down at once: it is what they will attack.`,
        `A surprise: hardly anyone expected to hear first of somebody who wants ${wants}. You explain that ${open(because)}. Two listeners ask you to say it again, more slowly.`,
      ][place] as string,
      effects: [
        [8, 6],
        [10, 2],
        [5, 8],
      ][place] as number[],
    })),
  });

  const proof = (id: string, title: string, setting: string): Scene => {
    const claim = matter.claims.take();
    const fact = matter.bearing.take(shortEnough);
    const aside = matter.facts.take(shortEnough);
    const more = aside ?? matter.bearing.take(shortEnough);
    const choices: Choice[] = [
      {
        text: fact ?? '',
        outcome:
          'It holds. The other side checks it and has to let it stand, so now they ask the harder question: what follows from it for the motion? Answer that aloud before you go on.',
        effects: [12, 4],
      },
      { text: claim?.belief ?? '', outcome: `It falls within a minute. ${sentence(claim?.correction ?? '')} What you built on it falls with it.`, effects: [-15, -5] },
      {
        text: more ?? '',
        outcome:
          more === aside
            ? 'It holds. Then the chair asks what it has to do with the motion, and your side looks for an answer until the minute is over. True is not yet to the point.'
            : 'Nobody can knock it over. The chair notes it on the board as agreed between the sides, and from here on either side may lean on it.',
        effects: more === aside ? [-2, 2] : [9, 6],
      },
    ];
    if (id === 'proof-again') {
      choices[0] = { ...(choices[0] as Choice), outcome: 'It stands up to both questions the other side puts. One listener wants to know where you found it; tell the room.' };
      choices[1] = { ...(choices[1] as Choice), outcome: `The other side was waiting for this one. ${sentence(claim?.correction ?? '')} You take it back in front of everybody.` };
      choices[2] = {
        ...(choices[2] as Choice),
        outcome:
          more === aside
            ? 'It stands, and a listener asks politely which of the two sides it is for. Nobody on your bench can say.'
            : 'It stays up. Your own side had hoped for something louder, and still has nothing to take back.',
      };
    }
    // Where nothing that is held bears on the motion, the honest answer is one of the choices.
    if (!fact)
      choices.push(
        id === 'proof'
          ? {
              text: 'None of them: say what would have to be looked up for this motion, and where',
              outcome: 'It is an odd way to spend a minute of evidence. The chair writes your question on the board, and both sides come back to it.',
              effects: [6, 10],
            }
          : {
              text: 'Say that your side has nothing that settles it, and what would',
              outcome: 'The listeners wake up. It is the first time today that a side has drawn the border of what it knows.',
              effects: [4, 10],
            },
      );
    return { id, title, description: setting, choices: choices.filter(({ text }) => text !== '') };
  };

  const cross = (): Scene => ({
    id: 'cross',
    title: 'Cross-examination',
    description: `The other side stands up and puts its best point to you, a fair one: ${quotedLast(second.gain)} Everyone looks at you.`,
    choices: [
      {
        text: 'Grant the point, and say why something else weighs more',
        outcome: 'A murmur, then nods. You have lost nothing that was yours, and what you put on the other side of the scale is now heard.',
        effects: [8, 14],
      },
      {
        text: 'Ask how they know',
        outcome: 'They name what they rely on, and it is less than it sounded. The chair asks you to hold your own side to the same measure.',
        effects: [10, 4],
      },
      {
        text: 'Say that only somebody with no heart could argue like that',
        outcome: 'The chair calls you to order. For the next two minutes the room talks about your tone, and nobody talks about the motion.',
        effects: [-10, -18],
      },
    ],
  });

  const floor = (): Scene => {
    const asker = people[2] ?? people[0];
    return {
      id: 'floor',
      title: 'A question from the floor',
      description: `${named(known(asker?.who ?? 'A listener'))} has put up a hand and waited. “You have both talked past me.” It is somebody who wants ${asker?.wants}. Which side has room for that?`,
      choices: [
        {
          text: 'Name what your side could add to its proposal for them',
          outcome: 'It costs your side some of its sharpness and wins it a listener. The other side has to match the offer or explain why not.',
          effects: [4, 12],
        },
        {
          text: 'Say honestly that your side cannot give them that',
          outcome: 'Silence first, then respect. A no with a reason can be argued with; a fog cannot.',
          effects: [2, 9],
        },
        {
          text: 'Thank them for the question and return to your notes',
          outcome: 'They stay standing. The chair lets them, and everyone else now waits for an answer too.',
          effects: [-5, -12],
        },
      ],
    };
  };

  const vote = (question: Question, id: string, title: string, after: string): Scene => ({
    id,
    title,
    description:
      id === 'vote'
        ? `The motion is put: ${quotedLast(question.question)} Leave your side for a moment. Having heard it all, how do you vote yourself?`
        : `${sentence(question.background)} The chair puts it to the vote after one speech from each side: ${quotedLast(question.question)} This time nobody has told you what to think.`,
    choices: question.ways.map(({ choice, gain }, place) => ({
      text: sentence(choice),
      outcome: `${id === 'vote' ? [`The hands are counted, and ${side(place)} has it.`, `It is close, and ${side(place)} carries the room.`, `To the surprise of the others, ${side(place)} wins.`][place] : ['More hands go up than yesterday.', 'The count has to be done twice.', 'It is decided by a single hand.'][place]} ${(id === 'vote' ? ['What its speakers had promised comes into reach', 'Its first speaker may say once more what speaks for it', 'The chair reads out what the room has voted for'] : ['The minutes say why', 'One sentence is read out for the record', 'Whoever voted for it may say why'])[place]}: ${sentence(gain)}`,
      effects: [3, 3],
      to: `${after}-${place + 1}`,
    })),
  });

  const minority = (question: Question, after: string): Scene[] =>
    question.ways.map(({ choice, cost }, place) => ({
      id: `${after}-${place + 1}`,
      title: `The minority report on side ${letters[place]}`,
      description: `${quoted(choice)} has won. ${['Those who lost may put one sentence into the minutes, and they write', 'The losing side is handed the pen for one sentence', 'One sentence in the minutes belongs to those who were outvoted'][place]}: ${sentence(cost)} ${['What do the winners do with that sentence?', 'Now it stands there, and the winners have to do something with it.', 'The winners read it over their shoulders.'][place]}`,
      choices: [
        {
          text: `Accept it and change the plan of ${side(place)} where it can be changed`,
          outcome:
            place === 0
              ? 'The minutes now hold a decision and its price. Whoever reads them in a year can check both.'
              : place === 1
                ? 'The losers sign the minutes as well. Nobody has changed sides, and everybody knows what to watch.'
                : 'One line is crossed out, one is added, and the minutes are signed by all.',
          effects: [2, 15],
        },
        {
          text: `Agree on a day on which ${side(place)} will be judged by it`,
          outcome:
            place === 0
              ? 'A date goes into the calendar, with what would count as a failure. That is more than most votes ever get.'
              : place === 1
                ? 'You write down today what you will measure, so that nobody can choose the measure later.'
                : 'The chair fixes the day and who will bring the figures.',
          effects: [8, 8],
        },
        {
          text: `Put it into the drawer: ${side(place)} has won`,
          outcome:
            place === 0
              ? 'The vote stands. The sentence stands as well, and the losers will be the first to quote it.'
              : place === 1
                ? 'It is your right. On the way out somebody asks what the debate was for.'
                : 'The drawer closes. The next motion will meet the same faces, with better memories.',
          effects: [0, -14],
        },
      ],
    }));

  const definition = (): Scene => ({
    id: 'definition',
    title: 'One word, two meanings',
    description: `Before it goes on, the chair stops both sides: ${(matter.terms.length > 0 ? matter.terms.slice(0, 2).map(({ term }) => quoted(term)) : ['the word that both use most']).join(' and ')} ${matter.terms.length > 1 ? 'are' : 'is'} being used in more than one way. What now?`,
    choices: [
      {
        text: 'Agree on one meaning and write it on the board',
        outcome: 'It takes four minutes. Two arguments turn out to have been about the word, and are crossed out by common consent.',
        effects: [8, 8],
      },
      { text: 'Let each side keep its own meaning', outcome: 'The debate goes on, and sounds lively. Afterward nobody can say what was shown.', effects: [-6, 0] },
    ],
  });

  // The scenes take their statements first; the cards get what is left.
  const steps = played(
    {
      opening: () => [opening()],
      proof: () => [
        proof(
          'proof',
          'The evidence round',
          `The chair allows one statement on ${matter.inText}, and says that it will be checked on the spot. Which of these do you put on the table?`,
        ),
      ],
      definition: () => [definition()],
      cross: () => [cross()],
      'proof-again': () => [
        proof(
          'proof-again',
          'Evidence under pressure',
          'The listeners are tired, and somebody calls for something that settles it. Three slips of paper lie in front of you, and one of them will not survive a check.',
        ),
      ],
      floor: () => [floor()],
      vote: () => [vote(main, 'vote', 'The vote', 'minority')],
      minority: () => [minority(main, 'minority')],
      'second-vote': () => [vote(other as Question, 'second-vote', 'The second day: another motion', 'second-minority')],
      'second-minority': () => [secondMinority(other as Question)],
    },
    [
      'vote',
      'minority',
      'proof',
      'opening',
      'cross',
      'floor',
      'proof-again',
      ...(rounds >= 9 && other ? (['second-vote', 'second-minority'] as const) : (['definition'] as const)),
    ],
    rounds,
  );

  return {
    title: `Debate: ${main.question}`,
    description: `A formal debate on ${matter.inText}. Every statement can be checked, the vote has a price, and those who lose write into the minutes what the winners will have to live with.`,
    scenario: `The question that brings everyone here today: ${main.question} There are ${main.ways.length === 2 ? 'two sides' : 'three sides'}, a chair, and witnesses who have not made up their minds.`,
    objectives: [
      `Give reasons for more than one answer to the question ${quotedLast(main.question)}`,
      'Tell a statement that survives a check from one that only sounds right.',
      'Grant a fair point of the other side and still argue for what weighs more.',
      ...(isYoung ? [] : ['Name the price of the answer you voted for.']),
    ],
    roles: debateCards(brief, side),
    steps,
    meters: [
      { name: 'Strength of the case', start: 50 },
      { name: 'Respect of the room', start: 50 },
    ],
    materials: [
      {
        type: 'Motion card',
        description: `On the board or the door: ${quoted(main.question)} with one column for each side: ${main.ways.map(({ choice }, place) => `${letters[place]}, ${quoted(choice)}`).join('; ')}.`,
      },
      { type: 'Ballots', description: 'One slip a person, filled in twice: before the opening and after the last speech. The chair counts how many moved.' },
    ],
    debrief: ['Which sentence moved you, and was it a reason or a tone of voice?', 'Did anybody vote against the side they had to speak for? What had they heard?'],
  };

  function secondMinority(question: Question): Scene[] {
    return question.ways.map(({ choice, cost }, place) => ({
      id: `second-minority-${place + 1}`,
      title: `What the second vote costs (${letters[place]})`,
      description: `The room has chosen ${quotedLast(choice)} ${['Now read the small print together', 'Turn the sheet over, all of you', 'The chair has one more line to read'][place]}: ${sentence(cost)} ${['Whose voice was missing when you voted?', 'Who would have told you, had they been here?', 'Somebody should have been asked first. Who?'][place]}`,
      choices: [
        {
          text: `Name a group that was missing, and what it would have said about ${side(place)}`,
          outcome: [
            'A chair is put into the circle for them. It stays empty, and it is looked at.',
            'You say it in three sentences, as fairly as you can. Somebody adds a fourth.',
            'The chair asks two people to repeat it in their own words.',
          ][place] as string,
          effects: [6, 12],
        },
        {
          text: `Say that the majority for ${side(place)} is enough`,
          outcome: [
            'It is enough for a result. Whether it is enough for a good one is left to the debrief.',
            'The result stands as it is, and goes home with you unexamined.',
            'So be it. The minutes end in the middle of the page.',
          ][place] as string,
          effects: [0, -8],
        },
      ],
    }));
  }
}
