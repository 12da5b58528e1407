/** What the floating assistant says. */
import scriptText from '../../content/site/assistant.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { AssistantScript } from './schemas/assistant.ts';

export const assistantScript = readYaml('content/site/assistant.yaml', scriptText, AssistantScript);
