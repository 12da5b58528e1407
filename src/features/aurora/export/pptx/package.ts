/** A presentation as a file: the parts, what each is, and which needs which (ECMA-376, part 2). */
import { strToU8, zipSync } from 'fflate';
import { declaration, namespaces, notesMaster, page, slideLayout, slideMaster, theme } from './masters.ts';

export interface SlideParts {
  /** XML of the slide. */
  slide: string;
  /** XML of its notes page. */
  notes: string;
}

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const partTypes = 'application/vnd.openxmlformats-officedocument.presentationml';

/** Pairs of what a part needs and where it is; the place gives its id, from rId1. */
type Needs = readonly (readonly [type: string, target: string])[];

const relationships = (needs: Needs): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${needs.map(([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${type.startsWith('http') ? type : `${officeTypes}/${type}`}" Target="${target}"/>`).join('')}</Relationships>`;

export function presentationFile(title: string, slides: readonly SlideParts[], created: Date): Uint8Array<ArrayBuffer> {
  const numbers = slides.map((_, place) => place + 1);
  const types: [part: string, type: string][] = [
    ['ppt/presentation.xml', `${partTypes}.presentation.main+xml`],
    ['ppt/slideMasters/slideMaster1.xml', `${partTypes}.slideMaster+xml`],
    ['ppt/slideLayouts/slideLayout1.xml', `${partTypes}.slideLayout+xml`],
    ['ppt/notesMasters/notesMaster1.xml', `${partTypes}.notesMaster+xml`],
    ['ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['ppt/theme/theme2.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
    ...numbers.flatMap((number): [string, string][] => [
      [`ppt/slides/slide${number}.xml`, `${partTypes}.slide+xml`],
      [`ppt/notesSlides/notesSlide${number}.xml`, `${partTypes}.notesSlide+xml`],
    ]),
  ];
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`).join('')}</Types>`,
    '_rels/.rels': relationships([
      ['officeDocument', 'ppt/presentation.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
      ['extended-properties', 'docProps/app.xml'],
    ]),
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dc:creator>Aurora</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${created.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
    'docProps/app.xml': `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Aurora</Application><Slides>${slides.length}</Slides><Notes>${slides.length}</Notes></Properties>`,
    'ppt/presentation.xml': `${declaration}<p:presentation ${namespaces} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>${slides.length > 0 ? `<p:sldIdLst>${numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number + 3}"/>`).join('')}</p:sldIdLst>` : ''}<p:sldSz cx="${page.width}" cy="${page.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['notesMaster', 'notesMasters/notesMaster1.xml'],
      ['theme', 'theme/theme1.xml'],
      ...numbers.map((number) => ['slide', `slides/slide${number}.xml`] as const),
    ]),
    'ppt/theme/theme1.xml': theme,
    'ppt/theme/theme2.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': slideMaster,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': slideLayout,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/notesMasters/notesMaster1.xml': notesMaster,
    'ppt/notesMasters/_rels/notesMaster1.xml.rels': relationships([['theme', '../theme/theme2.xml']]),
  };
  slides.forEach(({ slide, notes }, place) => {
    const number = place + 1;
    parts[`ppt/slides/slide${number}.xml`] = slide;
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['notesSlide', `../notesSlides/notesSlide${number}.xml`],
    ]);
    parts[`ppt/notesSlides/notesSlide${number}.xml`] = notes;
    parts[`ppt/notesSlides/_rels/notesSlide${number}.xml.rels`] = relationships([
      ['notesMaster', '../notesMasters/notesMaster1.xml'],
      ['slide', `../slides/slide${number}.xml`],
    ]);
  });
  // The contents come first in the file, as readers of streams expect.
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
