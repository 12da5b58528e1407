/** What the site keeps, for /privacy. */
import storedText from '../../content/site/stored-data.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { StoredData } from './schemas/stored-data.ts';

export const storedData = readYaml('content/site/stored-data.yaml', storedText, StoredData);
