import { SamplingLab } from './SamplingLab.tsx';
import { startLab } from './start-lab.ts';

export const start = (place: HTMLElement): void => startLab(place, <SamplingLab random={Math.random} />);
