import { describe, expect, it } from 'vitest';
import { gradeLevel, syllablesIn } from '#src/engine/text/reading-level.ts';
import { koraTexts, list, ownTexts } from '../support/content-texts.ts';
import { knowledge } from '../support/knowledge.ts';

/** Words in someone else's mouth, such as a script for a teacher or a pupil in a story, are not Kora's. */
const withoutQuotes = (text: string): string => text.replace(/["“][^"“”]*["”]/g, '');
const holding = (pattern: RegExp) => list(koraTexts.filter(({ text }) => pattern.test(withoutQuotes(text))));

describe('a program that speaks', () => {
  it.each([
    /\bI('m| am)? (feel|felt|feeling)\b/i,
    /\bI (really |do |truly )?care\b/i,
    /\bas your friend\b|\byour friend Kora\b/i,
    /\bI (can |do |totally |really )?understand\b(?! it\b)/i,
    /\bI know (how|what) (you|that|it) feels?\b|\bI know how you\b/i,
    /\bI('m| am) (so |very |really )?(proud|happy|glad|sorry|excited|sad|worried|here for you|listening|human|a person)\b/i,
    /\bI (love|like|enjoy|hope|worry|miss|remember|believe in)\b/i,
    /\bI hear you\b|\btrust me\b|\bI promise\b/i,
    /\bmy (heart|feelings|childhood|family|memories|own experience|students?|class)\b|\bwhen I was\b|\bI('ve| have) been there\b/i,
  ])('claims no feeling, friendship, memory or life: %s', (pattern) => {
    expect(holding(pattern)).toEqual([]);
  });

  it('promises neither secrecy nor success', () => {
    expect(holding(/\bour (little )?secret\b|\bbetween (the two of )?us\b|\bI won't tell\b|\byou will (pass|succeed|get an A)\b/i)).toEqual([]);
  });

  it('makes no diagnosis', () => {
    expect(holding(/\byou (have|suffer from) (anxiety|depression|ADHD|dyslexia|dyscalculia|autism)\b|\byou are (depressed|dyslexic|autistic)\b/i)).toEqual([]);
  });
});

describe('the tone', () => {
  it('has no exclamation mark outside of quoted words', () => {
    expect(holding(/!/)).toEqual([]);
  });

  it('has no emoji', () => {
    expect(list(koraTexts.filter(({ text }) => /\p{Emoji_Presentation}|\uFE0F/u.test(text)))).toEqual([]);
  });

  it('has none of the worn phrases', () => {
    expect(
      holding(
        /\bgreat question\b|\byou('ve| have) got this\b|\bit('s| is) (ok|okay) to\b|\bdon't worry\b|\bbelieve in yourself\b|\blearning journey\b|\bdive (in|into|deep)\b|\blet's explore\b|\bnot only\b.*\bbut also\b/i,
      ),
    ).toEqual([]);
  });

  it('is spelled the American way', () => {
    expect(
      list(
        ownTexts.filter(({ text }) =>
          /\b(colours?|behaviours?|favourites?|neighbours?|labour|honour|organis\w+|recognis\w+|realis\w+|analys(e|ed|ing)|centres?|litres?|kilometres?|metres?|programmes?|practis(e|ed|ing)|grey|learnt|whilst|defence|maths)\b/i.test(
            withoutQuotes(text),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it('has no markup, link or path in it', () => {
    expect(list(koraTexts.filter(({ text }) => /<\/?[a-z]|https?:|www\.|\]\(|\/tmp\/|\/work\//i.test(text)))).toEqual([]);
  });
});

describe('the reading level', () => {
  // Values worked out by hand: 6 words, 6 syllables, 1 sentence; 13 words, 24 syllables, 1 sentence.
  it('is measured by the formula of Flesch and Kincaid', () => {
    expect(gradeLevel('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
    expect(gradeLevel('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.')).toBeCloseTo(0.39 * 13 + (11.8 * 26) / 13 - 15.59, 0);
  });

  it.each([
    ['make', 1],
    ['table', 2],
    ['wanted', 2],
    ['talked', 1],
    ['serious', 3],
    ['going', 2],
    ['emergency', 4],
    ['station', 2],
    ['grown-up', 2],
    ['911', 3],
  ])('counts the syllables of %s', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  const { care, distress } = knowledge.moves;
  it.each([...care.first, ...care.friend, ...care.home, ...care.staff, ...care.weapon, ...care.later, ...distress])(
    'of a text for a pupil in need is grade 6 at most: %s',
    (text) => {
      expect(gradeLevel(text)).toBeLessThanOrEqual(6);
    },
  );

  it('of the first replies to students is grade 8 at most', () => {
    const hard = knowledge.anchors.filter(({ mode, firstMove }) => mode === 'student' && gradeLevel(firstMove) > 8);
    expect(hard.map(({ id, firstMove }) => `${id}: ${gradeLevel(firstMove).toFixed(1)}`)).toEqual([]);
  });
});

describe('the texts for danger', () => {
  const { care } = knowledge.moves;

  it.each([...care.first, ...care.friend, ...care.home, ...care.staff, ...care.weapon])('name a person to tell, a number to call and that Kora is a program: %s', (text) => {
    expect(text).toMatch(/grown-up|adult/);
    expect(text).toMatch(/911|112|999/);
    expect(text).toMatch(/computer program/);
  });

  it('tell a teacher about the safeguarding procedure', () => {
    expect(care.teacher[0]).toMatch(/safeguarding/i);
    expect(care.teacher[0]).toMatch(/911|112|999/);
  });

  it('never turn to schoolwork', () => {
    for (const text of [...care.first, ...care.friend, ...care.later]) expect(text).not.toMatch(/homework|essay|fraction|what are you working on/i);
  });
});
