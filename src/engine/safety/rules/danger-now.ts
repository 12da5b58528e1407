/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      he|grown|kin|everyone|stranger|car|van ~4 break|breaking|broke|trying|banging|kicking|get|pounding|knocking ~3 in|into|door|window|home & i|my|me|alone
      he|grown|kin|stranger|car|van|someone ~4 following|follow|follows|chasing|stalking|waiting|kidnap|followed|watching ~3 me|us|outside
      he|grown|kin|someone ~3 outside ~3 my ~1 home
      at|outside|behind|on my ~1 home & not lock|he|grown|someone|again|scared|bang
      weapon & kin|he|grown|stranger & me|us|yelling|home|door|now|my|threat|pointed|pointing|house
      trapped|hostage|kidnap & i|me|we|us
      i|we|im ~3 hide|locked ~6 from|closet|bathroom|under|basement & kin|he|grown|scared|now|bang|angry|drunk
      i ~3 took|take|taken|swallowed|drank|ate ~3 pills|bleach|poison|bottle
      i ~3 took|swallowed ~2 all|whole|too|lot|bunch ~4 pills|medicine|bottle
      bleed ~3 lot|bad|badly|stop|everywhere|much & i|my|me|wont|not
      not ~1 stop bleeding
      he|kin|grown ~5 kill|murder|shoot|stab me|us|my|mom|kin & will|say|said|threat|going|try|tried|want|told|wants
      kin|grown|he ~3 hit|kill|choke|hurt|fight ~4 now|help
      call|need|send ~2 911|999|112|police|ambulance|cops|policia|polizei
      house|home|apartment on fire
      smell gas
      kin|peer|baby|he|friend ~2 not ~1 wake|waking|breathe|breathing|move|moving|respond|responding|answer|conscious
      kin|peer|friend ~3 unconscious|overdosed|collapsed|passed|suicide & what|help|do|floor|now|out
      i|we|ive ~3 ran|run|running away ~5 from|tonight|home|outside|street|alone|nowhere|night|and|tomorrow
      i|we ~4 nowhere|no ~1 place? to sleep|go|stay|live
      sleep|sleeping|slept|living|stay ~2 outside|street|streets|park|car|station|bench & i|we|alone|tonight|kicked|because|night
      kicked|threw|throw ~1 me out
      kicked|thrown out & i & home|house|dad|mom|kin|tonight|nowhere
      i|im|me ~3 in|into|inside ~1 his|a|the|stranger|some car|van|truck & not|know|where|he|stranger|scared|man|going|help
      not know where ~3 we|he|were|taking|going|i|am & car|he|his|him|van|we|grown
      he|grown|taking|takes|drive|driving|car|van ~4 not let ~1 me|us ~3 out|go|leave|home
      he|grown|kin ~3 not let ~1 me|us ~3 out|leave|go
      i ~3 in danger
      not ~2 safe ~3 now|here|tonight|him|home|kin
      help|please ~3 he|kin ~3 coming|here|hurt|home|outside|door
      kin|he ~4 drunk & driving|drive|car & me|us|we|i
      kin|he ~3 smash|smashing|breaking|throwing|screaming|destroying & scared|hide|hiding|now|locked|room
      give|gave|made|make|offered ~3 pills|drugs|something & me & not|sleepy|dizzy|remember|weird|he|grown|party|drink & feel|not|sleep|dizzy|remember|weird|home
    `,
  },
];
