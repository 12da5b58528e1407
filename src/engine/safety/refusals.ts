/** Requests that could hurt someone and disclose nothing: refused kindly, without a model. Lessons about the same subject stay open. */
import { fold } from '../text/words.ts';
import { normalizeForScreen } from './normalize.ts';

export interface Refusal {
  refuse: boolean;
  rule: string | null;
}

const doing = String.raw`(?:how (?:do|can|could|would|to|does one)\b.{0,20}|(?:tell|show|teach|give|help|write|explain)\b.{0,30}|instructions?\b.{0,20}|steps?\b.{0,15}|recipe\b.{0,15}|ways? to\b.{0,10}|i (?:want|need) to\b.{0,10}|comment\b.{0,20}|como\b.{0,20}|wie\b.{0,25})`;

const rules: readonly (readonly [string, RegExp])[] = [
  [
    'weapon',
    new RegExp(
      `${doing}\\b(?:make|build|construct|3d print|get|buy|mix|fabriquer|hacer|construir|baue|bauen|herstellen)\\b.{0,25}\\b(?:bomb\\w*|explosives?|molotov|grenade|gun|firearm|silencer|napalm|poison gas|nerve agent|bombe|bomba|sprengstoff|pistola|waffe)\\b`,
    ),
  ],
  ['weapon', /\b(?:bomb|explosive|molotov|pipe bomb|gun) (?:making )?(?:instructions|recipe|tutorial|blueprint)\b/],
  [
    'drugs',
    new RegExp(`${doing}\\b(?:make|cook|synthesi[sz]e|grow|buy|get|extract)\\b.{0,25}\\b(?:meth\\w*|cocaine|heroin|lsd|mdma|ecstasy|fentanyl|weed|vapes?|alcohol without)\\b`),
  ],
  ['poison', new RegExp(`${doing}\\b(?:poison|drug)\\b.{0,15}\\b(?:someone|somebody|my|his|her|a person|people|teacher|friend|dog|cat|brother|sister)\\b`)],
  [
    'break-in',
    new RegExp(
      `${doing}\\b(?:hack|break into|crack|steal|log ?in(?:to)? )\\b.{0,40}\\b(?:account|instagram|snapchat|tiktok|facebook|email|wifi|phone|grades?|grade ?book|school (?:system|computer|server)|password|bank)\\b`,
    ),
  ],
  ['sexual', /\b(?:write|tell|show|send|roleplay|pretend|describe|generate)\b.{0,40}\b(?:sex|sexy|porn\w*|erotic\w*|nudes?|naked|hentai|smut)\b|\b(?:talk|chat) dirty\b|\bsext\b/],
  [
    'hate',
    /\b(?:write|tell|make|give)\b.{0,30}\b(?:jokes?|essay|poem|post|slogan|reasons?)\b.{0,40}\b(?:why )?(?:all )?(?:jews?|muslims?|christians?|blacks?|black people|whites?|white people|gays?|gay people|trans people|immigrants?|mexicans?|asians?|disabled (?:people|kids)|women|girls)\b.{0,30}\b(?:are|should|deserve|inferior|stupid|bad|evil|vermin|racist|sexist)\b|\b(?:racist|sexist|antisemitic|homophobic) jokes?\b/,
  ],
  [
    'stalking',
    new RegExp(
      `${doing}\\b(?:find|track|spy on|follow|locate)\\b.{0,30}\\b(?:where (?:he|she|they) lives?|(?:her|his|their) (?:address|location|phone)|my (?:ex|crush|teacher)(?:s)?\\b)`,
    ),
  ],
  [
    'bullying',
    new RegExp(
      `${doing}\\b(?:embarrass|humiliate|bully|spread (?:a |the )?rumou?rs?|ruin)\\b.{0,30}\\b(?:a |my |this |that |some )?(?:girl|boy|kid|classmate|teacher|friend|someone|her|him|life)\\b`,
    ),
  ],
];

/** Schoolwork names weapons and drugs too: history, physics, chemistry and health at the level of a lesson. */
const lesson =
  /\b(?:history|manhattan project|world war|ww2|wwii|hiroshima|physics|chemistry class|how does a|how did|why did|effects of|dangers of|prevent|health class|treaty|cold war|essay about|report on|law|laws|ban)\b/;

export function screenRequest(text: string): Refusal {
  // The screen's form folds doubled letters and figures for letters; the plain form keeps the words as the patterns have them.
  for (const words of [text, ...decoded(text)].flatMap((candidate) => [fold(candidate), normalizeForScreen(candidate)])) {
    const found = rules.find(([, pattern]) => pattern.test(words));
    if (found && !(lesson.test(words) && (found[0] === 'weapon' || found[0] === 'drugs') && !/\b(?:i (?:want|need) to|step by step|at home|instructions)\b/.test(words)))
      return { refuse: true, rule: found[0] };
  }
  return { refuse: false, rule: null };
}

/** Long runs of Base64 in the text, read: a common wrapping for what should not be seen. */
function decoded(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).slice(0, 3).flatMap((run) => {
    try {
      const plain = atob(run.slice(0, run.length - (run.length % 4)));
      return /^[\x20-\x7e\s]{12,}$/.test(plain) ? [plain] : [];
    } catch {
      return [];
    }
  });
}
