/**
 * What a simulation stands on where no topic pack is held: people and choices that most contested questions have, and no facts. What only the teacher can put in stands
 * in square brackets, which `gapsIn` finds again.
 */
import { toldTopic } from '../topic-lookup/told-topic.ts';
import { type Matter, Pile, type Question } from './matter.ts';
import { quoted } from './wording.ts';

/** What a topic is made into: a question stays itself, a claim is to be checked before it is printed, what happens and what troubles people is to be dealt with, and of a subject a school decides how much room it gets. */
type Kind = 'question' | 'event' | 'trouble' | 'subject' | 'claim';

const asks = /\?\s*$|^(?:should|could|would|can|must|may|is|are|was|were|do|does|did|how|why|what|which|who|when|where)\b/i;

/** "A factory closes in our town". */
const happens =
  /^(?:an?|the|our|my|your|two|three|many|some|all|people|students|parents|neighbou?rs) (?:\S+ ){0,3}?(?:is|are|was|were|has|have|will|closes?|opens?|wants?|moves?|leaves?|builds?|plans? to|runs out|loses?|falls|rises|breaks|stops|starts|bans?|cuts|sells|buys|comes|goes|gets|finds?|needs to|asks?|refuses?|dies|burns?|disappears?) ?\b/i;

/** "All people are …" and "A diet is healthy" say how things are; "a bee colony is dying" says what happens. */
const isGeneral =
  /^(?:many|some|all|people|students|parents|neighbou?rs)\b(?!.*\b(?:our|this|my|your) )|\b(?:is|are|was|were) (?!\w+(?:ing|ed|en)\b|(?:an?|the|in|at|on|out|about|under|short|empty|full|gone|ill|sick|lost|late|broke|down)\b)/i;

const troubles =
  /\b(?:crisis|crises|shortages?|pollution|waste|litter\w*|\w*bullying|poverty|hunger|homeless\w*|inequality|racism|sexism|discrimination|unemployment|inflation|droughts?|flood\w*|traffic|congestion|noise|crime|violence|addiction|vaping|smoking|drugs|obesity|loneliness|stress|truancy|cheating|plagiarism|fake news|misinformation|disinformation|overfishing|deforestation|desertification|extinction|erosion|emissions|warming|climate change|corruption|conflicts?|disputes?|strikes?|debts?|gangs?|scams?|spam|hacking|trash|garbage|plastics?|microplastics?|invasive|pests?|epidemics?|pandemics?|outbreaks?|accidents?|risks?|dangers?|problems?|troubles?|gap|loss(?:es)?|damage|threats?|overcrowd\w*|overtourism|gentrification|rents?|prices?|costs?|fees?|closures?|bans?|tax(?:es)?|curfews?|dress codes?|homework|screen time|lunch\w*|cafeterias?|playgrounds?|litter|wildfires?|fires?|blackouts?|power cuts?|spills?|poaching|piracy|child labou?r|phones?)\b/i;

function kindOf(topic: string): Kind {
  if (asks.test(topic.trim())) return 'question';
  const told = toldTopic(topic);
  if (told && told.kind !== 'task' && !(happens.test(topic) && !isGeneral.test(topic))) return 'claim';
  if (happens.test(topic)) return 'event';
  return troubles.test(topic) ? 'trouble' : 'subject';
}

/** Is the topic a subject that asks nothing? Then the school's question stands in for one, and a teacher should know it. */
export const isOnlySubject = (topic: string): boolean => kindOf(topic) === 'subject';

const smallFirst = /^(?:The|An?|Our|My|Your|Two|Three|Many|Some|All|People|Students|Parents|School|Food|Water|Air|Fast|Single|Public|Too|Bad|Lost|Old|New|Young|Stray|Wild)(?= )/;

/** With a first word in lower case that has its capital only from the beginning of the line: "The sea" is "the sea", "Plastic in the sea" is "plastic in the sea". */
const withSmallArticle = (topic: string): string => {
  const [first = '', ...others] = topic.split(' ');
  const isPlain = /^[A-Z][a-z]+$/.test(first) && troubles.test(first) && !/\b[A-Z]/.test(others.join(' '));
  return isPlain ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic.replace(smallFirst, (word) => word.toLowerCase());
};

/** In the middle of a sentence; whole sentences stand in quotation marks. */
const inSentence = (topic: string, kind: Kind): string => (kind === 'question' || kind === 'event' || kind === 'claim' ? quoted(topic) : withSmallArticle(topic));

const sentences: Readonly<Record<Kind, (topic: string) => string>> = {
  claim: (topic) => `What should a school paper do with the claim ${quoted(topic.replace(/[?!.\s]+$/, ''))}?`,
  question: (topic) => `${topic.trim().replace(/[?!.\s]+$/, '')}?`,
  event: (topic) => `What should be done when ${withSmallArticle(topic).replace(/[.!\s]+$/, '')}?`,
  trouble: (topic) => `What should be done about ${withSmallArticle(topic)}?`,
  subject: (topic) => `Should our school hold a project day on ${withSmallArticle(topic)}?`,
};

const tryOut = {
  choice: 'Try it on a small scale first, and look at the result.',
  gain: 'A mistake stays small, and there is something to look at before the next step.',
  cost: 'Those outside the trial have to go on waiting.',
};

const onTrouble = (asked: string, topic: string, kind: Kind): Question => ({
  question: sentences[kind](asked),
  isEconomic: true,
  background: `[Put two sentences here: what has happened with ${topic}, and why people disagree about it]`,
  stakeholders: [
    { who: 'A person whose days are touched by it', wants: 'a change that can be felt soon', because: 'waiting is easy only for those whom it does not touch' },
    { who: 'A person who has to pay for it', wants: 'to know the cost before anything is promised', because: 'money that is spent on this cannot be spent on something else' },
    { who: 'A person who has to carry it out', wants: 'a plan that works with the people and the hours there are', because: 'a good idea that nobody has time for helps no one' },
    { who: 'A person who comes later', wants: 'nothing that cannot be undone', because: 'those who are too young to decide will live with it the longest' },
  ],
  ways: [
    {
      choice: kind === 'question' ? 'Say yes now, with what is known.' : 'Act now, with what is known.',
      gain: 'Something really changes, and those who were waiting see it.',
      cost: 'What nobody knew yet comes out afterward, when it is harder to turn back.',
    },
    tryOut,
    {
      choice: 'Leave things as they are and look for better reasons.',
      gain: 'Nothing is broken that worked.',
      cost: 'The trouble that started the discussion goes on, and somebody has to bear it.',
    },
  ],
});

const onSubject = (asked: string, topic: string): Question => ({
  question: sentences.subject(asked),
  isEconomic: true,
  background: `[Put two sentences here: what ${topic} is about, and who at your school would gain or lose by such a day]`,
  stakeholders: [
    { who: 'A student who wants to go deep into it', wants: 'a whole day for one thing', because: 'nobody gets far in pieces of forty minutes' },
    { who: 'A student who cares for something else', wants: 'to keep the lessons that would fall out', because: 'a day can be spent only once' },
    { who: 'A teacher who has to prepare it', wants: 'a plan that works with the people and the hours there are', because: 'a good idea that nobody has time for helps no one' },
    { who: 'A visitor who knows it well', wants: 'nothing shown that is not so', because: 'what was learned wrongly with pleasure is hard to unlearn' },
  ],
  ways: [
    {
      choice: 'Hold the day, for the whole school.',
      gain: 'Everyone has met it once, and some will go on by themselves.',
      cost: 'A day of other lessons is gone, and those who care for something else sit through it.',
    },
    tryOut,
    {
      choice: 'Hold no such day, and give it more room in the lessons.',
      gain: 'No lesson falls out, and what is learned comes back week after week.',
      cost: 'It stays in small pieces, and those who burn for it go on waiting.',
    },
  ],
});

const onClaim = (asked: string, topic: string): Question => ({
  question: sentences.claim(asked),
  isEconomic: false,
  background: `[Put two sentences here: where ${topic} is said, and what one can look up about it]`,
  stakeholders: [
    { who: 'A reporter who has heard it', wants: 'to print what many people talk about', because: 'readers turn to those who are first' },
    { who: 'An editor who answers for the page', wants: 'nothing printed that nobody has checked', because: 'what was printed once is passed on long after it was put right' },
    { who: 'A reader who might act on it', wants: 'to know how sure it is', because: 'a wrong sentence can hurt whoever believes it' },
    { who: 'A person of whom it may be said', wants: 'to be asked before others read it', because: 'nobody likes to find a claim about themselves in the paper' },
  ],
  ways: [
    {
      choice: 'Check it first, and print what was found with its sources.',
      gain: 'Whoever reads it learns what holds and how one can know.',
      cost: 'It takes days, and others may be quicker.',
    },
    {
      choice: 'Print the question, and say openly what is not known yet.',
      gain: 'Readers can help to look for an answer.',
      cost: 'Some will remember the claim and forget the question mark.',
    },
    {
      choice: 'Leave it out.',
      gain: 'Nothing wrong is passed on.',
      cost: 'Those who have heard it elsewhere find nothing to hold against it.',
    },
  ],
});

export function scaffoldMatter(asked: string): Matter {
  const kind = kindOf(asked);
  const topic = kind === 'claim' ? `the claim ${inSentence(asked, kind)}` : inSentence(asked, kind);
  return {
    title: kind === 'claim' ? (toldTopic(asked)?.question ?? asked) : asked,
    inText: topic,
    isHeld: false,
    main: kind === 'subject' ? onSubject(asked, topic) : kind === 'claim' ? onClaim(asked, topic) : onTrouble(asked, topic, kind),
    other: null,
    facts: new Pile<string>([]),
    bearing: new Pile([
      `[Look up: a number about ${topic}, with its source and year]`,
      `[Look up: a date on which something about ${topic} changed, from a book or an official page]`,
      ...(kind === 'subject'
        ? [
            `[Look up: who has worked on ${topic} or with it, and where that is written down]`,
            '[Look up: a sentence by somebody who knows it well, from an interview or a book]',
            '[Look up: where it is met outside school, with an example]',
          ]
        : [
            '[Look up: a rule or a law that applies here, in its own words]',
            '[Look up: a sentence by somebody whom it touches, from an interview or a letter]',
            '[Look up: what another town, country or time has done about the same problem]',
          ]),
      '[Look up: what the word means that is used most, in a reference work]',
    ]),
    claims: new Pile([
      {
        belief: `Everybody knows all that matters about ${topic} already.`,
        correction: 'What everybody says is the first thing to look up: find one place that says where it comes from.',
        probe: `Write down one thing that everybody says about ${topic}. Who said it first, and how could they know?`,
      },
      {
        belief: `Nothing about ${topic} has ever changed.`,
        correction: 'That is a claim about the past, and the past can be checked: look for a date.',
        probe: 'Find the oldest mention that you can. Does it describe the same thing?',
      },
      {
        belief: 'There is only one reason for all of this.',
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
    connections: [],
    hook: null,
    questions: {
      remember: [`What are the three most important words on ${topic}?`],
      understand: [kind === 'subject' ? `Where is ${topic} met outside school?` : `Who is touched by ${topic}, and how?`],
      apply: ['Where else have you met a choice like this one?'],
      analyze: ['Which of your statements came from a source, and which from a feeling?'],
      evaluate: ['What would you have to learn to change your mind?'],
      create: ['What would a fourth way look like, which nobody proposed?'],
    },
  };
}
