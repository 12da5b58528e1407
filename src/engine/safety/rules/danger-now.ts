/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      he|grown|kin -5 throw|banging|kicking|pounding|knocking|trying -4 home & i_me|my|alone|again|down|in
      someone ~2 in|at my|the home
      he|grown|kin|car|van|ex -5 follow|chasing|stalking|waiting|kidnap|showing|parked|waves|waits -4 me|us|outside|wherever & me|us|our|every|again|home|house
      i ~2 followed
      he|grown|kin|someone ~3 outside|behind|at my|our home
      home & not|bang & lock|outside & he|grown|kin|again & i_me|my
      weapon|tool & kin|he|grown & home|me|us|angry|now|my|threat|our & home|angry|now|threat|pointed|me|us|locked|outside
      trapped|hostage|kidnap & i|me|we|us
      i|we ~3 fear|locked|in ~6 from|home|under & kin|he|grown|they|help|please & fight|drunk|fear|bang|angry|now|bottle|because|keeps|drinks|help|bat|please|screaming
      when kin|he drunk|hits ~3 i|we
      i ~3 took|taken|swallowed|drank|ate & pills|bleach|poison|bottle|many|something & fear|sick|burns|now|help|feel|awake|all|whole|stomach|too|bad
      kin|peer|she|he ~2 took|swallowed|taken ~3 something|pills & now|breathing|shaking|talk|funny|asleep|wont|cold
      i ~4 took too
      bleed|blood & mom|kin|a|lot|stop|everywhere|badly|wont & i_me|we|help & he|kin|not|lot|now
      he|kin|grown -6 kill me|us|my|kin
      kin|grown|he -3 hit|kill|choke|hurt|fight ~5 now|help
      call|need|send ~2 911|999|112|police|ambulance|cops
      home|house on fire
      smell gas
      kin|peer|baby|he ~4 not ~1 wake|moving|move|answer|answering|respond
      kin|peer ~3 unconscious|overdosed|collapsed|passed & what|help|do|floor|now|out
      i|we ~3 ran|run|running|walking|left & night|nowhere|alone|pajamas|where|stay|street|outside & i|we & not|home|from|nowhere|night|kin|because
      run|ran|running away from home
      we ~2 ran ~5 car|outside|dark|street
      nowhere|place to sleep|go|stay
      sleep|living ~2 outside|street|park|car|station|bench & i|we|tonight|kicked & i|we
      left me ~4 station|alone|road|drove|there & he|they|kin|drove
      kicked|threw me out
      kicked|thrown out & i & home|kin
      car & i|me|his|us|we & not|drunk|where|he|stranger|get|in|guy|asked & know|where|drunk|stranger|help|let|fear|asked|swerving|twice & his|he|we|i|guy|man|me
      picked her|him|me up & man|guy|stranger
      not let me|us ~3 out|go|leave|home
      i ~3 in danger
      not ~2 safe ~3 now|here|tonight|him|home|kin|when|at
      help|please & kin|he & coming|hurt|outside|door|hit|fear|screaming
      drunk & driving|drive|drives & me|us|we
      give|make|offered|took ~5 pills|drugs|something|drink & me|i & sleepy|dizzy|remember|weird|not|feel & he|grown|it|kin
      not ~1 move|feel my body & i & drink|gave|he
      kin ~3 screaming ~2 for|help|me
    `,
  },
];
