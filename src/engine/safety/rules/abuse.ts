/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      hit ~1 mi|moi|mich
      fear ~3 rentrer|volver|hause|casa
      who|all -6 starve|starv|starving ~1 me|us
      i|me ~3 abused|assaulted|mistreated|beaten|tortured|trafficked
      i ~2 being ~1 threat
      kin -4 hit|hurt|kill ~2 kin
      kin ~2 being ~1 hit
      who|all -7 hit|hurt|throw|lock|feed|kill -3 me|us|on !up
      me ~2 hit & who|todos|night
      kin|grown|he & tool & i_me|forgot|again|door|break|me & i|me|my|forgot|again|home
      injury & who|lie|official|someone & i_me & not|has|told|all|say|how|from|someone|where|hiding|purpose
      not ~2 lock|leave|allow|allowed ~3 home|eat|talk|out|friends|window|doctor & i|me|us & anyone|who|home|lock|ever|official|see
      kin ~3 not|gone|alone|left ~6 come|home|been|days|week|weeks & far|food|alone|week|days|baby|brothers|sister|we|me
      no food|heat|money|electricity|water & kin|home|we & i|me|we|us|my
      drunk & kin|grown|he & i_me & not|hiding|when|again|fear|drive|home|angry|hit|always|every|car|night|mean|after
      fear & kin|he|grown|home & i_me & night|happen|come|go|home|because|drunk|again|him|alone|door|keys|near|under|sister
      not ~3 home & because|go|safe|friends|until & fear|safe|never & i|me
      say|told|lie ~7 fell|skateboard|stairs|accident|bike|tripped|clumsy|cat|walked & official|teacher|told|make|lie & i|he|kin
      if|when i ~9 kneel|tool|punish|sleeves|starve|floor|hit|outside
      exploit & i|me|we|us & kin|country|not|he|who|man|abroad|all|day|work|number
      lock ~2 fridge
      farm|restaurant|shop|clean|sell|carry|drugs & me|we|i|us & kin|he|woman|boss & make|made|not|keep|night|money|instead|have & hit|money|passport|home|night|drugs|backpack
      if i ~1 say|talk & he|kin|grown|hurt|kill|away|fire|send|throw
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
