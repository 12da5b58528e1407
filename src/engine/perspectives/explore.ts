/** Answers a question from the curated ones; without one, with ways to look at it and places to search, and says plainly that no checked sources are held. */
import type { ExploreReply, PerspectiveSource } from '../../contracts/api/explore-perspectives.ts';
import type { Safety } from '../../contracts/api/meta.ts';
import type { Reference } from '../../contracts/knowledge/knowledge.ts';
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import type { PerspectiveWords } from '../../contracts/knowledge/perspective-words.ts';
import { refuseTopic } from '../safety/refuse-topic.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { dehumanizedIn } from './dehumanizing.ts';
import { QuestionSearch } from './question-search.ts';

export interface PerspectiveKnowledge {
  questions: readonly CuratedQuestion[];
  words: PerspectiveWords;
  references: Readonly<Record<string, Reference & { type?: string }>>;
}

export class PerspectiveEngine {
  readonly #knowledge: PerspectiveKnowledge;
  readonly #search: QuestionSearch;
  /** The three questions nearest to a curated one, by its id, from the first time it is asked for. */
  readonly #related = new Map<string, string[]>();

  constructor(knowledge: PerspectiveKnowledge) {
    this.#knowledge = knowledge;
    this.#search = new QuestionSearch(knowledge.questions);
  }

  /** `question`: trimmed, not empty. */
  explore(question: string): ExploreReply {
    const { declined, refused } = this.#knowledge.words;
    const worth = dehumanizedIn(question);
    if (worth) return this.#declined(question, { reason: declined.reason, better: worth.name ? declined.betterAbout.replace('{group}', worth.name) : declined.better });
    const found = this.#search.find(question);
    const refusal = refuseTopic(question);
    // "How do vaccines cause autism" and "the holocaust is a lie" are best answered by what is known.
    const isSettled = found.asked?.kind === 'settled' && (refusal?.rule === 'falsehood' || refusal?.rule === 'hate');
    if (refusal?.kind === 'request' && !isSettled) return this.#declined(question, refused);
    return found.asked ? this.#curated(found.asked) : this.#unknown(question, found.near);
  }

  #curated(found: CuratedQuestion): ExploreReply {
    const { question, overview, facts, myths, evidenceSettles, valuesDecide, perspectives } = found;
    return {
      question,
      overview,
      facts: facts.map(({ text }) => text),
      myths: myths.map(({ myth, answer }) => `${myth} ${answer}`),
      perspectives: perspectives.map(({ sources, ...view }) => ({ ...view, sources: this.sources(sources) })),
      evidenceSettles,
      valuesDecide,
      factSources: this.sources([...facts, ...myths].flatMap(({ sources }) => sources ?? [])),
      related: this.#relatedTo(found),
      search: [],
      meta: { engine: 'embedded', grounding: 'topic-pack' },
    };
  }

  #relatedTo(curated: CuratedQuestion): string[] {
    const known = this.#related.get(curated.id) ?? this.#search.relatedTo(curated).map(({ question }) => question);
    this.#related.set(curated.id, known);
    return known;
  }

  #unknown(question: string, near: readonly CuratedQuestion[]): ExploreReply {
    const { unknown, lenses } = this.#knowledge.words;
    return {
      question,
      ...unknown,
      perspectives: lenses.map((lens) => ({ ...lens, sources: [] })),
      factSources: [],
      related: near.map((each) => each.question),
      search: librariesFor(question),
      meta: { engine: 'embedded', grounding: 'scaffold' },
    };
  }

  #declined(question: string, declined: PerspectiveWords['refused']): ExploreReply {
    return {
      question,
      overview: declined.reason,
      facts: [],
      myths: [],
      perspectives: [],
      factSources: [],
      related: [],
      search: [],
      declined,
      meta: { engine: 'embedded', reason: 'refused-request' },
    };
  }

  /** Keys of checked works whose title or finding shares at least two telling words with the text, the nearest first. */
  worksNear(text: string, count: number): Reference[] {
    const stems = new Set(contentStems(text));
    return Object.values(this.#knowledge.references)
      .map((work) => ({ work, shared: new Set(keptStems(`${work.title} ${work.supports}`).filter((each) => stems.has(each))).size }))
      .filter(({ work, shared }) => shared >= 2 && (work.doi ?? work.url))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, count)
      .map(({ work }) => work);
  }

  /** The works as the explorer shows them: each once, those without an address left out, because every source is a link. */
  sources(keys: readonly string[]): PerspectiveSource[] {
    return [...new Set(keys)].flatMap((key) => {
      const work = this.#knowledge.references[key];
      const url = work?.doi ? `https://doi.org/${work.doi}` : work?.url;
      if (!work || !url) return [];
      const author = work.authors.length > 2 ? `${work.authors[0]} et al.` : work.authors.join(' and ');
      return [
        {
          url,
          title: work.title,
          type: work.type === 'web' || work.type === 'report' ? 'other' : 'academic',
          source: `${author} (${work.year})${work.venue ? `, ${work.venue}` : ''}`,
        },
      ];
    });
  }
}

/** Searches in catalogs that are open to everyone, with the words of the question that tell something. */
export function librariesFor(question: string): ExploreReply['search'] {
  const terms = encodeURIComponent(wordsOf(question).slice(0, 12).join(' '));
  return [
    { label: 'WorldCat, the catalogs of libraries near you', url: `https://search.worldcat.org/search?q=${terms}` },
    {
      label: 'Directory of Open Access Journals',
      url: `https://doaj.org/search/articles?source=${encodeURIComponent(JSON.stringify({ query: { query_string: { query: wordsOf(question).slice(0, 12).join(' ') } } }))}`,
    },
    { label: 'OpenAlex, an open index of research', url: `https://openalex.org/works?search=${terms}` },
  ];
}

/** Someone may be in danger: the reviewed words, and no views on it. */
export const careReply = (question: string, overview: string, safety: Safety): ExploreReply => ({
  question,
  overview,
  facts: [],
  myths: [],
  perspectives: [],
  factSources: [],
  related: [],
  search: [],
  meta: { engine: 'embedded', reason: 'safety', safety },
});
