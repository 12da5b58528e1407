/** Talk about people, school life and oneself: taken up, not examined. */
import { describe, expect, it } from 'vitest';
import { lifeActs, lifeMatters } from '../../../../src/contracts/knowledge/life-moves.ts';
import { actOf, matterIn } from '../../../../src/engine/chat/life-acts.ts';
import { converse, firstReply, holdsLine, knowledge, repeatedSentences } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const { life } = student;

/** Words that belong to a page of exercises. */
const ofTheTask = [...student.ownWords, ...student.shortAnswer, ...student.showsThinking, ...student.narrows, ...student.success].map(
  (line) => line.split(/"?\{quote\}"?/).sort((a, b) => b.length - a.length)[0] ?? line,
);

const talks: Record<string, string[]> = {
  friendship: [
    'my best friend sits with other people now',
    'she says im boring',
    'i miss how it was',
    'what should i say to her',
    'maybe its my fault',
    'theres a nice girl in my art class',
    'ok ill ask her tomorrow',
  ],
  'being left out': [
    'i got left out at lunch',
    'they said the table was full',
    'nobody noticed',
    'i dont wanna tell my mom',
    'i dont want to go tomorrow',
    'idk what to say to them',
    'i might sit with the chess kids',
  ],
  'a friend who is hurt': [
    'my friend got hurt and im scared to talk to her',
    'what do i say to her',
    'she fell off her bike',
    'ok but what do i say first',
    'what if she is mad',
    'what do i say then',
  ],
  'a broken vase': ['i broke my moms favorite vase', 'what do i say to her', 'shes gonna yell', 'what do i tell her first', 'should i just not tell', 'idk what to say'],
  'a friend who is silent': [
    'she stopped talking to me',
    'my best friend',
    'idk why',
    'since monday',
    'i asked and she just walked away',
    'maybe i did something',
    'what do i say',
    'what if she doesnt answer',
  ],
  boredom: [
    'everything at school is boring',
    'we copy from the board all day',
    'i finish in 5 minutes and then just sit there',
    'i like building stuff',
    'nobody cares about that tho',
  ],
  shame: [
    'i read slowly',
    'some people giggled',
    'i messed up like 3 words',
    'i pretend to turn the page',
    'my mom says i should practice more',
    'what can i do tomorrow when we read',
  ],
  pride: ['i got a b+ on my science test!!!', 'i made flashcards with my cousin', 'my dad said well done', 'im kinda scared it was just luck', 'ok ill try again for fridays quiz'],
  anger: [
    'my teacher gave me detention for something i didnt do',
    'i told him and he said dont argue',
    'theyre gonna think i did it',
    'but what if he just gets mad',
    'what do i say first',
    'ok that could work',
  ],
  hopelessness: [
    'whats the point of trying',
    'i study and still fail',
    'my sister gets all As',
    'i used to like it',
    'nobody ever asked me what i missed',
    'ok maybe i can ask someone',
  ],
  curiosity: ['why do cats purr', 'our cat purrs at the vet too', 'so is she happy or scared', 'i could write down when she purrs', 'whoa', 'what else should i write'],
};

describe.each(Object.entries(talks))('a talk about %s', (_name, says) => {
  const replies = converse(says).map(({ plan }) => plan.text);

  it('says no sentence twice and always hands back with a question', () => {
    expect(repeatedSentences(replies)).toEqual([]);
    for (const reply of replies) expect(reply).toMatch(/\?/);
  });

  it('asks for no proof of what was told and pushes no exercise', () => {
    for (const reply of replies) for (const words of ofTheTask) expect(reply).not.toContain(words);
  });
});

describe('a line in such a talk', () => {
  it.each([
    ['what should i say to her', 'asksWords'],
    ['what can i do tomorrow', 'asksWhat'],
    ['but what if he laughs', 'fears'],
    ['im gonna cry', 'fears'],
    ['maybe i did something', 'blamesSelf'],
    ['i told the teacher and nothing happened', 'tried'],
    ['maybe i did something wrong', 'blamesSelf'],
    ['maybe i can ask him after class', 'plans'],
    ['i dont want my dad to know', 'keepsQuiet'],
    ['nobody even noticed', 'unseen'],
    ['my mom says i should just ignore it', 'advised'],
    ['he called my drawing ugly', 'theyDid'],
    ['the table was green', 'tells'],
  ] as const)('is read by what it does: %s', (line, act) => {
    expect(actOf(line)).toBe(act);
  });

  it('is answered with a line for just that', () => {
    const [, reply] = converse(['i got left out at lunch', 'idk what to say to them']);
    expect(holdsLine(reply?.plan.text ?? '', life.asksWords)).toBe(true);
  });

  it.each([
    ['comfort', ['my friend is sad because her dog died', 'what do i say to her', 'ok but what do i say first', 'i dont know what to say']],
    ['confession', ['i forgot my homework for the third time and ms k is mad', 'what do i say to her', 'how do i tell her', 'i dont know what to say']],
    ['friend', ['she stopped talking to me', 'what do i say to her', 'what should i write', 'i dont know what to say']],
    ['adult', ['my teacher yelled at me for nothing', 'what do i say to her', 'how do i say it', 'i dont know what to say']],
    ['toSay', ['what do i say to her', 'how do i tell my mom', 'what do i say', 'i dont know what to say']],
  ] as const)('that asks for words gets a question, a hint and the words of another case, in a talk on %s', (matter, says) => {
    const texts = converse(says).map(({ plan }) => plan.text);
    expect(texts.slice(1)).toEqual(life.words[matter]);
  });

  it('that asks what to say to somebody opens a talk, and what is the matter takes its place', () => {
    const plans = converse(['what do i say to her', 'my friend', 'she stopped talking to me']).map(({ plan }) => plan.state.matter);
    expect(plans).toEqual(['toSay', 'toSay', 'friend']);
  });

  it('on the loss of a friend is not met as a loss of the student’s own', () => {
    expect(firstReply('my friend is sad because her dog died')).toMatchObject({ anchor: null, state: { matter: 'comfort' } });
    expect(firstReply('my dog died and i cant do my homework').state.matter).toBeNull();
  });

  it('that names a topic is offered help with it, and taken there only when the student agrees', () => {
    const [, offer, taken] = converse(['whats the point of trying', 'i think i missed fractions', 'yes please']);
    expect(offer?.plan.topic).toBeNull();
    expect(offer?.plan.text).toContain('fractions');
    expect(taken?.plan.topic?.id).toBe('fractions');
    expect(converse(['whats the point of trying', 'i think i missed fractions', 'no, my parents compare us all the time']).at(-1)?.plan.topic).toBeNull();
  });

  it('that asks about schoolwork leaves the talk', () => {
    expect(converse(['my friend is mad at me', 'can you help me with fractions']).at(-1)?.plan.topic?.id).toBe('fractions');
    expect(converse(['my friend is mad at me', 'what is 3/4 + 1/8']).at(-1)?.plan.state.matter).toBeNull();
  });
});

describe('schoolwork', () => {
  it.each([
    'math is boring',
    'I need help with my essay',
    'why is the sky blue',
    'photosynthesis makes no sense',
    'i got 12 for 3 x 4',
    'i have to write a story',
    'why do i have to prove this',
  ])('is no talk about life: %s', (line) => {
    expect([null, 'wonder']).toContain(firstReply(line).state.matter);
  });

  it('of a teacher is read by other rules', () => {
    expect(firstReply('my class laughed at me', 'teacher').state.matter).toBeNull();
  });
});

it('every matter and every act has lines that end in one question', () => {
  const lines = [
    ...lifeMatters.flatMap((matter) => [...(matter === 'wonder' ? [] : life.open[matter]), ...(life.next[matter] ?? [])]),
    ...lifeActs.flatMap((act) => life[act]),
    ...life.enough,
  ];
  for (const line of lines) {
    expect(line.match(/\?(?!")/g), line).toHaveLength(1);
    expect(line, line).toMatch(/\?$/);
  }
});

it('good news is met as good news', () => {
  expect(matterIn('i won the spelling bee', null)).toBe('goodNews');
  expect(holdsLine(firstReply('i won the spelling bee').text, life.open.goodNews)).toBe(true);
});

describe('talk about life is left', () => {
  it.each([
    ['by naming the work', ['the teacher hates me', 'yeah its not fair', 'its about the french revolution'], 'french-revolution'],
    [
      'by a line that belongs to the topic offered',
      ['my friend is mad at me about our volcano project', 'so we do plate tectonics', 'the plates slide past each other'],
      'plate-tectonics',
    ],
  ])('%s', (_, lines, topic) => {
    const last = converse(lines, 'student').at(-1)?.plan;
    expect(last?.topic?.id).toBe(topic);
    expect(last?.state.matter).toBeNull();
  });

  it('by no sum that goes on with the one in work', () => {
    expect(converse(['a car goes 150 km in 3 hours how fast', '50 km/h', 'how far in 5 hours'], 'student').at(-1)?.plan.state.matter).toBeNull();
  });

  it('when someone does not want to talk, no question on it follows', () => {
    const last = converse(['i got left out at lunch', 'i dont want to talk about it'], 'student').at(-1)?.plan;
    expect(holdsLine(last?.text ?? '', life.declines)).toBe(true);
  });

  it('stays away from an essay of opinion, which is helped as one', () => {
    const talk = converse([
      'can you help me with my essay on school uniforms',
      'i think they should be banned',
      'because everyone should be able to express themselves',
      'they say it stops bullying',
    ]);
    const { argument } = student;
    expect(talk.map(({ plan }) => plan.state.matter)).toEqual([null, null, null, null]);
    expect(talk[0]?.plan.topic?.id).toBe('persuasive-writing');
    expect(holdsLine(talk[1]?.plan.text ?? '', argument.claim, { quote: 'i think they should be banned' })).toBe(true);
    expect(holdsLine(talk[2]?.plan.text ?? '', argument.reason)).toBe(true);
    expect(holdsLine(talk[3]?.plan.text ?? '', argument.otherSide)).toBe(true);
  });

  it('by what goes wrong in the doing', () => {
    const talk = converse(['i think im stupid', 'everyone in class reads faster than me', 'i skip lines when i read', 'i could use a ruler']);
    expect(talk.map(({ plan }) => plan.anchor?.id ?? null).slice(2)).toEqual(['losing-the-line', 'losing-the-line']);
  });
});
