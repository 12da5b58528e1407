/** Parts that the modules of every course share: what stands above and below the lesson. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';
import { courseIcons } from './course-icons.ts';
import { labNames } from './labs.ts';
import { SiteLink } from './link.ts';
import { QuickCheck, SourceKeys } from './reading.ts';

/** A picture beside a title. */
export const IconName = z.enum(courseIcons, { error: `Write one of ${courseIcons.join(', ')}.` });

/** What "Teach this" fills into Aurora's form besides the length. */
export const TeachThis = z.strictObject({ subject: line(40), topic: line(120) });

/** One entry of a list: a name in bold and what it means or how it goes. */
export const Named = z.strictObject({ name: line(60), text: line(420) });
/** A tool is named only for what it certainly does; `check`: what to look up before class. */
export const Tool = z.strictObject({ name: line(60), use: line(260), check: line(220) });

export const CallToAction = z.strictObject({
  title: line(80),
  text: line(300),
  links: atLeast(1, SiteLink),
});

/** Fields of every module, whatever its course. The body of the MDX file is the lesson. */
export const moduleFields = {
  title: line(80),
  minutes: z.int({ error: 'Write whole minutes, like 45.' }).min(5).max(120),
  icon: IconName,
  /** Two or three sentences that open the card. */
  overview: line(700),
  /** A lab that stands between the lesson and the lists; its words are in `content/site/labs.yaml`. */
  lab: z.enum(labNames, { error: `Write ${labNames.join(', ')}, or remove the field.` }).optional(),
  teachThis: TeachThis,
  sources: SourceKeys.min(2, { error: 'Name at least two sources by key.' }),
  quickCheck: QuickCheck,
  reviewed: Day,
};
