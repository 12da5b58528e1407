import { bands, each } from '../../candidate.ts';
import { heroOf } from '../../hero.ts';
import { beside } from '../../keys.ts';
import { humanNouns } from '../../lexicon.ts';
import { subjectOf } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import { isReported } from '../../views.ts';
import { affectedGroup } from '../shared.ts';

/** Information: something hard happens to people, and the passage does not say what it was like. */
export const hardship = each((sentence, passage) => {
  if (passage.kind !== 'information' || sentence.length < 6 || sentence.isSaid || sentence.text.endsWith('?') || isReported(sentence) || !hard.test(sentence.text)) return null;
  // Hunters killed bison: nobody lost someone.
  if (
    /\bkilled (?!him\b|her\b|them\b|(?:\p{L}+ |[\d,]+ ){0,3}(?:people|men|women|children|soldiers|workers|settlers|residents|passengers|miners|sailors)\b)/u.test(sentence.text) &&
    !/\b(?:was|were|been) killed\b/.test(sentence.text)
  )
    return null;
  const doer = subjectOf(passage, sentence);
  const group = affectedGroup(sentence, passage);
  const isOfPeople = doer?.isPerson || group || sentence.words.some(({ lower, lemma }) => /^(?:he|she|him|people)$/.test(lower) || (humanNouns.has(lemma) && !/s$/.test(lemma)));
  const before = passage.sentences[sentence.index - 1];
  const goesOn = before && affectedGroup(before, passage) && sentence.words.some(({ lower }) => /^(?:they|them)$/.test(lower));
  if (!isOfPeople && !goesOn) return null;
  const hero = sentence.words.some(({ lower }) => /^(?:he|she|him|her|his)$/.test(lower)) ? heroOf(passage)?.name : undefined;
  // Nothing is asked of the dead.
  const who = /\b(?:died|killed|drowned)\b/.test(sentence.text)
    ? 'those who lost someone'
    : group
      ? `the ${group.lower}`
      : goesOn
        ? `the ${affectedGroup(before, passage)?.lower}`
        : (hero ?? (doer?.isPerson && !doer.isPlural ? doer.name : 'the people it is about'));
  return {
    kind: 'hardship',
    skill: 'Social awareness',
    sentence: sentence.index,
    weight: 8.6,
    ask: () =>
      bands(
        `What might ${who} have felt when this happened: ${quote(sentence.text, 110)}? Which words make you think so?`,
        `What might it have been like for ${who} in ${quote(sentence.text, 110)}? What could have helped?`,
        `What might it have meant for ${who} to live through ${quote(sentence.text, 110)}, and what does the passage leave out about it?`,
      ),
    hint: 'Think of one person in that place, on that day.',
    expected: () => `A feeling or a need that “${hard.exec(sentence.text)?.[0]}” points to: ${quote(sentence.text)}. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Names a feeling or a need', 'Keeps to what the passage says'],
  };
});
const hard =
  /\b(?:not allowed|forbidden|forced|banned|barred|(?:was|were|been) (?:refused|rejected|dismissed|turned away)|dismissed (?:her|his|their)|separate (?:room|school|entrance|car|water)\p{L}*|only (?:men|boys|whites|white people)|mocked|laughed at|suspicion|hunger|hungry|starv\p{L}+|famine|poverty|(?:the|was|were|very|so) poor|poor (?:families|people|children|farmers|farm|workers)|died|killed|drowned|fled|left (?:the region|their|his|her)|lost (?:their|his|her)|homeless|enslaved|slavery|prison|arrested|injured|sick|illness|disease|unfair\p{L}*|discriminat\p{L}+|segregat\p{L}+|separated|attacked|bombed)\b/u;
