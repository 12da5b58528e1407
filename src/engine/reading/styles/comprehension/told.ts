/** What a sentence of the passage tells: why, when, what something is, how many, in which order. */
import { askedBy, causeIn, toldBy } from '../../asking.ts';
import { bands, body, each, figureIn, isDeed, type Maker, withStep } from '../../candidate.ts';
import { clauseIn, textOf } from '../../clauses.ts';
import { humanNouns } from '../../lexicon.ts';
import { sentence as asSentence, bare, lowered, quote, quoteAround } from '../../quoting.ts';
import type { Word } from '../../tagger.ts';

export const causes = each((sentence, passage) => {
  const cause = causeIn(passage, sentence);
  if (!cause || cause.causeText.length < 6) return null;
  const asked = cause.effect && askedBy(passage, sentence, cause.effect);
  const [first] = cause.evidence;
  const before = first === sentence.index ? undefined : passage.sentences[first ?? sentence.index];
  const quoted = before
    ? `Of ${quote(before.text, 90)} and ${quote(sentence.text, 90)}, which is the cause and which is the effect?`
    : `In ${quote(sentence.text)}, what is the cause and what is the effect?`;
  const question = asked && !asked.endsWith('.') ? `Why ${asked}?` : quoted;
  return {
    kind: 'cause',
    skill: 'Cause and effect',
    sentence: sentence.index,
    weight: asked ? 9 : 7,
    ask: () => withStep(question, 'Which word in the passage shows you that it is giving a reason?', 'Is this the whole reason, or does the passage give another one elsewhere?'),
    hint: `Look around the word “${cause.sign}”.`,
    expected: () => `${asSentence(cause.causeText)} The passage joins it with “${cause.sign}” to this: ${quote(cause.effectText)}.`,
    evidence: cause.evidence,
    lookFors: ['Names the cause, not only what happened', 'Takes the reason from the passage, not from general knowledge'],
  };
});

/** "When a baker mixes flour, water and yeast, enzymes begin …": what follows from what, where no person acts. */
export const happens = each((sentence, passage) => {
  if (passage.kind === 'story' || passage.kind === 'poem' || sentence.speech || !/^(?:When|If|Once|After|As soon as|Whenever)\b/.test(sentence.text)) return null;
  const { words, text } = sentence;
  // A comma may also stand in a list: the one that counts has a whole clause behind it.
  const at = words.findIndex((word, i) => word.text === ',' && i > 3 && clauseIn(words.slice(i + 1)) !== null && clauseIn(words.slice(i + 1))?.lead.length === 0);
  const lead = lowered(textOf(text, words.slice(0, at)));
  if (at < 0 || lead.length > 110 || /\b(?:it|they|them|their|this|these|those|he|she|him|her|his|you|we|I|i)\b/.test(lead)) return null;
  // "If the dam had held" tells what did not happen, and "if …, he thought, then …" what someone supposes.
  if (/^if\b.*\b(?:had|were)\b/.test(lead) || /^,?\s*\p{L}+ (?:thought|said|says|believed|argued|hoped|knew|felt|wondered)\s*,/u.test(textOf(text, words.slice(at + 1))))
    return null;
  // What is supposed is not what happens.
  if (/^Hypothesis\b/i.test(passage.sentences[sentence.index - 1]?.text ?? '')) return null;
  const isNow = /\b(?:is|are|has|have|does|do)\b/.test(lead) || !passage.isPast;
  return {
    kind: 'happens',
    skill: 'Cause and effect',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      withStep(`What ${isNow ? 'happens' : 'happened'} ${lead}?`, 'Tell it in your own words, in the order in which it happens.', 'What has to be so already for this to happen?'),
    hint: 'The same sentence says it, after the comma.',
    expected: () => asSentence(bare(textOf(text, words.slice(at + 1)))),
    evidence: [sentence.index],
    lookFors: ['Keeps to what the passage says', 'Tells what comes first from what follows'],
  };
});

/** Where the passage says that not all agree. */
export const sides = each((sentence, passage) => {
  if (passage.kind === 'story' || passage.kind === 'poem' || !disagreement.test(sentence.text)) return null;
  const near = [sentence, ...passage.sentences.slice(sentence.index + 1, sentence.index + 4).filter(({ paragraph }) => paragraph === sentence.paragraph)];
  return {
    kind: 'sides',
    skill: 'Two sides',
    sentence: sentence.index,
    weight: 8.5,
    ask: () =>
      bands(
        `The passage says ${quote(sentence.text, 90)}. Who thinks what? Name both sides.`,
        `At ${quote(sentence.text, 90)} a second side comes in. What does each side say, and which reason does it give?`,
        `At ${quote(sentence.text, 90)} a second side comes in. Set out both sides with their reasons, and say what one would have to find out to decide between them.`,
      ),
    hint: 'One side stands before this sentence, the other behind it.',
    expected: () => `The second side: ${near.map(({ text }) => quote(text, 110)).join('; ')}. The first stands in what comes before.`,
    evidence: near.map(({ index }) => index),
    lookFors: ['Both sides, each with its reason', 'Fair to the side one does not share'],
  };
});
const disagreement =
  /\b(?:not everyone (?:agrees|is convinced)|(?:others|critics|opponents|some|many) (?:\p{L}+ )?(?:disagree|object|say the opposite|are against)|critics (?:say|argue|warn)|opponents (?:say|argue|warn)|there is (?:a )?disagreement)\b/iu;

const timePhrase =
  /^(?:In (?:the (?:early |late |mid-)?)?(?:\d{3,4}s?|spring|summer|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December)|On (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|the (?:\p{Ll}+ )?(?:day|morning|evening|night|afternoon|\d))|At (?:dawn|dusk|noon|midnight|night|first|sunrise|sunset)|By (?:\d|noon|midnight|dawn|dusk|then|now|the (?:time|end|age|next|late|early))|During|After (?!all\b)|Before|When|As soon as|(?:Every|One|That|Last|Next) (?:\p{Ll}+ )?(?:day|night|morning|evening|afternoon|week|month|year|spring|summer|autumn|winter|time))\b/u;

export const times = each((sentence, passage) => {
  const lead = sentence.clause && sentence.clause.lead.length > 0 ? textOf(sentence.text, sentence.clause.lead) : '';
  // "After that" tells no time by itself.
  if (!timePhrase.test(lead) || lead.length > 60 || /\b(?:that|this|it|then|which|he|she|they)$|^(?:After|Before|During) (?:that|this)\b/.test(lead)) return null;
  const asked = askedBy(passage, sentence);
  if (!asked || !isDeed(sentence)) return null;
  return {
    kind: 'time',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 6,
    ask: () => withStep(`When ${asked}?`, 'Why does the passage tell you the time?', 'Why does it matter to the passage that it was then?'),
    hint: 'Look at the beginning of the sentence.',
    expected: () => `${asSentence(lead)}`,
    evidence: [sentence.index],
    lookFors: ['Gives the time as the passage does'],
  };
});

/** Up to where something is added to the noun. */
const firstLink = (rest: readonly Word[]): number => {
  const at = rest.findIndex(({ pos, lower }) => pos === 'ADP' || pos === 'SCONJ' || /^(?:that|which|who|and|or)$/.test(lower));
  return at < 0 ? rest.length : at;
};

/** "Barnacles are animals that …": what something is. */
export const definitions = each((sentence, passage) => {
  const { clause, text } = sentence;
  if (clause?.verbs.length !== 1 || !/^(?:is|are|was|were|means)$/.test(clause.verbs[0]?.lower ?? '') || clause.lead.length > 0) return null;
  const head = clause.subject.at(-1);
  const first = clause.rest[0];
  const isNaming =
    first?.pos === 'DET'
      ? /^(?:an?|the)$/.test(first.lower) && clause.rest.slice(0, firstLink(clause.rest)).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
      : first?.pos === 'NOUN' || (first?.pos === 'ADJ' && clause.rest.some(({ pos }) => pos === 'NOUN') && clause.subject.length === 1);
  if (
    !head ||
    !isNaming ||
    clause.rest.length < 3 ||
    clause.subject.length > 4 ||
    !/^(?:NOUN|PROPN)$/.test(head.pos) ||
    clause.subject.some(({ pos, lower }) => pos === 'PRON' || /^(?:this|that|these|those|one|both|some|most|many)$/.test(lower))
  )
    return null;
  if (clause.rest.some(({ lower }) => lower === 'when') || humanNouns.has(head.lemma)) return null;
  const [opening, second] = clause.subject;
  // "Bread dough", "Air": the tagger takes a large first letter for a name; a name is written large inside a sentence, too.
  const isName =
    opening?.pos === 'PROPN' &&
    (sentence.words[0] !== opening ||
      second?.pos === 'PROPN' ||
      /\p{Lu}/u.test(opening.text.slice(1)) ||
      body(passage).some(({ words }) => words.some((word, i) => i > 0 && word.text === opening.text)));
  const subject = isName ? textOf(text, clause.subject) : lowered(textOf(text, clause.subject));
  const verb = clause.verbs[0]?.lower === 'means' ? 'is' : (clause.verbs[0]?.lower ?? 'is');
  return {
    kind: 'definition',
    skill: 'Explaining a term',
    sentence: sentence.index,
    weight: 7,
    ask: () => withStep(`What ${verb} ${subject}, according to the passage?`, 'Say it in your own words.', 'Say it in your own words, then name one thing the passage adds later.'),
    hint: `The sentence about ${subject} says it.`,
    expected: () => asSentence(bare(text)),
    evidence: [sentence.index],
    lookFors: ['Gives the meaning that this passage gives', 'Own words, with the key term kept'],
  };
});

const notTerms = /^(?:his|her|my|our|your|their|its|him|them|it|me|us|you|on|out|off|up|in|into|to|for|at|by|back|away|home|again|over|upon|that|this)\b/i;

export const called = each((sentence, passage) => {
  const found =
    /(?:\b(?:is|are) (?:also |often |sometimes )?(?:called|known as) (?:an? |the )?|\b(?:was|were) (?:called|known as) (?:the )?|(?<=\p{Ll} )(?:called|known as) (?:an? |the )?)["“]?((?:\p{L}[\p{L}-]+)(?:\s\p{L}[\p{L}-]+)?)["”]?(?=[,.;)]|\s(?:that|which|and|because|in|by)\b)/u.exec(
      sentence.text,
    );
  const term = found?.[1];
  const at = found ? found.index : 0;
  const before = sentence.words.findLast(({ end }) => end < at + 1);
  // "He called his sister" names nothing; "a gas called ozone" does.
  const isNaming = /^(?:is|are|was|were)\b/.test(found?.[0] ?? '') || before?.pos === 'NOUN';
  if (!term || !found || !isNaming || notTerms.test(term) || (passage.kind === 'story' && /^\p{Lu}/u.test(term)) || sentence.speech) return null;
  return {
    kind: 'term',
    skill: 'Explaining a term',
    sentence: sentence.index,
    weight: 7,
    ask: () => withStep(`What does the passage call “${term}”?`, 'Explain it to someone who has not read the passage.', 'Why does a reader need this term to follow the rest?'),
    hint: `Read the words before “${term}”.`,
    expected: () => asSentence(bare(sentence.text)),
    evidence: [sentence.index],
    lookFors: [`Explains “${term}” with what stands before it in the sentence`],
  };
});

export const numbers = each((sentence) => {
  const figure = figureIn(sentence);
  if (!figure) return null;
  return {
    kind: 'number',
    skill: 'Reading figures',
    sentence: sentence.index,
    weight: 6,
    ask: () =>
      bands(
        `The passage says “${figure}”. What does this number tell you?`,
        `What does the figure “${figure}” tell you, and why did the writer put it in?`,
        `What does the figure “${figure}” show, and what would a reader need to know to judge whether it is large or small?`,
      ),
    hint: 'Read the whole sentence around the number.',
    expected: () => asSentence(bare(sentence.text)),
    evidence: [sentence.index],
    lookFors: ['Says what is counted or measured', 'Connects the number to the point of the passage'],
  };
});

export const contrasts = each((sentence, passage) => {
  const sign =
    /^(?:However|But|Yet|Instead|On the other hand|In contrast|Still|Nevertheless)\b/.exec(sentence.text)?.[0] ??
    /(?<=,\s)(?:but|while|whereas|although|yet)\b|^(?:Although|Though|While|Unlike|Despite)\b/.exec(sentence.text)?.[0];
  if (!sign || sentence.speech || sentence.length < 6) return null;
  const place = Math.max(0, sentence.text.search(new RegExp(`(?:^|(?<=, ))${sign}\\b`)));
  const isAcross = /^(?:However|But|Yet|Instead|On the other hand|In contrast|Still|Nevertheless)$/.test(sign);
  const before = passage.sentences[sentence.index - 1];
  if (isAcross && (!before || before.form === 'heading' || before.speech)) return null;
  return {
    kind: 'contrast',
    skill: 'Compare and contrast',
    sentence: sentence.index,
    weight: 7,
    ask: () =>
      isAcross && before
        ? withStep(
            `First the passage says ${quote(before.text, 80)}, then it goes on with “${sign}”. What changes?`,
            'Put both sides in your own words.',
            'Which side does the passage give more weight to?',
          )
        : withStep(
            `The word “${lowered(sign)}” sets two things against each other in ${quoteAround(sentence.text, place, place + sign.length, 110)}. What are the two things?`,
            'Why does the difference matter?',
            'What would be lost if the sentence kept only one of them?',
          ),
    hint: `Read what stands before and after “${lowered(sign)}”.`,
    expected: () =>
      isAcross && before
        ? `Before “${sign}”: ${quote(before.text)}. After it: ${quote(sentence.text.slice(sign.length).replace(/^,?\s*/, ''))}.`
        : bothSides(sentence.text, sign, place),
    evidence: isAcross && before ? [before.index, sentence.index] : [sentence.index],
    lookFors: ['Names both sides', `Notices what “${lowered(sign)}” does`],
  };
});

/** What stands on either side of the word that sets them apart; the whole sentence where it begins with that word and no comma parts them. */
function bothSides(text: string, sign: string, place: number): string {
  const comma = place === 0 ? text.indexOf(', ') : place;
  if (comma < 0) return asSentence(bare(text));
  const [one, other] = place === 0 ? [text.slice(sign.length, comma), text.slice(comma + 2)] : [text.slice(0, place), text.slice(place + sign.length)];
  return `On one side: ${quote(one.trim())}. On the other: ${quote(other.trim())}.`;
}

export const sequence: Maker = (passage) =>
  body(passage).flatMap((sentence) => {
    const next = passage.sentences[sentence.index + 1];
    if (
      !next ||
      next.form === 'heading' ||
      passage.kind === 'information' ||
      !/^(?:Then|After that|Next|Soon|Finally|At last|Suddenly|A moment later|Just then|That night|The next)\b/.test(next.text) ||
      sentence.speech
    )
      return [];
    const told = sentence.clause?.rest.length ? toldBy(passage, sentence) : null;
    return {
      kind: 'sequence',
      skill: 'Order of events',
      sentence: sentence.index,
      weight: 7,
      ask: () =>
        withStep(
          told ? `What happens right after ${told.what}?` : `What happens right after ${quote(sentence.text, 90)}?`,
          'Tell it in your own words.',
          'How does the one lead to the other?',
        ),
      hint: 'Read the next sentence.',
      expected: () => asSentence(bare(next.text)),
      evidence: [next.index],
      lookFors: ['Keeps the order of the passage'],
    };
  });
