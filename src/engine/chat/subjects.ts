/** Which school subject a message is about, from the words teachers and pupils use. */
import type { AnchorSubject } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

const cues: readonly (readonly [AnchorSubject, RegExp])[] = [
  [
    'mathematics',
    /\b(maths?|mathematics|algebra|geometry|equations?|fractions?|percent\w*|decimals?|multipl\w*|division|divide|times tables?|numbers|trigonometry|calculus|statistics|probability|graphs?|angles?|word problems?|arithmetic|ratio|exponents?|polynomials?|quadratics?)\b/,
  ],
  [
    'computing',
    /\b(coding|code|program(ming|s)?|python|javascript|scratch|computer science|algorithm\w*|loops?|variables?|debug\w*|chatgpt|chat ?bot|artificial intelligence|machine learning|ai|neural|software|app|spreadsheet)\b/,
  ],
  [
    'science',
    /\b(science|physics|chemistry|biology|photosynthesis|cells?|atoms?|molecules?|forces?|gravity|energy|experiment|lab( report)?|electric\w*|circuits?|evolution|genetics|ecosystem|planets?|astronomy|motion|friction|velocity|acceleration|acids?|periodic table|seasons?|plants?|animals?|species|moon|earth|stars?|light|heat|temperature|magnets?|dna|oxygen|carbon|solids?|liquids?|gas(es)?|dinosaurs?|volume|density)\b/,
  ],
  [
    'history',
    /\b(history|historical|social studies|war|wars|empire|revolution|ancient|medieval|century|slavery|civil rights|timeline|primary sources?|cold war|king|queen|romans?|greeks?|holocaust|industrial)\b/,
  ],
  [
    'geography',
    /\b(geography|map|maps|rivers?|volcano\w*|earthquakes?|plate tectonics|climate|weather|continents?|population|migration|cities|coast|erosion|countries|capital of)\b/,
  ],
  ['civics', /\b(civics|government|democracy|vot(e|ing|er|ers)|elections?|constitution|laws?|rights|congress|parliament|court|citizens?|politic\w*|debate about)\b/],
  [
    'languages',
    /\b(spanish|french|german|latin|italian|mandarin|chinese|japanese|english is my second language|esl|conjugat\w*|ser (and|or|vs) estar|por (and|or|vs) para|subjunctive|preterite|imperfect|foreign language|vocab (list|words) in)\b/,
  ],
  [
    'language',
    /\b(english|reading|read|writing|write|essay|paragraph|thesis|poem|poetry|novel|book|story|chapter|grammar|spelling|literature|shakespeare|vocabulary|infer\w*|theme|character|quote|introduction|conclusion|language arts|book report|comprehension|presentation|speech)\b/,
  ],
  ['arts', /\b(art|arts|drawing|draw|paint\w*|music|guitar|piano|song|drama|theater|theatre|dance|sketch|sculpture|design|band|choir|photo\w*|film|compose)\b/],
  ['health', /\b(health|sleep|nutrition|exercise|sports?|pe|gym|body|food groups?|puberty|mental health|fitness|hygiene|running)\b/],
  [
    'classroom',
    /\b(class(room)?|behaviou?r|pupils?|parents?|seating|disrupt\w*|noisy|settle|group ?work|grading|marking|workload|report cards?|observation|head ?teacher|principal|colleagues?|differentiat\w*|substitute|detention|phones?|attendance)\b/,
  ],
  [
    'study-skills',
    /\b(study(ing)?|revis(e|ion|ing)|homework|exams?|tests?|quiz|notes|memor\w*|concentrat\w*|focus|procrastinat\w*|deadline|project|motivation|organi[sz]e\w*|plan(ner|ning)?|schedule)\b/,
  ],
];

/** Subjects by number of matching words, most first. Empty when no cue is found. */
export function subjectsIn(message: string): AnchorSubject[] {
  const text = fold(message);
  return cues
    .map(([subject, pattern]) => ({ subject, hits: text.match(new RegExp(pattern, 'g'))?.length ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ subject }) => subject);
}

export const isSchool = (subject: AnchorSubject): boolean => subject !== 'classroom' && subject !== 'study-skills';

const schoolwork =
  /\b(?:math|maths|algebra|geometry|science|biology|chemistry|physics|history|geography|english|reading|writing|spanish|french|german|latin|art|music|coding|computing|civics|economics|social studies|homework|hw|test|quiz|exam|assignment|project|worksheet|essay|lab)\b/;

/** Does the message say a subject by its name, or the work that is set in it? A mere word of the subject is none. */
export const namesSchoolwork = (message: string): boolean => schoolwork.test(fold(message));
