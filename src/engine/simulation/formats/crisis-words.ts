/** How news travels on a day of crisis: by people alone, by telephone and radio, or from phone to phone. */
import type { Crisis } from '../matter.ts';

interface Words {
  source: string;
  asking: string;
  secondSource: string;
  unsigned: string;
  trail: string;
  everywhere: string;
  bothVersions: string;
  moreOften: string;
  oldText: string;
  two: string;
  first: string;
  second: string;
  takeFirst: string;
  kept: string;
  together: string;
  putOff: string;
  putOffEnd: string;
  publicTitle: string;
  asker: string;
  behind: string;
  honest: string;
  laughter: string;
}

export const crisisWords: Readonly<Record<Crisis['era'], Words>> = {
  past: {
    source: 'Word is going from door to door:',
    asking: 'People stand outside and want to know whether it is so.',
    secondSource: 'While you were busy, another sentence has run through the streets:',
    unsigned: 'Everyone has it from somebody else, and nobody can say who said it first.',
    trail: 'The trail ends in a crowd.',
    everywhere: 'Before the sun is high it is everywhere, with your names on it.',
    bothVersions: 'An old woman repeats both versions aloud, one after the other.',
    moreOften: 'Both versions are told at every well, and your answer at none.',
    oldText: 'Too many ears have heard the old words.',
    two: 'Two at the door',
    first: 'First comes',
    second: 'Behind, out of breath, comes',
    takeFirst: 'Hear the first now, and the second within the hour',
    kept: 'You keep your word, before the hour is over. The second had already turned to go.',
    together: 'Let both in together',
    putOff: 'Have both told to come back tomorrow',
    putOffEnd: 'Your minute is saved. Both now talk to the crowd, and neither talks to you.',
    publicTitle: 'On the steps',
    asker: 'somebody in the front row',
    behind: 'At the edge of the crowd stands',
    honest: 'The questions get shorter. Your sentence about the guess is passed back through the crowd, word for word.',
    laughter: 'Somebody laughs, and then many do.',
  },
  radio: {
    source: 'Since last night one sentence is heard in every line and shop:',
    asking: 'The telephone is ringing, and people want to know whether it is so.',
    secondSource: 'While you were busy, another sentence has made its way around:',
    unsigned: 'Everyone has it from a neighbor, and nobody can say who said it first.',
    trail: 'The trail ends at a neighbor’s neighbor.',
    everywhere: 'By noon it is everywhere, with your team as the source.',
    bothVersions: 'A newspaper has printed both versions, side by side.',
    moreOften: 'The page with both versions is cut out and pinned up in shops.',
    oldText: 'Someone has kept the old sheet.',
    two: 'Two calls at once',
    first: 'On line one:',
    second: 'On line two:',
    takeFirst: 'Take line one, and call line two back within the hour',
    kept: 'You keep your word, by four minutes. The second caller had already begun to write a complaint, and puts it away.',
    together: 'Put both callers together on one line',
    putOff: 'Let it be said to both that nobody can come to the telephone',
    putOffEnd: 'Your minute is saved. Both callers now talk to the newspaper, and neither talks to you.',
    publicTitle: 'Before the microphones',
    asker: 'a reporter',
    behind: 'Behind the reporters stands',
    honest: 'The questions get shorter. One reporter asks for the sentence about the guess again, and prints it in full.',
    laughter: 'Somebody laughs, and the whole county hears it on the radio.',
  },
  now: {
    source: 'A message is going from phone to phone:',
    asking: 'People are calling you, and want to know whether it is so.',
    secondSource: 'While you were busy, another sentence has made its way around:',
    unsigned: 'It has been passed on four hundred times. Nobody has signed it.',
    trail: 'The trail ends at an account without a name.',
    everywhere: 'Within minutes it is everywhere, with your team as the source.',
    bothVersions: 'A journalist has both versions on one page, side by side.',
    moreOften: 'The page with both versions is shared more often than your answer.',
    oldText: 'Someone has kept a picture of the old text.',
    two: 'Two calls at once',
    first: 'On line one:',
    second: 'On line two:',
    takeFirst: 'Take line one, and call line two back within the hour',
    kept: 'You keep your word, by four minutes. The second caller had already begun to write a complaint, and puts it away.',
    together: 'Put both callers together on one line',
    putOff: 'Let both hear the recorded message',
    putOffEnd: 'Your minute is saved. Both callers now talk to the press, and neither talks to you.',
    publicTitle: 'Before the microphones',
    asker: 'a reporter',
    behind: 'Behind the cameras stands',
    honest: 'The questions get shorter. One reporter asks for the sentence about the guess again, and prints it in full.',
    laughter: 'Somebody laughs, and it is on every recording.',
  },
};
