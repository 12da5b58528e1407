/** What a passage would be called by whoever speaks of it: a diary entry, a recipe, a notice are no stories. */
import type { PassageKind, ReadSentence } from './passage.ts';
import { isRuled } from './views.ts';

export type Genre = 'diary entry' | 'recipe' | 'notice' | 'list of rules';

const dated =
  /^(?:Dear [Dd]iary\b|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)(?:,? (?:\d{1,2}(?:st|nd|rd|th)?|\p{Lu}\p{Ll}+)){0,3}(?:,? \d{4})?(?:,? (?:morning|evening|night))?[.,:]?$)/u;
const cooking =
  /\b(?:teaspoons?|tablespoons?|cups?|ml|grams?|\d+ ?g|simmer|stir|boil|bake|oven|saucepan|pot|pan|bowl|dough|onions?|butter|flour|sugar|salt|fry|chop|whisk|noodles?|soup|serve|serving|lemons?)\b/gi;

/** Null where it is simply a story, a poem or a passage. */
export function genreOf(sentences: readonly ReadSentence[], kind: PassageKind, isFirstPerson: boolean): Genre | null {
  const [top, next] = sentences;
  if (isFirstPerson && kind !== 'poem' && [top, next].some((line) => line && (dated.test(line.text) || (line.form === 'heading' && /\b(?:diary|journal)\b/i.test(line.text)))))
    return 'diary entry';
  if (kind === 'instructions') return new Set(sentences.flatMap(({ text }) => text.toLowerCase().match(cooking) ?? [])).size >= 4 ? 'recipe' : null;
  if (kind !== 'information' || !isRuled({ sentences })) return null;
  return sentences.slice(0, 2).some(({ text }) => /\bnotice\b/i.test(text)) ? 'notice' : 'list of rules';
}
