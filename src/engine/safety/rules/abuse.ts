/** Someone hurts, neglects, exploits or frightens the person who writes. */
import type { Rule } from './rule.ts';

export const ABUSE: readonly Rule[] = [
  {
    id: 'abuse',
    level: 2,
    patterns: `
      threat ~2 kill|hurt|stab me|us
      kin ~3 punishes|punish me
      kin|boyfriend|girlfriend|neighbor|babysitter -4 hit me|us up|every|all|with|when|until|if|because|again|hard|last|yesterday|so|and !at|games
      kin|grown|boyfriend -4 hit me in|on ~1 face|head|back|stomach|chest|ribs|mouth
      grown|teacher -4 hit us|me with|when|if
      kin|grown|boyfriend -3 throw me|us ~1 against|down|across
      they|he|kin|grown -3 lock me|us in|outside
      kin -2 hurt|broke my arm|arms|hand|hands|leg|skin|back
      he -2 hit my mom|mother|sister|brother
      not ~1 feed|feeds me|us
      not ~2 give|gives me|us ~2 food
      not ~1 let me eat
      kin|he|boyfriend ~3 will|would kill me|us|my if
      strangled|strangle|choked|choking|drown ~1 me|us
      they|boys|kids|group -4 hit me up|in|until
      kin|boyfriend|girlfriend -3 hit|hurt me|us !up|out|at|in|into|on|by|un|una|en
      kin -3 me hit !un|una|en|al|le|au|beim|im
      kin|grown|he -3 threat me
      kin -6 throw|hit|hurt ~2 kin
      hit ~1 mi|moi|mich
      fear ~3 rentrer|volver|hause|casa
      who|all -6 starve|starv|starving ~1 me|us
      i|me ~3 abused|assaulted|mistreated|beaten|tortured|trafficked
      kin -4 hit|hurt|kill ~2 kin
      lock ~2 fridge
      ^ me hit|lock|throw|touch|sex
      not ~2 food ~1 desde|depuis|seit|since
      i ~2 lock ~1 in|dans|en ~2 home
      get|got ~1 the belt
    `,
  },
];
