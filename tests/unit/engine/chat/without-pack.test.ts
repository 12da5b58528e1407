import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../src/engine/chat/read-message.ts';
import { type Exchange, firstReply, holdsLine, index, knowledge, repeatedSentences, converse as talk, topicById, withoutShortPacks } from '../../../support/knowledge.ts';

const { student, both } = knowledge.moves;
/** What only the talks without any material show. */
const converse = (messages: readonly string[]): Exchange[] => talk(messages, 'student', 'signed', withoutShortPacks);
const last = (messages: readonly string[]) => {
  const end = converse(messages).at(-1);
  if (!end) throw new Error('no messages');
  return end.plan;
};
const matterOf = (message: string) => readMessage(message, 'student', index).matter;

describe('the matter that a student names', () => {
  it.each([
    ['we r doing dna in bio and i dont get any of it', 'dna'],
    ['explain supply and demand its due tmrw', 'supply and demand'],
    ['i have to do a book report on hatchet and i didnt finish it', 'hatchet'],
    ['who won the american revolution', 'american revolution'],
    ['can u help me with scratch instead, my cat wont move', 'scratch'],
    ['what is inflation', 'inflation'],
  ])('stands in %j as %j', (message, matter) => {
    expect(matterOf(message)).toBe(matter);
  });

  it.each(['idk', 'i dont get it', 'so then what', 'is that good', 'what are they called again', 'he makes a fire'])('is not made up from %j', (message) => {
    expect(matterOf(message)).toBeNull();
  });
});

describe('in a talk about what no pack holds', () => {
  const start = 'we r doing dna in bio and i dont get any of it';

  it.each([
    ['like what even is a gene', 'define'],
    ['what are they called again', 'name'],
    ['what do u call the sides', 'name'],
    ['how many do we have', 'fact'],
    ['who found it', 'fact'],
    ['ok but how does it make u have brown eyes', 'how'],
    ['but why do twins look the same', 'why'],
    ['do plants have it too', 'whether'],
    ['what happens if one is missing', 'predict'],
    ['can i write it as a list', 'task'],
    ['what else should i know for the test', 'revise'],
    ['any ideas', 'start'],
    ['can u explain it simpler', 'stuck'],
    ['lol that was easy', 'easy'],
  ] as const)('%j is met as what it is, and with no stock question', (message, act) => {
    const { text } = last([start, message]);
    const lines = [...(student.unheld.science?.[act] ?? []), ...student.unheld.any[act]];
    expect(
      lines.some((line) => text.includes((line.split(/\{\w+\}/).at(-1) ?? '').trim())),
      text,
    ).toBe(true);
    const stock = [...student.anySubject.questions, ...student.anySubject.hints, ...student.anySubject.yours, ...student.handBack];
    expect(stock.some((line) => text.includes(line))).toBe(false);
  });

  it('a word that answers a question for a name is neither confirmed nor passed over', () => {
    expect(holdsLine(last([start, 'what are they called again', 'chromosomes!']).text, student.unheld.any.recalls, { quote: 'chromosomes' })).toBe(true);
  });

  it('another question is no answer to the one before', () => {
    expect(last([start, 'what are they called again', 'what happens at night']).text).not.toContain('"what happens at night"');
  });

  it('the ladder still climbs, and the example says that it is about something else', () => {
    const plans = converse([start, 'idk', 'idk']).map(({ plan }) => plan);
    expect(plans.map(({ state }) => state.rung)).toEqual(['question', 'hint', 'example']);
    expect(holdsLine(plans[2]?.text ?? '', student.unheld.any.elsewhere)).toBe(true);
  });

  it('ten turns repeat nothing and keep the matter by its name', () => {
    const turns = converse([start, 'like what even is a gene', 'idk', 'so half is from my mom', 'why', 'what are they called', 'chromosomes', 'is that right', 'ok', 'what now']);
    expect(repeatedSentences(turns.map(({ plan }) => plan.text))).toEqual([]);
    expect(turns.at(-1)?.plan.state.unknownTopic).toBe('dna');
  });

  it('a pack of another subject is not opened by one word of it', () => {
    const turns = converse(['who won the american revolution', 'so they had to pay but couldnt vote', 'taxes, no vote, and soldiers in houses']);
    expect(turns.map(({ plan }) => plan.state.topic)).toEqual([null, null, null]);
  });

  it('a pack that is named is opened all the same', () => {
    expect(last(['who won the american revolution', 'can we do fractions instead']).state.topic).toBe('fractions');
  });

  it('the numbers of a task that nothing here can work out are taken up', () => {
    expect(firstReply('a train goes 60 miles in 45 minutes how far in 2 hours').text).toContain('60, 45 and 2');
  });

  it('what a character feels is no feeling of the student', () => {
    const turns = converse([
      'i have to do a book report on hatchet',
      'its about a kid brian who is alone in the woods',
      'uh he was scared and then he got brave',
      'maybe dont give up?',
    ]);
    for (const { plan } of turns.slice(1)) {
      expect(plan.state.feeling).toBeNull();
      expect(holdsLine(plan.text, student.personal)).toBe(false);
    }
  });
});

it('a sad story is no loss of the student', () => {
  const { text, state } = last(['we are reading anne frank', 'she hid in an attic', 'thats so sad']);
  expect(state.feeling).toBeNull();
  expect(holdsLine(text, student.feeling.sad)).toBe(false);
  expect(last(['we are reading anne frank', 'my grandma died and im so sad']).state.feeling).toBe('sad');
});

describe('a text of the student’s own', () => {
  const start = 'i gotta write about if school uniforms are good';

  it('gets questions about reasons and readers, not about a book', () => {
    const plans = converse([start, 'because you cant be yourself', 'my mom says they save money tho']).map(({ plan }) => plan.text);
    expect(holdsLine(plans[1] ?? '', student.argument.reason)).toBe(true);
    expect(holdsLine(plans[2] ?? '', student.argument.otherSide)).toBe(true);
  });

  it('is not written for the student', () => {
    expect(holdsLine(last([start, 'can u just write it']).text, student.wantsEssay)).toBe(true);
  });
});

describe('a name of a topic that stands in a message by accident', () => {
  it.each([
    ['my power went out last night so i couldnt do my range of motion exercises for gym', 'forces-and-motion'],
    ['my cell broke so i cant see the table my teacher sent, its for the roots of words unit', 'cells'],
    ['the volcano in this short story is a metaphor for her anger i guess', 'volcanoes-and-earthquakes'],
  ])('does not open its pack: %s', (message, topic) => {
    expect(firstReply(message).state.topic).not.toBe(topic);
  });

  it.each([
    ['i have a big test on motion and i never paid attention', 'forces-and-motion'],
    ['i have to label the parts of my cell and i forgot what the green thing is', 'cells'],
    ['i failed my cells quiz because i stayed up all night', 'cells'],
    ['my little brother asked me how volcanoes work and i had no idea', 'volcanoes-and-earthquakes'],
  ])('opens it where it is meant: %s', (message, topic) => {
    expect(firstReply(message).state.topic).toBe(topic);
  });
});

describe('a name asked for by what it does', () => {
  it.each([
    ['help with cells', 'and whats the jelly stuff', 'cytoplasm'],
    ['help with cells', 'whats the powerhouse called', 'mitochondria'],
    ['help w the water cycle', 'what is it called when vapor turns into clouds', 'condensation'],
    ['i need help with photosynthesis', 'what do you call the green stuff that absorbs light', 'chlorophyll'],
  ])('after %j, %j leads to %s', (start, message, term) => {
    expect(last([start, message]).text.toLowerCase()).toContain(`${term}:`);
  });

  it('is declined where no meaning fits', () => {
    const { text } = last(['help with cells', 'what is the building next to our school called']);
    for (const { term, definition } of topicById('cells').terms) expect(text, term).not.toContain(definition);
  });
});

describe('a question in a topic', () => {
  it.each(['do mushrooms do photosynthesis', 'can it be done under the sea', 'who invented the microscope'])(
    'that no line meets is declined, not covered by a hint about something else: %s',
    (message) => {
      const { text } = last(['i need help with photosynthesis', message]);
      const hints = topicById('photosynthesis').stuckPoints.map(({ hint }) => hint);
      expect(hints.some((hint) => text.includes(hint))).toBe(false);
      const admits = [...student.unheld.any.whether, ...student.unheld.any.fact, ...student.notInPack, ...both.cannotKnow];
      expect(
        admits.some((line) => text.includes((line.split(/\{\w+\}/).at(-1) ?? '').trim())),
        text,
      ).toBe(true);
    },
  );

  it('for a fact that the pack holds is answered from its line at once', () => {
    expect(firstReply('is the sun a star?').text).toContain('makes its own light');
    expect(firstReply('who was rosa parks').text).toContain('Montgomery');
  });

  it('for a cause is answered with the meaning that tells it', () => {
    expect(last(['help with volcanoes', 'why do earthquakes happen']).text).toContain('slips suddenly');
  });

  it('of a word that says only back what stands in the last line is confirmed by that line', () => {
    const { text } = last(['help with the solar system', 'which planet is the hottest', 'why isnt it mercury', 'oh because of the air']);
    expect(holdsLine(text, student.inLine)).toBe(true);
  });

  it('a year with "right?" behind it is held against the event that was asked for', () => {
    expect(holdsLine(last(['when did ww2 start', 'when did it end', '1945 right?']).text, student.yearHolds)).toBe(true);
    expect(holdsLine(last(['when did ww2 start', 'when did it end', '1918 right?']).text, student.yearFails, { term: '1918' })).toBe(true);
  });
});

describe('a subject that is left', () => {
  it.each(['can we do history instead', 'can i do history for a sec', 'lets do history'])('is left for another by its name alone: %s', (message) => {
    const { text, state } = last(['help w the water cycle', message]);
    expect(state.topic).toBeNull();
    expect(holdsLine(text, student.unheld.any.subject, { subject: 'history' })).toBe(true);
  });

  it.each(['can we do something else', 'i want something else'])('is left where the next one is not named: %s', (message) => {
    expect(holdsLine(last(['i need help with volcanoes', message]).text, student.unheld.any.leave)).toBe(true);
  });

  it('may be boredom, when the work is named', () => {
    expect(last(['this is so boring', 'its about the branches of government']).state.topic).toBe('separation-of-powers');
  });
});
