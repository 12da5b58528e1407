/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      kin|grown|he -3 threat me
      kin -6 throw|hit|hurt ~2 kin
      boyfriend|bf|girlfriend|ex ~4 hit|threat|jealous|control|hurts|angry & my|me|i & body|phone|hit|hurt|kill|leave|fear|blue|let|not
      throw|fly|flies|holes ~4 me|us|plates|glass|bottle|things|wall|walls & kin|he|angry|drunk
      kin|he|grown -6 lock -6 me|my|window|home|food
      i ~2 not ~4 sit|walk|move & kin|night|hit|hurt
      body|finger|arm & hurt|broken|swollen|throw & kin|grown|he|night & i_me
      injury & who|lie|official|someone & i_me & not|has|told|all|say|how|from|someone|where|hiding|purpose
      hit|injury & who|home|lie & i_me & if|when|not|because|until|always|have|all|last|angry|every|where
      hit ~3 me|us|my & who
      hit|hurt|lock|throw me|us & home|night|when|every|kin|he|alone
      who -6 hit|hurt -2 my|us|kin
      who -6 me hit|hurt|kill|lock
      on me hit|lock|touch
      hit ~1 mi|moi|mich
      fear ~3 rentrer|volver|hause|casa
      who|all -6 starve|starv|starving ~1 me|us
      i|me ~3 abused|assaulted|mistreated|beaten|tortured|trafficked
      i ~2 being ~1 threat
      kin -4 hit|hurt|kill ~2 kin
      kin ~2 being ~1 hit
      who|all -7 hit|hurt|throw|lock|feed|kill -3 me|us|on !up
      me ~2 hit & who|todos|night
      kin|he & tool & i_me|forgot|again|door|break|me & i|me|my|forgot|again|home
      not ~2 lock|leave|allow|allowed ~3 home|eat|talk|out|friends|window|doctor & i|me|us & anyone|who|home|lock|ever|official|see
      kin ~3 not|gone|alone|left ~6 come|home|been|days|week|weeks & far|food|alone|week|days|baby|brothers|sister|we|me
      drunk & kin|grown|he & i_me & not|hiding|when|again|fear|drive|home|angry|hit|always|every|car|night|mean|after
      not ~3 home & because|go|safe|friends|until & fear|safe|never & i|me
      say|told|lie ~7 fell|skateboard|stairs|accident|bike|tripped|clumsy|cat|walked & official|teacher|told|make|lie & i|he|kin
      exploit & i|me|we|us & kin|country|not|he|who|man|abroad|all|day|work|number
      lock ~2 fridge
      farm|restaurant|shop|clean|sell|carry|drugs & me|we|i|us & kin|he|woman|boss & make|made|not|keep|night|money|instead|have & hit|money|passport|home|night|drugs|backpack
      if i ~1 say|talk & hurt|kill|away|fire|send|hit|worse|leave
      sleep ~4 clothes|shed|balcony|garage|floor|outside & i|me|we
      ^ me hit|lock|throw|touch|sex
      not ~2 food ~1 desde|depuis|seit|since
      i ~2 lock ~1 in|dans|en ~2 home
      werden|wurde|werde ~4 hit
      get|got ~1 the belt
      because of what|how ~2 kin|he & i|me|my
      all|boys|peer|they|group & me & sticks|fire|toilet|held|next|wait|jump & hair|head|school|after|if|down|time|up
    `,
  },
];
