/** A block that judges a whole group of people, or states what evidence has settled the other way: neither is coached as if only the wording could be better. */
import { group } from '../perspectives/groups.ts';
import { fold } from '../text/words.ts';
import { type BlockReading, type Met, meet } from './read-block.ts';

const insult =
  'criminals?|lazy|stupid(?:er)?|dumb(?:er)?|dirty|dangerous|violent|evil|terrorists?|thieves|liars|inferior|superior|useless|worthless|disgusting|gross|crazy|(?:a )?burdens?|weaker|worse|better|smarter|less (?:intelligent|smart|clever|capable|human|worthy)|unnatural|animals|vermin|rapists|parasites|greedy|sinful|sick|freaks|trash|scum|the problem';
const very = '(?:really |just |all |so |too |always |naturally |by nature |only |nothing but |mostly |very |such |an? |the )*';
const rules = [
  `\\b(?:${group}) (?:are|is|were born) ${very}(?:[a-z]+ and )?(?:${insult})\\b(?! (?:at|of|off|with|from|for)\\b(?! (?:math|science|everything|thinking|school)))`,
  `\\b(?:${group}) (?:should|must|need to|have to|ought to) (?:all |just )?(?:be (?:kicked out|deported|thrown out|killed|locked up|sent back|removed|banned)|go back|not (?:be (?:here|born|allowed|in)|exist|have (?:rights|children)|live here))\\b(?! (?:because|if|when|after|who))`,
  `\\b(?:${group}) (?:secretly |all |really )*(?:control|run|own|rule|ruin|destroy|invade|steal) (?:the|our|all|everything)\\b`,
].map((rule) => new RegExp(rule));
/** What others say of a group may be told, and what is denied is not said. */
const reported =
  /\b(?:say|says|said|think|thinks|thought|believe|believed|claim|claimed|called|argue|stereotypes?|prejudices?|myths?|nazis?|propaganda|racis\w+|not|never|arent|isnt|dont|if)\b/;

export function judgesPeople({ sentences }: BlockReading): Met | null {
  const found = sentences.find((sentence) => {
    const words = fold(sentence).replace(/\bi (?:really |honestly |just )?(?:think|believe|say)\b/g, ' ');
    return words.length < 400 && !reported.test(words) && rules.some((rule) => rule.test(words));
  });
  return found ? { quote: found, word: '' } : null;
}

/** Settled by evidence of many kinds; `content/perspectives` holds it with its sources. */
const settled =
  /\bthe earth is (?:really |actually )?flat\b|\b(?:moon landings?|landing on the moon|moon mission) (?:was|were|is|are) (?:a |all )?(?:fake|faked|hoax|staged|a lie)\b|\bvaccines? (?:really |can )?causes? autism\b|\bholocaust (?:never happened|did(?: not|n['’]?t) happen|is a (?:lie|hoax|myth)|was (?:faked?|a lie|a hoax|made up))\b|\b(?:climate change|global warming) is (?:a |just a |all a )?(?:hoax|lie|fake|scam|not real|made up)\b/i;
const doubted = /\b(?:some|many|people|they) (?:still )?(?:say|says|think|believe|claim|argue)|\b(?:myth|false|wrong|not true|conspiracy)\b/i;

export const goesAgainstEvidence = (reading: BlockReading): Met | null => {
  const sentences = reading.sentences.filter((sentence) => !doubted.test(sentence) && !sentence.endsWith('?'));
  const met = meet({ ...reading, sentences }, settled);
  return met && { quote: met.quote, word: '' };
};
