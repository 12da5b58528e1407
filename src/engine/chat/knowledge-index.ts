/** Search over the checked content, built once from the whole of it. */
import MiniSearch from 'minisearch';
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { ChatKnowledge } from '../../contracts/knowledge/knowledge.ts';
import type { ExpectedAnswer, StuckPoint, TopicPack } from '../../contracts/knowledge/topic.ts';
import type { AnchorSubject, Feeling, Mode } from '../../contracts/knowledge/vocabulary.ts';
import { editDistance } from '../text/edit-distance.ts';
import { sentenceMark } from '../text/hash.ts';
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { chatSentencesOf, fold, sentencesOf, wordsOf } from '../text/words.ts';
import { closeNameOfWords } from './close-names.ts';
import { withPairsNamed } from './named-subject.ts';
import { SentenceSearch } from './sentence-search.ts';
import { ShortPacks } from './short-packs.ts';
import { TermSearch } from './term-search.ts';
import { textsIn } from './texts-in.ts';
import { isBeliefOf, termAsked } from './topic-knowledge.ts';

const processTerm = (word: string): string | null => {
  const folded = fold(word);
  return folded.length < 2 || isStopWord(folded) ? null : stem(folded);
};
const tokenize = (text: string): string[] => [...wordsOf(text)];

export interface TopicHit {
  topic: TopicPack;
  /** `named`: a title or alias stands in the text. `close`: its spelling nearly does. `terms`: several of its key terms do. */
  how: 'named' | 'close' | 'terms';
  /** The name that was met; empty where none was. */
  name: string;
  /** How many of its names, terms or sentences the text meets. */
  hits: number;
}

export interface AnchorHit {
  anchor: Anchor;
  score: number;
  /** How many of the message's meaning-bearing words the anchor shares. */
  matched: number;
  /** These words, as stems. */
  shared: readonly string[];
  /** Share of the message's meaning-bearing words that the anchor shares, rare words weighing more, 0 to 1. */
  coverage: number;
  /** What the shared words tell together: 1 is as much as one word that no other anchor has. */
  telling: number;
}

interface Origin {
  kind: 'anchor' | 'topic';
  id: string;
}

/** Words of any school day: two texts that share only these have nothing in common. */
export const everyday = new Set(
  contentStems(
    'student pupil class kid child teacher teach learn school lesson work write answer question thing know understand need help people feel like time day week today tomorrow yesterday tonight year next really everyone someone minute hour girl boy two three four five both already during while instead ' +
      // Feelings are read apart; a shared one makes no shared matter.
      'annoying annoyed angry mad unfair stupid dumb embarrassing ashamed stress stressed nervous afraid worried anxious boring bored stuck confused hopeless proud hard difficult',
  ),
);

export class KnowledgeIndex {
  readonly knowledge: ChatKnowledge;
  readonly topics: ReadonlyMap<string, TopicPack>;
  readonly anchors: ReadonlyMap<string, Anchor>;
  /** By their first move, word for word. */
  readonly anchorsOpening: ReadonlyMap<string, Anchor>;
  readonly #anchorSearch: MiniSearch;
  /** In how many anchors a stem occurs. */
  readonly #anchorsWith = new Map<string, number>();
  /** Names of every topic, longest first, so that "adding fractions" is met before "fractions". */
  readonly #names: { name: string; stemmed: string; topic: TopicPack; unless: string[] }[];
  /** Places in `#names`, by the first word of the name or its stem: a message is compared with the few names that can stand in it. */
  readonly #namesBeginning = new Map<string, number[]>();
  readonly shortPacks: ShortPacks;
  #origins: Map<string, Origin> | null = null;
  /** By the mark of the question. */
  readonly #expected: ReadonlyMap<string, ExpectedAnswer>;
  readonly #sentences: SentenceSearch;
  readonly #oneWordNames: { name: string; topic: TopicPack }[];
  readonly #otherwise: readonly { phrase: string; topic: TopicPack }[];
  readonly #terms: TermSearch;

  constructor(knowledge: ChatKnowledge) {
    this.knowledge = knowledge;
    this.topics = new Map(knowledge.topics.map((topic) => [topic.id, topic]));
    this.anchors = new Map(knowledge.anchors.map((anchor) => [anchor.id, anchor]));
    // Of two with the same words the first is meant.
    this.anchorsOpening = new Map([...knowledge.anchors].reverse().map((anchor) => [anchor.firstMove, anchor]));
    this.#names = knowledge.topics
      .flatMap((topic) =>
        [topic.title, ...topic.aliases].map((name) => ({ name: ` ${wordsOf(name).join(' ')} `, stemmed: stemmed(name), topic, unless: topic.unless?.map(stemmed) ?? [] })),
      )
      .sort((a, b) => b.name.length - a.name.length);
    for (const [place, { name, stemmed }] of this.#names.entries())
      for (const first of new Set([name, stemmed].map((text) => text.trim().split(' ', 1)[0] ?? '')))
        this.#namesBeginning.set(first, [...(this.#namesBeginning.get(first) ?? []), place]);
    this.#oneWordNames = this.#names.map(({ name, topic }) => ({ name: name.trim(), topic })).filter(({ name }) => !name.includes(' ') && name.length >= 7);
    this.#otherwise = knowledge.topics.flatMap((topic) => (topic.otherwise ?? []).map((phrase) => ({ phrase: stemmed(phrase), topic })));
    this.#terms = new TermSearch(knowledge.topics);
    this.#expected = new Map(knowledge.topics.flatMap((topic) => (topic.expectedAnswers ?? []).map((answer) => [sentenceMark(answer.question), answer])));
    this.#sentences = new SentenceSearch(knowledge.topics);
    this.shortPacks = new ShortPacks(knowledge.shortPacks, (word) => this.#sentences.knows(stem(word)));
    this.#anchorSearch = new MiniSearch({
      fields: ['says', 'situation'],
      idField: 'id',
      tokenize,
      processTerm,
      extractField: (anchor: Anchor, field) => (field === 'says' ? anchor.says.join(' ') : String(anchor[field as keyof Anchor])),
      searchOptions: { boost: { says: 2 }, fuzzy: (term) => (term.length > 6 ? 0.15 : false), prefix: (term) => term.length > 5 },
    });
    this.#anchorSearch.addAll(knowledge.anchors);
    for (const anchor of knowledge.anchors)
      for (const stem of new Set([...anchor.says, anchor.situation].flatMap(contentStems))) this.#anchorsWith.set(stem, (this.#anchorsWith.get(stem) ?? 0) + 1);
  }

  /** Which anchor and which topic pack a reply was made from, by its sentences. For conversations of which only the end is known. */
  originOf(reply: string): { anchor: string | null; topic: string | null } {
    this.#origins ??= this.#readOrigins();
    const found = sentencesOf(reply).flatMap((sentence) => this.#origins?.get(sentenceMark(sentence)) ?? []);
    const id = (kind: 'anchor' | 'topic') => found.find((origin) => origin.kind === kind)?.id ?? null;
    return { anchor: id('anchor'), topic: id('topic') };
  }

  /** What the content foresees as answers to the questions of a reply, the last question first. */
  expectedAfter(reply: string): ExpectedAnswer[] {
    return [...sentencesOf(reply)].reverse().flatMap((sentence) => this.#expected.get(sentenceMark(sentence)) ?? []);
  }

  #readOrigins(): Map<string, Origin> {
    const origins = new Map<string, Origin>();
    const note = (texts: readonly string[], origin: Origin) => {
      // Shorter ones, such as "Does it?", may stand in several places; from five words on, the content says nothing twice.
      for (const sentence of texts.flatMap(sentencesOf).filter((one) => wordsOf(one).length >= 5)) origins.set(sentenceMark(sentence), origin);
    };
    for (const topic of this.knowledge.topics) note(textsIn(topic), { kind: 'topic', id: topic.id });
    for (const anchor of this.knowledge.anchors) note(textsIn({ ...anchor, says: [] }), { kind: 'anchor', id: anchor.id });
    return origins;
  }

  /** The topic pack the text is about, if any. */
  findTopic(typed: string): TopicHit | null {
    const text = withPairsNamed(typed);
    const words = ` ${wordsOf(text).join(' ')} `;
    const stems = stemmed(text);
    const possible = new Set(`${words.trim()}${stems}`.split(' ').flatMap((word) => this.#namesBeginning.get(word) ?? []));
    const named = [...possible]
      .sort((a, b) => a - b)
      .map((place) => this.#names[place])
      .find((each) => each && (words.includes(each.name) || stems.includes(each.stemmed)) && !each.unless.some((phrase) => stems.includes(phrase)));
    if (named) return { topic: named.topic, how: 'named', name: named.name.trim(), hits: 1 };

    const close = this.#closeName(text);
    if (close) return { topic: close, how: 'close', name: '', hits: 1 };

    const found = new Set(contentStems(text));
    // "What does the i mean" asks for a meaning, not for an average.
    if (/\b(?:does|do|did|you|i|that|it) (?:\w+ ){0,5}mean\b/.test(words)) found.delete(stem('mean'));
    const byTerms = this.#terms.most(words, found);
    const isKeptAway = (topic: TopicPack) => topic.unless?.some((phrase) => stems.includes(stemmed(phrase))) ?? false;
    if (byTerms && !isKeptAway(byTerms.topic)) return { topic: byTerms.topic, how: 'terms', name: '', hits: byTerms.hits };
    const byOneTerm = this.#topicOfTermAsked(text);
    if (byOneTerm && !isKeptAway(byOneTerm)) return { topic: byOneTerm, how: 'terms', name: '', hits: 2 };
    const bySentence = this.#sentences.topicOf(text);
    if (bySentence && !isKeptAway(bySentence)) return { topic: bySentence, how: 'terms', name: '', hits: 2 };
    const otherwise = this.#otherwise.find(({ phrase }) => stems.includes(phrase));
    const told = otherwise?.topic ?? this.#topicBelieved(text);
    return told ? { topic: told, how: 'terms', name: '', hits: 2 } : null;
  }

  /** "Plants get their food from the soil": a belief that one topic knows, though nothing names the topic. */
  #topicBelieved(text: string): TopicPack | null {
    if (wordsOf(text).length < 4) return null;
    const sentences = chatSentencesOf(text).filter((sentence) => contentStems(sentence).length >= 3);
    const holding = [...this.topics.values()].filter((topic) => sentences.some((sentence) => isBeliefOf(topic, sentence)));
    return holding.length === 1 ? (holding[0] ?? null) : null;
  }

  /** "What is gravity": a question about nothing but one key term, which only one topic has. */
  #topicOfTermAsked(text: string): TopicPack | null {
    if (!/^(?:so |and |but |ok |okay )*(?:what|whats|define|explain|is|are|does|do|why|how)\b/.test(fold(text))) return null;
    // "Is that right" asks after no one's rights.
    if (/\bright\b/i.test(text) && contentStems(text).every((each) => each === 'right')) return null;
    const having = this.#terms.withWordOf(text).filter((topic) => termAsked(topic, text));
    return having.length === 1 ? (having[0] ?? null) : null;
  }

  /** A topic whose one-word name is one or two slips of the pen away from a word of the text. */
  #closeName(text: string): TopicPack | null {
    const words = wordsOf(text).filter((word) => word.length >= 6 && !isStopWord(word) && !this.#sentences.knows(stem(word)));
    for (const word of words) {
      const hit = this.#oneWordNames.find(({ name }) => name[0] === word[0] && editDistance(name, word) <= (name.length >= 10 ? 2 : 1));
      if (hit) return hit.topic;
    }
    return closeNameOfWords(wordsOf(text), this.#names, (word) => this.uses(word))?.topic ?? null;
  }

  /** Does any pack use the word? Then it is no slip of the pen for another one. */
  uses(word: string): boolean {
    return this.#sentences.knows(stem(word));
  }

  /** Anchors of a mode that say something like the text, best first. */
  findAnchors(text: string, mode: Mode, hints: { feeling: Feeling | null; subjects: readonly AnchorSubject[]; topic: string | null }): AnchorHit[] {
    // "7th graders", "a first year teacher" tell how old someone is, not what the matter is.
    const matter = fold(text).replace(gradeNames, ' ');
    const wanted = new Set(contentStems(matter).filter((stem) => !everyday.has(stem) && !/^\d+$/.test(stem)));
    if (wanted.size === 0) return [];
    return this.#anchorSearch
      .search(matter, {
        filter: (result) => this.anchors.get(String(result.id))?.mode === mode,
        boostDocument: (id) => {
          const anchor = this.anchors.get(String(id));
          if (!anchor) return 1;
          return (
            (anchor.feeling === hints.feeling ? 1.6 : 1) * (hints.subjects.includes(anchor.subject) ? 1.7 : 1) * (hints.topic && anchor.topics?.includes(hints.topic) ? 1.3 : 1)
          );
        },
      })
      .slice(0, 8)
      .flatMap((result) => {
        const anchor = this.anchors.get(String(result.id));
        const matched = new Set(result.queryTerms.filter((term) => wanted.has(term)));
        return anchor && matched.size > 0
          ? [
              {
                anchor,
                score: result.score,
                matched: matched.size,
                shared: [...matched],
                coverage: this.#weightOf(matched) / this.#weightOf(wanted),
                telling: this.#weightOf(matched) / Math.log(this.anchors.size + 1),
              },
            ]
          : [];
      });
  }

  /** What words tell: each counts by its inverse document frequency over the anchors (Spärck Jones, 1972). */
  #weightOf(stems: Iterable<string>): number {
    const { size } = this.anchors;
    return [...stems].reduce((sum, stem) => sum + Math.log((size + 1) / ((this.#anchorsWith.get(stem) ?? 0) + 1)) + 0.1, 0);
  }

  /** The stuck point of a topic whose cues the text meets best; null when none is met. */
  findStuckPoint(topic: TopicPack, text: string): number | null {
    const words = wordsOf(text);
    const best = topic.stuckPoints
      .map((point, index) => ({ index, hits: cueHits(point, words) }))
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.hits - a.hits)[0];
    return best?.index ?? null;
  }
}

const gradeNames =
  /\b(?:(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[ -]?(?:graders?|grades?|years? ?(?:olds?)?)|(?:grades?|years?) ?\d{1,2})\b/g;

interface PreparedCue {
  /** The cue's words with a space at either end. */
  words: string;
  stems: readonly string[];
}

const preparedCues = new WeakMap<StuckPoint, PreparedCue[]>();

function cuesOf(point: StuckPoint): PreparedCue[] {
  const known = preparedCues.get(point);
  if (known) return known;
  const cues = point.cues.map((cue) => ({ words: ` ${wordsOf(cue).join(' ')} `, stems: contentStems(cue) }));
  preparedCues.set(point, cues);
  return cues;
}

/** How many meaning-bearing words of the point's cues the text meets. A cue's words must stand near each other, in any order. */
function cueHits(point: StuckPoint, words: readonly string[]): number {
  const text = ` ${words.join(' ')} `;
  const stems = words.map(stem);
  return cuesOf(point).reduce((sum, cue) => {
    const met = text.includes(cue.words) || (cue.stems.length > 1 && standTogether(cue.stems, stems));
    return sum + (met ? cue.stems.length || 1 : 0);
  }, 0);
}

function standTogether(wanted: readonly string[], stems: readonly string[]): boolean {
  const reach = wanted.length + 3;
  return stems.some((_, start) => wanted.every((stem) => stems.slice(start, start + reach).includes(stem)));
}

/** The stems of a text with a space at either end, so that whole words can be looked for. */
const stemmed = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;
