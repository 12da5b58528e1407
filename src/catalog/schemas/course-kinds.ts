/** The kinds of course: which lists the modules of each carry, and under which headings they stand. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';
import { moduleFields, Named, Tool } from './course-parts.ts';

/** Lists that only some modules have: badge ideas, character archetypes, types of curiosity, platform analysis, HTAS. */
const ExtraList = z.strictObject({ heading: line(60), intro: line(300).optional(), items: atLeast(3, Named) });
const Workflow = z.strictObject({ name: line(60), steps: atLeast(3, line(220)) });
const Prompt = z.strictObject({ name: line(60), prompt: line(700) });
const Template = z.strictObject({ name: line(60), text: line(900) });

/** Creative pedagogy and the courses for teachers. */
export const PedagogyModule = z.strictObject({
  ...moduleFields,
  keyPoints: atLeast(4, line(260)),
  activities: atLeast(3, Named),
  extraLists: z.array(ExtraList).optional(),
  researchBase: line(900),
});

/** Creating with AI. */
export const MakerModule = z.strictObject({
  ...moduleFields,
  keyPoints: atLeast(4, line(220)),
  activities: atLeast(3, Named),
  practicalTips: atLeast(3, line(260)),
  tools: atLeast(2, Tool),
  ideas: atLeast(3, line(220)),
  ethicalPoints: atLeast(3, line(240)),
});

/** Productivity with AI. */
export const ProductivityModule = z.strictObject({
  ...moduleFields,
  outcomes: atLeast(3, line(200)),
  activities: atLeast(2, Named),
  practicalTips: atLeast(3, line(260)),
  tools: atLeast(2, Tool),
  workflows: atLeast(1, Workflow),
  prompts: atLeast(2, Prompt),
  templates: atLeast(1, Template),
});

/** AI for Business: a research foundation of two sources. */
export const BusinessModule = z.strictObject({
  ...moduleFields,
  outcomes: atLeast(3, line(200)),
  activities: atLeast(2, Named),
  guidelines: atLeast(3, line(300)),
  researchBase: line(900),
  sources: moduleFields.sources.max(2, { error: 'This course names exactly two sources a module.' }),
});

/** What Is AI. */
export const Lesson = z.strictObject({
  ...moduleFields,
  examples: atLeast(3, line(260)),
  keyPoints: atLeast(4, line(220)),
  activities: atLeast(2, Named),
  deepDive: line(1_200),
});

/** How LLMs Work. */
export const LlmModule = z.strictObject({
  ...moduleFields,
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced'], { error: 'Write Beginner, Intermediate or Advanced.' }),
  analogy: line(700),
  keyPoints: atLeast(4, line(300)),
  technicalDetails: z.array(z.strictObject({ title: line(60), content: line(900) })).optional(),
});

/** Bias & Ethics. `tab`: under which of the tabs the part stands, before the tab's cards. */
export const BiasPart = z.strictObject({
  ...moduleFields,
  tab: z.enum(['types', 'scenarios', 'principles'], { error: 'Write types, scenarios or principles.' }),
  keyPoints: atLeast(4, line(260)),
});

export const moduleSchemas = {
  pedagogy: PedagogyModule,
  maker: MakerModule,
  productivity: ProductivityModule,
  business: BusinessModule,
  'what-is-ai': Lesson,
  llm: LlmModule,
  bias: BiasPart,
} as const;

export type CourseKind = keyof typeof moduleSchemas;
export const courseKinds = Object.keys(moduleSchemas) as CourseKind[];
