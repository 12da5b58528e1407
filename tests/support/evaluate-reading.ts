/** Asks KORA Read all styles for all grade bands about every passage in tests/passages and holds each question against the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { promptStyles, readingGrades } from '#src/contracts/reading.ts';
import { genderedNouns, givenNames } from '#src/engine/reading/given-names.ts';
import { type Passage, readPassage } from '#src/engine/reading/passage.ts';
import { type DraftPrompt, draftPrompts } from '#src/engine/reading/prompts.ts';
import { quotesIn } from '#src/engine/reading/quoting.ts';
import { generalLooks } from '#src/engine/reading/styles/stems.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { isBoilerplate, isReported, isRule, isRuled } from '#src/engine/reading/views.ts';
import { screenOutput } from '#src/engine/safety/output.ts';
import { contentStems } from '#src/engine/text/stems.ts';

const dir = new URL('../passages/', import.meta.url);
export const passageNames: readonly string[] = readdirSync(dir)
  .filter((name) => name.endsWith('.txt'))
  .sort();
export const passageText = (name: string): string => readFileSync(new URL(name, dir), 'utf8');

export interface Evaluation {
  passages: number;
  sets: number;
  questions: number;
  /** Questions with words of the passage in quotation marks. */
  quoting: number;
  /** Questions that name something of the passage without quoting it. */
  addressing: number;
  repeats: string[];
  /** One line for each question that breaks a rule. */
  broken: string[];
}

export async function evaluateReading(): Promise<Evaluation> {
  const tag = await loadTagger();
  const result: Evaluation = { passages: passageNames.length, sets: 0, questions: 0, quoting: 0, addressing: 0, repeats: [], broken: [] };
  for (const name of passageNames) {
    const passage = readPassage(passageText(name), tag);
    const text = plain(passage.sentences.map((sentence) => sentence.text).join(' '));
    if (name.startsWith('child-') && (passage.grade ?? 0) > 8) result.broken.push(`${name}: a child's text is put at grade ${passage.grade}`);
    for (const style of promptStyles)
      for (const band of readingGrades) {
        const prompts = draftPrompts(passage, style, band);
        const where = `${name} ${style} ${band}`;
        result.sets += 1;
        result.questions += prompts.length;
        result.repeats.push(...repeatsIn(prompts, passage).map((repeat) => `${where}: ${repeat}`));
        for (const prompt of prompts) {
          if (quotesIn(prompt.question).length > 0) result.quoting += 1;
          else if (addresses(prompt.question, passage)) result.addressing += 1;
          result.broken.push(...faultsIn(prompt, passage, text).map((fault) => `${where}: ${fault}: ${prompt.question}`));
        }
        result.broken.push(...spentLines(prompts, passage).map((fault) => `${where}: ${fault}`));
        if (prompts.length < fewest(passage)) result.broken.push(`${where}: only ${prompts.length} questions`);
      }
  }
  return result;
}

/** Sentences of a text that someone can read earn questions. */
const fewest = ({ kind, sentences }: Passage): number => (kind === 'fragments' ? 0 : kind === 'foreign' || sentences.length < 5 ? 1 : 3);

function faultsIn({ question, sentence, expected, evidence, hint, lookFors }: DraftPrompt, passage: Passage, text: string): string[] {
  const at = passage.sentences[sentence];
  const all = [question, expected, hint, ...lookFors];
  const names = question.replace(/“[^”]*”/g, ' ').match(/(?<=\p{L},? )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return [
    ...(!at || evidence.some((index) => !passage.sentences[index]) ? ['points to no sentence'] : []),
    ...(quotesIn(question).length === 0 && !addresses(question, passage) ? ['says nothing of the passage'] : []),
    ...[question, expected].flatMap((each) => quotesIn(each).filter((quoted) => !text.includes(plain(quoted)))).map((quoted) => `quotes what is not there (${quoted})`),
    ...names.filter((name) => !text.includes(plain(name))).map((name) => `names what is not there (${name})`),
    ...(/[?.!]["”’]*$/u.test(question) ? [] : ['does not end']),
    ...(/answers (?:may )?vary/i.test(expected) || (quotesIn(expected).length === 0 && !addresses(expected, passage)) ? ['has a key by which nobody could mark'] : []),
    ...(question.length > 420 ? ['is too long'] : []),
    ...(/undefined|null|\b(?:the the|a the|the a|to to)\b|\bNaN\b| {2}|\?\?|””|““|“”|\.\?/.test(all.join('\n')) ? ['has a broken place'] : []),
    ...(/^[\p{Lu}“‘]/u.test(question) ? [] : ['begins small']),
    ...all.filter((each) => !screenOutput(each).ok).map(() => 'is not fit to be shown'),
    ...(passage.kind === 'fragments' ? ['asks about what is no text'] : []),
    ...(/^Because\b/.test(expected) && evidence.some((index) => deniesCause(passage.sentences[index]?.text ?? '')) ? ['takes a denial or a question for a cause'] : []),
    ...(namesPronoun(question, sentence, passage) ? ['gives a pronoun to a name that need not be meant'] : []),
    ...(pluralsOf(passage).some((name) => new RegExp(`\\b(?:does|is|has) ${name}(?! and)\\b|\\b${name} feels\\b`).test(question)) ? ['speaks of several as of one'] : []),
    ...(/\b\p{Lu}\.['’]s\b|\bWhat (?:is|are) (?:Air|Water|Bread|The)\b/u.test(question) ? ['cuts a name, or makes one'] : []),
    ...(/\p{Lu}{3,} \p{Lu}{3,}/u.test(question.replace(/“[^”]*”/g, '')) ? ['shouts'] : []),
    ...(/\b(?:the|an?|(?<!example )of|for a long)\?/.test(question.replace(/“[^”]*”/g, '“”')) ? ['breaks off'] : []),
    ...(/(?<!\b(?:does|did|could|must|would|might|can|should) )\bthe narrator (?:am|have|do|hold|go|see|tell|give|take|want|know|look|walk|run)\b/.test(question)
      ? ['does not agree with its subject']
      : []),
    ...(/\bhappened (?:if|when) [^?“]*\b(?:is|are|has)\b/.test(question) ? ['mixes the times'] : []),
    ...(/“(?:From|To|Subject|Title|Tip): |“By \p{Lu}\p{Ll}+ \p{Lu}|“(?:NEWS|Advertisement|Read more)\b/u.test(question) ? ['asks about what only frames the text'] : []),
    ...(/\b(?:does|is|of|about) (?:But|And|So|Then) \p{Lu}/u.test(question) ? ['takes a joining word for a name'] : []),
    ...kindFaults(question, expected, sentence, passage),
    ...(/‘(?:said|asked|say|ask)’/.test(question) && !at?.speech ? ['lets speak what does not speak'] : []),
  ];
}

/** What is false of one kind of text or another: notices, rumors, diaries, talk with animals in it, loosely written texts. */
function kindFaults(question: string, expected: string, index: number, passage: Passage): string[] {
  const at = passage.sentences[index];
  const body = passage.sentences.filter(({ form }) => form !== 'heading');
  const point = plain(/(?:comes close to|position stands in) “([^”…]*)/.exec(expected)?.[1] ?? '');
  const meant = point && body.find(({ text }) => plain(text).startsWith(point));
  const begun = plain(/(?:^The (?:\p{L}+ ){1,3}begins with|the beginning,) “([^”…]*)/u.exec(question)?.[1] ?? '');
  const ended = plain(/^(?:The (?:\p{L}+ ){1,3}ends with|Compare the ending,) “(?:… )?([^”…]*)/u.exec(question)?.[1] ?? '');
  const isEdged =
    passage.isAddress || body.some(({ text }) => /^\p{Lu}{2,}[\p{Lu} .]*:/u.test(text)) || !/[.!?]["”’]*$/.test(`${body[0]?.text}`) || !/[.!?]["”’]*$/.test(`${body.at(-1)?.text}`);
  const offered = /^(?:Strong candidates|Words to (?:look at|start from|judge)|Words that make it): ((?:“[^”]*”(?:, | and )?)+)/.exec(expected)?.[1] ?? '';
  return [
    ...(meant && (isReported(meant) || isBoilerplate(meant)) ? ['names as the point what others say, or what stands in every notice'] : []),
    ...(isRuled(passage) && /not certain: “may”/.test(expected) && at && isRule(at) ? ['takes leave for doubt'] : []),
    ...(at && isRule(at) && /is true\?|would you check/.test(question) ? ['asks whether a rule is true'] : []),
    ...(begun && !isEdged && !plain(`${body[0]?.text} ${body[1]?.text}`).startsWith(begun) ? ['begins where the text does not'] : []),
    ...(ended && !isEdged && !plain(`${body.at(-1)?.text}`).includes(ended) ? ['ends where the text does not'] : []),
    ...(passage.genre && /\b(?:story|narrator)\b/.test(question.replace(/“[^”]*”/g, '')) ? [`calls a ${passage.genre} a story`] : []),
    ...(/\blet \S+['’]s say\b|\b(?:does|might) \S+['’]s (?:mean|feel)\b/.test(question) ? ['lets an owner speak'] : []),
    ...(/“(?:sniff|growl|bark|wag|hiss|purr)\p{L}*” can show/u.test(expected) && passage.genre === null && /\b(?:dog|cat)\b/.test(at?.text ?? '')
      ? ['takes an animal for a person']
      : []),
    ...(at && isReported(at) && /when this happened/.test(question) ? ['takes a rumor for an event'] : []),
    ...(passage.isLoose && passage.sentences.some(({ words }) => words.some(({ isDoubtful, text }) => isDoubtful && offered.includes(`“${text}”`)))
      ? ['offers a misspelling']
      : []),
  ];
}

/** Before "because" something is denied or supposed by others, or the whole is a question. */
const deniesCause = (text: string): boolean =>
  /\?["”’]*$/.test(text) || /\b(?:not|n['’]t|never|nobody|hardly|scarcely|many say|some say)\b[^;:.]*(?<!,\s)\bbecause\b/i.test(text.replace(/^Because\b/, ''));

/** The question names someone as the "he" or "she" of its sentence, while this and the one before hold another who could be meant. */
function namesPronoun(question: string, index: number, { sentences, cast }: Passage): boolean {
  const [at, before] = [sentences[index], sentences[index - 1]];
  const pronoun = /^(?:Then |But |And )?(he|she)\b/i.exec(at?.text ?? '')?.[1]?.toLowerCase() as 'he' | 'she' | undefined;
  const own = question.replace(/“[^”]*”/g, ' ');
  const named = cast.find(({ name }) => own.includes(name) && !at?.text.includes(name));
  if (!pronoun || !named || named.name === 'the narrator' || !/\b(?:feels?|character|What does|does|why)\b/.test(own)) return false;
  const other = pronoun === 'he' ? 'she' : 'he';
  const isRival = (word: string): boolean =>
    genderedNouns[pronoun].has(word) ||
    givenNames[pronoun].has(word) ||
    (cast.some(({ name }) => name.toLowerCase() === word) && !genderedNouns[other].has(word) && !givenNames[other].has(word));
  const near = `${before && before.form !== 'heading' ? before.text : ''} ${at?.text}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return near.some((word) => isRival(word) && !named.name.toLowerCase().split(' ').includes(word));
}

const pluralsOf = ({ cast }: Passage): string[] => cast.flatMap(({ name, isPlural }) => (isPlural ? name : []));

/** After the end nothing follows, and a line that fits any sentence is spent on none that is asked about already. */
function spentLines(prompts: readonly DraftPrompt[], { sentences }: Passage): string[] {
  const last = sentences.findLast(({ form }) => form !== 'heading')?.index;
  const ahead = prompts.filter(({ skill, sentence }) => skill === 'What comes next' && sentence === last);
  const general = prompts.filter(
    ({ lookFors, sentence }) => sentences.length > 4 && generalLooks.has(lookFors[1] ?? '') && prompts.filter((each) => each.sentence === sentence).length > 1,
  );
  return [...ahead, ...general].map(({ question }) => `asks for what is not there, or twice for the same: ${question}`);
}

/** Does the question share a word that tells something with the passage? */
const addresses = (question: string, { sentences }: Passage): boolean => {
  const held = new Set(sentences.flatMap((sentence) => contentStems(sentence.text)));
  return /\bnarrator\b|\bhappens to the (?:writer|speaker)\b/.test(question) || contentStems(question).some((stem) => held.has(stem));
};

function repeatsIn(prompts: readonly DraftPrompt[], { sentences }: Passage): string[] {
  const questions = prompts.map(({ question }) => plain(question));
  const again = questions.filter((question, i) => questions.indexOf(question) !== i);
  const places = prompts.map(({ sentence }) => sentence);
  // A question about the whole may rest on a sentence that another one asks about.
  const crowded = sentences.length < 4 ? [] : places.filter((place) => places.filter((other) => other === place).length > 2);
  return [...again, ...crowded.map((place) => `three questions about sentence ${place}`)];
}

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
