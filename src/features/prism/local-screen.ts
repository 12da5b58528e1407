/** The safety screen, fetched before the first text is sent. */
import type { Safety } from '../../contracts/api/meta.ts';
import { careOf } from '../../engine/reflection/care.ts';

export const screen = (text: string): Safety => careOf(text).safety;
