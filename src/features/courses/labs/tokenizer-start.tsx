import { startLab } from './start-lab.ts';
import { TokenizerLab } from './TokenizerLab.tsx';

export const start = (place: HTMLElement): void => startLab(place, <TokenizerLab readCourse={readLessons} random={Math.random} />);

/** The lessons as they stand on this page, a line for each paragraph, heading, list entry and cell. */
const readLessons = (): string => [...document.querySelectorAll('.module .prose :is(p, h4, li, th, td)')].map(({ textContent }) => textContent.trim()).join('\n');
