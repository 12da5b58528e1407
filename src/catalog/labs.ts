/** The words around the labs. */
import labsText from '../../content/site/labs.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { LabFile } from './schemas/labs.ts';

export const labs = readYaml('content/site/labs.yaml', labsText, LabFile);
