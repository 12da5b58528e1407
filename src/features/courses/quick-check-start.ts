import { startIn } from './island-start.ts';
import { QuickCheck, type QuickCheckProps } from './QuickCheck.tsx';

export const start = (place: HTMLElement, props: unknown): void => startIn(place, QuickCheck, props as QuickCheckProps);
