/**
 * The slides as a PowerPoint file, made in the browser: each title is the slide's title, the lines are its text, the notes are its notes. Loaded when it is asked for.
 * Written here because the files of the one library for it ask to be repaired when they are opened (https://github.com/gitbrent/PptxGenJS/issues/1443, 1444, 1449).
 */

import { clean } from '../../../../ui/paper/paper.ts';
import { type Deck, type DeckSlide, deckOf, hasBullet } from '../../show/deck.ts';
import type { NamedLesson } from '../lesson-papers.ts';
import { notesPages, notesPointsFor, pointsFor, usualNotesPoints, usualPoints } from '../points.ts';
import { diagramXml } from './diagram-xml.ts';
import { declaration, namespaces, narrowTextBox, placed, treeStart } from './masters.ts';
import { presentationFile } from './package.ts';

const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export function lessonPptx(lesson: NamedLesson, now: Date): Blob {
  const deck = deckOf({ id: '', ...lesson });
  const { guidance } = lesson.body;
  const warning = guidance.length > 0 ? `Read before you teach: this lesson touches on ${guidance.join(', ')}.` : '';
  const slides = deck.slides
    .flatMap((slide, place) => withNotes(slide, deck, place === 0 ? warning : ''))
    .map(({ slide, notes }, place) => ({ slide: slideXml(slide, place + 1), notes: notesXml(notes, place + 1) }));
  return new Blob([presentationFile(xml(deck.title), slides, now)], { type });
}

const xml = (text: string): string => clean(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
/** Is the first letter of a script that is written from right to left? */
const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
const direction = (text: string): string => (isRightToLeft(text) ? ' algn="r" rtl="1"' : '');
const number = (n: number): string =>
  `<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>${n}</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p>`;

/** `at`: where it stands, if not where the layout has it. */
const shape = (id: number, name: string, placeholder: string, paragraphs: string, at = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${placeholder}/></p:nvPr></p:nvSpPr>${at ? `<p:spPr>${at}</p:spPr>` : '<p:spPr/>'}<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

function slideXml({ title, lines, diagram }: DeckSlide, place: number): string {
  const picture = diagramXml(diagram, 5, xml);
  const size = pointsFor(lines, picture !== '');
  const letters = size === usualPoints ? '' : ` sz="${size * 100}"`;
  const paragraphs = lines.map((line) => {
    const look = lines.length > 1 && hasBullet(line) ? `<a:pPr${direction(line)}/>` : `<a:pPr marL="0" indent="0"${direction(line)}><a:buNone/></a:pPr>`;
    return `<a:p>${look}<a:r><a:rPr lang="en-US"${letters}/><a:t>${xml(oneLine(line))}</a:t></a:r></a:p>`;
  });
  const heading = `<a:p>${isRightToLeft(title) ? `<a:pPr${direction(title)}/>` : ''}<a:r><a:rPr lang="en-US"${title.length > 60 ? ' sz="2800"' : ''}/><a:t>${xml(oneLine(title))}</a:t></a:r></a:p>`;
  return `${declaration}<p:sld ${namespaces}><p:cSld><p:spTree>${treeStart}${shape(2, 'Title', 'type="title"', heading)}${shape(3, 'Text', 'idx="1"', paragraphs.join('') || '<a:p><a:endParaRPr lang="en-US"/></a:p>', picture ? placed(narrowTextBox) : '')}${shape(4, 'Slide Number', 'type="sldNum" sz="quarter" idx="12"', number(place))}${picture}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

/** The slide with what is to be said with it; what has no room on its notes page stands below a further slide that says so. */
function withNotes(slide: DeckSlide, deck: Deck, warning: string): { slide: DeckSlide; notes: string[] }[] {
  const { notes, part, title } = slide;
  const planned = part ? `Part ${part.number} of ${deck.parts}: ${part.title}, ${part.minutes} minutes.` : '';
  const [first = [], ...more] = notesPages([warning, planned, ...notes.split('\n')].filter((line) => line.trim()));
  const further = more.map((page) => ({
    slide: { ...slide, title: `${title}: the notes go on`, lines: ['What else there is to say stands in the notes of this slide.'], diagram: [] },
    notes: page,
  }));
  return [{ slide, notes: first }, ...further];
}

function notesXml(texts: readonly string[], place: number): string {
  const size = notesPointsFor(texts);
  const letters = size === usualNotesPoints ? '' : ` sz="${size * 100}"`;
  const paragraphs = texts.map((text) => `<a:p><a:r><a:rPr lang="en-US"${letters}/><a:t>${xml(text)}</a:t></a:r></a:p>`);
  const image =
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';
  return `${declaration}<p:notes ${namespaces}><p:cSld name="Notes ${place}"><p:spTree>${treeStart}${image}${shape(3, 'Notes', 'type="body" idx="1"', paragraphs.join('') || '<a:p><a:endParaRPr lang="en-US"/></a:p>')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}
