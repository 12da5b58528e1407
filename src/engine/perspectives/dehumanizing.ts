/** Questions that put the worth of people up for debate. They are declined with a better question; questions about prejudice, history and law stay open. */
import { fold } from '../text/words.ts';

const group =
  '(?:jews?|jewish people|muslims?|christians?|hindus?|black (?:people|men|women|kids)|blacks|white (?:people|men|women)|whites|asians?|latinos?|mexicans?|arabs?|africans?|immigrants?|migrants?|refugees?|foreigners|gypsies|roma|gays?|gay people|lesbians?|trans (?:people|kids|women|men)|transgender people|homosexuals?|women|girls|men|boys|disabled (?:people|children|kids|students)|(?:people|kids) with disabilities|autistic (?:people|kids)|poor people|homeless people|fat people|old people|native americans?|indigenous people)';
const less =
  '(?:inferior|superior|subhuman|animals?|vermin|parasites?|evil|dirty|stupid|dumb|dumber|lazy|worthless|less (?:intelligent|human|valuable|important|clever|smart)|(?:worth|count) less|not (?:really )?human|born criminals?|criminals|a disease|a plague|sick)';
const harm =
  '(?:killed|exterminated|wiped out|eliminated|removed|deported|sterili[sz]ed|locked up|banned from (?:existing|living)|put down|got rid of|gotten rid of|enslaved|allowed to (?:live|exist|vote|marry|breed))';

const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:are|is|arent|why are|were) (?:all |most |some )?(?:the )?${group} (?:really |just |all |naturally |by nature )*${less}\\b`),
  new RegExp(`\\bshould (?:all |the )*${group} (?:all )?(?:be |not be )${harm}`),
  new RegExp(`\\bwould (?:the world|we|society) be better (?:off )?without (?:the )?${group}\\b`),
  new RegExp(`\\bdo (?:all )?${group} deserve to (?:die|live|exist|suffer)\\b`),
  // Kept out, taken away or refused something because of a lesser worth.
  new RegExp(`\\b${group}\\b.{0,80}\\bbecause they(?: are|re) (?:all |just |simply )?${less}\\b`),
  /\b(?:which|what) (?:race|religion|nation|country|people|gender|sex) (?:has|have|makes?) (?:the )?(?:best|worst|dumbest|smartest|dirtiest|evilest|most evil|most stupid) (?:people|men|women|children|kids)\b/,
  /\b(?:which|what) (?:race|religion|gender|sex) is (?:the )?(?:best|worst|superior|inferior|smartest|dumbest|more intelligent)\b/,
  /\bwas (?:the holocaust|slavery|genocide) (?:a )?(?:good|justified|necessary|right)\b/,
];

export const isDehumanizing = (question: string): boolean => patterns.some((pattern) => pattern.test(fold(question)));
