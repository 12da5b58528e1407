/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      he|grown|kin ~5 break|breaking|broke|banging|kicking|pounding|knocking|trying ~4 home & i_me|my|alone|again|down
      he|grown|kin|car|van ~5 follow|following|follows|chasing|stalking|waiting|waits|kidnap ~3 me|us|outside|for
      he|grown|kin|someone ~3 outside|behind|at my home
      home & not|bang & lock|outside & he|grown|kin|again & i_me|my
      weapon & kin|he|grown & home|me|us|yell|yelling|now|my|threat|our & home|yelling|now|threat|pointed|me|us
      trapped|hostage|kidnap & i|me|we|us
      i ~3 hide|hiding|locked|in ~6 from|closet|bathroom|under|basement|bed & kin|he|grown|they & fight|drunk|scared|bang|angry|now|bottle|because|keeps|hide|yell|drinks
      when kin|he drinks|drunk|drink ~3 i|we
      i ~3 took|taken|swallowed|drank|ate & pills|bleach|poison|bottle|many & fear|sick|burns|now|help|feel|awake|all|whole|stomach|too
      i ~4 took too
      bleed|blood & mom|kin|a|lot|stop|everywhere|badly|wont & i_me|we|help & he|kin|not|lot|now
      he|kin|grown ~6 kill me|us|my|kin
      kin|grown|he ~6 hit|kill|choke|hurt|fight ~5 now|help
      call|need|send ~2 911|999|112|police|ambulance|cops
      home|house on fire
      smell gas
      kin|peer|baby|he ~2 not ~1 wake|waking|breathe|breathing|move|moving|answer|answering
      kin|peer ~3 unconscious|overdosed|collapsed|passed & what|help|do|floor|now|out
      i|we ~3 ran|run away & from|night|home|outside|nowhere|alone & i & home|night|outside|kin|nowhere|alone|street
      we ~2 ran ~5 car|outside|dark|street
      nowhere|place to sleep|go|stay
      sleep|sleeping|slept|living ~2 outside|street|park|car|station|bench & i|we|tonight|kicked
      kicked|threw me out
      kicked|thrown out & i & home|kin
      car|van & i|me|his|us & not|drunk|where|he|stranger & know|where|drunk|stranger|help|let|scared & his|he|we|i
      not let ~1 me|us ~3 out|go|leave|home
      i ~3 in fear
      not ~2 safe ~3 now|here|tonight|him|home|kin|when
      help|please & kin|he & coming|hurt|outside|door|hit|fear
      drunk & driving|drive|drives & me|us|we
      give|gave|made|make|offered|took ~5 pills|drugs|something & me & sleepy|dizzy|remember|weird|not|feel
    `,
  },
];
