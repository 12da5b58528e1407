/** Topics that nobody should act out: what was done to real victims, and people who are alive. They are turned into evidence study. */
import type { SimulationFormat } from '../../contracts/simulation.ts';
import { fold } from '../text/words.ts';
import { things } from './real-name-words.ts';

/** What was done to people, by its names. */
const atrocities =
  /\b(?:holocaust|shoah|auschwitz|treblinka|death camps?|concentration camps?|anne frank|genocides?|ethnic cleansing|massacres?|lynch\w*|slavery|enslave\w*|slave (?:trade|ships?|auctions?)|middle passage|trail of tears|residential schools?|boarding schools? for native|wounded knee|hiroshima|nagasaki|atomic bomb\w*|apartheid|pogroms?|kristallnacht|holodomor|gulags?|killing fields|srebrenica|rwanda|armenian|nanjing|nanking|partition of india|9 ?11|september 11|terror(?:ist)? attacks?|school shootings?|mass shootings?|columbine|sandy hook|parkland|emmett till|george floyd|breonna taylor|trayvon martin|child soldiers?|human trafficking|sexual (?:abuse|assault|violence)|child abuse|domestic violence|suicide|torture|internment of japanese|japanese internment|japanese american internment|reign of terror|the terror|terror of 179\d|the guillotine|witch trials?|donner party|titanic victims|gaza|october 7|war in ukraine|bucha)\b/;

/** More of them, and disasters and wars whose victims and families are among us. */
const remembered =
  /\b(?:tuskegee|stolen generations?|sixties scoop|kindertransport|(?:irish|potato|bengal|great) famine|great hunger|grenfell|hillsborough|aberfan|windrush|uvalde|manchester arena|bloody sunday|boston marathon bombing|oklahoma city bombing|tulsa race|tiananmen|dachau|bergen belsen|buchenwald|warsaw ghetto|babi yar|babyn yar|my lai|khmer rouge|magdalene laundr\w+|mother and baby homes|bhopal|rana plaza|comfort women|unit 731|rohingya|uyghurs?|yazidis?|boko haram|chibok|hurricane katrina|surfside|lahaina|invasion of (?:ukraine|iraq|kuwait|gaza)|(?:russian|russias) invasion|ukraine war|(?:war|wars|fighting) in (?:sudan|syria|yemen|congo|iraq|afghanistan|tigray|myanmar)|(?:syrian|sudanese|yemeni) (?:civil )?war|lockerbie|beslan|utoya|christchurch (?:attack|mosque)|bataclan|charlie hebdo|japanese americans? in camps)\b/;

/** People who are alive and often named in classrooms. No such list is complete; the words below the generated simulation say what is asked of the teacher. */
const living =
  /\b(?:trump|biden|obama|kamala harris|clinton|george w bush|jd vance|bernie sanders|nancy pelosi|desantis|putin|zelensk\w+|netanyahu|xi jinping|kim jong un|modi|macron|merkel|scholz|merz|starmer|sunak|boris johnson|trudeau|carney|erdogan|lula|bolsonaro|milei|ocasio cortez|elon musk|bezos|zuckerberg|bill gates|sam altman|tim cook|taylor swift|beyonce|kanye|drake|rihanna|billie eilish|lady gaga|lebron|messi|ronaldo|mbappe|serena williams|simone biles|greta thunberg|malala|dalai lama|king charles|prince harry|meghan markle|prince william|kardashian\w*|mrbeast|andrew tate|joe rogan|j ?k rowling|oprah|ye west|fauci|snowden|assange|tiger woods|usain bolt|federer|djokovic|nadal|lewis hamilton|verstappen|coco gauff|naomi osaka|caitlin clark|steph(?:en)? curry|mahomes|tom brady|mcgregor|ed sheeran|adele|harry styles|justin bieber|selena gomez|ariana grande|dua lipa|tom hanks|will smith|tom holland|zendaya|emma watson|beckham|gordon ramsay|bear grylls)\b/;

/** Whoever holds an office now, and people whom only the class knows. */
const nearby =
  /\b(?:pope leo(?: xiv| 14)?(?! [ivx\d])|king (?:felipe|willem|philippe of belgium|harald|frederik x|carl xvi)|queen (?:camilla|maxima|letizia|rania)|meloni|orban|ramaphosa|sheinbaum|khamenei|maduro|prabowo|bin salman|(?:president|prime minister|chancellor|premier|taoiseach) (?:xi|lee|tusk|albanese|luxon|sisi|ruto|tinubu|sanchez|marcos|petro|kagame|takaichi|pezeshkian|noboa|boric|subianto)|(?:the|our) (?:current|present|sitting) (?:president|prime minister|chancellor|pope|king|queen|mayor|governor|monarch)|(?:my|our) (?:own |old |new |favou?rite |\w+ )?(?:teacher|head ?teacher|head ?master|head ?mistress|principal|vice principal|coach|neighbou?r|classmates?|friend|boss|mayor|janitor|caretaker|school nurse|counselor|bus driver|librarian|tutor))\b/;
/** "Mr Smith"; those of books and of history are known by name. */
const titled =
  /\b(?:mr|mrs|ms|miss|mx) (?!(?:hyde|jekyll|darcy|bennet|dalloway|havisham|marple|utterson|rochester|fox|men|and|or|of|the|in|for|universe|america|world|scrooge|pickwick|micawber|collins|bingley|knightley|tumnus|popper|frisby|rosa parks|dracula|s)\b)[a-z]{2,}/;

const calledByOffice = /\b(?:[Cc]oach|[Pp]rincipal|[Hh]ead(?:master|mistress)) (?!(?:Parts?|Components?|Analysis|Investigators?|Carter)\b)\p{Lu}\p{Ll}+/u;

/** Questions that may be debated or studied, and should not be acted out, as the packs word them. */
const notActed = /\b(?:atomic bombs?|grave crimes|genocide|the terror of 1793|march in may 1963|enslaved|segregation|court cases or into direct action)\b/;

/** `real name`: what reads as the name of real people, or of where and how something happened to them, and stands on no checked page. */
export type Sensitive = 'victims' | 'living person' | 'real name';

/** "Trump cards" and "the Drake equation" are things, and "Bill gates and locks" are not written as a name. */
function namesLiving(topic: string, words: string): boolean {
  const [name] = living.exec(words) ?? [];
  if (!name) return false;
  const after =
    words
      .slice(words.indexOf(name) + name.length)
      .trim()
      .split(' ', 1)[0] ?? '';
  if (things.has(after) || things.has(after.replace(/s$/, ''))) return false;
  const [first = '', second] = name.split(' ');
  return !(second && after && new RegExp(`\\b${first[0]?.toUpperCase()}${first.slice(1)} ${second}\\b`).test(topic));
}

/** Is a question one on what was done to real people, so that it is taken only where it is asked for? */
export const isGrave = (question: string): boolean => notActed.test(fold(question));

/** `question`: the contested question that the simulation would be about; empty where none is held. */
export function isSensitive(topic: string, format: SimulationFormat, question: string): Sensitive | null {
  const words = fold(topic)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ');
  if (atrocities.test(words) || remembered.test(words)) return 'victims';
  if (namesLiving(topic, words) || nearby.test(words) || titled.test(words) || calledByOffice.test(topic)) return 'living person';
  const isActed = format === 'roleplay' || format === 'crisis';
  return isActed && isGrave(question) ? 'victims' : null;
}

/** Does a text name somebody who may not be a role? */
export const namesProtected = (text: string): boolean => living.test(fold(text).replace(/[^a-z0-9 ]+/g, ' ')) || /\banne frank\b|\bemmett till\b|\bgeorge floyd\b/.test(fold(text));
