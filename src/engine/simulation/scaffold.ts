/**
 * What a simulation stands on where no topic pack is held: people and choices that most contested questions have, and no facts. What only the teacher can put in stands
 * in square brackets, which `gapsIn` finds again.
 */
import { type Matter, Pile } from './matter.ts';
import { quoted } from './wording.ts';

/** In the middle of a sentence: "The sea" is "the sea", and a question stands in quotation marks. */
const inSentence = (topic: string): string => (/[?!]$/.test(topic.trim()) ? quoted(topic) : topic.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase()));

export function scaffoldMatter(asked: string): Matter {
  const topic = inSentence(asked);
  return {
    title: asked,
    inText: topic,
    isHeld: false,
    main: {
      question: `What should be done about ${topic}?`,
      background: `[Put two sentences here: what has happened with ${topic}, and why people disagree about it]`,
      stakeholders: [
        { who: 'A person whose days are touched by it', wants: 'a change that can be felt soon', because: 'waiting is easy only for those whom it does not touch' },
        { who: 'A person who has to pay for it', wants: 'to know the cost before anything is promised', because: 'money that is spent on this cannot be spent on something else' },
        {
          who: 'A person who has to carry it out',
          wants: 'a plan that works with the people and the hours there are',
          because: 'a good idea that nobody has time for helps no one',
        },
        { who: 'A person who comes later', wants: 'nothing that cannot be undone', because: 'those who are too young to decide will live with it the longest' },
      ],
      ways: [
        {
          choice: `Act on ${topic} now, with what is known.`,
          gain: 'Something really changes, and those who were waiting see it.',
          cost: 'What nobody knew yet comes out afterward, when it is harder to turn back.',
        },
        {
          choice: 'Try it on a small scale first, and look at the result.',
          gain: 'A mistake stays small, and there is something to look at before the next step.',
          cost: 'Those outside the trial have to go on waiting.',
        },
        {
          choice: 'Leave things as they are and look for better reasons.',
          gain: 'Nothing is broken that worked.',
          cost: 'The trouble that started the discussion goes on, and somebody has to bear it.',
        },
      ],
    },
    other: null,
    facts: new Pile([
      `[Look up: a number about ${topic}, with its source and year]`,
      `[Look up: a date on which something about ${topic} changed, from a book or an official page]`,
      '[Look up: a rule or a law that applies here, in its own words]',
      '[Look up: a sentence by somebody whom it touches, from an interview or a letter]',
      '[Look up: what another town, country or time has done about the same problem]',
      '[Look up: what the word means that is used most, in a reference work]',
    ]),
    claims: new Pile([
      {
        belief: `Everybody knows how it is with ${topic}.`,
        correction: 'What everybody knows is the first thing to look up: find one place that says where it comes from.',
        probe: `Write down one thing that everybody says about ${topic}. Who said it first, and how could they know?`,
      },
      {
        belief: `It was always like that with ${topic}.`,
        correction: 'That is a claim about the past, and the past can be checked: look for a date.',
        probe: 'Find the oldest mention that you can. Does it describe the same thing?',
      },
      {
        belief: 'There is only one reason for it.',
        correction: 'Nearly everything that people argue about has several causes: name two, and what would follow from each.',
        probe: 'Take the reason away in your mind. Is the problem gone?',
      },
      {
        belief: 'If many people say so, it will be true.',
        correction: 'Ten people can repeat one source: count the sources and not the voices.',
        probe: 'Trace three of those voices back. Do they end at the same place?',
      },
    ]),
    terms: [],
    hook: null,
    questions: {
      remember: [`What are the three most important words on ${topic}?`],
      understand: [`Who is touched by ${topic}, and how?`],
      apply: ['Where else have you met a choice like this one?'],
      analyze: ['Which of your statements came from a source, and which from a feeling?'],
      evaluate: [`What would have to be true about ${topic} for you to change your mind?`],
      create: ['What would a fourth way look like, which nobody proposed?'],
    },
  };
}
