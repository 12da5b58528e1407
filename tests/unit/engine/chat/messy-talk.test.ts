/** Talks as people write them: each line is taken up by what it does in the talk, whatever other page its words remind of. */
import { describe, expect, it } from 'vitest';
import { converse, firstReply, index, knowledge, repeatedSentences } from '../../../support/knowledge.ts';

const student = (...says: string[]) => converse(says).map(({ plan }) => plan);
const teacher = (...says: string[]) => converse(says, 'teacher').map(({ plan }) => plan);
const last = (plans: { text: string }[]) => plans.at(-1)?.text ?? '';

describe('work that grows is coached step by step', () => {
  it.each([
    [
      'haiku',
      [
        'i gotta write a poem',
        'about anything',
        'my dog maybe',
        'he died in the summer',
        'he waited by the door every day',
        'does it have to rhyme',
        'now what',
        'i cant think of an ending',
      ],
    ],
    ['make-a-game', ['i want to make a game', 'a cat that jumps over things', 'ok a cat and one box', 'now what', 'if it touches the box you lose']],
    [
      'argue-a-question',
      [
        'I have to argue whether social media should be banned for under 16s',
        'i think yes',
        'because its bad for mental health',
        'idk any evidence',
        'my cousin got bullied',
        'what would the other side say',
        'they would say freedom',
        'how do i answer that',
        'ok here: Social media hurts kids and the government should ban it.',
        'is it a good thesis',
      ],
    ],
  ])('%s', (id, says) => {
    const plans = student(...says);
    expect(plans.map(({ state }) => [state.short, state.matter])).toEqual(says.map(() => [id, null]));
    expect(repeatedSentences(plans.map(({ text }) => text))).toEqual([]);
  });

  it('and a loss in it is no word to be made more exact', () => {
    expect(last(student('i gotta write a poem', 'about anything', 'my dog maybe', 'he died in the summer'))).toContain('A poem can hold that');
  });

  it('and what happened to somebody else is a case, while what happened to the student is heard', () => {
    const argue = ['i have to argue whether phones should be banned in school', 'yes', 'because of bullying'];
    expect(student(...argue, 'my cousin got bullied').at(-1)?.state.matter).toBeNull();
    expect(student(...argue, 'i get bullied too').at(-1)?.state.matter).toBe('teased');
  });
});

describe('a line in the middle of a talk', () => {
  it('that only tells more of what weighs opens no page', () => {
    const plans = student(
      'i got caught cheating',
      'it was a vocab test',
      'i wrote the words on my hand',
      'my mom doesnt know yet',
      'what do i say to my teacher',
      'she said she trusts me',
    );
    expect(plans.map(({ short, state }) => [short, state.matter])).toEqual(plans.map(() => [null, 'confession']));
  });

  it('that tells of laughter is heard, in broken English too', () => {
    const plans = student('i no understand the teacher when she speak fast', 'the kids laugh when i speak', 'what i can do');
    expect(plans[1]?.state.matter).toBe('teased');
    expect(knowledge.moves.student.life.asksWhat.some((line) => plans[2]?.text.includes(line))).toBe(true);
  });

  it('that ends in the value of a term is a step of the equation', () => {
    expect(last(student('what about 3x - 4 = 11', 'i added 4 so 15'))).toContain('3x');
    expect(last(student('what about 3x - 4 = 11', 'i added 4 so 15'))).not.toContain('book');
  });

  it('that tells a right step of long division is called right, and the next step is asked for', () => {
    const texts = student('its 156 divided by 12', 'how many times does 12 go into 15?', 'once', 'then 3 left', 'i bring down the 6 so 36', '3', 'so 13??').map(({ text }) => text);
    expect(texts[2]).toMatch(/left/);
    expect(texts[3]).toMatch(/digit/);
    expect(texts[4]).toMatch(/12 (?:go|fit) into 36/);
    expect(texts[5]).toMatch(/nothing (?:is )?left/);
    expect(texts[6]).toContain('156 ÷ 12 = 13');
    expect(last(student('its 156 divided by 12', 'how many times does 12 go into 15?', 'then 4 left'))).not.toMatch(/^(?:Yes|That is the rest)/);
  });

  it('that tells what somebody else holds is taken for a claim', () => {
    expect(knowledge.moves.student.hearsay).toContain(
      last(student('whats the diff between weather and climate', 'so if it snows today theres no global warming?', 'my uncle says that')),
    );
  });

  it.each(['nvm i have to go', 'sorry gtg', 'ok gotta go'])('that says goodbye is one: %s', (message) => {
    expect(student('2x + 5 = 17', message).at(-1)?.state.rung).toBe(student('2x + 5 = 17').at(-1)?.state.rung);
    expect(last(student('2x + 5 = 17', message))).not.toContain('?');
  });

  it('with a question that the pack answers is answered, also of who is still stuck or asks why', () => {
    expect(last(student('what is photosynthesis', 'i still dont get why leaves are green'))).toContain('Chlorophyll absorbs');
    expect(last(student('our history test is on ww1', 'what started it', 'why would that start a whole war'))).toContain('blank check');
  });

  it('with a belief in words of the street is met by its probe', () => {
    expect(last(student('what is photosynthesis', 'plants eat dirt right'))).toContain('A tree in a big pot');
  });

  it('that is all question names no topic', () => {
    expect(last(student('what is photosynthesis', 'but where do they get the stuff from then'))).not.toContain('where do they get');
  });

  it('on an error of a program is met by that error', () => {
    expect(firstReply('it says syntax error').short?.id).toBe('debugging');
    expect(last(student('it says syntax error', 'oh the colon'))).toContain('run it again');
    expect(last(student('it says syntax error', 'ok now it only goes to 9'))).toContain('range(n)');
  });
});

describe('a line that repeats the words of the visitor', () => {
  it('comes once in its form while another fits', () => {
    const plans = teacher('We teach the water cycle in a forest school', 'some climb the trees', 'what should i bring', 'who decides on the place', 'where do we put the bags');
    const forms = plans.map(({ text }) => text.replace(/"[^"]*"/g, '""')).filter((text) => text.includes('""'));
    expect(new Set(forms).size).toBe(forms.length);
  });
});

describe('a teacher', () => {
  it('who is afraid of a hard topic is met with that, and led on by what is asked', () => {
    const plans = teacher(
      'i have to teach the holocaust to 9th graders and im scared of doing it wrong',
      'some make jokes',
      'what should i avoid',
      'no simulations? why',
      'one student’s family is jewish',
      'do i ask her',
      'how do i end the lesson',
      'and if someone laughs',
    );
    expect(plans.map(({ state }) => state.asked)).toEqual(plans.map(() => 'sensitive-topic'));
    expect(plans[3]?.text).toContain('testimony');
    expect(plans[5]?.text).toContain('Ask one thing');
    expect(repeatedSentences(plans.map(({ text }) => text))).toEqual([]);
  });

  it('goes on with the matter in work after a question on it was answered by the way', () => {
    const plans = teacher('half my kids use chatgpt for essays', 'the detector said 80 percent', 'so what do i do');
    expect(plans.map(({ state }) => state.asked)).toEqual(['ai-work', 'c-ai-detector', 'ai-work']);
  });

  it('who asks whether it was wrong is not sent to a list', () => {
    expect(last(teacher('half my kids use chatgpt for essays', 'one kid cried when i asked', 'was that wrong'))).toContain('One minute seldom decides it');
  });

  it('gets words for the parent who was named last, and for the student otherwise', () => {
    const matter = 'there is a boy in my class who throws things when he loses';
    expect(last(teacher(matter, 'should i call the mom again', 'what do i say to her'))).toContain('at home');
    expect(last(teacher(matter, 'what do i say to him'))).not.toContain('at home');
  });

  it('who practices a signal gets no worksheet', () => {
    expect(last(teacher('new teacher here, first week, 5th grade, nobody listens', 'how do i practice it with them'))).not.toContain('worksheet');
  });

  it('who tells of a belief in the middle of another matter gets the question that brings it out', () => {
    const plans = teacher('I teach high school bio and kids believe evolution is just a theory', 'one parent complained', 'they also say humans came from monkeys');
    expect(last(plans)).toContain('cousin');
  });

  it('hears of no matter by the mark of another sentence', () => {
    const plans = teacher(
      'half my kids use chatgpt for essays',
      'the detector said 80 percent',
      'what would i grade then',
      'what do i tell the class',
      'one kid cried when i asked',
    );
    expect(last(plans)).not.toContain('roles');
    expect(index.knowledge.matters.length).toBeGreaterThan(30);
  });
});
