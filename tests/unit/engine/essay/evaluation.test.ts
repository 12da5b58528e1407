/** 45 states of essays as students write them, three suggestions each: nothing may repeat itself, miss the text or do the writing. */
import { describe, expect, it } from 'vitest';
import { blockTypes, essayGrades, essayTypes } from '#src/contracts/essay.ts';
import { isOwnSentence } from '#src/engine/essay/own-sentence.ts';
import { suggestFor } from '#src/engine/essay/suggest.ts';
import { screenOutput } from '#src/engine/safety/output.ts';
import { gradeLevel as readingGrade } from '#src/engine/text/reading-level.ts';
import { wordsOf } from '#src/engine/text/words.ts';
import { type EssayState, essayStates, quotedIn } from '#tests/support/essays.ts';
import { knowledge } from '#tests/support/knowledge.ts';

const ask = (state: EssayState, shown: readonly string[] = []) => suggestFor({ ...state, shown }, knowledge.essayWords);
const bare = (text: string): string => wordsOf(text).join(' ');
const every = essayTypes.flatMap((essayType) => essayGrades.flatMap((gradeLevel) => blockTypes.map((blockType) => ({ essayType, gradeLevel, blockType }))));

it('there is a state for each block of each kind of essay in each grade band', () => {
  const held = essayStates.map(({ essayType, gradeLevel, blockType }) => `${essayType} ${gradeLevel} ${blockType}`);
  expect(new Set(held).size).toBe(45);
});

describe.each(essayStates)('$name', (state) => {
  const suggestions = ask(state);
  const essay = [state.currentContent, ...Object.values(state.otherBlocks)].join('\n');

  it('gets three suggestions that differ and ask', () => {
    expect(suggestions).toHaveLength(3);
    expect(new Set(suggestions.map(({ text }) => bare(text))).size).toBe(3);
    expect(suggestions.filter(({ text }) => !text.includes('?'))).toEqual([]);
  });

  it('hears its own words: the first suggestion quotes it, and no suggestion quotes what is not there', () => {
    expect(suggestions[0]?.quote ?? quotedIn(suggestions[0]?.text ?? '')[0]).toBeTruthy();
    const known = bare(essay);
    expect(suggestions.flatMap(({ text }) => quotedIn(text)).filter((quote) => !known.includes(bare(quote)))).toEqual([]);
    expect(suggestions.filter(({ quote }) => quote !== null && !state.currentContent.includes(quote))).toEqual([]);
  });

  it('gets no sentence to paste, no empty slot and nothing a program must not say', () => {
    const wrong = suggestions.filter(
      ({ text }) => isOwnSentence(text, essay) || /[{}]|undefined|“\s*”/.test(text) || !screenOutput(text).ok || /!/.test(text.replace(/“[^”]*”|"[^"]*"/g, '')),
    );
    expect(wrong).toEqual([]);
  });

  it('gets others when it asks again', () => {
    const again = ask(
      state,
      suggestions.map(({ id }) => id),
    );
    expect(again.filter(({ id }) => suggestions.some((before) => before.id === id))).toEqual([]);
  });
});

describe('all states together', () => {
  it('nine of ten suggestions quote the student', () => {
    const all = essayStates.flatMap((state) => ask(state));
    const quoting = all.filter(({ text, quote }) => quote !== null || quotedIn(text).length > 0);
    expect(quoting.length / all.length).toBeGreaterThan(0.9);
  });

  it('the same words in another kind of essay or another band are asked about in other words', () => {
    const text = 'My dog got lost in the rain last week and I looked for him all night long.';
    const asked = every.map(({ essayType, gradeLevel, blockType }) =>
      suggestFor({ essayType, gradeLevel, blockType, currentContent: text, otherBlocks: {}, shown: [] }, knowledge.essayWords)
        .map((suggestion) => suggestion.text)
        .join(' '),
    );
    expect(new Set(asked).size).toBe(45);
  });

  it('an empty block is asked other things in each of the 45 places, and gets no words to copy', () => {
    const asked = every.map((place) => suggestFor({ ...place, currentContent: '  \n', otherBlocks: {}, shown: [] }, knowledge.essayWords).map(({ text }) => text));
    expect(new Set(asked.flat()).size).toBe(135);
    expect(asked.flat().filter((text) => isOwnSentence(text, '') || text.includes('___'))).toEqual([]);
  });

  it('the youngest read short words and sentences', () => {
    const young = essayStates.filter(({ gradeLevel }) => gradeLevel === '3-5').flatMap((state) => ask(state));
    const own = young.map(({ text }) => text.replace(/“[^”]*”/g, 'it'));
    expect(own.filter((text) => readingGrade(text) > 6)).toEqual([]);
  });
});
