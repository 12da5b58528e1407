/** The parts of a lesson for kindergarten to grade 2: the way of each style and template, in what children of this age can do without reading or writing. Without knowledge, so the form shows it. */
import type { Piece, StructureName } from '../structure.ts';

const known: Piece = ['explain', 'What we know now', 6, 0];
const again: Piece = ['practice', 'Once more, another way', 8, 45];
/** What a longer lesson ends with: nobody of this age sits still for an hour. */
const ending: readonly Piece[] = [
  ['discuss', 'Talk in a circle', 5, 60],
  ['check', 'Move and rest', 3, 90],
  ['close', 'Show me', 3, 0],
];

export const earlyPieces: Record<StructureName, readonly Piece[]> = {
  inquiry: [['open', 'Look and guess', 4, 0], ['explore', 'Try it', 9, 0], ['critique', 'Tell what you saw', 4, 30], known, again, ...ending],
  direct: [['open', 'What do we know?', 4, 0], ['explain', 'I show, you look', 6, 0], ['guided', 'We do it together', 9, 0], ['practice', 'You do it', 8, 45], ...ending],
  project: [['open', 'What we will make', 4, 0], known, ['build', 'Make it together', 11, 0], again, ['critique', 'Show and tell', 5, 30], ...ending],
  collaborative: [['open', 'Tell your partner', 4, 0], known, ['explore', 'With a partner', 9, 0], again, ['critique', 'Show and tell', 5, 30], ...ending],
  flipped: [['open', 'What I found at home', 5, 0], known, ['explore', 'Try it', 9, 0], again, ...ending],
  quick: [['open', 'Look and guess', 3, 0], ['explore', 'Try it', 8, 0], ['explain', 'What we know now', 4, 30], again, ...ending],
  review: [['open', 'What do we know?', 4, 0], ['recall', 'Picture cards', 6, 0], ['explore', 'Try it', 8, 0], again, ...ending],
  assessment: [['open', 'Today you show it', 3, 0], ['explore', 'Show it with your hands', 9, 0], ['recall', 'Tell me', 6, 30], again, ...ending],
};
