/**
 * What every presentation of Aurora has in common: colors and fonts, one master, one layout with a title and a text, and the master of the notes pages.
 * After ECMA-376, part 1, chapters 19 (PresentationML) and 20 (DrawingML). Lengths are in EMU: 914,400 to the inch.
 */

import { besidePicture, usualPoints } from '../points.ts';

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const page = { width: 12_192_000, height: 6_858_000 } as const;
/** Where the text of a slide stands: the room that `pointsFor` counts with. */
const textBox = { x: 685_800, y: 1_783_080, width: 10_820_400, height: 4_480_560 } as const;
/** The same beside a picture, and the picture. */
const gutter = 304_800;
export const narrowTextBox = { ...textBox, width: Math.round(besidePicture * textBox.width) } as const;
export const pictureBox = { ...textBox, x: textBox.x + narrowTextBox.width + gutter, width: textBox.width - narrowTextBox.width - gutter } as const;
/** The empty group that every tree of shapes begins with. */
export const treeStart =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const placed = ({ x, y, width, height }: Box): string => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
const rectangle = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const titleBox = { x: 685_800, y: 365_760, width: 10_820_400, height: 1_051_560 };
const numberBox = { x: 10_591_800, y: 6_356_350, width: 914_400, height: 274_320 };

const placeholder = (id: number, name: string, ph: string, box: Box | null, body: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr><p:spPr>${box ? placed(box) + rectangle : ''}</p:spPr><p:txBody>${body}</p:txBody></p:sp>`;
const prompt = (text: string): string => `<a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p>`;
const slideNumber = '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p>';
const colorMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const background = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
const letters = (size: number, font: 'mj' | 'mn', color: 'tx1' | 'tx2', isBold = false): string =>
  `<a:defRPr sz="${size * 100}"${isBold ? ' b="1"' : ''} kern="1200"><a:solidFill><a:schemeClr val="${color}"/></a:solidFill><a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr>`;

/** The line below the title: part of the master, so that no screen reader stops at it. */
const rule = `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="5" name="Rule"/><p:cNvCxnSpPr/><p:nvPr userDrawn="1"/></p:nvCxnSpPr><p:spPr>${placed({ x: 685_800, y: 1_527_048, width: 10_820_400, height: 0 })}<a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="38100"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:ln></p:spPr></p:cxnSp>`;

export const slideMaster = `${declaration}<p:sldMaster ${namespaces}><p:cSld>${background}<p:spTree>${treeStart}${[
  placeholder(
    2,
    'Title',
    'type="title"',
    titleBox,
    `<a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="b"><a:normAutofit/></a:bodyPr>${prompt('Title')}`,
  ),
  placeholder(3, 'Text', 'type="body" idx="1"', textBox, `<a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0"><a:normAutofit/></a:bodyPr>${prompt('Text')}`),
  placeholder(
    4,
    'Slide Number',
    'type="sldNum" sz="quarter" idx="4"',
    numberBox,
    `<a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="ctr"/><a:lstStyle><a:lvl1pPr algn="r">${letters(12, 'mn', 'tx2')}</a:lvl1pPr></a:lstStyle>${slideNumber}`,
  ),
  rule,
].join(
  '',
)}</p:spTree></p:cSld>${colorMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>${letters(36, 'mj', 'tx1', true)}</a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr marL="342900" indent="-342900" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1"><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPts val="1000"/></a:spcBef><a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/>${letters(usualPoints, 'mn', 'tx1')}</a:lvl1pPr></p:bodyStyle><p:otherStyle><a:lvl1pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${letters(18, 'mn', 'tx1')}</a:lvl1pPr></p:otherStyle></p:txStyles></p:sldMaster>`;

export const slideLayout = `${declaration}<p:sldLayout ${namespaces} type="obj" preserve="1"><p:cSld name="Title and Text"><p:spTree>${treeStart}${[
  placeholder(2, 'Title', 'type="title"', null, `<a:bodyPr/>${prompt('Title')}`),
  placeholder(3, 'Text', 'idx="1"', null, `<a:bodyPr/>${prompt('Text')}`),
  placeholder(4, 'Slide Number', 'type="sldNum" sz="quarter" idx="12"', null, `<a:bodyPr/><a:lstStyle/>${slideNumber}`),
].join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

export const notesMaster = `${declaration}<p:notesMaster ${namespaces}><p:cSld>${background}<p:spTree>${treeStart}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg" idx="2"/></p:nvPr></p:nvSpPr><p:spPr>${placed({ x: 685_800, y: 1_143_000, width: 5_486_400, height: 3_086_100 })}${rectangle}<a:noFill/><a:ln w="12700"><a:solidFill><a:prstClr val="black"/></a:solidFill></a:ln></p:spPr></p:sp>${placeholder(3, 'Notes', 'type="body" sz="quarter" idx="3"', { x: 685_800, y: 4_400_550, width: 5_486_400, height: 3_600_450 }, `<a:bodyPr vert="horz" lIns="91440" tIns="45720" rIns="91440" bIns="45720" rtlCol="0"/>${prompt('Notes')}`)}</p:spTree></p:cSld>${colorMap}<p:notesStyle><a:lvl1pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">${letters(12, 'mn', 'tx1')}</a:lvl1pPr></p:notesStyle></p:notesMaster>`;

const color = (name: string, hex: string): string => `<a:${name}><a:srgbClr val="${hex}"/></a:${name}>`;
const font = (name: string, typeface: string): string => `<a:${name}><a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const outline = (width: number): string => `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;

/** Ink on white, with the green of Aurora; a serif for titles that every machine has. The slides and the notes pages each need one of their own. */
export const theme = `${declaration}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Aurora"><a:themeElements><a:clrScheme name="Aurora">${[
  color('dk1', '1E2333'),
  color('lt1', 'FFFFFF'),
  color('dk2', '565C6E'),
  color('lt2', 'F3EEE4'),
  color('accent1', '0F6B5F'),
  color('accent2', '35489B'),
  color('accent3', '8A4B08'),
  color('accent4', '6A3FA0'),
  color('accent5', '9A2F63'),
  color('accent6', '1F5F99'),
  color('hlink', '35489B'),
  color('folHlink', '6A3FA0'),
].join(
  '',
)}</a:clrScheme><a:fontScheme name="Aurora">${font('majorFont', 'Georgia')}${font('minorFont', 'Calibri')}</a:fontScheme><a:fmtScheme name="Aurora"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${[6_350, 12_700, 19_050].map(outline).join('')}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
