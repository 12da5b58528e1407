import { learner } from './reports.ts';

/** What a pupil wrote about dying or about doing harm, in a story, too: an adult has to ask after it. */
const wroteOf = new RegExp(
  String.raw`\b${learner}(?: (?:of mine|in (?:my|our|the) \w+(?: \w+)?))? (?:has |have |had |just |once |keeps? |is |was )*(?:wrote|written|writes?|writing|drew|drawn|draws?|drawing|(?:handed|turned|gave|sent)(?: me)?(?: in)?|submitted|posted|shared|read out)\b[^.?!]{0,40}\b(?:about|on|of|with|where|in which|who)\b[^.?!]{0,30}\b(?:suicid\w+|self[ -]?harm\w*|(?:killing|cutting|hurting|hanging) (?:himself|herself|themsel\w+|(?:his|her|their) (?:class\w*|teachers?|parents?|family|mother|father))|(?:wanting|wants?|wishing|wishes) (?:to (?:die|be dead|disappear|kill \w+)|(?:he|she|they) (?:was|were) dead)|ending (?:his|her|their|a) life|(?:a|the) school shooting|shooting (?:up )?(?:the|our|his|her|their) (?:school|class\w*)|being (?:abused|raped|molested|beaten|hit))\b`,
  'i',
);
/** A letter that takes leave, by somebody the grown-up teaches; not one for a class or a person who moves on. */
const tookLeave = new RegExp(
  String.raw`\b${learner}(?: (?:of mine|in (?:my|our|the) \w+(?: \w+)?))? (?:has |have |had |just |is |was |are |been |keeps? )*(?:wrote|written|writes?|writing|left|leaves|leaving|drafted) (?:\w+ ){0,2}(?:goodbye|suicide|farewell) (?:notes?|letters?|messages?)\b(?! (?:to|for|from) (?:\w+ ){0,3}(?:teacher|class\w*|coach|graders?|grade|exchange|host|school|team|principal|seniors|soldier|king|queen|juliet|romeo)\b)` +
    String.raw`|\b${learner}\b.*\b(?:reads|read|sounds|sounded|looks|looked) (?:\w+ ){0,3}(?:like|as) (?:a|an|his|her|their) (?:goodbye|farewell|suicide)\b`,
  'i',
);
/** In the books that a class reads, and as a matter of policy, it tells of nobody in the room. */
const asMatter =
  /\b(?:romeo|juliet|hamlet|ophelia|macbeth|othello|antigone|werther|plath|woolf|hemingway|willy loman|salesman|thirteen reasons|prevention|prevent\w*|awareness|statistics|rates?|squad|bomb\w*|assisted|euthanasia|laws?|gun control|columbine|debate|research|novel|characters?)\b/i;

/** Does a grown-up tell of a pupil's own writing or drawing that calls for safeguarding? Takes time in proportion to its length. */
export const reportsWriting = (text: string): boolean => text.split(/[.?!\n]/).some((sentence) => (wroteOf.test(sentence) || tookLeave.test(sentence)) && !asMatter.test(sentence));
