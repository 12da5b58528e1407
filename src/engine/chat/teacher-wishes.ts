/** What a teacher asks for by name: an exit ticket, a grading key, a reply to a parent. And for which topic. */
import type { Wish } from '../../contracts/knowledge/chat-moves.ts';
import { fold } from '../text/words.ts';

/** In order: the first that matches wins. */
const wishes: readonly (readonly [Wish, RegExp])[] = [
  [
    'parents',
    /\b(parents? (are|is|were|get|got) (worried|angry|upset|furious|concerned|complain\w*)|(reply|respond|answer|response|write|email|mail|message|letter|call|talk|note|say)\b.{0,40}\b(parents?|mother|father|mom|mum|dad|guardian|family|families)|(write|draft|give me|make) (me )?(the|a|that|this|my) ((short|quick|brief|polite|kind|friendly|calm|firm|better|warm) )?(reply|response|email|e mail|mail|message|letter|answer)|(what|something|sentences?|lines?|words) (to|i can|i could) (write|reply|send|mail|email)( back)?( to)? (her|him|them))\b/,
  ],
  [
    'access',
    /\b(dyslexi\w*|dyscalculi\w*|adhd|autis\w*|asperger\w*|hearing (loss|impair\w*)|visually impair\w*|deaf|blind (student|pupil|child|boy|girl)|wheelchair|accommodations?)\b/,
  ],
  [
    'ell',
    /\b(ells?|eal|esl|english (language )?learners?|language learners?|new to english|learning english|newcomers?|(dont|doesnt|cannot|cant) speak (much |good |any )?english|multilingual)\b/,
  ],
  [
    'grade',
    /\b(rubrics?|grading (key|scheme|scale|criteria)|mark(ing)? (scheme|key|criteria)|success criteria|(how|what) (do|should|can|would) i (grade|mark|score) (it|this|that|them|these|their|all|\d+)|grade (it|this|that|them|these) fairly)\b/,
  ],
  [
    'quiz',
    /\b(quiz(?:zes)?|(?:short|little|quick|pop|vocab(?:ulary)?|mini|pre) ?tests?|test (?:on|about|for)|answer key|true (?:or|\/) false|multiple choice|questions? with (?:an? |the |their )?(?:answers?|key|solutions?))\b/,
  ],
  ['questions', /\bdiscussion questions?\b/],
  [
    'unit',
    /\b((unit|two week|2 week|three week|3 week|weekly|week long|term) (plan|outline|overview|unit)|outline (of|for) (a|the|my) (unit|weeks?|term)|plan (a|the|my|this) unit|scheme of work|(?:[2-9]|two|three|four|five|six) (?:lessons|periods) (?:on|about|for)|plan (?:[2-9]|two|three|four|five|six) (?:lessons|periods)|unit (on|about|for))\b/,
  ],
  ['debate', /\b(debate|argue|argument|discussion|discuss|controvers\w*|role ?play|opinions?)\b/],
  [
    'stretch',
    /\b(ahead|advanced|gifted|faster (?:ones|students|kids|learners|pupils|readers|workers)|finish(ed)? early|fast ones|quick ones|strong ones|early finishers|stretch|challenge|extension|knows? (?:everything|all) (?:about|already)|know everything|high(er)? (ability|achiev\w*)|bored ones)\b/,
  ],
  [
    'support',
    /\b((?:read|reads|reading|work|are|is) (?:far |way |well |two years )?below (?:grade|level)|(barely|hardly|cannot|cant|struggle to) (read|write|count|follow|keep up)|dont (follow|keep up)|behind|struggl\w*|weaker|lower|support|scaffold\w*|lost ones|cannot follow|cant follow|low(er)? (ability|achiev\w*)|special needs|iep|differentiat\w*)\b/,
  ],
  [
    'exit',
    /\b(exit (tickets?|slips?|questions?)|assess\w*|check (for )?understanding|know (if |whether |that )?(it |they )(worked|understood|understand|got it|get it)|it worked|hinge|check (if |that |whether )?(they|students|pupils|everyone) (understood|understand|got it|get it))\b/,
  ],
  ['questions', /\bquestions\b/],
  [
    'hook',
    /\b(hook|warm[ -]?ups?|bell ?ringer|do now|opening|opener|start(er)? (of|for|the)|starter|begin the lesson|introduc(e|tion|ing)|engag\w*|interest(ing)? start|(?:a |the |good |best )way in(?:to)?|story)\b/,
  ],
  [
    'misconceptions',
    /\b(misconception\w*|wrong ideas?|mistakes?|errors?|misunderst\w*|(?:get|go) wrong|mix(es|ed|ing)? (\w+ ){0,3}up|confus(e|es|ed|ing) (\w+ ){0,2}(with|and|it|them|those|these|two))\b/,
  ],
  ['homework', /\bhomework\b/],
  [
    'activity',
    /\b(?:give|make|need|suggest|show|find|write|have)(?: me| us| them)? (?:an?|another|some|any|one more|the next) (?:good |quick |short |little |nice |new |different )?tasks?\b|\b(activit\w*|demos?|demonstrations?|games?|hands on|something (to do|active|fun)|(for|fill) the (last|first) \d+ min\w*|minutes left over|filler)\b/,
  ],
  ['analogy', /\b(analog\w*|explain|comparison|picture|metaphor|model for)\b/],
  ['practice', /\b(practice|exercises?|worksheets?|worked example|on the board|problems? to)\b/],
  ['groups', /\b(group ?work|in groups|small groups|groups of|(?:[2-6]|two|three|four) groups|grouping|jigsaw)\b/],
  ['questions', /\b(questions?|(?<!\b(?:when|whenever|if|until|unless|time|before|after|because) i )ask them|prompts?|bloom)\b/],
  [
    'plan',
    /\b(lesson plan|i (only |just )?have (one|1|a single|two|2) (lesson|period|hour)s?|(a|the|my|one|whole|full) lesson (on|about|for)|what (should|do|can) i do first|plan (a|the|my|this|tomorrows?|mondays?|out) (\w+ )?lesson|(\d+|an?|one) ?(minutes?|min|hours?) (lesson|period)|plan for (tomorrow|monday)|(nothing|not|havent|have not) (is )?(prepared|planned))\b/,
  ],
];

/** What the message asks for, or null. */
export function wishIn(message: string): Wish | null {
  // What is quoted was said or written by somebody else.
  const text = fold(message.replace(/["“][^"”]{3,}["”]/g, ' ')).replace(declined, ' ');
  return wishes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "Not another quiz" and "he doesn't want extra worksheets" ask for none. */
const declined =
  /\b(?:no|not|without|instead of|rather than|(?:dont|doesnt|didnt|wont) (?:want|like|need|do)(?: to do)?|(?:hates?|sick of|tired of|refuses?)(?: to do)?) (?:another |a |an |any |more |extra |the |his |her |their |just )*(?:quiz|test|worksheet|homework|group ?work|game|debate|discussion|activity|story|exit ticket)\w*|\b(?:did|had|tried|used|gave them|after) (?:the |a |an |our |their |several |some |two )?(?:quiz|test)\w*/g;

const afterTeaching =
  /\b(?:teach(?:ing)?|(?:lesson|unit|worksheet|quiz|exit ticket|starter|hook|opener|warm[ -]?up|bell ?ringer|rubric|activity|homework|questions?|material|test|plan|project|introduction|rubric|outline|grade \d+|year \d+) (?:on|about|for|to)|cover(?:ing)?|introduc(?:e|ing)|start(?:ing)? (?:with|on)|explain(?:ing)?|(?:lesson|unit) is (?:on|about)|topic is(?: apparently| probably| actually| really| now| supposed to be)?|we ?'?(?:re|are) (?:on|doing))\s+(?:about |on )?/gi;
/** Where the name of a topic ends. */
const restOfSentence =
  /\s*(?:[,.;:!?()–—]|\b(?:please|pls|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next|this (?:week|year|term|morning|afternoon)|with|to (?:my|a|an|the|year|grade|\d\w*)|in (?:my|a|the|year|grade|\d\w*)|for (?:my|a|an|the|year|grade|kids|students|pupils|children|\d\w*)|and|but|because|so that|who|that|which|when|grade|year|class|and)\b).*$/i;
const noName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|it|them|this|that|these|those|him|her|me|us|you|all|everything|students?|pupils?|kids|children|grades?|year|\d|my|a|an|ask|the (?:exit|test|quiz|exam|board|homework|lesson plan)\b|the (?:whole |entire |next |same |first |last )?(?:unit|lesson|class|week|topic|book|end|beginning|start|rest))\b/i;

/** The topic of the lesson as a teacher names it, with its article: "the periodic table". Null when the message names none. */
export function lessonTopicIn(message: string): string | null {
  const text = message.replace(/\s+/g, ' ').trim();
  for (const { 0: lead, index } of text.matchAll(afterTeaching)) {
    const name = text
      .slice(index + lead.length)
      .replace(restOfSentence, '')
      .trim();
    if (name.length >= 3 && name.split(' ').length <= 5 && !noName.test(name) && /^[\p{L}\p{N}' -]+$/u.test(name)) return name;
  }
  return null;
}
