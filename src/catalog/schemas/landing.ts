/** `content/site/landing.yaml`: the words of the home page and of /old-home. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

const exactly = <T extends z.ZodType>(count: number, item: T) => z.array(item).length(count, { error: `Write exactly ${count}.` });
const Path = z.string().regex(/^\/[a-z0-9/-]*$/, { error: 'Write a path of this site, like "/learning-about-ai".' });
const Entry = z.strictObject({ title: line(60), text: line(300) });
const Way = z.strictObject({ title: line(40), text: line(160), path: Path });
const Chapter = z.strictObject({ label: line(24), title: line(80) });

export const ClassroomExample = z.strictObject({
  title: line(60),
  goal: line(120),
  dialogue: atLeast(4, z.strictObject({ speaker: z.enum(['Student', 'KORA']), text: line(320) })),
});

export const RoadmapItem = z.strictObject({
  version: z.string().regex(/^v\d\.\d$/, { error: 'Write a version like "v0.5".' }),
  title: line(40),
  state: z.enum(['completed', 'current', 'upcoming']),
  /** Word for word as in section 9 of the whitepaper, which calls itself "this paper". */
  text: line(400),
});

export const Landing = z.strictObject({
  picker: z.strictObject({
    title: line(80),
    lead: line(240),
    tryKora: line(24),
    learnMore: line(24),
    audiencesTitle: line(40),
    audiences: exactly(3, Way),
    experiencesTitle: line(40),
    experiences: exactly(3, Way),
  }),
  hero: z.strictObject({ text: line(300) }),
  about: Chapter.extend({ mission: line(400), valuesTitle: line(40), values: atLeast(3, Entry), quote: line(200), quoteBy: line(40) }),
  /** Cautions of `statistics.json` are written for whoever quotes a figure. Where that reads oddly, its key has the same caution for readers here. */
  problem: Chapter.extend({ lead: line(400), text: line(240), after: line(240), cautions: z.record(line(40), line(300)) }),
  kora: Chapter.extend({
    philosophy: atLeast(1, line(500)),
    stepsTitle: line(60),
    steps: exactly(5, Entry),
    examplesTitle: line(60),
    examplesText: line(160),
    examples: exactly(3, ClassroomExample),
    roadmapTitle: line(60),
    roadmap: atLeast(2, RoadmapItem),
    roadmapNote: line(200),
    chatTitle: line(60),
    chatText: line(400),
  }),
  suite: Chapter.extend({ lead: line(400), engagement: line(120), engagementNote: line(240), besidesTitle: line(60), besides: atLeast(1, Way) }),
  vision: Chapter.extend({ lead: line(240), phases: exactly(4, Entry) }),
  join: Chapter.extend({ text: line(240), fallback: line(120) }),
  trust: Chapter.extend({ lead: line(240), commitments: exactly(4, Entry), links: atLeast(1, z.strictObject({ title: line(40), path: Path })) }),
  session: Chapter.extend({ text: line(240), codeHint: line(40), withoutScripts: line(240) }),
});
export type Landing = z.infer<typeof Landing>;
