/** `course.yaml`: the header of a course, what stands beside its modules, and its closing call to action. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';
import { courseKinds } from './course-kinds.ts';
import { CallToAction, IconName } from './course-parts.ts';
import { SiteLink } from './link.ts';
import { QuickCheckQuestion, SourceKeys } from './reading.ts';

const courseFields = {
  badge: line(40),
  title: line(100),
  description: line(300),
  /** For whom it is written: decides which reading level the check asks for. */
  audience: z.enum(['students', 'teachers', 'leaders'], { error: 'Write students, teachers or leaders.' }),
  reviewed: Day,
  closing: CallToAction,
};
const Card = z.strictObject({ title: line(60), description: line(400) });

/** Four kinds that are one scrolling list of modules. `headline`: totals shown as badges under the title. */
const listCourse = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), ...courseFields, headline: z.array(line(60)).optional() });
export const PedagogyCourse = listCourse('pedagogy');
export const MakerCourse = listCourse('maker');
export const ProductivityCourse = listCourse('productivity');
export const BusinessCourse = listCourse('business');

export const LlmCourse = z.strictObject({
  kind: z.literal('llm'),
  ...courseFields,
  applications: atLeast(1, Card.extend({ icon: IconName, commonUses: atLeast(3, line(200)), checkFirst: line(300) })),
  limitations: atLeast(1, Card.extend({ impact: line(400), advice: line(400) })),
  handsOn: atLeast(1, z.strictObject({ title: line(80), prompt: line(900), steps: atLeast(3, line(300)), link: SiteLink })),
});

export const WhatIsAiCourse = z.strictObject({
  kind: z.literal('what-is-ai'),
  ...courseFields,
  typesOfAi: atLeast(4, Card.extend({ examples: atLeast(2, line(200)), limit: line(300) })),
  quiz: atLeast(12, QuickCheckQuestion),
});

export const BiasCourse = z.strictObject({
  kind: z.literal('bias'),
  ...courseFields,
  types: atLeast(
    6,
    Card.extend({
      example: line(400),
      impact: line(400),
      realWorldCases: atLeast(1, line(400)),
      prevention: atLeast(3, line(220)),
      sources: SourceKeys.min(1, { error: 'Name at least one source by key.' }),
    }),
  ),
  scenarios: atLeast(
    3,
    z.strictObject({
      title: line(80),
      situation: line(900),
      choices: atLeast(2, z.strictObject({ choice: line(200), gains: line(260), costs: line(260) })),
      questions: atLeast(2, line(260)),
    }),
  ),
  principles: atLeast(5, Card.extend({ inPractice: atLeast(2, line(240)), sources: SourceKeys.min(1, { error: 'Name at least one source by key.' }) })),
  knowledgeCheck: z.array(QuickCheckQuestion.safeExtend({ title: line(80), question: line(900) })).length(3, { error: 'The Knowledge Check has exactly 3 scenarios.' }),
});

/** One kind of course per template; a course says which it is. */
export const Course = z.discriminatedUnion('kind', [PedagogyCourse, MakerCourse, ProductivityCourse, BusinessCourse, LlmCourse, WhatIsAiCourse, BiasCourse], {
  error: `Write "kind:" with one of ${courseKinds.join(', ')}. It decides which template the course uses.`,
});
export type LlmCourse = z.infer<typeof LlmCourse>;
export type WhatIsAiCourse = z.infer<typeof WhatIsAiCourse>;
export type BiasCourse = z.infer<typeof BiasCourse>;
export type Course = z.infer<typeof Course>;
