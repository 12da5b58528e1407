/** Who is in a passage: names and figures such as "the old man". */
import { type Clause, textOf } from './clauses.ts';
import { givenNames, kin } from './given-names.ts';
import { humanNouns, humanVerbs, months, speechVerbs } from './lexicon.ts';
import { lowered } from './quoting.ts';
import type { Word } from './tagger.ts';

/** A sentence as the cast sees it. */
export interface Told {
  text: string;
  words: readonly Word[];
  clause: Clause | null;
  speech: { speaker: string | null } | null;
}

export interface Figure {
  /** As a question may call them: "Mara", "the old man", "the narrator". */
  name: string;
  isNamed: boolean;
  isPlural: boolean;
  /** Numbers of the sentences that name them. */
  sentences: readonly number[];
}

export const narrator = 'the narrator';
const titles = new Set(
  'mr mrs ms miss dr captain queen king prince princess aunt uncle grandma grandpa grandmother grandfather president sir lady professor doctor saint lord mother father old little'.split(
    ' ',
  ),
);

/** `hasNarrator`: someone who says "I" tells it, and is the first of the cast. */
export function castOf(told: readonly Told[], isStory: boolean, hasNarrator: boolean): Figure[] {
  const figures = new Map<string, { figure: Figure; sentences: Set<number> }>();
  const persons = new Set<string>();
  const find = mentionsOf(namesIn(told));
  const mentions = told.map(({ words }) => find(words));
  for (const [index, { words }] of told.entries())
    for (const { name, start, end } of mentions[index] ?? none) {
      const next = words.slice(end).find(({ pos }) => pos !== 'ADV' && pos !== 'PART');
      const before = words[start - 1];
      const isTitled = titles.has(name.split(' ')[0]?.toLowerCase().replace('.', '') ?? '') && name.includes(' ');
      const verb = next?.pos === 'AUX' ? words.slice(words.indexOf(next) + 1).find(({ pos, lower }) => pos !== 'ADV' && pos !== 'PART' && lower !== 'not') : next;
      // "The canal was built" and "scientists in London took" name nobody who acts.
      const acts =
        verb?.pos === 'VERB' && humanVerbs.has(verb.lemma) && !(next?.lemma === 'be' && !/ing$/.test(verb.lower)) && !/^(?:in|at|from|near|of|to|on)$/.test(before?.lower ?? '');
      const isSaid = before !== undefined && before.pos === 'VERB' && speechVerbs.has(before.lemma) && /["”',!?]/.test(words[start - 2]?.text ?? '"');
      const owns = /^['’]s?$/.test(words[end]?.text ?? '') && humanNouns.has(words[end + 1]?.lemma ?? '');
      // In a story "Dana did not look" and "Marcus was out of breath" name people; a place stands behind "in" somewhere.
      const first = name.split(' ')[0]?.toLowerCase() ?? '';
      const isCalled = isStory && (givenNames.he.has(first) || givenNames.she.has(first) || kin.has(name.toLowerCase()));
      const isBorn = next?.lower === 'was' && words[words.indexOf(next) + 1]?.lower === 'born';
      if (isTitled || acts || isSaid || owns || isCalled || isBorn) persons.add(name);
    }
  // "Tharp" is "Marie Tharp".
  for (const name of new Set(mentions.flatMap((each) => each.map(({ name }) => name)))) if ([...persons].some((person) => person.endsWith(` ${name}`))) persons.add(name);
  const add = (name: string, isNamed: boolean, isPlural: boolean, index: number) => {
    const known = figures.get(name) ?? { figure: { name, isNamed, isPlural, sentences: [] }, sentences: new Set<number>() };
    known.sentences.add(index);
    figures.set(name, known);
  };
  for (const [index, { text, words, clause, speech }] of told.entries()) {
    if (hasNarrator && words.some(({ lower }) => lower === 'i' || lower === 'me' || lower === 'my') && !/^["“]/.test(text)) add(narrator, false, false, index);
    if (isStory && speech?.speaker) add(speech.speaker, !speech.speaker.startsWith('the '), false, index);
    for (const { name } of mentions[index] ?? none) if (persons.has(name)) add(name, true, false, index);
    if (!clause) continue;
    const common = commonFigure(text, clause, isStory) ?? (isStory ? introduced(clause, told) : null);
    if (common) add(common, false, /s$/.test(common) && clause.subject.at(-1)?.lower !== clause.subject.at(-1)?.lemma, index);
  }
  return merged([...figures.values()].map(({ figure, sentences }) => ({ ...figure, sentences: [...sentences] }))).sort(
    (a, b) => Number(b.name === narrator) - Number(a.name === narrator) || b.sentences.length - a.sentences.length || (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0),
  );
}

/** "Mr. Thwaite" and "Mr. Josiah Thwaite" are one, unless a second name could be meant, too. The one that is used most stands for both. */
function merged(figures: readonly Figure[]): Figure[] {
  const within = (short: string, long: string): boolean => short !== long && short.split(' ').every((word) => long.split(' ').includes(word));
  const groups = new Map<Figure, Figure[]>();
  const named = figures.filter(({ isNamed }) => isNamed).toSorted((a, b) => b.name.length - a.name.length);
  for (const figure of named) {
    const longer = [...groups.keys()].filter((each) => within(figure.name, each.name));
    const [only] = longer;
    if (only && longer.length === 1) groups.get(only)?.push(figure);
    else groups.set(figure, [figure]);
  }
  const united = [...groups.values()].map((all) => {
    const used = all.toSorted((a, b) => b.sentences.length - a.sentences.length || a.name.length - b.name.length)[0] as Figure;
    return { ...used, sentences: [...new Set(all.flatMap(({ sentences }) => sentences))].sort((a, b) => a - b) };
  });
  return [...united, ...figures.filter(({ isNamed }) => !isNamed)];
}

const isAnimate = ({ lemma }: Word): boolean => humanNouns.has(lemma);
/** Whoever does this is told as a person, whatever it is. */
const thinking = new Set('say laugh think ask wonder decide whisper shout answer reply smile promise know want hope'.split(' '));

/** "the old man" where he is the subject and does what people do. */
function commonFigure(text: string, { subject, verbs }: Clause, isStory: boolean): string | null {
  const head = subject.at(-1);
  if (head?.pos !== 'NOUN' || subject.length > 4 || (!isAnimate(head) && !verbs.some(({ lemma }) => thinking.has(lemma)))) return null;
  const first = subject[0];
  if (!first || (first.pos !== 'DET' && !/^(?:his|her|their|my)$/.test(first.lower)) || /^(?:a|an|some|no|every|each|any|many|all|this|these)$/.test(first.lower)) return null;
  const main = verbs.find(({ pos }) => pos === 'VERB');
  if (!isStory || (main && !humanVerbs.has(main.lemma) && !isAnimate(head))) return null;
  const name = lowered(textOf(text, subject));
  return first.lower === 'my' ? name.replace(/^my /, `${narrator}’s `) : name;
}

/** "A crow was dying of thirst": from then on it is "the crow", unless there is a second one. */
function introduced({ subject, verbs }: Clause, told: readonly Told[]): string | null {
  const [article, head] = subject;
  if (subject.length !== 2 || !head || !/^an?$/.test(article?.lower ?? '') || !isAnimate(head) || verbs.every(({ pos }) => pos === 'ADV')) return null;
  const others = told.flatMap(({ words }) =>
    words.filter(({ lemma, pos }, at) => pos === 'NOUN' && lemma === head.lemma && !/^(?:the|her|his|their)$/.test(words[at - 1]?.lower ?? '')),
  );
  return others.length === 1 ? `the ${head.lower}` : null;
}

/** Runs of proper nouns that are no day, month or mere beginning of a sentence. */
function namesIn(told: readonly Told[]): string[] {
  const seen = new Map<string, { inside: number; first: number }>();
  for (const { words } of told)
    for (let i = 0; i < words.length; i++) {
      if (!isNamePart(words[i])) continue;
      let end = i + 1;
      while (isNamePart(words[end]) || (isInitial(words[end - 1]) && /^\p{Lu}\p{L}/u.test(words[end]?.text ?? ''))) end += 1;
      // No name ends with an initial.
      while (end > i + 1 && isInitial(words[end - 1])) end -= 1;
      // "Unit 7"
      if (end === i + 1 && /^\d{1,3}$/.test(words[end]?.text ?? '') && !months.has(words[i]?.lower ?? '')) end += 1;
      const name = words
        .slice(i, end)
        .map(({ text }) => text)
        .join(' ');
      const before = words[i - 1];
      const isInside = before !== undefined && !/^["“”'‘’.!?:—–-]+$/.test(before.text);
      const count = seen.get(name) ?? { inside: 0, first: 0 };
      seen.set(name, isInside ? { ...count, inside: count.inside + 1 } : { ...count, first: count.first + 1 });
      i = end;
    }
  // Names that only begin sentences may be common words: those are looked for among the others.
  const doubtful = new Set([...seen].flatMap(([name, { inside }]) => (inside === 0 ? [name.toLowerCase()] : [])));
  const common = new Set<string>();
  if (doubtful.size > 0)
    for (const { words } of told)
      for (const { pos, text, lemma } of words)
        if (pos !== 'PROPN') {
          if (doubtful.has(text)) common.add(text);
          if (doubtful.has(lemma)) common.add(lemma);
        }
  return [...seen]
    .filter(
      ([name, { inside }]) =>
        !indefinite.test(name) &&
        !(inside === 0 && /^\p{Lu}\p{Ll}{3,}ing$/u.test(name)) &&
        !(inside === 0 && /[^siua]s$/.test(name) && !givenNames.he.has(name.toLowerCase()) && !givenNames.she.has(name.toLowerCase())) &&
        !months.has(name.toLowerCase()) &&
        !(inside === 0 && common.has(name.toLowerCase()) && !kin.has(name.toLowerCase())) &&
        name.length < 40,
    )
    .map(([name]) => name);
}

const indefinite = /^(?:Women|Men|Children|People|Girls|Boys|Nobody|Somebody|Someone|Everyone|Everybody|Anyone|Anybody|Something|Nothing|One|Two|Three|Staff|Mom|Dad)$/;

const isNamePart = (word: Word | undefined): boolean => word !== undefined && word.pos === 'PROPN' && /^\p{Lu}[\p{L}'’.-]*$/u.test(word.text) && !/^\p{Lu}{2,}$/u.test(word.text);

const isInitial = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}\.?$/u.test(word.text);

/** Finds the names in the words of a sentence; a long text has many of both, so each word is looked up once. */
function mentionsOf(names: readonly string[]): (words: readonly Word[]) => { name: string; start: number; end: number }[] {
  const byFirst = Map.groupBy(
    names.map((name) => ({ name, parts: name.split(' ') })),
    ({ parts }) => parts[0] ?? '',
  );
  return (words) => {
    const found: { name: string; start: number; end: number }[] = [];
    words.forEach(({ text }, start) => {
      for (const { name, parts } of byFirst.get(text) ?? none)
        if (parts.every((part, k) => words[start + k]?.text === part)) found.push({ name, start, end: start + parts.length });
    });
    return found;
  };
}

const none: readonly never[] = [];
