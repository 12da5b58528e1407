/** Reflections, essays, concept maps and questions about a passage to read. */
import { type ConceptMap, mapTypeNames } from '../../contracts/concept-map.ts';
import { type BlockType, blockTypes, type EssayGrade, type EssayType } from '../../contracts/essay.ts';
import { gradeLabels, promptStyleLabels, type ReadingSet } from '../../contracts/reading.ts';
import { outlineOf } from '../concept-map/outline.ts';
import { propositionsOf } from '../concept-map/propositions.ts';
import { bullets, factsOf, paragraphs, quote, type Sheet, section } from './sheet.ts';

export interface ReadReflection {
  text: string;
  prompt: { title: string; text: string; classLabel: string } | null;
}

export const reflectionSheet = (title: string, { text, prompt }: ReadReflection): Sheet => ({
  title,
  facts: [],
  sections: [...section('The prompt', quote(prompt?.text ?? '')), ...section('The reflection', paragraphs(text))],
});

export interface ReadEssay {
  essayType: EssayType;
  gradeLevel: EssayGrade;
  blocks: Readonly<Record<BlockType, string>>;
  note: string | null;
  hasNote: boolean;
}

const essayNames: Readonly<Record<EssayType, string>> = { argumentative: 'Argumentative', informative: 'Informative', reflective: 'Reflective' };

/** The text as its reader gets it, in one piece; the note on the use of AI where the writer has let it go along. */
export const essaySheet = (title: string, { essayType, gradeLevel, blocks, note, hasNote }: ReadEssay): Sheet => ({
  title,
  facts: factsOf([
    ['Kind of essay', essayNames[essayType]],
    ['Grades', gradeLevel],
  ]),
  sections: [
    ...section(
      'The essay',
      blockTypes.flatMap((block) => paragraphs(blocks[block])),
    ),
    ...section('Use of AI', paragraphs(hasNote ? (note ?? '') : '')),
  ],
});

/** Indents the outline of a list. */
const indent = '\u2003';

export function mapSheet(title: string, map: ConceptMap): Sheet {
  const rows = outlineOf(map);
  return {
    title,
    facts: factsOf([
      ['Map type', mapTypeNames[map.mapType]],
      ['Topic', map.topic],
      ['Focus question', map.focusQuestion],
    ]),
    sections: [
      ...section('Outline', bullets(rows.map(({ node, link, level }) => `${indent.repeat(level - 1)}${link?.label ? `${link.label}: ` : ''}${node.text || '(no text yet)'}`))),
      ...section('What the map says', bullets(propositionsOf(map).map(({ text }) => text))),
      ...section('Note', paragraphs(map.note)),
    ],
  };
}

export const readingSheet = (title: string, { passage, style, grade, questions }: ReadingSet): Sheet => ({
  title,
  facts: factsOf([
    ['Kind of questions', promptStyleLabels[style]],
    ['For', grade ? gradeLabels[grade] : ''],
  ]),
  sections: [
    ...section('The passage', paragraphs(passage)),
    ...questions.flatMap(({ question, skill, expected, lookFors, answer }, i) =>
      section(`Question ${i + 1}${skill ? `: ${skill}` : ''}`, [
        ...paragraphs(question),
        ...quote(answer && `Answer: ${answer}`),
        ...bullets([expected && `Expected: ${expected}`, lookFors.length > 0 ? `Look for: ${lookFors.join('; ')}` : '']),
      ]),
    ),
  ],
});
