/** Which feelings people may have who do this: more than one fits each, and the lines around it decide. */

const byVerb: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['smile grin beam', 'pleased, fond or amused, or hiding something'],
      ['laugh giggle chuckle', 'amused, relieved or nervous'],
      ['nod', 'sure, willing or encouraging'],
      ['hug squeeze', 'fond, grateful or in need of comfort'],
      ['whisper', 'shy, afraid or careful not to be heard'],
      ['mutter mumble', 'annoyed, shy or unsure'],
      ['stammer swallow gulp', 'nervous, afraid or caught out'],
      ['sigh', 'tired, sad, disappointed or relieved'],
      ['frown', 'annoyed, worried or deep in thought'],
      ['scowl glare', 'angry or defiant'],
      ['blush', 'embarrassed, shy or proud'],
      ['tremble shiver shake shudder', 'afraid, cold, excited or upset'],
      ['stare', 'surprised, afraid or lost in thought'],
      ['slam stomp storm snap', 'angry, hurt or at the end of their patience'],
      ['shrug', 'unsure, indifferent or hiding what matters to them'],
      ['cry weep sob', 'sad, hurt, relieved or overwhelmed'],
      ['gasp', 'surprised, afraid or amazed'],
      ['freeze', 'afraid or shocked'],
      ['hesitate pause linger', 'unsure, afraid or torn between two wishes'],
      ['hide avoid ignore', 'ashamed, afraid or hurt'],
      ['clench grit grip clutch cling', 'tense, afraid, angry or determined'],
      ['pace', 'restless, worried or impatient'],
      ['flinch wince recoil', 'in pain, afraid or startled'],
      ['sniff', 'sad, offended or close to tears'],
      ['bow', 'respectful, grateful or ashamed'],
    ] as const
  ).flatMap(([verbs, fits]) => verbs.split(' ').map((verb) => [verb, fits])),
);

const byPhrase: readonly (readonly [RegExp, string])[] = [
  [/not (?:sleep|eat)|['’]t (?:sleep|eat)/, 'worried, excited or sad'],
  [/said nothing|not |['’]t /, 'hurt, unsure, ashamed or angry'],
  [/looked|turned away|hung/, 'ashamed, sad or hurt'],
  [/breath|lip$/, 'nervous, tense or close to tears'],
  [/jumped/, 'excited or overjoyed'],
  [/heart sank/, 'disappointed or afraid'],
  [/heart/, 'excited, afraid or hopeful'],
  [/eyes widened/, 'surprised or afraid'],
  [/eyes shone/, 'glad, proud or moved'],
  [/eyes/, 'close to tears, out of sadness, anger or relief'],
  [/sat/, 'lonely, sad or in need of quiet'],
  [/./, 'afraid, upset or excited'],
];

/** `act`: as the passage says it; `lemma` where it is a single verb. */
export const feelingsThatFit = (act: string, lemma?: string): string => {
  const phrase = act.toLowerCase();
  return (lemma && byVerb[lemma]) || (byPhrase.find(([sign]) => sign.test(phrase))?.[1] ?? '');
};
