/** What the makers of literary questions have in common. */
import type { Passage } from '../../passage.ts';

export const isTold = ({ kind }: Passage) => kind === 'story' || kind === 'poem';
/** "story", "poem", "passage", as a question calls it. */
export const whole = ({ kind, genre }: Passage): string => genre ?? (kind === 'poem' ? 'poem' : kind === 'story' ? 'story' : 'passage');
