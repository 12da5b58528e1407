/** `content/site/planning-sheets.yaml`: what stands at the address of a tool until the tool is there. */
import * as z from 'zod';
import { atLeast, line, Mode } from '../../contracts/knowledge/vocabulary.ts';
import { SiteLink, SitePath } from './link.ts';
import { toolColors } from './tools.ts';

const named = { id: z.string().regex(/^[a-z][a-zA-Z]*$/, { error: 'Write a name in letters, like "gradeLevel".' }), label: line(80) };
/** What stands below a field: words that could stand in it, or what belongs there. */
const note = { example: line(160).optional(), hint: line(160).optional() };
const Field = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('line'), ...note }),
  z.strictObject({ ...named, kind: z.literal('text'), ...note, rows: z.int().min(2).max(10).default(3) }),
  z.strictObject({ ...named, kind: z.literal('choice'), options: atLeast(2, line(40)), chosen: line(40).optional() }),
]);

const Sheet = z
  .strictObject({
    path: SitePath,
    tool: line(40),
    figure: z.enum(toolColors),
    lead: line(200),
    title: line(60),
    fields: atLeast(3, Field),
    topicField: line(40),
    /** The field in which [square brackets] become blanks on a student copy. */
    blanksIn: line(40).optional(),
    will: atLeast(2, line(200)),
    message: line(200).refine((text) => text.includes('{topic}'), { error: 'Say where the topic goes: {topic}.' }),
    mode: Mode,
    today: atLeast(1, SiteLink.extend({ text: line(120) })),
  })
  .superRefine(({ fields, topicField, blanksIn }, context) => {
    for (const id of [topicField, ...(blanksIn ? [blanksIn] : [])]) if (!fields.some((field) => field.id === id)) context.addIssue(`No field has the id "${id}".`);
    for (const field of fields)
      if (field.kind === 'choice' && field.chosen && !field.options.includes(field.chosen)) context.addIssue(`${field.id}: "${field.chosen}" is none of the options.`);
  });

export const PlanningSheets = z.strictObject({
  words: z.strictObject({ badge: line(20), notYet: line(200), kept: line(160), willTitle: line(60), todayTitle: line(60), list: line(160), notice: line(160) }),
  sheets: z.array(Sheet),
});
export type PlanningSheet = z.infer<typeof Sheet>;
