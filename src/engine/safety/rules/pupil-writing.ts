import { learner } from './reports.ts';

/** What a pupil wrote about dying or about doing harm, in a story, too: an adult has to ask after it. */
const wroteOf = new RegExp(
  String.raw`\b${learner}(?: (?:of mine|in (?:my|our|the) \w+(?: \w+)?))? (?:has |have |had |just |once |keeps? |is |was )*(?:wrote|written|writes?|writing|drew|drawn|draws?|drawing|(?:handed|turned|gave|sent)(?: me)?(?: in)?|submitted|posted|shared|read out)\b[^.?!]{0,40}\b(?:about|on|of|with|where|in which|who)\b[^.?!]{0,30}\b(?:suicid\w+|self[ -]?harm\w*|(?:killing|cutting|hurting|hanging) (?:himself|herself|themsel\w+|(?:his|her|their) (?:class\w*|teachers?|parents?|family|mother|father))|(?:wanting|wants?|wishing|wishes) (?:to (?:die|be dead|disappear|kill \w+)|(?:he|she|they) (?:was|were) dead)|ending (?:his|her|their|a) life|(?:a|the) school shooting|shooting (?:up )?(?:the|our|his|her|their) (?:school|class\w*)|being (?:abused|raped|molested|beaten|hit))\b`,
  'i',
);
/** In the books that a class reads, and as a matter of policy, it tells of nobody in the room. */
const asMatter =
  /\b(?:romeo|juliet|hamlet|ophelia|macbeth|othello|antigone|werther|plath|woolf|hemingway|willy loman|salesman|thirteen reasons|prevention|prevent\w*|awareness|statistics|rates?|squad|bomb\w*|assisted|euthanasia|laws?|gun control|columbine|debate|research|novel|characters?)\b/i;

/** Does a grown-up tell of a pupil's own writing or drawing that calls for safeguarding? Takes time in proportion to its length. */
export const reportsWriting = (text: string): boolean => text.split(/[.?!\n]/).some((sentence) => wroteOf.test(sentence) && !asMatter.test(sentence));
