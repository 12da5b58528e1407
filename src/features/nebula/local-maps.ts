/** Maps made on the device: from an answer of the server, a frame without it, a template, a file. A part of its own, fetched when a map is made. */
import type { GenerateMapReply } from '../../contracts/api/generate-map.ts';
import type { ConceptMap, MapType } from '../../contracts/concept-map.ts';
import { conceptMapFrom } from '../../engine/concept-map/new-map.ts';
import { readMap } from '../../engine/concept-map/read-map.ts';
import { scaffoldMap } from '../../engine/concept-map/scaffold.ts';
import { fromSource, importedBody } from './source-maps.ts';

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

function read(content: string, name: string): { ok: true; title: string; body: ConceptMap } | { ok: false; problem: string } {
  const result = readMap(content);
  if (!result.ok) return result;
  const title = result.map.title || name.replace(/\.[^.]*$/, '') || 'Imported map';
  return {
    ok: true,
    title,
    body: importedBody(
      result.map,
      'import',
      title,
      `Imported${name ? ` from ${name.slice(0, 80)}` : ''}. Read every link as a sentence: what somebody else drew can be wrong.${result.map.note ? ` ${result.map.note}` : ''}`,
    ),
  };
}

export const localMaps = { fromReply, frame, fromSource, read };
export type LocalMaps = typeof localMaps;
