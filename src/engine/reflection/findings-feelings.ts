/** What the feelings that a reflection names give to ask. */
import { about, each, type Finding, mark } from './finding.ts';
import { isPlanned } from './plans.ts';
import { quoteOf } from './quote.ts';
import type { Reflection } from './read-reflection.ts';
import { hasVoice } from './reported.ts';
import * as signs from './signs.ts';

export function feelingsOf(reflection: Reflection): Finding[] {
  // What is planned for a feeling to come tells of none that was there.
  const feelings = reflection.feelings.filter(({ sentence }) => !isPlanned(sentence));
  const found: Finding[] = [];
  const at = ({ start, word }: (typeof feelings)[number]) => ({ index: start, 0: word });
  const own = feelings.filter(({ whose, isNegated }) => whose !== 'other' && !isNegated);
  for (const feeling of feelings) {
    // The same feeling twice is one; the place that gives its cause says more.
    const same = feelings.filter(({ base, whose, isNegated }) => base === feeling.base && whose === feeling.whose && isNegated === feeling.isNegated);
    if ((same.find(({ hasCause }) => hasCause) ?? same[0]) !== feeling) continue;
    const { sentence, word, whose, isNegated, hasCause } = feeling;
    const slots = { word: mark(word) };
    if (isNegated && whose === 'other') continue;
    if (isNegated) found.push(about('e', 'negated', sentence, 5, at(feeling), slots));
    else if (whose === 'other') found.push(about('e', 'other', sentence, 4, at(feeling), slots));
    else found.push(about('e', hasCause ? 'with-cause' : 'named', sentence, hasCause ? 7 : 6, at(feeling), slots));
  }
  const [start] = own;
  const end = own.findLast(({ base, sentence }) => base !== start?.base && sentence.index !== start?.sentence.index);
  // It speaks of two sentences, and a short text has none to spare.
  if (start && end && reflection.sentences.length >= 5) {
    const [from, to] = [quoteOf(start.sentence, { start: start.start, end: start.end }), quoteOf(end.sentence, { start: end.start, end: end.end })];
    if (from !== to)
      found.push({
        list: 'emotional_insights',
        id: 'shift',
        sentence: end.sentence,
        also: start.sentence,
        weight: 9,
        slots: { word: mark(start.word), later: mark(end.word), quote: from, to },
      });
  }
  const side = own.find((one) => own.some((two) => two.sentence.index === one.sentence.index && two.start > one.start && two.base !== one.base));
  const partner = side && own.find((two) => two.sentence.index === side.sentence.index && two.start > side.start && two.base !== side.base);
  if (side && partner)
    found.push(
      about('e', 'mixed', side.sentence, 8, { index: side.start, 0: side.sentence.text.slice(side.start, partner.end) }, { word: mark(side.word), later: mark(partner.word) }),
    );
  found.push(
    ...each(reflection, signs.figure, (told, match) => (feelings.some(({ sentence }) => sentence.index === told.index) ? null : about('e', 'figure', told, 5, match))),
    ...each(reflection, signs.body, (told, match) => (feelings.some(({ sentence }) => sentence.index === told.index) ? null : about('e', 'body', told, 5, match))),
    ...each(reflection, signs.liking, (told, match) => (hasVoice(told.text) ? null : about('e', 'liking', told, 4, match, { word: mark(match[1] ?? '') }))),
    ...each(reflection, signs.missing, (told, match) => about('e', 'missing', told, 6, match)),
    ...each(
      reflection,
      /\bI (?:just |mostly |really |still )?(?:felt|feel|was feeling) (?:so |really |very |kind of |pretty |a bit |like |left )*(useless|stupid|dumb|small|invisible|alone|lost|strong|free|ready|out|empty|stuck|seen|cheated|judged|welcome)\b/i,
      (told, match) => about('e', 'named', told, 7, match, { word: mark(match[1] === 'out' ? 'left out' : (match[1] ?? '')) }),
    ),
    ...each(
      reflection,
      /(?:^|\b(?:I|it|that|this)(?: just| really| still)? )(?:felt|feel|feels|made me feel):? (?:so |really |very |kind of |pretty |a bit |just )*(good|bad|weird|okay|ok|fine|nice|great|different|strange|better|worse|terrible|awful|amazing)\b/i,
      (told, match) => about('e', 'vague-feeling', told, 6, match, { word: mark(match[1] ?? '') }),
    ),
  );
  return found;
}
