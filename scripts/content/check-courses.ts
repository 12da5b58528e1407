/** Checks what the courses say, beyond the shape of their files: length, sources, quiz, links, tags, reading level, repetition, filler. */
import { citationsIn, isCitationOf, isNamed, shortNames } from '../../src/catalog/citations.ts';
import { gradeLevel } from '../../src/engine/text/reading-level.ts';
import { sentencesOf, wordsOf } from '../../src/engine/text/words.ts';
import { checkMarkup, withoutPictures } from './check-markup.ts';
import type { ReadCourse, ReadModule } from './read-courses.ts';
import type { Surroundings } from './surroundings.ts';

/** Words of the lesson itself, beside its lists. */
const leastWords = 450;
/** Flesch-Kincaid grade of a course's texts, by audience. */
const highestGrade = { students: 8.9, teachers: 12.5, leaders: 13.5 } as const;
/** A paragraph or list entry of this many words may stand only once in all courses. */
const longEnough = 9;

/** Phrases that fill a page without saying anything, or promise too much. */
const filler =
  /\b(in today's (?:fast-paced |digital |modern )?world|in this day and age|it is important to note|it's important to note|needless to say|at the end of the day|unlock (?:the|your|their) (?:power|potential)|dive (?:deep )?into|delve into|game[- ]changer|revolutioni[sz]e|cutting[- ]edge|seamless(?:ly)?|embark on|the world of|ever-evolving|harness the power|take .{1,20} to the next level|endless possibilities|rich tapestry|a testament to|unleash|supercharge|look no further|whether you're a)\b/i;

/** What stands in for a text that has not been written yet. */
const unwritten = /\b(?:lorem ipsum|TODO|TBD|FIXME)\b|(?<=^\W*)…(?=\W*$)/m;

/** One sentence for each problem; none when all is well. `today`: as the calendar of the easternmost time zone has it, so that no editor's own date counts as one to come. */
export function checkCourses(courses: readonly ReadCourse[], surroundings: Surroundings, today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)): string[] {
  return [
    ...courses.flatMap((course) => [...checkHeader(course, surroundings), ...course.modules.flatMap((module) => checkModule(module, course, surroundings))]),
    ...courses
      .filter(({ id }) => surroundings.cards && !surroundings.cards.has(id))
      .map(({ id, file }) => `${file}: no reader finds this course; give "${id}" a card in content/site/course-cards.yaml.`),
    ...courses.flatMap(({ file, course, modules }) => [toCome(file, course.reviewed, today), ...modules.map((module) => toCome(module.file, module.front.reviewed, today))].flat()),
    ...repeated(courses),
  ];
}

const toCome = (file: string, reviewed: string, today: string): string[] =>
  reviewed > today ? [`${file}: reviewed: Found "${reviewed}", which is still to come; write the day on which someone last went through it.`] : [];

function checkHeader({ id, file, course, modules }: ReadCourse, { references, ...site }: Surroundings): string[] {
  const problems = course.closing.links.flatMap(({ href }) => brokenLink(href, id, site).map((what) => `${file}: closing.links: ${what}`));
  const sources = course.kind === 'bias' ? [...course.types, ...course.principles].flatMap((card) => card.sources) : [];
  problems.push(...unknownSources(file, sources, references));
  const slugs = modules.map(({ slug }) => slug);
  problems.push(...slugs.filter((slug, i) => slugs.indexOf(slug) !== i).map((slug) => `${file}: two modules are named "${slug}"; give one another name.`));
  const labs = modules.flatMap(({ front }) => front.lab ?? []);
  problems.push(...labs.filter((lab, i) => labs.indexOf(lab) !== i).map((lab) => `${file}: the lab "${lab}" stands in two modules; a page can hold each lab once.`));
  problems.push(...emptyPhrases(file, textsIn(course).join('\n')));
  const quiz = course.kind === 'what-is-ai' ? course.quiz : course.kind === 'bias' ? course.knowledgeCheck : [];
  if (quiz.length > 0) problems.push(...checkQuiz(file, quiz));
  return problems;
}

function checkModule(module: ReadModule, { id, course }: ReadCourse, { references, ...site }: Surroundings): string[] {
  const { file, front, body } = module;
  const problems: string[] = [];
  const lesson = plain(body);
  const count = wordsOf(lesson).length;
  if (count < leastWords) problems.push(`${file}: the lesson has ${count} words; write at least ${leastWords}.`);
  problems.push(...checkMarkup(module));
  const levels = [...body.matchAll(/^(#{1,6})\s/gm)].map((match) => match[1]?.length ?? 0);
  if (levels.length < 2) problems.push(`${file}: the lesson needs at least two headings ("### …").`);
  for (const [i, level] of levels.entries())
    if (level < 3 || (i > 0 && level - (levels[i - 1] ?? 3) > 1)) problems.push(`${file}: headings begin with ### and skip no level; found ${'#'.repeat(level)}.`);
  for (const [, href = ''] of withoutPictures(body).matchAll(/\]\(([^)\s]+)/g))
    if (!href.startsWith('https://')) problems.push(...brokenLink(href, id, site).map((what) => `${file}: ${what}`));
  problems.push(...unknownSources(file, front.sources, references), ...checkQuiz(file, front.quickCheck));
  const all = [lesson, ...textsIn({ ...front, sources: [] })].join('\n');
  problems.push(...uncovered(file, all, front.sources, references));
  const grade = gradeLevel(lesson);
  if (grade > highestGrade[course.audience])
    problems.push(`${file}: reads at about grade ${grade.toFixed(1)}; for ${course.audience} keep it to ${highestGrade[course.audience]}: shorter sentences, plainer words.`);
  const marked = textsIn(front).find((text) => /\]\(|\*\*|(?:^|\s)_\w[^_]*_(?:\s|$)|`/.test(text));
  if (marked) problems.push(`${file}: "${marked.slice(0, 60)}…" holds Markdown, which only the lesson can show; write plain text.`);
  problems.push(...emptyPhrases(file, all));
  if (/\bKora (?:feels|cares|loves|understands how)\b/.test(all)) problems.push(`${file}: gives Kora a feeling; it is a program.`);
  if (/—[^—\n]*—/.test(all) || /!/.test(lesson.replace(/"[^"\n]*"/g, ''))) problems.push(`${file}: has an exclamation mark or a pair of long dashes; plain sentences do.`);
  return problems;
}

function emptyPhrases(file: string, text: string): string[] {
  const phrase = filler.exec(text)?.[0];
  const gap = unwritten.exec(text)?.[0];
  return [
    ...(phrase ? [`${file}: "${phrase}" is filler; say what is meant.`] : []),
    ...(gap ? [`${file}: "${gap}" stands where a text is still to be written; write it, or take the place out.`] : []),
  ];
}

interface Question {
  question: string;
  options: readonly { text: string; correct?: true | undefined; feedback: string }[];
}

function checkQuiz(file: string, questions: readonly Question[]): string[] {
  const problems: string[] = [];
  for (const { question, options } of questions) {
    for (const field of ['text', 'feedback'] as const)
      if (new Set(options.map((option) => option[field])).size < options.length) problems.push(`${file}: "${question}": two options have the same ${field}.`);
    // The right option must not give itself away by its length.
    const right = options.find(({ correct }) => correct)?.text.length ?? 0;
    const others = Math.max(...options.filter(({ correct }) => !correct).map(({ text }) => text.length));
    if (right > others * 1.6 && right - others > 40) problems.push(`${file}: "${question}": the right option is much longer than the others, which gives it away.`);
  }
  const places = new Set(questions.map(({ options }) => options.findIndex(({ correct }) => correct)));
  if (places.size < 2) problems.push(`${file}: the right option always stands in the same place; move it in one of the questions.`);
  return problems;
}

function unknownSources(file: string, keys: readonly string[], references: Surroundings['references']): string[] {
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  return [
    ...keys.filter((key) => !references.has(key)).map((key) => `${file}: sources: "${key}" is not a key in content/references.json; write one of its keys or add the work there.`),
    ...(file.endsWith('.mdx') ? twice.map((key) => `${file}: sources: "${key}" stands there twice.`) : []),
  ];
}

/** What a text cites must stand in its list of sources, and what stands there must be named in the text. */
function uncovered(file: string, text: string, keys: readonly string[], references: Surroundings['references']): string[] {
  const listed = keys.flatMap((key) => references.get(key) ?? []);
  return [
    ...new Set(
      citationsIn(text)
        .filter((citation) => !listed.some((work) => isCitationOf(citation, work)))
        .map(
          (citation) =>
            `${file}: sources: the text cites "${citation.text}", and no key listed here has these authors and this year; list its key, or take the year out of the parentheses where it is no source.`,
        ),
    ),
    ...listed
      .filter(
        (work) =>
          !isNamed(
            text,
            work,
            listed.filter((other) => other !== work),
          ),
      )
      .map(
        ({ key, authors, year }) => `${file}: sources: "${key}" is listed and the text names it nowhere; cite it, like "${shortNames(authors)} (${year})", or take the key out.`,
      ),
  ];
}

/** Sentences of some length that stand in two places, in any two courses. */
function repeated(courses: readonly ReadCourse[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const note = (file: string, texts: readonly string[]) => {
    for (const sentence of texts.flatMap(sentencesOf)) {
      const words = wordsOf(sentence);
      if (words.length < longEnough) continue;
      const mark = words.join(' ');
      const before = seen.get(mark);
      if (before) problems.push(`${file}: "${sentence}" also stands in ${before}; say it once, or say something else.`);
      seen.set(mark, file);
    }
  };
  for (const { file, course, modules } of courses) {
    note(file, textsIn(course));
    for (const module of modules) note(module.file, [...textsIn(module.front), ...plain(module.body).split(/\n+/)]);
  }
  return problems;
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The lesson without marks: no code, no tables' bars, no link addresses. */
const plain = (body: string): string =>
  withoutPictures(body)
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*\|.*$/gm, (row) => (/^[\s|:-]+$/.test(row) ? '' : row.replaceAll('|', '. ')))
    .replace(/^(?:#{1,6}|[-*>]|\d+\.)\s+(.*)$/gm, '$1.')
    .replace(/[*_`#>[\]]/g, '')
    .replace(/\.\.(?=\s|$)/gm, '.')
    .replace(/([?:])\./g, '$1');

/** What is wrong with a link within the site that stands in a course. */
function brokenLink(href: string, course: string, { routes, hasPlace }: Pick<Surroundings, 'routes' | 'hasPlace'>): string[] {
  const [address = '', fragment] = href.split('#');
  const page = address.replace(/\?.*$/, '') || `/${course}`;
  if (!/^[/#]/.test(href) || (address && !routes.has(page))) return [`"${href}" is no page of this site; outside addresses begin with https://.`];
  return fragment && !hasPlace(page, fragment) ? [`"${href}": ${page} has no place "#${fragment}"; write one of its module names, or leave the # away.`] : [];
}
