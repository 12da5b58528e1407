/** The owner's names and addresses, and the helplines. */

import movesText from '../../content/chat/moves.yaml?raw';
import samplesText from '../../content/chat/samples.yaml?raw';
import helplinesText from '../../content/helplines.yaml?raw';
import siteText from '../../content/site/site.yaml?raw';
import { ChatMoves } from '../contracts/knowledge/chat-moves.ts';
import { SampleFile } from '../contracts/knowledge/sample-conversation.ts';
import { readYaml } from './read-yaml.ts';
import { Helplines, staleRegions } from './schemas/helplines.ts';
import { Site } from './schemas/site.ts';

export const site = readYaml('content/site/site.yaml', siteText, Site);
export const helplines = readYaml('content/helplines.yaml', helplinesText, Helplines);
export const { samples } = readYaml('content/chat/samples.yaml', samplesText, SampleFile);

/** The reviewed texts for danger: the chat shows them without any network. */
export const chatCare = readYaml('content/chat/moves.yaml', movesText, ChatMoves).care;

const stale = staleRegions(helplines, new Date());
if (stale.length > 0) throw new Error(`content/helplines.yaml: check the numbers of ${stale.join(', ')} and write today's date in "reviewed".`);
