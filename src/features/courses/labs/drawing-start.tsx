import { DrawingLab } from './DrawingLab.tsx';
import { startLab } from './start-lab.ts';

export const start = (place: HTMLElement): void => startLab(place, <DrawingLab />);
