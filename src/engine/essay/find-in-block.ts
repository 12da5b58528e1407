/** What a writing teacher would find in a block of each kind. A pure reading of the text: no finding knows what will be said about it. */
import type { BlockType } from '../../contracts/essay.ts';
import type { BlockFinding } from '../../contracts/knowledge/essay-findings.ts';
import { contentStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { type Detector, first, last } from './find-any.ts';
import { type BlockReading, isWritten, type Met, meet, shareFoundIn } from './read-block.ts';
import * as signs from './signs.ts';

type Detectors = { [Block in BlockType]: Record<BlockFinding<Block>, Detector> };

const has = ({ text }: BlockReading, pattern: RegExp): boolean => pattern.test(text);
/** A name in front of a word of saying: "Chen found", "the Smithsonian reports". */
const namedSource = new RegExp(String.raw`\p{Lu}[\p{L}.'’-]+ (?:${signs.speaks.source}|found|shows?|published)`, 'u');
const isSourced = ({ text }: Pick<BlockReading, 'text'>): boolean => {
  // "Scientists say" begins with a capital too.
  const named = text.replace(new RegExp(signs.unnamedAuthority, 'gi'), ' ');
  return signs.sourced.test(named) || namedSource.test(named);
};
/** Somebody without a name is said to say it, and nobody with one beside. */
const unnamedAuthority: Detector = (reading) => {
  const unnamed = reading.sentences.filter((text) => !isSourced({ text }));
  return meet({ ...reading, sentences: unnamed }, signs.unnamedAuthority);
};
/** Told as it happened: somebody speaks, and there is something to see or hear. */
const isScene = (reading: BlockReading): boolean => reading.quotations.length > 0 && has(reading, signs.senses);
/** Words that somebody says aloud can be heard, however few they are. */
const isHeard = (reading: BlockReading): boolean => /["“][^"“”]+["”]/.test(reading.text) && has(reading, signs.speaks);

/** The block shares no telling word with the claim: the sentence that should lead over is missing. */
const noClaimLink: Detector = (reading) => {
  const { claim } = reading.others;
  return isWritten(claim) && shareFoundIn(reading, claim) === 0 && reading.stems.size >= 4 ? last(reading) : null;
};
/** Neither with the claim nor with a block that leads there: what a hook begins may come back at the end, and an ending may close what the evidence tells. */
const noLinkAtAll =
  (...through: readonly BlockType[]): Detector =>
  (reading) =>
    through.some((block) => shareFoundIn(reading, reading.others[block] ?? '') >= 0.2) ? null : noClaimLink(reading);

/** A sentence that says the claim again with hardly a word of its own. */
const repeated = (reading: BlockReading): Met | null => {
  const { claim } = reading.others;
  if (!isWritten(claim)) return null;
  const sentence = reading.sentences.find((text) => {
    const stems = new Set(contentStems(text));
    return stems.size >= 3 && shareFoundIn({ stems }, claim) >= 0.75;
  });
  return sentence === undefined ? null : { quote: sentence, word: '' };
};

/** "Do not prove", "not always": said with care already. */
const withCare = /\b(?:not|n['’]t|no|hardly|nor) (?:\p{L}+ )?(?:proves?|proven|proof|definitely|always|everyone|everybody|guarantees?|obviously)\b/iu;
/** "Every school should …" asks for something; "in front of everyone" counts nobody. */
const noCount = /\b(?:every|all) (?:\p{L}+ ){1,3}(?:should|must|ought|deserves?|needs? to)\b|\bin front of every(?:one|body)\b|\bnot (?:always|every)/iu;

/** A number or a quotation that stands in no other block. */
const newEvidence: Detector = (reading) => {
  const { evidence } = reading.others;
  if (!isWritten(evidence)) return null;
  const elsewhere = Object.values(reading.others).join(' ').toLowerCase();
  const number = meet(reading, signs.countedNumber);
  if (number && !elsewhere.includes(number.word.toLowerCase())) return number;
  const quotation = reading.quotations.find(({ marked }) => !elsewhere.includes(marked.slice(1, 30).toLowerCase()));
  return quotation ? { quote: quotation.marked, word: quotation.marked } : null;
};

const unsourcedNumber: Detector = (reading) => {
  const number = meet(reading, signs.countedNumber);
  return number && !isSourced(reading) ? number : null;
};

const oneSentence: Detector = (reading) => (reading.sentences.length === 1 && reading.wordCount < 40 ? first(reading) : null);

/** The first sentence in which nothing of the kind stands. */
const without = (reading: BlockReading, pattern: RegExp): Met | null => (has(reading, pattern) ? null : longest(reading));

function longest({ sentences, text }: BlockReading): Met {
  const [most = text] = [...sentences].sort((a, b) => b.length - a.length);
  return { quote: most, word: '' };
}

/** A question to be answered with yes or no, unless the writer goes on to answer it: "Have you ever wondered …? I have, because …". */
const unanswered: Detector = (reading) => {
  const open = reading.sentences.filter((_, at) => !/^(?:I|We|My|Because|Yes|No|Most|Well)\b/.test(reading.sentences[at + 1] ?? ''));
  return meet({ ...reading, sentences: open }, signs.yesNoQuestion);
};

export const detectors: Detectors = {
  hook: {
    announcement: (reading) => meet(reading, signs.announcement),
    dictionary: (reading) => meet(reading, signs.dictionary),
    sweeping: (reading) => meet(reading, signs.sweeping),
    'yes-no-question': unanswered,
    'question-pile': ({ sentences }) => {
      const questions = sentences.filter((sentence) => /\?["”]?$/.test(sentence));
      return questions.length >= 3 ? { quote: questions.at(-1) ?? '', word: '' } : null;
    },
    'number-without-source': (reading) => (isSourced(reading) ? null : meet(reading, signs.surveyNumber)),
    'no-thesis-link': noLinkAtAll('conclusion'),
    'told-feeling': (reading) => meet(reading, signs.toldFeeling),
    'too-long': (reading) => (reading.wordCount > 110 ? last(reading) : null),
  },
  claim: {
    question: ({ sentences, text }) => (/\?["”]?\s*$/.test(text.trim()) && sentences.length <= 2 ? { quote: sentences.at(-1) ?? '', word: '' } : null),
    announcement: (reading) => meet(reading, signs.announcement),
    'opinion-in-informative': (reading) => meet(reading, signs.opinion),
    'moral-cliche': (reading) => meet(reading, signs.proverb),
    'no-change': (reading) => without(reading, signs.change),
    'fact-only': (reading) => without(reading, signs.stance),
    'no-reason': (reading) => (has(reading, signs.stance) ? without(reading, signs.reason) : null),
    'two-claims': (reading) => (reading.sentences.length > 2 || (reading.wordCount > 55 && reading.sentences.length > 1) ? last(reading) : null),
    'no-parts': (reading) => without(reading, signs.parts),
    absolute: (reading) => meet(reading, signs.absolute, noCount),
    'opinion-phrase': (reading) => meet(reading, signs.opinionPhrase),
    'no-other-side': (reading) => without(reading, signs.otherSide),
  },
  evidence: {
    'mostly-quotation': ({ quotations, wordCount }) => {
      const quoted = quotations.reduce((sum, { words }) => sum + words, 0);
      return quoted >= 12 && quoted > wordCount * 0.6 ? { quote: quotations[0]?.marked ?? '', word: '' } : null;
    },
    'unnamed-authority': unnamedAuthority,
    'wide-source': (reading) => meet(reading, signs.wideSource),
    'quotation-without-speaker': (reading) => {
      const [quotation] = reading.quotations;
      return quotation && !signs.sourced.test(reading.ownText) && !signs.speaks.test(reading.ownText) ? { quote: quotation.marked, word: '' } : null;
    },
    'number-without-source': unsourcedNumber,
    'own-experience-only': (reading) => (isSourced(reading) || has(reading, signs.countedNumber) ? null : meet(reading, signs.ownExperience)),
    'general-only': (reading) => without(reading, signs.concrete),
    'no-source': (reading) => (reading.wordCount >= 10 && !isSourced(reading) && !has(reading, signs.countedNumber) && !has(reading, signs.ownExperience) ? first(reading) : null),
    'no-claim-link': noClaimLink,
    summary: (reading) => {
      const met = meet(reading, signs.summary);
      return met && { quote: met.quote, word: '' };
    },
    'told-feeling': (reading) => meet(reading, signs.toldFeeling),
    'no-moment': (reading) => (isScene(reading) || has(reading, signs.place) ? null : without(reading, signs.time)),
    'vague-amount': (reading) => meet(reading, signs.vagueAmount, /\d/),
    'no-senses': (reading) => (isScene(reading) || isHeard(reading) ? null : without(reading, signs.senses)),
    'no-speech': (reading) => (reading.quotations.length === 0 && !isHeard(reading) && reading.wordCount >= 25 ? last(reading) : null),
    'one-piece': (reading) => {
      const pieces = reading.sentences.filter((text) => isSourced({ text }) || /\d/.test(text) || signs.ownExperience.test(text));
      return reading.sentences.length <= 2 && pieces.length < 2 && has(reading, signs.concrete) ? first(reading) : null;
    },
  },
  analysis: {
    'restates-evidence': (reading) => {
      const { evidence } = reading.others;
      return isWritten(evidence) && reading.stems.size >= 4 && shareFoundIn(reading, evidence) >= 0.65 ? longest(reading) : null;
    },
    'quotation-unexplained': ({ quotations, ownText, wordCount }) => {
      const [quotation] = quotations;
      return quotation && wordsOf(ownText).length < Math.max(12, wordCount - wordsOf(ownText).length) ? { quote: quotation.marked, word: '' } : null;
    },
    'new-evidence': newEvidence,
    'bare-shows': (reading) => meet(reading, signs.bareShows, signs.because),
    'opinion-in-informative': (reading) => meet(reading, signs.opinion),
    // A sentence that says what the evidence shows has been asked about already.
    'no-reasoning': (reading) => (has(reading, signs.bareShows) ? null : without(reading, signs.reasoning)),
    'no-meaning': (reading) => (has(reading, signs.bareShows) ? null : without(reading, signs.change)),
    'no-claim-link': noClaimLink,
    'told-feeling': (reading) => meet(reading, signs.toldFeeling, /\bbecause\b/i),
    // Where nothing is reasoned yet, no step of a reasoning can be named.
    'one-sentence': (reading) => (reading.type === 'reflective' || has(reading, signs.reasoning) ? oneSentence(reading) : null),
    'no-then-and-now': (reading) => without(reading, signs.thenAndNow),
    overclaim: (reading) => meet(reading, signs.overclaim, withCare),
    'no-limit': (reading) => without(reading, signs.limit),
  },
  conclusion: {
    'repeats-claim': repeated,
    'repeats-essay': (reading) => {
      const essay = Object.values(reading.others).join(' ');
      return isWritten(essay) && !repeated(reading) && reading.stems.size >= 4 && shareFoundIn(reading, essay) >= 0.85 ? longest(reading) : null;
    },
    'new-evidence': newEvidence,
    'closing-formula': (reading) => meet(reading, signs.closingFormula),
    'takes-back': (reading) => meet(reading, signs.takesBack),
    'moral-cliche': (reading) => meet(reading, signs.proverb),
    'stock-opening': (reading) => meet(reading, signs.stockOpening),
    'world-changing': (reading) => meet(reading, signs.worldChanging),
    'no-claim-link': noLinkAtAll('evidence', 'analysis'),
    'no-so-what': (reading) => (has(reading, signs.closingFormula) ? null : without(reading, signs.soWhat)),
    'one-sentence': oneSentence,
    'no-hook-return': (reading) => {
      const { hook } = reading.others;
      return isWritten(hook) && shareFoundIn(reading, hook) === 0 ? last(reading) : null;
    },
  },
};
