/** What a teacher may want to know before handing a passage out. A label for the subject, never a judgment of the reader; nothing is refused for it. */
const subjects: readonly (readonly [label: string, words: RegExp])[] = [
  [
    'war and violence',
    /\b(?:war|wars|battle|battles|bomb(?:s|ed|ing)?|shot|gun|guns|shooting|killed|kill|killing|murder\w*|massacre\w*|attacked|stabbed|tortur\w+|blood|bloody|weapons?|soldiers?|beaten)\b/g,
  ],
  ['death and loss', /\b(?:died|dies|dying|dead|death|deaths|funeral|grave|graves|buried|coffin|mourn\w*|grief|grieving|widow\w*|orphan\w*)\b/g],
  [
    'suicide and self-harm',
    /\b(?:suicid\w+|self-harm\w*|kill(?:ed|ing)? (?:him|her|my|them|your)sel(?:f|ves)|cut(?:ting)? (?:her|him|my)self|hanged (?:him|her)self|overdos\w+)\b/g,
  ],
  ['discrimination and slavery', /\b(?:slave|slaves|slavery|enslaved|racis[mt]\w*|segregat\w+|apartheid|genocide|holocaust|antisemit\w+|lynch\w*|discriminat\w+|persecut\w+)\b/g],
  ['abuse', /\b(?:abus(?:e|ed|ive|er)|raped?|molest\w*|assaulted|neglected)\b/g],
  ['alcohol and drugs', /\b(?:drunk|whiskey|whisky|vodka|cocaine|heroin|opium|drugs|addict\w*|alcohol\w*|cigarettes?|smoking)\b/g],
  ['illness', /\b(?:cancer|tumou?r|plague|epidemic|pandemic|cholera|leukemia|dementia)\b/g],
  ['divorce and separation', /\b(?:divorc\w+|custody|foster (?:home|care|family))\b/g],
];

/** One mention of the gravest is enough; of the others it takes two. */
const grave = new Set(['suicide and self-harm', 'discrimination and slavery', 'abuse']);

/** Of cells, stars and laws the same words say nothing hard. */
const living = '(?:cells?|skin|tissues?|leaves|plants?|trees?|wood|matter|stars?|bacteri(?:a|um)|virus(?:es)?|germs?|microbes?|organisms?|weeds|insects?|fungi)';
const innocent = new RegExp(
  [
    `\\b(?:dead|dying|kill(?:s|ed|ing)?|attack(?:s|ed|ing)?|fight(?:s|ing)?) (?:\\w+ ){0,3}${living}\\b`,
    `\\b${living}(?: \\w+){0,3} (?:die|dies|died|dead|dying|killed|attacked)\\b`,
    '\\b(?:power|right) to (?:declare|make|wage) war\\b|\\bdeclar(?:e|es|ed|ing|ations?)(?: of)? war\\b|\\bwar powers?\\b|\\bgo(?:es)? to war\\b',
  ].join('|'),
  'g',
);
/** A sign only beside another: what runs through the heart is no violence. */
const weak = new Set(['blood']);

export function contentGuidance({ sentences }: { sentences: readonly { text: string }[] }): string[] {
  // The patterns are in small letters: a search that is blind to case takes several times as long.
  const text = sentences
    .map((sentence) => sentence.text)
    .join('\n')
    .toLowerCase()
    .replace(innocent, ' ');
  return subjects.flatMap(([label, words]) => {
    const found = text.match(words) ?? [];
    return found.length >= (grave.has(label) ? 1 : 2) && found.some((word) => !weak.has(word)) ? label : [];
  });
}
