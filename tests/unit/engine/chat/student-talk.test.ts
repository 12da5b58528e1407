/** What a student does with the talk itself: offers to tell, asks what is missing, asks whether a line is right, means another thing, brings in words no page knows. */
import { describe, expect, it } from 'vitest';
import { converse, firstReply, index, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: string[]) => {
  const plan = converse(messages).at(-1)?.plan;
  if (!plan) throw new Error('no reply');
  return plan;
};
/** Does the text hold one of the lines, whatever stands in their slots? */
const says = (text: string, lines: readonly string[]) =>
  lines.some((line) =>
    line
      .split(/\{\w+\}/)
      .filter((part) => part.trim().length > 3)
      .every((part) => text.includes(part.trim())),
  );

describe('an offer to tell', () => {
  it('is taken, by the name of the page', () => {
    const { text, topic } = firstReply('can i just tell you what i know about volcanoes');
    expect(topic?.id).toBe('volcanoes-and-earthquakes');
    expect(says(text, student.offers)).toBe(true);
  });

  it('is taken on a short pack, and what comes then is laid beside its idea', () => {
    const talk = converse(['let me tell you what i know about rainbows', 'sunlight goes into the drops and bends']);
    expect(says(talk[0]?.plan.text ?? '', student.offers)).toBe(true);
    expect(talk[1]?.plan.text).toContain(index.shortPacks.byId.get('rainbow')?.idea);
  });

  it('is taken where no page is held, without a claim to know', () => {
    expect(says(firstReply('can i tell you what i know about luthiers').text, student.offersUnheld)).toBe(true);
  });
});

describe('in a talk on a short pack', () => {
  it('an offer is taken, and what then stands in the idea is not answered with the answer to another question', () => {
    const talk = converse(['can you help me with adverbs', 'can i just tell you what i know', 'they describe nouns']);
    expect(says(talk[1]?.plan.text ?? '', student.offers)).toBe(true);
    expect(talk[2]?.plan.text).not.toContain(index.shortPacks.byId.get('word-classes')?.ask?.answer);
  });
});

describe('a question for what is missing', () => {
  it('is answered with a term of the page that the lines do not use', () => {
    const { text, topic } = last(['we do photosynthesis', 'plants use light to make sugar', 'what did i forget']);
    expect(says(text, student.missing)).toBe(true);
    const named = /"([^"]+)"/.exec(text)?.[1];
    expect(topic?.terms.map(({ term }) => term)).toContain(named);
    expect(text).not.toContain('"forget"');
  });

  it('is not answered where no page is held', () => {
    expect(says(last(['i write about the lanterns of our town', 'they hang on every house', 'am i missing anything']).text, student.missingUnheld)).toBe(true);
  });
});

describe('"is that right" names the line it is about', () => {
  it('where a page has a line on it', () => {
    const { text } = last(['help me with photosynthesis', 'the oxygen that plants release comes from carbon dioxide', 'did i get it right?']);
    expect(text).toContain('oxygen gas that plants release comes from the water');
  });

  it('where none has', () => {
    const { text } = last(['i have a report on our town hall', 'it was built by a rich baker', 'is that right']);
    expect(text).toContain('"it was built by a rich baker"');
  });
});

describe('another one was meant', () => {
  it.each(['no the english one', 'no, not that war', 'nope wrong war'])('"%s" takes the page off the table', (message) => {
    const talk = converse(['tell me about the civil war', message, 'who won']);
    expect(says(talk[1]?.plan.text ?? '', student.otherOne)).toBe(true);
    expect(talk[2]?.plan.short).toBeNull();
    expect(talk[2]?.plan.text).not.toMatch(/union|south|lincoln|slavery/i);
  });

  it('not where another page is named, or a part of the same one', () => {
    expect(says(last(['tell me about the civil war', 'no i meant world war 1']).text, student.otherOne)).toBe(false);
    expect(last(['why did world war 1 start', 'no i meant the other causes, like alliances']).topic?.id).toBe('world-war-one');
  });
});

describe('a reply that missed', () => {
  it('comes back to the question that was asked', () => {
    expect(last(['we do volcanoes', 'what about the ash', 'not what i asked']).text).toContain('"what about the ash"');
  });
});

describe('no line without a tie', () => {
  it('a statement with no word of the page is asked about in its own words', () => {
    const { text } = last(['i have to learn photosynthesis', 'my bus comes at seven']);
    expect(text).not.toMatch(/chlorophyll|glucose|oxygen/i);
  });

  it('nothing is measured by the answer of a short pack that shares no word with it', () => {
    const { text } = last(['can you tell me something cool', 'like about trains']);
    expect(says(text, student.shortNotYet)).toBe(false);
    expect(text).toContain('trains');
  });

  it('an open question gets no verdict', () => {
    const { text } = last(['how do i draw hands', 'with circles and lines']);
    expect(student.shortRight.some((line) => text.startsWith(line))).toBe(false);
  });

  it('one shared verb ties no line of a page to a thought', () => {
    expect(last(['what was the cold war', 'because nobody really fought?']).text).not.toContain('Afghanistan');
  });

  it('a question inside a talk on a short pack is no wrong answer', () => {
    expect(says(last(['what biome is the desert', 'but tell me why is the desert so cold at night']).text, student.shortNotYet)).toBe(false);
  });
});

describe('a question for what a thing is', () => {
  it('is met with what the page says it is, and then a question', () => {
    const { text, topic } = firstReply('what was the cold war');
    expect(text).toContain(topic?.summary.split('. ')[0]);
    expect(text).toMatch(/\?$/);
  });

  it('a thought about a short pack that its question does not ask for is laid beside the idea', () => {
    const { text } = last(['we are making a poster about rainforests', 'they have lots of animals']);
    expect(text).toContain(index.shortPacks.byId.get('rainforest-biomes')?.idea);
  });

  it('whoever takes a side after the hint of an open question is taken up', () => {
    const { text } = last(['explain of mice and men', 'idk', 'i think crooks']);
    expect(text).toContain('That is a good choice.');
  });

  it('the answer to an open question is not shown to who has not taken a side', () => {
    const talk = converse(['how did rome fall', 'idk', 'i dont know', 'still no idea', 'no clue']);
    const answer = index.shortPacks.byId.get('fall-of-rome')?.ask?.answer ?? '';
    for (const { plan } of talk) expect(plan.text).not.toContain(answer);
  });
});

describe('what a message is about', () => {
  it('a word that stands in one line of a page by the way does not open that page', () => {
    expect(firstReply('did we really land on the moon').topic?.id).not.toBe('ancient-egypt');
  });

  it('a subject asked for by name leaves a talk on a poem', () => {
    expect(last(['what is a metaphor', 'ok cool now can you help me with geography']).topic).toBeNull();
  });

  it('a page does not say that it holds nothing on its own matter', () => {
    expect(last(['why do volcanoes erupt', 'how are earthquakes and volcanoes connected']).text).not.toContain('"earthquakes and volcanoes"');
  });

  it('a number after a question for one is an answer, which is not known', () => {
    expect(last(['how many bones do we have', '206?']).text).toContain('206');
  });

  it.each(['otra pregunta por favor', 'no entiendo', 'wie geht das mit dem essay'])('"%s" is met as another language in the middle of a talk', (message) => {
    expect(says(last(['whats a noun', 'dog', message]).text, [...knowledge.moves.both.otherLanguage, ...knowledge.moves.both.stillOtherLanguage])).toBe(true);
  });
});

describe('small slips', () => {
  it('after a subject or a worry, a topic is no change of subject', () => {
    expect(says(last(['can you help me with history', 'its about world war 1']).text, student.switchTopic)).toBe(false);
  });

  it('a program that does not run is not met as a finished project', () => {
    expect(firstReply('my python code doesnt work').anchor?.id).not.toBe('first-code-others-use');
  });

  it('an example about something else is not taken for a farewell', () => {
    expect(says(last(['whats a thesis statement', 'give me an example about something else']).text, student.unheld.any.leave)).toBe(false);
  });

  it('what Kora thinks, and how it compares, is told plainly', () => {
    expect(last(['why did romeo and juliet die', 'what do you think']).text).toMatch(/opinion/);
    expect(firstReply('are you better than chatgpt').text).toMatch(/prepared, checked pages|ask and hint/);
  });
});
