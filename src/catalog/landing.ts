/** The words and figures of the home page. */
import landingText from '../../content/site/landing.yaml?raw';
import statisticsText from '../../content/site/statistics.json?raw';
import { readYaml } from './read-yaml.ts';
import { Landing } from './schemas/landing.ts';
import { Statistics } from './schemas/statistics.ts';

export const landing = readYaml('content/site/landing.yaml', landingText, Landing);
/** In the order of the page. JSON is YAML, too. */
export const statistics = readYaml('content/site/statistics.json', statisticsText, Statistics);
