/** Names of groups of people, as a question may call them, and as this site calls them. */

const peoples =
  'black|white|brown|asian|arab|latino|latina|hispanic|african|african american|native american|native|indigenous|aboriginal|mexican|chinese|japanese|korean|indian|pakistani|palestinian|israeli|syrian|iraqi|iranian|turkish|kurdish|russian|ukrainian|polish|german|french|irish|italian|spanish|british|english|greek|vietnamese|filipino|cuban|puerto rican|brazilian|colombian|venezuelan|egyptian|moroccan|algerian|afghan|ethiopian|bosnian|serbian|albanian|romanian|american|haitian|nigerian|somali|romani|roma|sinti|armenian|tutsi|uyghur|rohingya';
const faiths = 'jewish|muslim|christian|catholic|protestant|hindu|sikh|buddhist|mormon|atheist|religious';
const loves = 'gay|lesbian|bisexual|bi|queer|trans|transgender|transsexual|homosexual|nonbinary|non-binary|lgbtq?\\+?';
const conditions =
  'disabled|handicapped|autistic|deaf|blind|mentally (?:ill|disabled|handicapped)|intellectually disabled|special needs|sick|old|older|elderly|fat|obese|overweight|ugly|short|addicted|stuttering|paraly[sz]ed|crippled|bald|dying|hiv[- ]positive|transitioning|pregnant|traumatized|dyslexic|epileptic|schizophrenic|depressed|suicidal|senile|weak|dark[- ]skinned|light[- ]skinned';
const stations = 'wheelchair|welfare|slum|poor|homeless|unemployed|rich|working class|lower class|uneducated|illiterate|foreign|undocumented|illegal|immigrant|refugee';
const people =
  '(?:people|persons?|moms|dads|mothers|fathers|mamas|bums|lives|life|baby|humans?|ladies|dudes|neighbou?rs|folk|drivers|men|man|women|woman|kids?|child|children|babies|students?|folks|teens|teenagers|boys|girls|guys|ones|citizens|individuals|communities|families)';
const plural =
  '(?:the )(?:irish|french|english|british|chinese|japanese|spanish|dutch|polish|romani)|italians|greeks|vietnamese|filipinos|cubans|puerto ricans|brazilians|colombians|venezuelans|egyptians|moroccans|algerians|afghans|ethiopians|bosnians|serbs|albanians|romanians|hungarians|jews|muslims|christians|catholics|hindus|sikhs|buddhists|mormons|atheists|blacks|whites|asians|latinos|latinas|hispanics|mexicans|arabs|africans|african americans|native americans|americans|indians|pakistanis|palestinians|israelis|syrians|russians|ukrainians|germans|turks|kurds|poles|haitians|somalis|armenians|tutsis|hutus|uyghurs|rohingya|aboriginals|gypsies|gypsys|travellers|chinese|japanese|roma|sinti|immigrants|migrants|refugees|asylum seekers|foreigners|illegals|gays|lesbians|homosexuals|transsexuals|women|girls|men|boys|females|males|dwarfs|dwarves|midgets|cripples|orphans|widows|beggars|peasants|nomads|untouchables|dalits|retards|bums|tramps|hobos|spastics|invalids|psychopaths|schizophrenics|seniors|teenage mothers|welfare queens|albinos|wives|single mothers|teen mothers|prostitutes|drug users|autistics|schizophrenics|lesbians|bisexuals|transgenders|zionists|pagans|nonbelievers|infidels|shias|sunnis|shiites|addicts|the homeless|the disabled|the poor|the elderly|the mentally ill|the unemployed|the (?:weak|sick|dying|blind|deaf|insane)(?! (?:people|kids|child|man|woman|spots?|points?|side))';
const condition =
  '(?:a |an )?(?:disabilit(?:y|ies)|down ?s? syndrome|autism|mental illness(?:es)?|mental disorders?|special needs|adhd|dyslexia|tourettes|depression|obesity|diabetes|schizophrenia|epilepsy|aids|hiv|dementia|low iqs?|a low iq|wheelchairs)';

/** A group of people. Matches folded text. */
export const group = `(?:(?:${plural})(?: (?:kids|children|babies))?|(?:${peoples}|${faiths}|${loves}|${conditions}|${stations}) ${people}|${people} (?:with|of|in|on|from) (?:${condition}|colou?r|wheelchairs|a wheelchair|welfare|benefits|comas|a coma|prison|the streets?|the slums?|slums|poor families|the third world)|welfare recipients|(?<=\\ban? )(?:jew|muslim|christian|catholic|hindu|gay|immigrant|migrant|refugee|foreigner|black|arab|mexican|african|gypsy|lesbian|homosexual|cripple|dwarf|beggar|dalit|autistic|transgender|jewess|asian|indian|turk|chinese|homeless man|homeless person|trans kid|wheelchair user)(?=[ ?.!,]|$)|(?:people|someone|somebody|anyone|a person|kids|men|women|those|persons?) who (?:are|is) (?:${peoples}|${faiths}|${loves}|${conditions}|${stations})|(?:people|kids|children|men|women|families) from (?:the (?:slums?|ghettos?|projects|streets?|trailer parks?)|africa|asia|mexico|china|the middle east|poor countries|other countries))`;

/** Places by which their people are meant, and beliefs that stand for those who hold them. */
export const homelands = '(?:gaza|palestine|israel|ukraine|russia|africa|china|haiti|mexico|iran)';
export const beliefs = '(?:islam|judaism|christianity|catholicism|hinduism|sikhism|buddhism|atheism)';

/** What people have or are, said without them: "the Down syndrome", "the gay". */
export const peopleAs = `${conditions}|${loves}|${faiths}|(?:down ?s? syndrome|autism|disabilit(?:y|ies)|adhd|dwarfism|gayness)`;

/** Being of a group: "being gay", "homosexuality". */
export const being = `(?:being (?:${peoples}|${faiths}|${loves}|disabled|autistic|fat|poor|homeless|a woman|a girl|an immigrant|a jew|a muslim)|homosexuality|lesbianism|transgenderism|transgender|to be (?:${loves}|${peoples}|${faiths}))`;

const calledHere = new Map<string, string>([
  ['blacks', 'Black people'],
  ['whites', 'white people'],
  ['gays', 'gay people'],
  ['homosexuals', 'gay people'],
  ['homosexuality', 'gay people'],
  ['lesbianism', 'gay people'],
  ['transsexuals', 'transgender people'],
  ['transgenderism', 'transgender people'],
  ['transgender', 'transgender people'],
  ['gypsies', 'Roma'],
  ['gypsys', 'Roma'],
  ['illegals', 'immigrants'],
  ['females', 'women'],
  ['males', 'men'],
  ['addicts', 'people with an addiction'],
  ['the homeless', 'homeless people'],
  ['the disabled', 'disabled people'],
  ['the poor', 'poor people'],
  ['the elderly', 'old people'],
  ['the mentally ill', 'people with a mental illness'],
  ['the unemployed', 'unemployed people'],
  ['welfare recipients', 'people on welfare'],
  ['jewish', 'Jews'],
  ['muslim', 'Muslims'],
  ['gay', 'gay people'],
  ['islam', 'Muslims'],
  ['judaism', 'Jews'],
  ['christianity', 'Christians'],
  ['catholicism', 'Catholics'],
  ['hinduism', 'Hindus'],
  ['sikhism', 'Sikhs'],
  ['buddhism', 'Buddhists'],
  ['atheism', 'atheists'],
  ['gaza', 'Palestinians'],
  ['palestine', 'Palestinians'],
  ['israel', 'Israelis'],
  ['ukraine', 'Ukrainians'],
  ['russia', 'Russians'],
  ['africa', 'Africans'],
  ['china', 'Chinese people'],
  ['haiti', 'Haitians'],
  ['mexico', 'Mexicans'],
  ['iran', 'Iranians'],
]);

const proper =
  /\b(?:black|asian|arab|latin[oa]|hispanic|african|american|mexican|chinese|japanese|korean|indian|pakistani|palestinian|israeli|syrian|iraqi|iranian|turk|turkish|kurd|kurdish|russian|ukrainian|pole|polish|german|french|haitian|nigerian|somali|romani|roma|sinti|armenian|tutsi|hutu|uyghur|rohingya|irish|italian|spanish|british|english|greek|vietnamese|filipino|cuban|puerto rican|brazilian|colombian|venezuelan|egyptian|moroccan|algerian|afghan|ethiopian|bosnian|serb|serbian|albanian|romanian|hungarian|dutch|jew|jewish|muslim|christian|catholic|protestant|hindu|sikh|buddhist|mormon|asia|africa|mexico|china|down)(?=s?\b)/g;

/** As a sentence of this site names the group: "Black people" for "blacks". `found`: what `group` and its like matched. */
export function nameOf(found: string): string {
  const known = calledHere.get(found);
  if (known) return known;
  const [, article = '', named = found] = /^(?:being |to be )(an? )?(.+)$/.exec(found) ?? [];
  const whole = named === found || article ? named : `${named} people`;
  return whole.replace(/^illegal /, 'undocumented ').replace(proper, (word) => word.replace(/^./, (letter) => letter.toUpperCase()));
}
