/** Maps made on the device: from an answer of the server, a frame without it, a template, a file. A part of its own, fetched when a map is made or drawn. */
import type { GenerateMapReply } from '../../contracts/api/generate-map.ts';
import { type ConceptMap, type MapType, mapLimits } from '../../contracts/concept-map.ts';
import type { ImportedMap } from '../../engine/concept-map/imported.ts';
import { fromMermaid } from '../../engine/concept-map/mermaid.ts';
import { conceptMapFrom } from '../../engine/concept-map/new-map.ts';
import { readMap } from '../../engine/concept-map/read-map.ts';
import { scaffoldMap } from '../../engine/concept-map/scaffold.ts';

interface Wanted {
  topic: string;
  mapType: MapType;
}

function fromReply(reply: GenerateMapReply, { topic, mapType }: Wanted): ConceptMap {
  const { grounding = '', reason } = reply.meta;
  const standIn = reason && reason !== 'no-key' ? ' The language model could not be used this time, so the built-in engine made it.' : '';
  return conceptMapFrom({ ...reply, note: `${reply.note}${standIn}` }, { topic, mapType, origin: grounding });
}

const frame = ({ topic, mapType }: Wanted): ConceptMap => {
  const made = scaffoldMap(topic, mapType);
  return conceptMapFrom(
    { ...made, note: `The server did not answer, so this frame was made on your device, without any facts. ${made.note}` },
    { topic, mapType, origin: 'scaffold' },
  );
};

const imported = ({ nodes, links, mapType, focusQuestion }: ImportedMap, origin: string, topic: string, note: string): ConceptMap => ({
  mapType,
  topic: topic.slice(0, mapLimits.topicChars),
  focusQuestion,
  note,
  origin,
  nodes,
  links: links.map((link, i) => ({ id: `l${i + 1}`, ...link })),
  ideas: [],
});

/** @throws Error when the text is none of the site's own. */
function fromSource({ title, mapType, map, focusQuestion = '', origin }: { title: string; mapType: MapType; map: string; focusQuestion?: string; origin: string }): ConceptMap {
  const read = fromMermaid(map);
  if (!read.ok) throw new Error(`${title}: ${read.problem}`);
  const note =
    origin === 'sample' ? 'A sample that comes with Nebula. This is your copy: change what you like.' : 'A template: put your own concepts in the place of the questions.';
  return imported({ ...read.map, mapType, focusQuestion }, origin, origin === 'sample' ? title : '', note);
}

function read(content: string, name: string): { ok: true; title: string; body: ConceptMap } | { ok: false; problem: string } {
  const result = readMap(content);
  if (!result.ok) return result;
  const title = result.map.title || name.replace(/\.[^.]*$/, '') || 'Imported map';
  return {
    ok: true,
    title,
    body: imported(
      result.map,
      'import',
      title,
      `Imported${name ? ` from ${name.slice(0, 80)}` : ''}. Read every link as a sentence: what somebody else drew can be wrong.${result.map.note ? ` ${result.map.note}` : ''}`,
    ),
  };
}

export const localMaps = { fromReply, frame, fromSource, read };
export type LocalMaps = typeof localMaps;
