/** Which lines of a topic pack suit a class, and which question is a case that it can look into. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';

/** Percentages, decimals, negative and very large numbers and units of physics are no everyday of grades 3 to 5, except where numbers are the matter. */
export const isForOlder = (text: string, { subject }: TopicPack): boolean =>
  subject !== 'mathematics' && (/\bpercent|%|−\d|\d\.\d|\d{5,}|\d,\d{3},|\d \d{3}\b|\d ?(?:J|N|kg|Hz|V|A|W|Ω|m\/s|km\/s)\b/.test(text) || (text.match(/[×÷=]/g)?.length ?? 0) > 1);

const isLong = (text: string): boolean =>
  text.includes('?') &&
  text.length >= 60 &&
  !/^(?:solve|use|name|find|write|work out|place|choose|compare|explain|describe|make|take|join|tell|clap|listen|squint|follow|look)\b/i.test(text);
/** Something to predict; a sum to work out is none, except where sums are the matter. */
export const isCase = (text: string, { subject }: TopicPack): boolean => isLong(text) && (subject === 'mathematics' || !/\bhow (?:many|much)\b/i.test(text));
