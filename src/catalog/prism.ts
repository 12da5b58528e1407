/** The samples of Prism. */
import prismText from '../../content/site/prism.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { PrismFile } from './schemas/prism.ts';

export const prismSamples = readYaml('content/site/prism.yaml', prismText, PrismFile);
