/** Whose arm was grabbed: the writer's own, or that of somebody in a story the writer makes up. */
import type { SafetyFinding } from './screen.ts';

const kind = '(?:story|stories|short story|tale|fairy ?tale|narrative|fan ?fic(?:tion)?|novel|screenplay|comic)';

/** "I'm writing a story about pirates", "here is my story", "in my story he", "my story starts". */
const told = new RegExp(
  `\\b(?:write|writing|wrote|written|working on|finish|finishing|finished|start|starting|started|make|making) (?:up )?(?:a|an|my|our|the|this) (?:\\S+ ){0,2}${kind}\\b` +
    `|\\b(?:in|of|for|with|is|to) (?:my|our) (?:own )?(?:\\S+ )?${kind}\\b|\\b(?:my|our) (?:\\S+ )?${kind} (?:is|starts|begins|goes|needs|has|ends)\\b`,
  'i',
);

/** A story of the writer's own life is none that is made up. */
const lived =
  /\b(?:true|real|life|personal|own|my) (?:story|stories|narrative)\b(?=.*\b(?:true|real|happened|lived|life)\b)|\b(?:true|real|life|personal) (?:life )?(?:story|stories|narrative)\b|\babout (?:me\b|myself|us\b|my (?:own )?(?:life|childhood|famil\w+|home|day|weekend|dad|mom|mum|father|mother|step\w+|uncle|aunt|brother|sister|cousin|teacher|coach))|\b(?:really|actually) happened\b|\bwhat happened (?:to|with) (?:me|us)\b|\bhappened to (?:me|us)\b|\bmemoir|\bautobiograph|\bdiary\b/i;

/** Words by which one's own life stands out from a story: a time of one's own, people at school, what is done about it. */
const ownLife =
  /\b(?:today|yesterday|tonight|last (?:night|week|month|year|weekend)|this (?:morning|week|weekend)|right now|every (?:day|night|time|week|weekend)|always|again|at (?:home|school)|after school|help me(?! (?:with|write|make|finish|start|fix|end|continue|find|think))|what (?:do|should) i do(?! (?:next|now) (?:with|in))|should i (?:tell|say|go)|tell (?:you|any|some)\w*|bruis\w*|left marks?|my (?:teacher|coach|boyfriend|girlfriend|bf|gf|ex|babysitter|neighbou?r|principal|friend))\b/i;

const kin = 'my (?:\\S+ )?(?:dad|daddy|mom|mum|father|mother|parents|uncle|aunt|brother|sister|cousin|grand\\w+|step\\w+|foster \\w+)';
const family = new RegExp(`\\b${kin}\\b`, 'i');
/** "My dad grabbed my arm": the family acts itself. */
const familyActs = new RegExp(`\\b${kin} (?:\\S+ ){0,3}(?:me|my)\\b`, 'i');

const madeUp: ReadonlySet<string | null> = new Set(['abuse', 'violence']);

/** Does the text say that its writer makes up a story? */
export const tellsOfStory = (text: string): boolean => told.test(text) && !lived.test(text);

/** Does it take that back: "it's not a story", "this really happened"? */
export const leavesStory = (text: string): boolean =>
  lived.test(text) || /\bnot (?:a|in the|in my|from the|from my|my|the|just a) story\b|\b(?:in|for) real(?: life)?\b|\birl\b/i.test(text);

/**
 * In a story that is being made up, weak signs of violence are the story's. Whatever a rule names, whatever tells of the writer's own end, and whatever
 * has a sign of the writer's own life stays found; with someone of the family in it the gentle word of level 1 stays.
 */
export const inStory = (finding: SafetyFinding, text: string): SafetyFinding => {
  if (finding.level < 2 || !finding.weak || !madeUp.has(finding.rule)) return finding;
  const plain = text.replace(/[’‘]/g, "'");
  if (ownLife.test(plain) || familyActs.test(plain)) return finding;
  return family.test(plain) ? { level: 1, rule: 'distress' } : { level: 0, rule: null };
};
