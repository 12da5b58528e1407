/** Topics that nobody should act out: what was done to real victims, and people who are alive. They are turned into evidence study. */
import type { SimulationFormat } from '../../contracts/simulation.ts';
import { fold } from '../text/words.ts';

/** What was done to people, by its names. */
const atrocities =
  /\b(?:holocaust|shoah|auschwitz|treblinka|death camps?|concentration camps?|anne frank|genocides?|ethnic cleansing|massacres?|lynch\w*|slavery|enslave\w*|slave (?:trade|ships?|auctions?)|middle passage|trail of tears|residential schools?|boarding schools? for native|wounded knee|hiroshima|nagasaki|atomic bomb\w*|apartheid|pogroms?|kristallnacht|holodomor|gulags?|killing fields|srebrenica|rwanda|armenian|nanjing|nanking|partition of india|9 ?11|september 11|terror(?:ist)? attacks?|school shootings?|mass shootings?|columbine|sandy hook|parkland|emmett till|george floyd|breonna taylor|trayvon martin|child soldiers?|human trafficking|sexual (?:abuse|assault|violence)|child abuse|domestic violence|suicide|torture|internment of japanese|japanese internment|japanese american internment|reign of terror|witch trials?|donner party|titanic victims|gaza|october 7|war in ukraine|bucha)\b/;

/** People who are alive and often named in classrooms. No such list is complete; the words below the generated simulation say what is asked of the teacher. */
const living =
  /\b(?:trump|biden|obama|kamala harris|clinton|george w bush|jd vance|bernie sanders|nancy pelosi|desantis|putin|zelensk\w+|netanyahu|xi jinping|kim jong un|modi|macron|merkel|scholz|merz|starmer|sunak|boris johnson|trudeau|carney|erdogan|lula|bolsonaro|milei|ocasio cortez|elon musk|bezos|zuckerberg|bill gates|sam altman|tim cook|taylor swift|beyonce|kanye|drake|rihanna|billie eilish|lady gaga|lebron|messi|ronaldo|mbappe|serena williams|simone biles|greta thunberg|malala|dalai lama|king charles|prince harry|meghan markle|prince william|kardashian\w*|mrbeast|andrew tate|joe rogan|j ?k rowling|oprah|ye west|fauci|snowden|assange)\b/;

/** Questions that may be debated or studied, and should not be acted out, as the packs word them. */
const notActed = /\b(?:atomic bombs?|grave crimes|genocide|the terror of 1793|march in may 1963|enslaved|segregation|court cases or into direct action)\b/;

export type Sensitive = 'victims' | 'living person';

/** `question`: the contested question that the simulation would be about; empty where none is held. */
export function isSensitive(topic: string, format: SimulationFormat, question: string): Sensitive | null {
  const words = fold(topic)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ');
  if (atrocities.test(words)) return 'victims';
  if (living.test(words)) return 'living person';
  const isActed = format === 'roleplay' || format === 'crisis';
  return isActed && notActed.test(fold(question)) ? 'victims' : null;
}

/** Does a text name somebody who may not be a role? */
export const namesProtected = (text: string): boolean => living.test(fold(text).replace(/[^a-z0-9 ]+/g, ' ')) || /\banne frank\b|\bemmett till\b|\bgeorge floyd\b/.test(fold(text));
