/** Every text of the content with the place where an editor finds it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Landing } from '../../src/catalog/schemas/landing.ts';
import { assistantScript } from './assistant.ts';
import { contentDir, knowledge } from './knowledge.ts';

export interface PlacedText {
  /** File or id, then the field: "math-test-blank.firstMove". */
  place: string;
  text: string;
}

/** Fields that hold no sentence of ours: ids, keys, words to search by, and what visitors say. */
const notOurs = new Set([
  'id',
  'anchors',
  'mode',
  'feeling',
  'subject',
  'grades',
  'topics',
  'aliases',
  'cues',
  'sources',
  'reviewed',
  'says',
  'hears',
  'askedAs',
  'corrections',
  'unless',
  'key',
]);

export function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, `${place}.${i}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, item]) => (notOurs.has(field) ? [] : textsIn(item, `${place}.${field}`)));
}

/** A foreseen answer quotes the question it belongs to: only the replies are texts of their own. */
const repliesOnly = ({ expectedAnswers = [] }: (typeof knowledge.topics)[number]) => expectedAnswers.map(({ replies }) => ({ replies }));

/** What anchors, packs, moves and the floating assistant say, without the samples, which quote them. */
export const ownTexts: readonly PlacedText[] = [
  ...knowledge.anchors.flatMap((anchor) => textsIn(anchor, anchor.id)),
  ...knowledge.topics.flatMap((topic) => textsIn({ ...topic, expectedAnswers: repliesOnly(topic) }, topic.id)),
  ...textsIn(knowledge.moves, 'moves'),
  ...knowledge.matters.flatMap((matter) => textsIn(matter, matter.id)),
  ...textsIn(knowledge.matterWords, 'matter-words'),
  ...knowledge.counsel.flatMap((counsel) => textsIn(counsel, counsel.id)),
  ...textsIn(assistantScript, 'assistant'),
];

const { examples } = Landing.parse(parse(readFileSync(path.join(contentDir, 'site/landing.yaml'), 'utf8'))).kora;

/** What is spoken by Kora: the above and Kora's part of the samples and of the landing's classroom examples. */
export const koraTexts: readonly PlacedText[] = [
  // What the youngest hear and say is a teacher's and theirs.
  ...ownTexts.filter(({ place }) => !place.includes('.early.')),
  ...knowledge.samples.flatMap(({ id, messages }) => messages.filter(({ sender }) => sender === 'kora').map(({ text }, i) => ({ place: `sample ${id}.${i}`, text }))),
  ...examples.flatMap(({ title, dialogue }) => dialogue.filter(({ speaker }) => speaker === 'KORA').map(({ text }, i) => ({ place: `example ${title}.${i}`, text }))),
];

export const list = (found: readonly PlacedText[]): string[] => found.map(({ place, text }) => `${place}: ${text}`);
