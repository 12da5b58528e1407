/** The engine of EssayBlocks in the browser, for when the server does not answer. A part of its own: fetched when it is needed, and kept on the device with the rest of the workshop on request. */
import { essayWords } from 'virtual:essay-words';
import { suggestFor } from '../../../engine/essay/suggest.ts';
import type { LocalHelp } from './essay-store.ts';

export const suggest: LocalHelp['suggest'] = ({ currentContent = '', otherBlocks = {}, shown = [], ...place }) =>
  suggestFor({ ...place, currentContent, otherBlocks, shown }, essayWords);
