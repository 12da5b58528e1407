/** What the page brings along until there is something of one's own. */
import type { PrismFeedback } from '../../contracts/api/prism-feedback.ts';

export interface SampleReflection {
  title: string;
  /** In words: "2 days ago". */
  age: string;
  text: string;
  feedback: PrismFeedback;
}

export interface SampleAssignment {
  title: string;
  /** In words: "Friday, 3:00 PM". */
  due: string;
  classLabel: string;
  badge: 'Due soon' | 'Upcoming';
  prompt: string;
}
