/** Words of an imported map that no concept or linking phrase has room for: none of them is lost, and the map says where they are. */
import { mapLimits } from '../../contracts/concept-map.ts';
import { type Import, type ImportedMap, noImport } from './imported.ts';
import { oneLine } from './one-line.ts';

/** The linking phrase to the rest of a long concept. */
const goesOn = 'goes on';
/** Beginnings that the note names. */
const mostNamed = 2;

type Drawn = Pick<ImportedMap, 'nodes' | 'links'>;

const tooLong = (what: string, text: string, room: number): Import =>
  noImport(`The ${what} of this map has ${text.length} characters, and there is room for ${room}. Shorten “${text.slice(0, 60)} …” and import it again.`);

const whole = (text: string): string => oneLine(text, text.length).trim();

/** The map that was read, in texts for which there is room. A title or question that has none is refused, if its words stand nowhere else. */
export function fitted(read: Import): Import {
  if (!read.ok) return read;
  const { map } = read;
  const [title, focusQuestion] = [whole(map.title), whole(map.focusQuestion)];
  // A heading that is a concept as well keeps its words there.
  if (title.length > mapLimits.titleChars && !map.nodes.some(({ text }) => whole(text) === title)) return tooLong('title', title, mapLimits.titleChars);
  if (focusQuestion.length > mapLimits.questionChars) return tooLong('focus question', focusQuestion, mapLimits.questionChars);
  const fit = fitImport(map);
  if (fit.nodes.length > mapLimits.nodes || fit.links.length > mapLimits.links)
    return noImport(`This map has more than ${mapLimits.nodes} concepts or ${mapLimits.links} links. Import a part of it.`);
  const ids = new Map(fit.nodes.map(({ id }, i) => [id, `n${i + 1}`]));
  const rename = (id: string): string => ids.get(id) ?? id;
  return {
    ok: true,
    map: {
      ...map,
      title: title.slice(0, mapLimits.titleChars),
      focusQuestion,
      nodes: fit.nodes.map((node) => ({ ...node, id: rename(node.id) })),
      links: fit.links.map((link) => ({ ...link, from: rename(link.from), to: rename(link.to) })),
      note: fit.note,
    },
  };
}

/** A long concept goes on in the concepts below it; a long linking phrase becomes a concept between the two. Ids are any; new ones are made from them. */
function fitImport({ nodes, links }: Drawn): Drawn & { note: string } {
  const fitted: Drawn = { nodes: [], links: [] };
  const long: string[] = [];
  for (const node of nodes) {
    const pieces = piecesOf(whole(node.text));
    if (pieces.length > 1) long.push(pieces[0] ?? '');
    pieces.forEach((text, place) => {
      const at = node.at && { x: node.at.x, y: node.at.y + place * 120 };
      fitted.nodes.push({ ...node, id: place === 0 ? node.id : `${node.id} part ${place + 1}`, text, kind: place === 0 ? node.kind : 'concept', at });
    });
    for (let place = 1; place < pieces.length; place++)
      fitted.links.push({ from: place === 1 ? node.id : `${node.id} part ${place}`, to: `${node.id} part ${place + 1}`, label: goesOn });
  }
  const phrases: string[] = [];
  for (const [place, link] of links.entries()) {
    const label = whole(link.label);
    if (label.length <= mapLimits.labelChars) {
      fitted.links.push({ ...link, label });
      continue;
    }
    phrases.push(label);
    const between = fitImport({ nodes: [{ id: `phrase ${place}`, text: label, kind: 'concept', at: null }], links: [] });
    fitted.nodes.push(...between.nodes);
    fitted.links.push(...between.links, { from: link.from, to: `phrase ${place}`, label: '' }, { from: between.nodes.at(-1)?.id ?? `phrase ${place}`, to: link.to, label: '' });
  }
  return {
    ...fitted,
    note: [
      told(long, 'concept', mapLimits.conceptChars, 'goes on in the concept below it'),
      told(phrases, 'linking phrase', mapLimits.labelChars, 'became a concept between the two'),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function told(texts: readonly string[], what: string, room: number, where: string): string {
  if (texts.length === 0) return '';
  const names = texts.slice(0, mostNamed).map((text) => `“${text.split(' ').slice(0, 5).join(' ').slice(0, 40)} …”`);
  const others = texts.length > mostNamed ? ` and ${texts.length - mostNamed} more` : '';
  return `There is room for ${room} characters in a ${what}. What was longer ${where}: ${names.join(', ')}${others}.`;
}

/** Broken between words, each piece but the last with dots behind it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > mapLimits.conceptChars) {
    const room = rest.slice(0, mapLimits.conceptChars - 2);
    const space = room.lastIndexOf(' ');
    // A letter of two code units stays whole.
    const end = space > 0 ? space : /[\ud800-\udbff]$/.test(room) ? room.length - 1 : room.length;
    pieces.push(`${rest.slice(0, end)} …`);
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
