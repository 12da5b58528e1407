/** Checks a model's text before a child sees it. */

export interface OutputVerdict {
  ok: boolean;
  /** The rule it breaks; null when it breaks none. */
  rule: string | null;
}

/** What Kora, a computer program, must never say of itself. Also the copy lint of all written content. */
export const personhoodPhrases: readonly RegExp[] = [
  /\bI(?:'m| am)? (?:really |truly |so |also )?(?:feel|felt|care (?:about|for|deeply)|love|miss(?:ed)?|hope|worry about you|believe in you)\b/i,
  /\bI(?:'m| am) (?:so |really |very )?(?:proud|sorry|happy|glad|sad|excited|human|a person|a real person|alive|your friend|here for you|always here|worried about you)\b/i,
  /\bI (?:understand|know) (?:exactly )?how you feel\b/i,
  /\bI(?:'ve| have) (?:really |always )?(?:been|felt|lived|experienced|missed|loved|cared|worried)\b/i,
  /\bas (?:your|a) friend\b|\bwe(?:'re| are) (?:good |best |real )?friends\b/i,
  /\b(?:when I was|my (?:childhood|family|feelings|heart|own experience))\b/i,
  /\byou can trust me\b|\bour secret\b|\bkeep (?:this|it) between us\b|\bdon'?t (?:go|leave) (?:yet|me)\b/i,
];

const rules: readonly (readonly [string, RegExp])[] = [
  [
    'markup',
    /<\s*\/?\s*(?:script|iframe|object|embed|img|svg|style|link|meta|form|a|div|span|button|input)\b|<\/?(?:[abipsuq]|br|hr|h[1-6]|[uo]l|li|em|strong|pre|code|table|t[rdh]|video|audio|html|body)\s*\/?>|javascript:|\bon\w{3,20}\s*=/i,
  ],
  ['link', /https?:\/\/|\bwww\.|\]\(|\b[\w-]{2,60}\.(?:com|org|net|io|ru|info|xyz)\b/i],
  [
    'self-harm-method',
    /\b(?:how to|ways? to|steps? to|best way to|you (?:can|could|should)) (?:\w+ ){0,3}(?:kill yourself|hang yourself|cut yourself|overdose|end your life|starve yourself|make yourself (?:throw up|vomit))\b|\blethal dose\b/i,
  ],
  [
    'encouraging-harm',
    /\b(?:kill yourself|you should die|nobody would miss you|the world (?:is|would be) better without you|don'?t tell (?:your parents|anyone|an adult|a teacher))\b/i,
  ],
  ['weapon-or-drug', /\b(?:(?:make|build|mix|cook|synthesi[sz]e) (?:a |an |the |some )?(?:\w+ ){0,2}(?:bomb|explosives?|pipe bomb|molotov|meth|napalm|nerve agent|ghost gun))\b/i],
  ['sexual', /\b(?:porn\w*|nudes?|blow ?job|hand ?job|orgasm\w*|masturbat\w*|have sex with|send (?:me )?(?:a )?(?:pic|picture|photo)s? of (?:you|your))\b/i],
  ['slur', /\b(?:n[i1]gg(?:er|a)s?|f[a4]gg?[o0]ts?|k[i1]kes?|sp[i1]cs|ch[i1]nks?|tr[a4]nn(?:y|ies)|r[e3]t[a4]rds?|c[u]nts?)\b/i],
];

/** What no teacher says to a student. In a quotation it may stand, as in a story or in what somebody was called. */
const rude: readonly RegExp[] = [
  /\b(?:mother)?fuck\w*|\b(?:bull|dip)?shit(?:ty|s)?\b|\bbitch(?:es|y)?\b|\basshole\w*|\b(?:dumb|jack|smart)ass(?:es)?\b|\bbastards?\b|\bpiss(?:ed)? off\b|\bwtf\b|\bshut up\b/i,
  /\byou(?:'re| are) (?:(?:just|such|so|really|being|all|an?|little|big|total|complete) )*(?:stupid|dumb|idiots?|morons?|imbeciles?|losers?|pathetic|worthless|useless|hopeless|brainless|fools?|lazy|disgusting|ugly|fat)\b/i,
  /\byou (?:(?:little|lazy|big|total|complete|stupid|dumb|poor) )*(?:idiot|moron|imbecile|loser|dimwit|dummy)s?\b/i,
];

/** What stands between quotation marks is someone else's voice: a poem's speaker may feel. */
const quoted = /"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»/g;

export function screenOutput(text: string): OutputVerdict {
  const own = text.replace(quoted, ' ').replaceAll('’', "'");
  if (personhoodPhrases.some((pattern) => pattern.test(own))) return { ok: false, rule: 'personhood' };
  if (rude.some((pattern) => pattern.test(own))) return { ok: false, rule: 'rude' };
  const broken = rules.find(([, pattern]) => pattern.test(text));
  return { ok: broken === undefined, rule: broken?.[0] ?? null };
}
