import { describe, expect, it } from 'vitest';
import { counselOf, likely, sure } from '#src/engine/chat/counsel.ts';
import { converse, firstReply, knowledge, repeatedSentences, topicById } from '../../../support/knowledge.ts';

const counsel = counselOf(knowledge);
const answerOf = (id: string) => {
  const found = counsel.get(id);
  if (!found) throw new Error(`content/chat/counsel holds no answer "${id}"`);
  return found;
};
const replies = (...lines: string[]): string[] => converse(lines, 'teacher').map(({ plan }) => plan.text);
const last = (...lines: string[]): string => replies(...lines).at(-1) ?? '';
const asked = (...lines: string[]): string | null => converse(lines, 'teacher').at(-1)?.plan.state.asked ?? null;
const has = (text: string, line = 'missing'): boolean => text.includes(line.slice(0, 60));

describe('the question nearest to a message', () => {
  it.each([
    ['in my bio class one girl ends up doing all of the work in each group', 'c-one-does-everything'],
    ['there is a kid who makes a joke whenever I explain and the whole class laughs', 'c-class-clown'],
    ['students only look at the points and never read the comments I write', 'c-points-not-comments'],
    ['our new boy from Syria still says nothing at all, is that normal?', 'c-silent-period'],
    ['a dad demands I change the grade of his daughter', 'c-grade-change-demand'],
    ['planning one single lesson takes me three hours', 'c-plan-too-long'],
    ['they just read off their slides when they present', 'c-presentations-boring'],
  ])('of "%s" is %s', (message, id) => {
    const hit = counsel.find(message, new Set(), '');
    expect(hit?.counsel.id).toBe(id);
    expect(hit?.score).toBeGreaterThanOrEqual(likely);
  });

  it.each(['the caretaker and the librarian stopped greeting each other', 'what is 15% of 80', 'hello', 'photosynthesis, grade 7', 'how do volcanoes work', 'I have no assistant'])(
    'is none for "%s"',
    (message) => expect(counsel.find(message, new Set(['lesson']), '')?.score ?? 0).toBeLessThan(sure),
  );

  it('is not found by a word that the message only shares by the way', () => {
    expect(counsel.find('how do I build a model of the solar system', new Set(['lesson']), '')?.score ?? 0).toBeLessThan(likely);
  });

  it('is asked by one of its own wordings, each of them', () => {
    for (const each of knowledge.counsel)
      for (const line of each.says) {
        const about = new Set(each.within ?? []);
        const message = each.needs && !each.needs.some((word) => line.toLowerCase().includes(word)) ? `${line} ${each.needs[0]}` : line;
        expect(counsel.find(message, about, '')?.score, `${each.id}: ${line}`).toBeGreaterThanOrEqual(sure);
      }
  });
});

describe('an answer', () => {
  it('comes with material of the topic in work', () => {
    const [, second = ''] = replies('I teach plate tectonics to a mixed 8th grade tomorrow', 'they copy the diagram but cannot explain it');
    expect(second).toContain('plate tectonics');
    expect(topicById('plate-tectonics').misconceptions.some(({ probe }) => second.includes(probe))).toBe(true);
  });

  it('to a class that does not talk names the topic, too', () => {
    const [, second = ''] = replies('I teach plate tectonics to a mixed 8th grade tomorrow', "that won't work with my class, they don't talk");
    expect(second).toContain('let paper speak first');
    expect(topicById('plate-tectonics').misconceptions.some(({ probe }) => second.includes(probe))).toBe(true);
  });

  it.each(['how do I know at the end whether it worked', 'how do I check at the end if they really understood?'])('to "%s" is an exit question of the pack', (line) => {
    const plan = converse(['I teach plate tectonics to a mixed 8th grade tomorrow', line], 'teacher').at(-1)?.plan;
    expect(plan?.grounding).toBe('topic-pack');
    expect(topicById('plate-tectonics').misconceptions.some(({ probe }) => plan?.text.includes(probe))).toBe(true);
  });

  it('gives way to material that is asked for by name', () => {
    const { text } = converse(['I teach plate tectonics to grade 8', "that won't work with my class, they don't talk", 'give me an example I can put on the board'], 'teacher').at(
      -1,
    )?.plan ?? { text: '' };
    expect(topicById('plate-tectonics').workedExamples.some(({ problem }) => text.includes(problem))).toBe(true);
  });

  it('is for those who are ahead where they are asked about in other words', () => {
    const text = last('I teach fractions in grade 5', 'what do the two who already know it do in the meantime?');
    expect(knowledge.moves.teacher.stretch.some((lead) => text.includes(lead))).toBe(true);
  });

  it('speaks of a girl where a girl was told of', () => {
    expect(last('a girl in my class tears up her work because it is not perfect', 'and she does not start because she is afraid of doing it wrong')).not.toMatch(/\bhe\b|\bhis\b/);
    expect(last("my new girl hasn't said a single word yet, should I worry?")).toContain('does she follow');
    expect(last("my new boy hasn't said a single word yet, should I worry?")).toContain('does he follow');
  });

  it('keeps the topic of the lesson and takes none from the question', () => {
    const talk = converse(['I teach fractions in grade 5', 'one kid does all the work in each group'], 'teacher');
    expect(talk.at(-1)?.plan.topic?.id).toBe('fractions');
    expect(firstReply('how should I deal with ChatGPT in my class?', 'teacher').topic).toBeNull();
  });

  it('is not given beside a loss', () => {
    expect(asked('one of my students died on sunday, what do I say to the class')).toBeNull();
  });
});

describe('what follows on an answer', () => {
  const opening = 'one kid does everything and the other three watch';
  const { further = '', otherwise = '', say = '' } = answerOf('c-one-does-everything');

  it('is its words, its next step and what comes when it fails', () => {
    expect(has(last(opening, 'what do I say to them?'), say)).toBe(true);
    expect(has(last(opening, 'how exactly?'), further)).toBe(true);
    expect(has(last(opening, "what if they don't?"), otherwise)).toBe(true);
  });

  it('is the next step when its question is answered', () => {
    const text = last(opening, 'I could cut it into four causes and a map');
    expect(has(text, further)).toBe(true);
  });

  it('are no words for somebody else', () => {
    const words = answerOf('c-grade-change-demand');
    const text = last("a father demands that I change his son's grade", 'what do I tell the principal?');
    expect(has(text, words.say)).toBe(false);
  });

  it('is the rest of it when the same is asked once more', () => {
    const texts = replies(opening, 'how do I make sure all four do something?', 'but how do I get every student in the group to work?');
    expect(repeatedSentences(texts)).toEqual([]);
    expect(texts.every((text) => [answerOf('c-one-does-everything').answer, further, otherwise, say].some((line) => has(text, line)))).toBe(true);
  });
});

describe('what is said by the way', () => {
  it('is no wish where somebody is quoted', () => {
    const talk = converse(['everybody only asks how many points they get, they never read my comments', '"Explain your reasoning" I guess'], 'teacher');
    expect(talk.at(-1)?.plan.state.asked).toBe('c-points-not-comments');
  });

  it('is no feeling of the teacher where the class has it', () => {
    const text = firstReply('my 10th graders are bored by everything in geometry', 'teacher').text;
    expect(knowledge.moves.teacher.feeling.bored.some((line) => text.includes(line))).toBe(false);
  });

  it('"the grade" that happens is no question on what Kora keeps', () => {
    expect(last('three of my students had ChatGPT write their reports', 'and if one of them admits it, what happens with the grade?')).not.toContain('privacy');
  });
});

describe('a matter in work', () => {
  it('does not come back after another question was answered, but by words of its own', () => {
    const opening = ['half of them stroll in 10 minutes late', 'how do I grade quiet students in participation?'];
    const { moves } = knowledge.matters.find(({ id }) => id === 'late-arrivals') ?? { moves: [] };
    const isOfIt = (text: string) => moves.some((move) => [move.do, move.say, move.otherwise].some((line) => has(text, line)));
    expect(asked(...opening)).toBe('c-oral-participation');
    expect(isOfIt(last(...opening, 'and how will I notice that it gets better?'))).toBe(false);
    expect(isOfIt(last(...opening, 'back to those who come late, what do I say to them?'))).toBe(true);
  });

  it('goes on with the step it has offered', () => {
    const talk = converse(['a new student came from Ukraine and speaks almost no English', 'step by step please', 'yes, how?'], 'teacher');
    const offered = /: (.+?)\. (?:Shall|Do|Is|Should|Would)/.exec(talk[1]?.plan.text ?? '')?.[1] ?? 'none';
    const move = knowledge.matters.flatMap(({ moves }) => moves).find(({ gist }) => (talk[1]?.plan.text ?? '').includes(gist));
    expect(move, offered).toBeDefined();
    expect(has(talk[2]?.plan.text ?? '', move?.do)).toBe(true);
  });

  it('is left where the teacher says that something else is meant', () => {
    const talk = converse(['I work every evening until ten, and a boy sleeps in my lesson', 'no, I mean the boy'], 'teacher');
    expect(talk[0]?.plan.state.asked).toBe('overload');
    expect(talk[1]?.plan.state.asked).not.toBe('overload');
  });
});

describe('evidence for an answer', () => {
  it('is the question and not what is told beside it', () => {
    expect(asked('Why is minus times minus plus? They always ask that')).not.toBe('c-asked-too-much');
  });

  it('is not a phrase of another field that is a circumstance only', () => {
    expect(asked('A mother writes me emails every evening at 10 pm and expects an answer at once')).toBe('c-emails-evening');
  });

  it('of a load is none where somebody else is overwhelmed', () => {
    expect(asked('One boy in my second grade class runs out of the room several times a day', 'He is not angry, he just seems overwhelmed by the noise')).toBe('meltdown');
  });

  it('is not likely enough to open a situation that shares two words', () => {
    expect(firstReply('A student told me she has not eaten at home since yesterday', 'teacher').state.asked).toBe('c-hungry-child');
    expect(firstReply("Kindergarten class, they can't wait their turn. Any ideas?", 'teacher').anchor).toBeNull();
  });

  it('a wish that is turned down is none', () => {
    expect(asked('What do I do with a gifted student who is always finished first?', "He doesn't want extra worksheets")).toBe('early-finishers');
  });

  it('a first lesson on a topic is a lesson on it', () => {
    expect(firstReply("I'm planning a first lesson on fractions. What would be a good way in?", 'teacher').topic?.id).toBe('fractions');
  });
});

describe('where nothing is held', () => {
  it("the teacher's own words are taken up in one short question", () => {
    const text = last('We are doing the water cycle in grade 4', 'Would green ink be all right?');
    expect(text).toContain('Would green ink be all right');
    expect(text.match(/\?/g)).toHaveLength(1);
  });
});

describe('plain thanks', () => {
  it.each(['Thanks!', 'ok thank you', 'Nice, thanks', 'Thanks, great', 'thanks a lot, that helps'])('"%s" gets no further task', (thanks) => {
    for (const opening of ['half of them stroll in 10 minutes late', 'I teach photosynthesis tomorrow, grade 7', 'how do I grade quiet students in participation?'])
      expect(last(opening, thanks)).not.toContain('?');
  });
});

describe('a child in need', () => {
  const opening = 'a student told me there is no food at home';
  it('is passed on today, with words for the student and an order of steps', () => {
    expect(last(opening)).toMatch(/responsible for child protection/);
    expect(last(opening, 'she asked me not to tell anyone')).toMatch(/^Don't promise it/);
    expect(last(opening, 'she asked me not to tell anyone', 'what do I do now?')).toMatch(/Write down the words and the time/);
  });
});

describe('a follow-up on an answer', () => {
  const shouting = 'a father shouted at me on the phone yesterday because of a detention';
  const saysOf = (id: string, field: 'say' | 'otherwise' | 'further') => answerOf(id)[field] ?? 'missing';

  it('gets what comes when it fails only from who says that it does', () => {
    expect(has(last(shouting, 'he is a lawyer and knows everybody in town'), saysOf('c-parent-shouted', 'otherwise'))).toBe(false);
    expect(has(last(shouting, 'what do I do if he calls again?'), saysOf('c-parent-shouted', 'otherwise'))).toBe(true);
  });

  it('gets the words in another tone', () => {
    expect(last('I need to write an email to parents whose son hit another child', 'could you make it a bit warmer?')).toContain('belongs to this class and is welcome in it');
  });

  it('finds what belongs to the same talk, whatever was answered between', () => {
    const talk = ['How do I make classroom rules with my class?', 'how many?', 'what happens if someone breaks one?'];
    expect(converse(talk, 'teacher').map(({ plan }) => plan.state.asked)).toEqual(['c-class-rules', 'c-how-many-rules', 'c-rule-broken']);
  });

  it('in the middle of a lesson is no habit of the class', () => {
    expect(asked('How do I explain density to grade 7 without formulas?', 'ok but they always say heavy things sink')).not.toBe('class-habit');
  });
});

describe('an answer on such programs', () => {
  it('needs one of them in the question', () => {
    expect(asked('Could you help me write a comment for a report card?')).not.toBe('c-ai-for-teacher');
    expect(asked('can I use ChatGPT to write report comments?')).not.toBe('report-comments');
  });
});

describe('a word that is done to somebody', () => {
  it('names no topic', () => {
    expect(converse(['I have one student who does not want to work with anyone', 'Should I force them?'], 'teacher').at(-1)?.plan.topic).toBeNull();
  });
});
