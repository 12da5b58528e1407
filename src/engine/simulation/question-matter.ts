/** What a debate stands on where a curated question of the perspective explorer is asked: its facts and myths, each with its works, and its views. */
import type { Reference } from '../../contracts/knowledge/knowledge.ts';
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import { shuffled } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';
import { type Matter, Pile } from './matter.ts';

export type References = Readonly<Record<string, Reference>>;

/** As many whole sentences from the beginning as fit; at least one. */
export function beginning(text: string, mostChars: number): string {
  const [first = '', ...others] = sentencesOf(text);
  let taken = first;
  for (const sentence of others) {
    if (taken.length + sentence.length + 1 > mostChars) break;
    taken = `${taken} ${sentence}`;
  }
  return taken;
}

/** What only people can decide, as questions to talk about. */
export const valueQuestions = ({ valuesDecide }: CuratedQuestion): string[] => sentencesOf(valuesDecide).filter((sentence) => sentence.endsWith('?'));

const familyName = (author: string): string => author.split(',', 1)[0] ?? author;

/** "Brunsma and Rockquemore (1998)". */
function shortCitation({ authors, year }: Reference): string {
  const [first = '', second, ...more] = authors.map(familyName);
  return `${first}${second === undefined ? '' : more.length > 0 ? ' and others' : ` and ${second}`} (${year})`;
}

/** One line of a list of sources. */
export function fullCitation({ authors, year, title, venue, doi, url }: Reference): string {
  const address = doi ? `https://doi.org/${doi}` : (url ?? '');
  return `${authors.join('; ')} (${year}). ${title}.${venue ? ` ${venue}.` : ''} ${address}`.trim();
}

export const worksOf = (keys: readonly string[], references: References): Reference[] => [...new Set(keys)].flatMap((key) => references[key] ?? []);

/** The works behind the facts, the myths and the views, each once, as lines of a list. */
export function sourceList({ facts, myths, perspectives }: CuratedQuestion, references: References): string[] {
  const keys = [...facts, ...myths, ...perspectives].flatMap(({ sources }) => sources ?? []);
  return worksOf(keys, references).map(fullCitation).sort();
}

/** `topic`: as it was asked for. Same question and seed, same matter. */
export function matterOfQuestion(curated: CuratedQuestion, topic: string, references: References, seed: string): Matter {
  const { question, overview, facts, myths } = curated;
  const [first, second, third] = valueQuestions(curated).slice(1);
  const cited = new Map(
    facts.map(({ text, sources }) => [
      text,
      worksOf(sources ?? [], references)
        .map(shortCitation)
        .join('; '),
    ]),
  );
  return {
    title: question,
    inText: topic,
    isHeld: true,
    main: { question, isEconomic: false, background: overview, stakeholders: [], ways: [] },
    other: null,
    bearing: new Pile<string>([]),
    facts: new Pile(
      shuffled(
        facts.map(({ text }) => text),
        seed,
      ),
    ),
    claims: new Pile(
      shuffled(
        myths.map(({ myth, answer }) => ({ belief: myth, correction: answer, probe: '' })),
        seed,
      ),
    ),
    sourceOf: (fact) => cited.get(fact) ?? '',
    terms: [],
    connections: [],
    hook: null,
    questions: {
      remember: [],
      understand: [],
      apply: first ? [first] : [],
      analyze: first ? [first] : [],
      evaluate: second ? [second] : [],
      create: third ? [third] : [],
    },
  };
}
