/** The safety screen, fetched when a room is entered. */
import { careOf } from '../../../engine/reflection/care.ts';

export const isInNeed = (text: string): boolean => careOf(text).safety.level === 2;
