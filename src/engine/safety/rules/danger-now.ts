/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      someone|somebody|he _ breaking in|down
      i _ being followed|stalked $
      i in danger $
      not safe at home
      someone|stranger|man|somebody|he ~2 trying|breaking ~3 in|into|down ~1 my|our|the home
      someone|stranger|man|guy|somebody|car -3 follow me !on|back|around|in
      man|someone|somebody|guy|stranger -2 following|chasing|stalking me !on|around
      i _ being followed|stalked|chased ~1 by
      pull|pulled|drag|dragged|get|grabbed me ~3 into|in ~2 car|van
      pointed ~2 weapon
      me|i ~1 been? kidnapped
      i ~1 been? kidnapped
      shooter in my|our place
      i ~2 hiding from ~1 kin|he|grown
      call|need|send ~2 911|999|112|ambulance
      home on fire
      man|stranger|guy|woman ~5 drive|take|follow|made|make me
      man|someone|stranger|guy ~~ in my|our home
      ^ he has ~1 weapon
      someone|stranger ~2 in my|our home
      kin|peer|baby|he ~4 not ~1 wake|move|moving|answer|answering|respond
      nowhere|place to sleep|go|stay
      not ~2 safe ~3 now|here|tonight|him|home|kin|when|at
    `,
  },
];
