/** Asks the explorer the questions in tests/questions, worded as visitors word them, and holds each answer against the rules. */
import { readFileSync } from 'node:fs';
import { ExploreReply } from '#src/contracts/api/explore-perspectives.ts';
import type { Knowledge } from '#src/contracts/knowledge/knowledge.ts';
import { PerspectiveEngine } from '#src/engine/perspectives/explore.ts';
import { sentencesOf } from '#src/engine/text/words.ts';

interface AskedQuestion {
  asked: string;
  /** Id of the curated question that is meant, "unknown" where nothing is held on it, or "declined". */
  expect: string;
}

export const askedQuestions = JSON.parse(readFileSync(new URL('../questions/questions.json', import.meta.url), 'utf8')) as readonly AskedQuestion[];

export interface PerspectiveEvaluation {
  questions: number;
  /** Answered with the curated question that is meant, with the ways to look at a question on which nothing is held, or declined, as it should be. */
  addressed: number;
  /** Sentences that one answer says twice. */
  repeats: string[];
  /** One line for each answer that breaks a rule. */
  broken: string[];
}

export function evaluatePerspectives({ perspectives, perspectiveWords, references }: Pick<Knowledge, 'perspectives' | 'perspectiveWords' | 'references'>): PerspectiveEvaluation {
  const engine = new PerspectiveEngine({ questions: perspectives, words: perspectiveWords, references });
  const held = new Set(Object.values(references).flatMap(({ doi, url }) => [doi && `https://doi.org/${doi}`, url]));
  const result: PerspectiveEvaluation = { questions: askedQuestions.length, addressed: 0, repeats: [], broken: [] };
  for (const { asked, expect } of askedQuestions) {
    const reply = ExploreReply.parse(engine.explore(asked));
    const kind = reply.declined ? 'declined' : reply.meta.grounding === 'scaffold' ? 'unknown' : (perspectives.find(({ question }) => question === reply.question)?.id ?? 'none');
    if (kind === expect) result.addressed += 1;
    else result.broken.push(`${asked}: answered as ${kind}, meant as ${expect}`);
    result.broken.push(...faultsIn(reply, kind, held).map((fault) => `${asked}: ${fault}`));
    const said = textsIn(reply)
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.length > 40);
    result.repeats.push(...said.filter((sentence, i) => said.indexOf(sentence) !== i).map((sentence) => `${asked}: ${sentence}`));
  }
  return result;
}

const textsIn = ({ overview, facts, myths, perspectives, evidenceSettles = '', valuesDecide = '' }: ExploreReply): string[] => [
  overview,
  ...facts,
  ...myths,
  evidenceSettles,
  valuesDecide,
  ...perspectives.flatMap(({ summary, origins, value = '', bestObjection = '', wouldChange = '', evidence = '' }) => [
    summary,
    origins,
    value,
    bestObjection,
    wouldChange,
    evidence,
  ]),
];

function faultsIn(reply: ExploreReply, kind: string, held: ReadonlySet<string | undefined>): string[] {
  const sources = [...reply.factSources, ...reply.perspectives.flatMap((view) => view.sources)];
  const isCurated = kind !== 'declined' && kind !== 'unknown';
  return [
    ...(sources.some(({ url }) => !held.has(url)) ? ['a source that is not held'] : []),
    ...(isCurated && (reply.perspectives.length < 4 || sources.length < 2) ? ['too few views or sources'] : []),
    ...(isCurated && !(reply.evidenceSettles && reply.valuesDecide) ? ['does not part evidence from values'] : []),
    ...(kind === 'unknown' && (sources.length > 0 || reply.search.length === 0 || !/No checked sources are held/.test(reply.overview))
      ? ['does not say that nothing is held']
      : []),
    ...(kind === 'declined' && (reply.perspectives.length > 0 || !reply.declined?.better.endsWith('?')) ? ['declined without a better question'] : []),
    ...textsIn(reply)
      .filter((text) => /[{}]|undefined/.test(text))
      .map((text) => `a broken place: ${text}`),
  ];
}
