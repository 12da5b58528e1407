/** How a text names a work: "Kulik and Fletcher (2016)", "(Kestin et al., 2025)". One rule for the whitepaper and for every lesson. */
import type { Reference } from '../contracts/knowledge/knowledge.ts';

/** A work as far as a citation names it. */
export type NamedWork = Pick<Reference, 'authors' | 'called' | 'year'>;

/** Front matter is plain text; its apostrophes are to look like those of the article. */
export const curled = (text: string): string => text.replaceAll(/(?<=\p{L})'/gu, '’');

const shortened = /^et al/;
const surnamesOf = (authors: readonly string[]): string[] => authors.filter((author) => !shortened.test(author)).map((author) => curled(author.split(',')[0] ?? ''));

/** "VanLehn", "Kulik and Fletcher", "Kestin et al.". */
export function shortNames(authors: readonly string[]): string {
  const [first = '', second] = surnamesOf(authors);
  if (authors.length < 2) return first;
  return authors.length === 2 && second !== undefined ? `${first} and ${second}` : `${first} et al.`;
}

/** Whether the words, such as "as Kulik & Fletcher", end by naming the authors: all of them, or some of three and more with "et al." or "and colleagues". */
export function namesAuthors(words: string, { authors, called = [] }: Pick<NamedWork, 'authors' | 'called'>): boolean {
  const names = surnamesOf(authors);
  const isWhole = names.length === authors.length;
  const forms = names.flatMap((name, i) => {
    const before = names.slice(0, i).join(', ');
    const isLast = i === names.length - 1;
    const all = isLast && isWhole ? (i === 0 ? [name] : [' and ', ', and ', ' & ', ', & '].map((and) => `${before}${and}${name}`)) : [];
    const some = !isLast || !isWhole ? [' et al.', ' and colleagues'].map((rest) => `${before && `${before}, `}${name}${rest}`) : [];
    return [...all, ...(authors.length > 2 ? some : [])];
  });
  const said = curled(words).toLowerCase().replace(/’s$/, '');
  return [...forms, ...called.map(curled)].some((form) => said.endsWith(form.toLowerCase()) && !/[\p{L}\p{N}’-]$/u.test(said.slice(0, -form.length)));
}

export interface Citation {
  /** What stands before the year, from the sentence's last break on: the authors are its end. */
  names: string;
  year: string;
  /** As it stands in the text. */
  text: string;
}

/** Every "Name (year)" and "(Name, year; Name, year)" of a text. Parentheses without a name before the year are none. */
export function citationsIn(text: string): Citation[] {
  const isName = (words: string) => /(?:\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}+)?|\bet al\.|\band colleagues)$/u.test(words);
  return [...text.matchAll(/([^()\n]*)\(([^()\n]*?)(\d{4})\)/g)].flatMap(([, before = '', inside = '', year = '']) => {
    if (!inside) {
      const names =
        before
          .trimEnd()
          .split(/(?<=[\p{Ll}\p{N}]{2}[.?!:]["”]?)\s(?!\()/u)
          .at(-1) ?? '';
      return isName(names) ? [{ names, year, text: `${lastWords(names)} (${year})` }] : [];
    }
    return `${inside}${year}`.split('; ').flatMap((piece) => {
      const [, names = '', when = ''] = /^(.*),\s(\d{4})$/.exec(piece) ?? [];
      return isName(names) ? [{ names, year: when, text: `(${piece})` }] : [];
    });
  });
}

const lastWords = (words: string): string => words.split(/\s+/).slice(-4).join(' ');

/** Whether a citation means this work. */
export const isCitationOf = ({ names, year }: Pick<Citation, 'names' | 'year'>, work: NamedWork): boolean => year === String(work.year) && namesAuthors(names, work);

/** Whether a text names the work at all: cites it, or tells of it in a sentence by its first author or by another name it has. */
export function isNamed(text: string, work: NamedWork, others: readonly NamedWork[] = []): boolean {
  const citations = citationsIn(text);
  if (citations.some((citation) => isCitationOf(citation, work))) return true;
  // A namesake's citation is not this work's.
  const rest = citations.filter((citation) => others.some((other) => isCitationOf(citation, other))).reduce((left, citation) => left.replaceAll(citation.text, ' '), text);
  return [...surnamesOf(work.authors).slice(0, 1), ...(work.called ?? [])].some((name) => onlyWords(rest).includes(onlyWords(name)));
}

/** The words alone, each between two spaces, so that no name is found within another. */
const onlyWords = (text: string): string =>
  ` ${curled(text)
    .toLowerCase()
    .replace(/’s(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}’-]+/gu, ' ')
    .trim()} `;
