/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      car & i|me|us|we & know|where|drunk|stranger|help|let|fear|asked|swerving|twice & his|he|we|i|guy|man|me|kin & not|he|stranger|guy|drunk|swerving
      he|kin|grown -6 kill me|us|my|kin
      he|grown|kin|car|ex -5 follow|stalking|waiting|showing|parked|waves -4 me|us|outside|wherever|home & me|us|our|my & every|again|home|outside|wherever|keeps|fear|night
      man|stranger|guy|woman ~5 drive|take|follow|made|make me
      man|someone|stranger|guy ~~ in my|our home
      ^ he has ~1 weapon
      i ~2 ran|run|running away from home
      i ~2 hiding from ~1 kin|he|grown
      who -5 throw|banging|kicking|pounding|knocking|trying -4 home|in & i_me
      someone|stranger ~2 in my|our home
      follow me|us & he|grown|kin|car
      weapon|tool & kin|he|grown & home|me|us|angry|now|my|threat|our & home|angry|now|threat|pointed|me|us|locked|outside
      trapped|hostage|kidnap & i|me|we
      call|need|send ~2 911|999|112|police|ambulance|cops
      home on fire
      smell gas
      bleed ~2 lot|badly|much & i
      werde|wurde follow
      someone|stranger|man ~2 outside my|our
      kin|peer ~3 pills|bleach & sleepy|asleep|ate|drank|swallowed|shaking
      kin|peer|baby|he ~4 not ~1 wake|move|moving|answer|answering|respond
      nowhere|place to sleep|go|stay
      kicked|threw me out
      i ~3 in danger
      not ~2 safe ~3 now|here|tonight|him|home|kin|when|at
      kin|we & screaming & downstairs|stop|help|breaking
    `,
  },
];
