/** Single matters that no topic pack covers: found by their names, told to who asks, asked back, and led on by hints. */
import { describe, expect, it } from 'vitest';
import { openAssistant } from '../../../../src/contracts/class-assistant.ts';
import { ShortPacks } from '../../../../src/engine/chat/short-packs.ts';
import { sentencesOf } from '../../../../src/engine/text/words.ts';
import { bareSentences, converse, firstReply, index, knowledge, repeatedSentences } from '../../../support/knowledge.ts';

const { shortPacks } = knowledge;
const found = (message: string, mode: 'student' | 'teacher' = 'student') => index.shortPacks.find(message, mode)?.pack.id ?? null;
const packOf = (id: string) => {
  const pack = index.shortPacks.byId.get(id);
  if (!pack) throw new Error(`no short pack "${id}"`);
  return pack;
};

describe('a short pack is found', () => {
  it.each([
    ['what exactly is osmosis', 'osmosis'],
    ['i dont get how rainbows work', 'rainbow'],
    ['whats the diffrence between a simile and a metaphor', 'figurative-language'],
    ['can u explain logarithms', 'logarithms'],
    ['we are doing the renaissance', 'renaissance'],
    ['what is a conjuncton', 'conjunction'],
    ['why do we have seasons', 'seasons'],
    ['who can read this chat', 'kora-data'],
  ])('"%s": %s', (message, id) => {
    expect(found(message)).toBe(id);
  });

  it('by its name alone, also where an anchor on another trouble knows it; who does not get it is met by the anchor', () => {
    expect(firstReply('we read romeo and juliet in class').short?.id).toBe('romeo-and-juliet');
    expect(firstReply("I don't get a word of Romeo and Juliet").anchor?.id).toBe('shakespeare-old-words');
  });

  it('by what was named before, where it foresees the question', () => {
    const says = ["I don't get a word of Romeo and Juliet", 'the words are so old'];
    expect(converse([...says, 'why did they die']).at(-1)?.plan.short?.id).toBe('romeo-and-juliet');
    expect(converse([...says, 'what is a verb']).at(-1)?.plan.short?.id).not.toBe('romeo-and-juliet');
  });

  it('by a slip of spelling only where it stands as it is', () => {
    expect(found('is it recieve')).toBe('spelling-common');
    expect(found('maybe because he did receive it')).toBeNull();
  });

  it.each([
    'at present i have two tests',
    'we had a protest at school',
    'the price is 5',
    'i put my foil in the bin',
    'my notes are a mess',
    'what can i drop',
    'we use flash cards',
  ])('not in "%s"', (message) => {
    expect(found(message)).toBeNull();
  });

  it('by a teacher only where it is about Kora, or as the topic of a lesson', () => {
    expect(found('explain osmosis', 'teacher')).toBeNull();
    expect(found('is it safe to put names in here', 'teacher')).toBe('kora-names');
    const { text, short } = firstReply('I need an exit ticket for a lesson on enzymes, grade 9', 'teacher');
    expect(short?.id).toBe('enzymes');
    expect(text).toContain(packOf('enzymes').ask?.question);
    expect(text).toContain(packOf('enzymes').ask?.answer);
  });

  it('never where a topic pack has the name', () => {
    expect(firstReply('what is photosynthesis').topic?.id).toBe('photosynthesis');
  });
});

describe('a talk on a short pack', () => {
  const pack = packOf('sky-color');
  const { question = '', hint = '', answer = '' } = pack.ask ?? {};

  it('tells the idea to who asks what it is, and asks back', () => {
    const { text, topic } = firstReply('tell me about the color of the sky');
    expect(text).toContain(pack.idea);
    expect(text).toContain(question);
    expect(topic).toBeNull();
  });

  it('asks whoever wants the reason for a thought first, and tells the idea beside what is said', () => {
    const [first, second] = converse(['why is the sky blue', 'maybe the air is blue']).map(({ plan }) => plan.text);
    expect(first).toBe(pack.first);
    expect(second).toContain(pack.idea);
    expect(second).toContain(question);
  });

  it('tells the idea to whoever has no thought, or wants it told', () => {
    for (const message of ['idk', 'just tell me', 'why though']) expect(converse(['why is the sky blue', message]).at(-1)?.plan.text, message).toContain(pack.idea);
  });

  it('asks for no guess where somebody asks how to do it, or about work of their own', () => {
    expect(firstReply('how do you balance an equation').text).toContain(packOf('balancing-equations').idea);
    expect(firstReply('why is my loop running forever').text).not.toMatch(/guess|reason comes to mind/);
  });

  it('asks first where nothing was asked', () => {
    const { text } = firstReply('we talked of the color of the sky in class');
    expect(text).not.toContain(pack.idea);
    expect(text).toContain(question);
  });

  it('says that a right answer is right', () => {
    const replies = converse(['tell me about the color of the sky', 'red and orange i guess']).map(({ plan }) => plan.text);
    expect(replies[1]).toContain(answer);
    expect(replies[1]).not.toContain(hint);
  });

  it('gives the hint before the answer', () => {
    const replies = converse(['why is the sky blue', 'idk', 'still no idea', 'no']).map(({ plan }) => plan.text);
    expect(replies[2]).toContain(hint);
    expect(replies[2]).not.toContain(answer);
    expect(replies[3]).toContain(answer);
  });

  it('answers what is foreseen and stays in the state', () => {
    const [, second] = converse(['why is the sky blue', 'and what about the ocean']);
    expect(second?.plan.text).toContain(pack.more?.[0]?.says);
    expect(second?.plan.state.short).toBe('sky-color');
  });

  it('confirms no right number given for a wrong reason', () => {
    const { ask, more = [] } = packOf('p-value');
    const replies = converse(['what is a p value', 'so there is a 3 percent chance that the null is true']).map(({ plan }) => plan.text);
    expect(replies[1]).not.toContain(ask?.answer);
    expect(replies[1]).toContain(more[0]?.says);
  });

  it('takes a question for a question, though a word of the answer stands in it', () => {
    const { ask } = packOf('acids-alkalis');
    const replies = converse(['what is the ph scale', 'what does lemon juice do to teeth']).map(({ plan }) => plan.text);
    expect(replies[1]).not.toContain(ask?.answer);
  });

  it('gives way to another topic and to a sum', () => {
    const talk = converse(['why is the sky blue', 'can we do photosynthesis', '12 x 7']);
    expect(talk[1]?.plan.topic?.id).toBe('photosynthesis');
    expect(talk[1]?.plan.state.short).toBeNull();
    expect(talk[2]?.plan.text).toContain('12 × 7');
  });

  it('a class assistant for questions only tells no idea', () => {
    const { text } = firstReply('what are vectors in math', 'student', { assistant: { ...openAssistant, helpLevel: 'questions' } });
    expect(text).not.toContain(packOf('vectors').idea);
    expect(text).toContain(packOf('vectors').ask?.question);
  });
});

it('who was Anne Frank is answered with her, and why she hid with the reason', () => {
  const [who, why, sad] = converse(['who was anne frank', 'why did she hide', 'thats so sad']).map(({ plan }) => plan.text);
  expect(who).toContain('Anne Frank was a Jewish girl');
  expect(why).toMatch(/^Because they were Jews/);
  expect(sad).toMatch(/need not hurry past it/);
});

describe('a first question why or how', () => {
  // "How does I or me work" reads as the way somebody works.
  const ofSchool = shortPacks.filter(
    ({ ask, coach, for: whom, subject, title }) =>
      ask && !title.startsWith('I ') && !coach && whom !== 'teacher' && subject !== 'study-skills' && subject !== 'health' && subject !== 'classroom',
  );

  it('is answered by no finished answer, whatever it is about', () => {
    expect(ofSchool.length).toBeGreaterThan(300);
    const told = ofSchool.flatMap(({ title, idea }) =>
      [`why ${title}`, `so how does ${title} work`].flatMap((message) => {
        const { text } = firstReply(message);
        return text.includes(idea) || !text.includes('?') ? [`${message}: ${text}`] : [];
      }),
    );
    expect(told).toEqual([]);
  });

  it.each(knowledge.topics.map(({ title, summary }) => [title, summary] as const))('is answered by a question on the pack of %s, and by no summary', (title, summary) => {
    for (const message of [`why is there ${title}`, `how does ${title} work`]) {
      const { text } = firstReply(message.toLowerCase());
      expect(text).not.toContain(summary);
      expect(text).toContain('?');
    }
  });
});

describe('the content', () => {
  it.each(shortPacks.map((pack) => [pack.id, pack] as const))('%s is found by each of its own names and never repeats itself', (id, pack) => {
    const alone = new ShortPacks([pack]);
    for (const name of pack.names ?? []) expect(alone.find(name, pack.for === 'teacher' ? 'teacher' : 'student')?.pack.id, name).toBe(id);
    const [name] = pack.names ?? [];
    if (!name || !pack.ask) return;
    const texts = converse([`what is ${name}`, 'idk', 'i dont get it', 'no idea', 'ok']).map(({ plan }) => plan.text);
    expect(repeatedSentences(texts)).toEqual([]);
  });

  it('holds no sentence twice', () => {
    const all = shortPacks.flatMap(({ idea, ask, example, more = [] }) => [idea, ask?.question, ask?.answer, ask?.hint, example, ...more.map(({ says }) => says)]);
    const seen = new Map<string, number>();
    for (const text of all) for (const sentence of bareSentences(text ?? '', 5)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('asks one question with each question and hint', () => {
    for (const { id, ask } of shortPacks) if (ask) expect(sentencesOf(ask.question).at(-1), id).toMatch(/[?.]["”]?$/);
  });
});

describe('the causes in a play', () => {
  it('are led to by a question, a pointed hint and the chain of another death, and stand there whole only at the end', () => {
    const says = [
      'why did romeo and juliet die',
      'idk',
      'was it the families fault',
      'so its the feud',
      'but the letter didnt arrive',
      'just tell me why they died',
      'still why did they die',
      'tell me the causes',
    ];
    const texts = converse(says).map(({ plan }) => plan.text);
    expect(texts[0]).toContain('What does Romeo believe');
    expect(texts[4]).toContain('Friar John');
    expect(texts.findIndex((text) => text.includes('Mercutio'))).toBeGreaterThan(4);
    expect(texts.findIndex((text) => text.includes('banishes Romeo'))).toBe(7);
    expect(repeatedSentences(texts)).toEqual([]);
  });

  it('come after what the play is about, for who does not know that', () => {
    expect(converse(['im reading romeo and juliet for english', 'idk what its about']).at(-1)?.plan.text).toContain(packOf('romeo-and-juliet').idea);
  });
});
