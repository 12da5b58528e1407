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
      kin -2 hurt|broke my arm|arms|hand|hands|leg|skin|back !band|rest|pad|cast
      he -2 hit my mom|mother|sister|brother !car|kite|bike|ball|phone|feelings
      not ~1 feed|feeds me|us
      not ~2 give|gives me|us ~2 food
      not ~1 let me eat !in|at|before|sweets|candy|chocolate|gum|meat|pork|sugar|chips|on|while|during|pizza|crisps|biscuits|cookies|cake|snacks|junk|fast|ice
      kin|he|boyfriend ~3 will|would kill me|us|my if
      strangled|strangle|choked|choking|drown ~1 me|us
      they|boys|kids|group -4 hit me up|in|until
      kin|boyfriend|girlfriend -3 hit|hurt me|us !up|out|at|in|into|on|by|under|un|una|en
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
      get|got ~1 the belt !in|for|on|grade|test
      mom|dad|mother|father|stepdad|stepmom|stepmum|stepfather|parents|boyfriend -2 throw ~2 plates|plate|bottle|bottles|chair|things|glass|knife|phone at me
      make|makes|made me kneel
      throw me by ~1 hair|neck|throat|ears
      told|tell|make|made me ~2 say ~2 fell|fall
      i flinch
      told|tell|say|said|lied ~5 i fell ~5 but i|he|it not
      bruises|bruise|scars ~3 say|tell|told|lie ~3 from|fell
      cover|covering ~2 bruises
      kin ~3 druunk ~3 floor|day|night|couch|again|every
      say|tell|answer|explain ~1 when|if ~2 asks|ask where|why|how|about ~2 bruises|bruise|welts
      hidee ~1 black eye
      when|if he|kin|they ~1 drunk i|we|it|everyone|all|things
      he|kin|grown -4 nobody ~2 believe me|i
      kill|hurt|jail|hospital|regret|happen|foster ~5 if i ~1 tell|told|say
      not ~1 allowed|supposed tell ~5 he|kin|grown does|did|do
      not make me go home
      not ~1 want _ go home ~1 because ~3 he|kin|grown !makes|has|says
      fear ~1 go|going home
      i _ fear of? ~1 dad|father|stepdad|mother|mom|uncle|stepfather !death
      not ~1 allowed ~1 eat dinner|anything|until|when|for|$
      not ~1 allowed ~1 eat at|on ~1 weekend|home
      never ~2 food at home
      nothing|no food|eat|left ~4 days|since
      kin -2 hurt|burned|burnt my ~1 hand|hands|arm|arms|leg|skin because|with|on|if|when|so
      who -3 my head under ~1 water
      cant go home anymore|tonight|ever|again|$
      i ~3 ran|run|running away from? home ~3 because|dad|kin|he
      i ~3 ran|run away|home ~4 station|street|streets|park|nowhere
      lock from ~1 outside
      left|leave us|me ~1 number|days|since|three ~1 days|ago
      kin|boyfriend|girlfriend -3 hit|hurt|lock me|us ~1 at|in|on ~2 home|night|school|bed|weekend|days|purpose|head|face|stomach|back|belly
      kin|boyfriend|girlfriend -3 hurt|lock me|us and|because|so|if|when|by|every|again|until|till|with|lot
      grown|kin|boyfriend -2 throw me|us when|if|because|every|by|and|at|around|until
      kin -2 lock me|us
      i ~3 ran|run|running away from home !for|with|when|in|to
      gave|gives me the belt !in|for
      grown|kin|boyfriend -3 hit me|us lot|$
      grown|boyfriend|man -2 hit|hurt my mom|mother|sister|brother|dad !car|bike|ball|feelings
      kin|grown|boyfriend broke my nose|jaw|rib|ribs|tooth|teeth
      boys|kids|group ~1 hit me $
      forgets|forget|forgot ~2 feed us|me
      who|he ~2 broke my ~1 rib|ribs|nose|jaw|tooth
      peer|student|pupil|he ~5 hungry|dirty ~8 dirty|smells|smelly|hungry|asleep
      peer|student|pupil ~3 burns|burn ~4 cigarette|cigarettes
      who|peer|kin -2 forces|forced|forcing me $
      who|peer -2 throw my arm|arms|wrist|neck|throat|hair ~5 marks|bruises|every
    `,
  },
];
