/** The engine of EssayBlocks in the browser, for when the server does not answer. A part of its own: a page whose server answers never fetches it. */
import { essayWords } from 'virtual:essay-words';
import { suggestFor } from '../../../engine/essay/suggest.ts';
import type { LocalHelp } from './essay-store.ts';

export const suggest: LocalHelp['suggest'] = ({ currentContent = '', otherBlocks = {}, shown = [], ...place }) =>
  suggestFor({ ...place, currentContent, otherBlocks, shown }, essayWords);
