/** A threat to other people, by the person who writes or heard by them. */
import type { Rule } from './rule.ts';

export const VIOLENCE: readonly Rule[] = [
  {
    id: 'violence',
    level: 2,
    patterns: `
      i ~3 want|will|think ~3 kill|hurt|hit|weapon ~2 he|you|everyone|kin|grown|peer|his|place|my|people|someone|animals|cat|dog
      ^ will|want _ kill|weapon|hurt ~2 he|everyone|you|people|place|peer
      shoot|shooting|blow|burn|light ~1 up|down ~1 my|the|this|our|his? ~1 place|church|mosque|building|party|house
      shooting|shoot|massacre|columbine ~4 place & i|my|tomorrow|plan|going|he
      weapon ~6 place|bag|jacket|pocket & i|he|my|peer|his|bring|show|kin|will|has|have|me
      place ~6 weapon & i|he|my|peer|his|bring|will|voy|has|have
      bring|bringing|brought|brings|take|taking|llevar|traer|apporter|amener ~4 weapon ~9 tomorrow|monday|bag|school|them|him|pay|sorry|show
      i ~5 weapon ~9 pay|sorry|them|use|him|everyone|tomorrow|show|ready
      kill|hit|death list & i|my|he|peer
      list ~3 everyone|people|names|who|kids|them ~6 hurt|kill|die|laughed|pay|deserve|first & i|my|he
      he|everyone|you|them|kids|bullies|school ~5 pay|sorry|regret|suffer|bleed & tomorrow|will|going|blood|all|when|make|soon|friday|monday
      everyone|he ~6 will ~3 pay|sorry|regret|blood|suffer|bleed|die|remember|scream|beg
      make|making ~2 he|them|everyone|him|her|you|kids ~2 pay|suffer|bleed|regret|sorry|hurt|scream|beg
      everyone|he|people|they|world will|going? ~2 know|remember|hear ~1 my name|me|who & after|going|do|when|monday|tomorrow
      not ~2 come|go|be ~2 place ~5 tomorrow|monday|friday|if|want & something|safe|happen|live|warn|warned|love|you|im
      monday|tomorrow|friday|week ~4 crazy|blood|bloody|history|unforgettable|different|remember|news & bag|school|everyone|weapon|locker|showed|nobody|will
      showed|shows|hiding|has|carries|saw ~4 something|weapon ~4 bag|locker|jacket|backpack
      not ~2 laugh|laughing|smile ~4 tomorrow|monday|friday|when|after|soon|anymore|dead|long
      he|they|everyone deserve|deserves ~2 die|pain|suffer|hurt|shot|it
      want|hope|wish|pray ~1 he|kin|peer|everyone|his ~3 die|dies|dead|suffer|burn|pain
      hope|wish|pray|want ~3 he|him|them|they|kin ~2 die
      make sure ~2 he|him|they|it ~4 die|pays|not|never|walk|again
      i ~4 think|imagine|dream|picture|plan ~2 about? kill|killing|stabbing|hurting|shooting ~4 he|his|everyone|peer|kin|him|her|people
      what ~1 his|he|her|their face ~6 do|when|kill|bleed|finally
      practice|practicing|training|learn ~3 shoot|shooting|stab ~9 he|everyone|school|him|them|tomorrow
      voices ~5 hurt|kill|do|stab
      i|im ~3 make|build|building|making|built|have ~2 weapon ~5 place|everyone|them|him|school|bag
      he|peer|someone|boy|kid|brother ~6 will|want|plan|threat|say|said ~3 kill|hurt|weapon|shoot ~2 he|everyone|place|his|someone|kids|people|a|up|the
      he|peer|someone ~5 threatened|threatening|threatens ~2 kill|shoot|bomb|stab|shooting|up|school
      poison ~3 his|her|my|their|kin|food|him & i|will|want|going
      hurt|kill|torture ~2 animals|cats|cat|dog|hamster|pet|kitten & i|feel|like|enjoy
      bringe|bring|bringen|werde ~4 alle|everyone|ihn|euch|he|um ~4 um|schule & ich|bring|i
      van a ver|pagar|arrepentir & weapon|todos|cole|escuela
      matar|tuer|buter|apunalar|poignarder|weapon ~2 a? everyone|he|kin|grown|todos|mi|prof|peer
      amok
      everybody|everyone ~3 die ~2 tomorrow|monday|school
    `,
  },
];
