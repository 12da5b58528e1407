/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      who -5 throw|banging|kicking|pounding|knocking|trying -4 home|in & i_me
      he|grown|kin|someone ~3 outside|behind|at my|our|the home & again|lock|alone|night|drunk|tool|fear|screaming|throw|knife
      someone|stranger ~2 in my|our home
      man|stranger|guy|woman ~5 drive|take|follow|made|make me
      he|grown|kin|car|ex -5 follow|stalking|waiting|showing|parked|waves -4 me|us|outside|wherever|home & me|us|our|my & every|again|home|outside|wherever|keeps|fear|night
      follow me|us & he|grown|kin|car
      me follow & grown|he|car
      weapon|tool & kin|he|grown & home|me|us|angry|now|my|threat|our & home|angry|now|threat|pointed|me|us|locked|outside
      trapped|hostage|kidnap & i|me|we
      i|we ~3 hiding|fear|locked|in ~6 from|home|under|closet|bathroom & who|help|they & fight|drunk|bang|angry|now|bottle|because|keeps|help|bat|screaming|breaking|fighting
      kin|peer|she|he ~2 took|swallowed|taken ~3 something|pills & now|breathing|shaking|talk|asleep|wake|cold
      i ~2 took too many
      bleed & mom|kin|who|stop|everywhere|badly & not|lot|now|help|everywhere & i_me|we
      he|kin|grown -6 kill me|us|my|kin
      who -3 hit|kill|choke|hurt|fight ~5 now|help
      call|need|send ~2 911|999|112|police|ambulance|cops
      home on fire
      smell gas
      werde|wurde follow
      someone|stranger|man ~2 outside my|our
      he|kin ~2 coming ~2 up|upstairs|in|here|for & lock|hiding|door|fear|stairs|help
      kin|peer ~3 pills|bleach & sleepy|asleep|ate|drank|swallowed|shaking
      kin|peer|baby|he ~4 not ~1 wake|move|moving|answer|answering|respond
      kin|peer ~3 unconscious|overdosed|collapsed|passed & what|help|floor|now|out
      nowhere|place to sleep|go|stay
      kicked|threw me out
      car & i|me|us|we & know|where|drunk|stranger|help|let|fear|asked|swerving|twice & his|he|we|i|guy|man|me|kin & not|he|stranger|guy|drunk|swerving
      not let me|us ~3 out|go|leave|home
      i ~3 in danger
      not ~2 safe ~3 now|here|tonight|him|home|kin|when|at
      help & kin|he & coming|hurt|outside|door|hit|fear|screaming|hiding
      drunk & driving|drive & me|us|we
      give|make|offered|took ~5 pills|drugs|something|drink & me|i & sleepy|dizzy|remember|weird|not|feel & he|grown|it|kin
      kin|we & screaming & downstairs|stop|help|breaking
    `,
  },
];
