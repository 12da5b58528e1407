/** The diagram of a slide as shapes that can be moved and rewritten in the presentation, in one group whose description says what the picture says. */
import { looks } from '../../../../engine/concept-map/boxes.ts';
import { type Line, sceneOf } from '../../../../engine/concept-map/scene.ts';
import { diagramText, mapOfDiagram } from '../../../../engine/lesson/diagram.ts';
import { type Box, pictureBox, placed } from './masters.ts';

/** EMU for a pixel of the scene at most: larger letters than the text beside it would look odd. */
const largest = 20_000;
const emuOfPoint = 12_700;

/** Empty where no line can be drawn. `firstId`: of the shapes on the slide, for those that follow. */
export function diagramXml(lines: readonly string[], firstId: number, xml: (text: string) => string): string {
  const map = mapOfDiagram(lines);
  if (!map) return '';
  const scene = sceneOf(map);
  const scale = Math.min(pictureBox.width / scene.width, pictureBox.height / scene.height, largest);
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const left = pictureBox.x + (pictureBox.width - width) / 2;
  const top = pictureBox.y + (pictureBox.height - height) / 2;
  const emu = (pixels: number): number => Math.round(pixels * scale);
  const boxAt = (middle: { x: number; y: number }, size: { width: number; height: number }): Box => ({
    x: Math.round(left) + emu(middle.x - size.width / 2 - scene.x),
    y: Math.round(top) + emu(middle.y - size.height / 2 - scene.y),
    width: emu(size.width),
    height: emu(size.height),
  });
  /** In hundredths of a point. */
  const letters = (pixels: number): number => Math.round((pixels * scale) / emuOfPoint) * 100;
  let id = firstId;
  const arrows = scene.lines.map((line) => arrowXml(++id, line, emu, boxAt));
  const boxes = scene.boxes.map((box) =>
    wordsXml({
      id: ++id,
      name: xml(box.node.text),
      box: boxAt(box, box),
      look: '<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 18000"/></a:avLst></a:prstGeom><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:ln w="25400"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:ln>',
      run: `sz="${letters(looks.fontSize)}"`,
      words: xml(box.node.text),
    }),
  );
  const phrases = scene.lines
    .filter(({ label }) => label.lines.length > 0)
    .map(({ link, label }) =>
      wordsXml({
        id: ++id,
        name: 'Phrase',
        box: boxAt(label, { width: label.width + 8, height: label.height }),
        look: '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:ln><a:noFill/></a:ln>',
        run: `i="1" sz="${letters(looks.labelSize)}"`,
        words: xml(link.label.trim()),
      }),
    );
  const whole = `<a:off x="${Math.round(left)}" y="${Math.round(top)}"/><a:ext cx="${width}" cy="${height}"/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${firstId}" name="Diagram" descr="${xml(`Diagram: ${diagramText(lines)}.`)}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>${whole}${whole.replace('a:off', 'a:chOff').replace('a:ext', 'a:chExt')}</a:xfrm></p:grpSpPr>${arrows.join('')}${boxes.join('')}${phrases.join('')}</p:grpSp>`;
}

interface WordsShape {
  id: number;
  name: string;
  box: Box;
  /** Geometry, fill and outline. */
  look: string;
  /** Attributes of the letters. */
  run: string;
  words: string;
}

const wordsXml = ({ id, name, box, look, run, words }: WordsShape): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placed(box)}${look}</p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="ctr"><a:noAutofit/></a:bodyPr><a:lstStyle/><a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="en-US" ${run}><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:rPr><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`;

/** A curve within its own frame. */
function arrowXml(id: number, { way }: Line, emu: (pixels: number) => number, boxAt: (middle: { x: number; y: number }, size: { width: number; height: number }) => Box): string {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = { width: Math.max(1, Math.max(...xs) - left), height: Math.max(1, Math.max(...ys) - top) };
  const box = boxAt({ x: left + size.width / 2, y: top + size.height / 2 }, size);
  const [start, control, end] = way.map(({ x, y }) => `<a:pt x="${emu(x - left)}" y="${emu(y - top)}"/>`);
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Arrow"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placed(box)}<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${box.width}" h="${box.height}" fill="none"><a:moveTo>${start}</a:moveTo><a:quadBezTo>${control}${end}</a:quadBezTo></a:path></a:pathLst></a:custGeom><a:noFill/><a:ln w="19050"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:tailEnd type="triangle" w="med" len="med"/></a:ln></p:spPr></p:sp>`;
}
