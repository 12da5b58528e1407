/** The words of Nebula, its templates and its sample maps. */
import text from '../../content/site/nebula.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { NebulaFile } from './schemas/nebula.ts';

export const nebula = readYaml('content/site/nebula.yaml', text, NebulaFile);
