/** What can be found on this site: taken from the content of the pages that the build makes. The page /search and the search index are made from it. */
import { getCollection } from 'astro:content';
import type { SearchEntry, SearchIndex } from '../contracts/search.ts';
import { allAnchors, anchorLibrary, pathOfFeeling } from './anchor-library.ts';
import { courseCards } from './course-cards.ts';
import { courseCatalog } from './course-catalog.ts';
import { type CourseModule, courseById, moduleSlug, modulesOf } from './courses.ts';
import { entriesOf, hubs } from './hubs.ts';
import { labs } from './labs.ts';
import { landing } from './landing.ts';
import { mailingListWords } from './mailing-list.ts';
import { isPrerendered, listedPages, pageFile } from './pages.ts';
import { perspectiveWords } from './perspectives.ts';
import type { Course } from './schemas/course.ts';
import { headingsIn, shorten, tellingWords, termsIn, toIndex } from './search-entries.ts';
import { pageParts, withWords } from './search-words.ts';
import { t4suite } from './t4suite.ts';
import { tools } from './tools.ts';
import { whitepaper } from './whitepaper.ts';

/** The ways in that are offered before anything is typed. Those without a page are left out. */
const suggested = ['/learning-about-ai', '/learning-with-ai', '/teaching-with-ai', '/t4suite', '/kora'];

export async function searchIndex(): Promise<SearchIndex> {
  const found = [
    ...(await courseEntries()),
    suiteEntry,
    ...toolEntries,
    ...hubEntries,
    ...(await documentEntries()),
    await paperEntry(),
    pilotEntry,
    catalogEntry,
    explorerEntry,
    ...(await anchorEntries()),
    ...pageEntries,
    ...hubRows,
    ...chapters,
    ...pageParts,
  ];
  return toIndex(withWords(found), isPrerendered, suggested);
}

async function courseEntries(): Promise<SearchEntry[]> {
  const written = courseCards.filter(({ path }) => isPrerendered(path));
  const courses = await Promise.all(written.map(async (card) => ({ card, data: (await courseById(card.id)).data })));
  const found = await Promise.all(
    courses.map(async ({ card: { id, path, title }, data: { kind } }) =>
      (await modulesOf(id, kind)).map((module) => {
        const { data, body = '' } = module;
        const lab = 'lab' in data ? data.lab : undefined;
        const headings = [...headingsIn(body), ...(lab ? [`Lab: ${labs[lab].title} (${lab})`] : [])];
        const entry: SearchEntry = { kind: 'module', title: data.title, url: `${path}#${moduleSlug(module)}`, text: shorten(data.overview), headings, within: title };
        return { entry, points: [data.overview, ...pointsOf(data), ...termsIn(body)].join(' ') };
      }),
    ),
  );
  const modules = found.flat();
  const telling = tellingWords(modules.map(({ entry: { title, text, headings }, points }) => ({ text: points, said: [title, text, ...headings].join(' ') })));
  return [
    ...courses.map(
      ({ card: { title, path, description, tags, level }, data }): SearchEntry => ({
        kind: 'course',
        title,
        url: path,
        text: description,
        headings: [...tags, level, ...cardTitles(data)],
      }),
    ),
    ...modules.map(({ entry }, i) => ({ ...entry, headings: [...entry.headings, (telling[i] ?? []).join(' ')] })),
  ];
}

/** The points that a module makes and what it does with them, in the lists that its kind has. */
function pointsOf(data: CourseModule['data']): string[] {
  return [
    ...('keyPoints' in data ? data.keyPoints : []),
    ...('outcomes' in data ? data.outcomes : []),
    ...('ethicalPoints' in data ? data.ethicalPoints : []),
    ...('guidelines' in data ? data.guidelines : []),
    ...('activities' in data ? data.activities.map(({ name }) => name) : []),
    ...('technicalDetails' in data ? (data.technicalDetails ?? []).map(({ title }) => title) : []),
  ];
}

/** The headed cards that a course has beside its modules. */
function cardTitles(course: Course): string[] {
  if (course.kind === 'llm') return [...course.applications, ...course.limitations].map(({ title }) => title);
  if (course.kind === 'what-is-ai') return course.typesOfAi.map(({ title }) => title);
  if (course.kind === 'bias') return [...course.types, ...course.principles, ...course.scenarios].map(({ title }) => title);
  return [];
}

const suiteEntry: SearchEntry = { kind: 'page', title: t4suite.title, url: '/t4suite', text: shorten(t4suite.intro), headings: [t4suite.eyebrow, t4suite.kora.title] };

/** A card may lead to the dashboard although the tool has a page. A tool without one is found on the page of the suite. */
const toolEntries: readonly SearchEntry[] = tools.map(({ id, title, description, path, features }) => ({
  kind: 'tool',
  title,
  url: [path, `/tools/${id}`, `/${id}`].find((url) => url !== '/dashboard' && isPrerendered(url)) ?? '/t4suite',
  text: shorten(description),
  headings: features,
}));

const hubEntries: readonly SearchEntry[] = hubs.map(({ id, title, intro, eyebrow, sections }) => ({
  kind: 'page',
  title,
  url: `/${id}`,
  text: shorten(intro),
  headings: [eyebrow, ...sections.map((section) => section.title)],
}));

/** The rows of the hubs give other pages further names: EssayBlocks is found at the literacy workshop. */
const hubRows: readonly SearchEntry[] = hubs
  .flatMap(({ sections }) => sections.filter(({ kind }) => kind !== 'courses').flatMap(entriesOf))
  .map(({ title, text, href }) => ({ kind: 'tool', title, url: href, text: shorten(text), headings: [] }));

async function documentEntries(): Promise<SearchEntry[]> {
  const documents = await getCollection('documents');
  return documents.map(({ id, data, body = '' }) => ({ kind: 'page', title: data.title, url: `/${id}`, text: shorten(data.lead), headings: headingsIn(body) }));
}

async function paperEntry(): Promise<SearchEntry> {
  const { title, subtitle, blocks, keyConcepts } = await whitepaper();
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return { kind: 'paper', title, url: '/whitepaper', text: subtitle, headings: ['Whitepaper', ...keyConcepts.map((concept) => concept.title), ...headings] };
}

const { pilot } = mailingListWords;
const pilotEntry: SearchEntry = { kind: 'page', title: pilot.title, url: '/pilot', text: shorten(pilot.lead), headings: ['Pilot', 'Free trial', 'Book a demo'] };

const explorerEntry: SearchEntry = {
  kind: 'tool',
  title: perspectiveWords.title,
  url: '/perspective-explorer',
  text: shorten(perspectiveWords.lead),
  headings: ['Perspectives', 'Debate'],
};

async function anchorEntries(): Promise<SearchEntry[]> {
  const anchors = await allAnchors();
  const { title, lead, feelings } = anchorLibrary;
  return [
    {
      kind: 'page',
      title,
      url: '/anchors',
      text: shorten(lead),
      headings: ['Anchors', 'Example conversations', 'Handcrafted anchors', ...feelings.map((feeling) => feeling.title)],
    },
    ...feelings.map(
      (feeling): SearchEntry => ({
        kind: 'page',
        title: feeling.title,
        url: pathOfFeeling(feeling.id),
        text: shorten(feeling.why),
        headings: [`${anchors.filter((anchor) => anchor.feeling === feeling.id).length} anchors`],
        within: title,
      }),
    ),
  ];
}

const catalogEntry: SearchEntry = {
  kind: 'page',
  title: courseCatalog.title,
  url: '/ai-literacy',
  text: shorten(courseCatalog.lead),
  headings: ['Courses', 'Catalog', ...Object.values(courseCatalog.tabs)],
};

/** Pages in the frame of the tools that are none. */
const personal = ['/profile', '/settings'];

/** Pages whose words stand in the page itself. What no source describes is at least found by its address. */
// For people, unlike for search engines, the page about reading offline is one of the site's pages.
const pageEntries: readonly SearchEntry[] = [...listedPages, pageFile('/offline')]
  .filter(({ route }) => route !== '/search')
  .map(({ route, title, description, isTool }) => ({
    kind: isTool && !personal.includes(route) ? 'tool' : 'page',
    title: route === '/' ? 'Home' : (title ?? nameOf(route)),
    url: route,
    text: shorten(description ?? ''),
    headings: [],
  }));

/** "/literacy-workshop": "Literacy workshop". */
function nameOf(route: string): string {
  const name = route.replace(/^.*\//, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const { about, problem, kora, suite, vision, join, trust } = landing;
const chapters: readonly SearchEntry[] = [
  { id: 'about', ...about, text: about.mission },
  { id: 'problem', ...problem, text: problem.lead },
  { id: 'kora', ...kora, text: kora.philosophy[0] ?? '' },
  { id: 't4suite', ...suite, text: suite.lead },
  { id: 'vision', ...vision, text: vision.lead },
  { id: 'join', ...join, text: join.text },
  { id: 'trust', ...trust, text: trust.lead },
].map(({ id, label, title, text }) => ({ kind: 'page', title, url: `/#${id}`, text: shorten(text), headings: [label], within: 'Home' }));
