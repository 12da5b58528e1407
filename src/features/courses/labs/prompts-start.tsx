import { saveFile } from '../../../ui/save-file.ts';
import { PromptLab } from './PromptLab.tsx';
import { startLab } from './start-lab.ts';

export const start = (place: HTMLElement): void => startLab(place, <PromptLab random={Math.random} now={() => new Date()} save={saveFile} />);
