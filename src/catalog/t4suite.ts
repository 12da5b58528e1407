/** The words of the suite's overview page. */
import t4suiteText from '../../content/site/t4suite.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { T4Suite } from './schemas/t4suite.ts';

export const t4suite = readYaml('content/site/t4suite.yaml', t4suiteText, T4Suite);
