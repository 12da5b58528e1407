/** The words around the PARE page. */
import pareText from '../../content/site/pare.yaml?raw';
import type { PareLesson } from '../contracts/pare.ts';
import { readYaml } from './read-yaml.ts';
import { ParePage } from './schemas/pare.ts';

export const parePage = readYaml('content/site/pare.yaml', pareText, ParePage);

/** What students try out when there is no session. */
export const practiceLesson: PareLesson = { backgroundBullets: [], suggestedVisuals: [], ...parePage.practice };
