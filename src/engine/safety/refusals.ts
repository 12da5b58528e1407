/** Requests that could hurt someone and disclose nothing: refused kindly, without a model. Lessons about the same subject stay open. */
import { fold } from '../text/words.ts';
import { normalizeForScreen } from './normalize.ts';

export interface Refusal {
  refuse: boolean;
  rule: string | null;
}

const doing = String.raw`(?:how (?:do|can|could|would|to|does one)\b.{0,20}|(?:tell|show|teach|give|help|write|explain)\b.{0,30}|instructions?\b.{0,20}|steps?\b.{0,15}|recipe\b.{0,15}|ways? to\b.{0,10}|where (?:can|do|could) i\b.{0,10}|i (?:want|need) to\b.{0,10}|comment\b.{0,20}|como\b.{0,20}|wie\b.{0,25})`;

const rules: readonly (readonly [string, RegExp])[] = [
  [
    'weapon',
    new RegExp(
      `${doing}\\b(?:make|build|construct|3d print|get|buy|mix|fabriquer|hacer|construir|baue|bauen|herstellen)\\b.{0,25}(?<!bath )\\b(?:bombs?(?! (?:squad|shelter|disposal|calorimeter))|explosives?|molotov|grenade|gun|firearm|silencer|napalm|thermite|poison gas|mustard gas|nerve agent|ricin|chloroform|bombe|bomba|explosivos?|explosifs?|sprengstoff|pistola|waffe)\\b`,
    ),
  ],
  ['weapon', /\b(?:bomb|explosive|molotov|pipe bomb|gun) (?:making )?(?:instructions|recipe|tutorial|blueprint)\b/],
  [
    'drugs',
    new RegExp(
      `${doing}\\b(?:make|cook|synthesi[sz]e|grow|buy|get|extract|fabricar|hacer|cocinar|fabriquer|cuisiner|kochen|herstellen)\\b.{0,25}\\b(?:meth\\w*|drogas?|drogues?|drogen|cocaine|heroin|lsd|mdma|ecstasy|fentanyl|weed|vapes?|alcohol without)\\b`,
    ),
  ],
  ['drugs', /\b(?:meth|drogen|lsd|kokain)\b.{0,15}\b(?:kochen|herstellen|kaufen)\b/],
  ['poison', new RegExp(`${doing}\\b(?:poison|drug)\\b.{0,15}\\b(?:someone|somebody|my|his|her|a person|people|teacher|friend|dog|cat|brother|sister)\\b`)],
  // Made by a person, which a lesson about snakes or plants does not ask for.
  [
    'poison',
    /\b(?:how (?:do|can|could|would) (?:i|we|you)|how to|tell me how to|show me how to|ways? to|recipe (?:for|to))\b.{0,20}\b(?:make|brew|cook|mix|prepare|get|buy)\b.{0,12}\bpoisons?\b(?! (?:ivy|oak|dart|frogs?|control|apples?))(?!.*\b(?:stor(?:y|ies)|novel|character|game|minecraft|play|book|film|poster)\b)/,
  ],
  [
    'break-in',
    new RegExp(
      `${doing}\\b(?:hack|break into|crack|steal|log ?in(?:to)? |hackear|piratear|pirater|hacken?)\\b.{0,40}\\b(?:account|instagram|snapchat|tiktok|facebook|email|wifi|phone|grades?|grade ?book|school (?:system|computer|server)|password|bank|cuenta|contrasena|compte|mot de passe|konto|passwort)\\b`,
    ),
  ],
  [
    'break-in',
    /\b(?:get|find out|guess|see|know|steal)\b.{0,20}\b(?:someone|somebody|my (?:friend|teacher|ex|mom|dad|brother|sister|crush|classmate)|his|her|their)(?:'?s)?\b.{0,15}\bpassword\b/,
  ],
  [
    'crime',
    /\bhow (?:do|can|to|would|could)\b.{0,15}\b(?:shoplift|steal (?!(?:a |the )?(?:base|show|scene))|make (?:a )?fake (?:id|money|passport)|forge (?:a |my )?(?:signature|note))/,
  ],
  [
    'sexual',
    /\b(?:write|tell|show|send|give|roleplay|pretend|describe|generate|escribe|ecris|schreib\w*)\b.{0,40}\b(?:sex|sexy|porn\w*|erotic\w*|erotiqu?\w*|erotisch\w*|sexuell?e|nudes?|naked|hentai|smut)\b|\b(?:talk|chat) dirty\b|\bsext\b/,
  ],
  [
    'hate',
    /\b(?:write|tell|make|give)\b.{0,30}\b(?:jokes?|essay|poem|post|slogan|reasons?)\b.{0,40}\b(?:why )?(?:all )?(?:jews?|muslims?|christians?|blacks?|black people|whites?|white people|gays?|gay people|trans people|immigrants?|mexicans?|asians?|disabled (?:people|kids)|women|girls)\b.{0,30}\b(?:are|should|deserve|inferior|stupid|bad|evil|vermin|racist|sexist)\b|\b(?:racist|sexist|antisemitic|homophobic) jokes?\b|\bwhy (?:are|do) (?:all |most )?(?:jews?|muslims?|christians?|black people|blacks|white people|whites|gays?|gay people|trans people|immigrants?|mexicans?|asians?|women|girls)\b.{0,12}\b(?:evil|stupid|bad|inferior|dirty|lazy|greedy|criminals?|disgusting|vermin|subhuman)\b/,
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
