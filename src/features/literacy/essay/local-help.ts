/** The engine of EssayBlocks in the browser, for when the server does not answer. A part of its own, fetched in a quiet moment after the launch or when it is needed. */
import { essayWords } from 'virtual:essay-words';
import { suggestFor } from '../../../engine/essay/suggest.ts';
import type { LocalHelp } from './essay-store.ts';

export const suggest: LocalHelp['suggest'] = ({ currentContent = '', otherBlocks = {}, shown = [], ...place }) =>
  suggestFor({ ...place, currentContent, otherBlocks, shown }, essayWords);
