/** The safety screen, fetched before the first hand-in. */
import { careOf } from '../../engine/reflection/care.ts';

export const careIn = (text: string): 0 | 1 | 2 => careOf(text).safety.level;
