/** Something dangerous is happening now or is about to. */
import type { Rule } from './rule.ts';

export const DANGER_NOW: readonly Rule[] = [
  {
    id: 'danger-now',
    level: 2,
    patterns: `
      someone|somebody|he _ breaking in !the|new|my|his
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
      i ~2 hiding from ~1 dad|father|stepdad|mom|mother|stepmom|stepmother|stepbrother|parents|grandpa|uncle|cousin|brother|boyfriend|he|grown
      call|need|send ~2 911|999|112|ambulance !or|is|in
      home ~1 on fire !day|drill|safety|alarm
      man|stranger|guy|woman ~5 drive|take|follow|made|make me
      man|someone|stranger|guy ~~ in my|our home
      ^ he has ~1 weapon
      someone|stranger ~2 in my|our home
      kin|peer|baby|he ~4 not ~1 wake !me|us
      kin|peer|baby|he ~4 not ~1 move|moving|respond|responding and|anymore|help|what|please|$
      i|we|peer|kin ~5 nowhere to sleep|go|stay
      ^ ~2 nowhere to sleep|go|stay
      not ~2 safe ~3 now|here|tonight|him|home|kin|when|at
      kin|peer|he _ unconscious
      kin|peer|baby|he _ turning blue
      he|kin _ hit|hurt he|his|my|me|us|kin right|now|again
      help he|kin _ hit|hurt
      someone|man|stranger _ trying _ get in $
      i need ~1 police|ambulance
      hiding in ~1 home ~2 help
      man|guy|stranger ~1 grabbed|grabs me
      floor|lying|fell|fallen|collapsed ~4 not ~1 answer|answering|moving|move|talk|talking|respond
      ^ call ~1 police please|now|$
      ^ he|kin ~1 got|has|holding ~1 weapon and|in|at|to|now !fortnite|minecraft
      car ~6 slowly ~2 me
      car ~3 behind me since|all
      man|guy|stranger|someone|he keeps|always|every ~2 waiting for me
      in his car ~4 not know where
      hiding ~5 he|kin|grown ~3 angry|yelling|screaming|drunk
      i _ being followed !by
      ex|grown|uncle|stepdad is|keep follow me !on|around|up
      i|we|peer|kin ~3 no plaace ~1 sleep|stay !in|at
      i ~1 sleep _ street|streets
      stranger|man|guy ~2 want _ meet me
      took|drove|takes|brought me _ his home|car|hotel|flat
      i|im _ bleeding ~3 alone|nobody|badly|lot|everywhere|heavily|out|help
      bleeding ~3 not stop
      i|peer ~2 drank ~3 whole|entire|full|bottle|lot|much ~3 vodka|whiskey|whisky|rum|gin|tequila|liquor|alcohol|wine|booze
      vodka|whiskey|whisky|rum|gin|tequila|liquor|alcohol|wine|booze|shots ~5 not ~1 stand|walk|feel|see|move|talk
      vodka|whiskey|whisky|rum|gin|tequila|liquor|alcohol|wine|booze|shots ~6 passing|pass|passed out
      i _ drank ~2 too|way much ~5 not ~1 stand|walk|feel|see|move|talk
      ^ ~2 theres|is|a? _ fire in|at my|our ~1 house|home|kitchen|room|bedroom|bathroom|apartment|flat|garage|basement|attic|hallway|building|school|classroom
      ^ ~2 theres|is|a? _ fire in|at the house|home|kitchen|bedroom|bathroom|apartment|building and|help ~2 i|im|we|alone|help
      room|house|home|kitchen|apartment _ filling|filled|fills with smoke !machine|bombs
      my|our ~1 house|home|kitchen|room|bedroom|bathroom|apartment|flat|garage|basement|attic|hallway|building|school|classroom is burning
      the house|home|kitchen|room|bedroom|bathroom|apartment|flat|garage|basement|attic|hallway|building|school|classroom is burning and|help ~1 i|im|we|help
      smoke ~7 i|im|we ~1 not ~2 out
      i|we ~2 smell gas in my|our ~1 house|home|kitchen|room|bedroom|bathroom|apartment|flat|garage|basement|attic|hallway|building|school|classroom
      my throat|tongue is|feels|keeps close !when|whenever|before|if|every
      my throat|tongue is|feels|keeps|started swelling
      ate|stung|peanut|peanuts|nuts|allergic|allergy ~7 throat|tongue|lips|face ~2 close|closing|swelling|swollen
      i|kin|peer|baby|he ~2 swallowed|drank|ate ~3 battery|batteries|magnet|magnets|detergent|cleaner|cleaning|antifreeze
      kin|peer|someone|he ~2 having a heart? attack|stroke|seizure !because|over|about|from|when|if
      he|kin|grown is hitting|beating|choking|hurting he|his|me|us|kin
    `,
  },
];
