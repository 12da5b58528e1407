/** Which feelings a reflection puts into words, and whose they are, as far as the clause says. */
import type { Tagger } from '../reading/tagger.ts';
import { isDenied } from './denied.ts';
import { baseOf, feelingWordsIn, onlyWhenFelt } from './feeling-words.ts';
import type { Told } from './read-reflection.ts';
import { isAsked } from './reported.ts';

export interface FeelingNamed {
  /** As it stands in the text. */
  word: string;
  base: string;
  /** `self`: the writer's. `other`: somebody else's. `open`: the clause does not say. */
  whose: 'self' | 'other' | 'open';
  isNegated: boolean;
  /** The sentence says what it came from. */
  hasCause: boolean;
  sentence: Told;
  /** Place in the sentence. */
  start: number;
  end: number;
}

const self = /^(?:i|i'm|i’m|me|my|myself|mine|we|us|our|im)$/i;
const other =
  /^(?:he|she|they|him|her|them|his|their|everyone|everybody|nobody|someone|somebody|people|friends?|partners?|group|team|class|teacher|coach|mom|mum|mother|dad|father|parents|brother|sister|cousin|grandma|grandpa|uncle|aunt|kids|students|others|goalie|captain|audience|principal)$/i;
const felt =
  /\b(?:felt|feel|feels|feeling|was|am|were|been|being|got|get|became|become|made (?:me|us|him|her|them)|['’]m|im|so|very|really|too|of|with|a bit|a little|both)\s+(?:\w+\s+(?:and|but|or)\s+|(?:so|very|really|realy|rly|kind|sort|kinda|sorta|of|a|bit|little|too|pretty|just|also|quite|super|still|even|more|less|extremely|mostly|truly|totally|completely|rather|honestly|actually)\s+)*$/i;
/** Right after the word, or anywhere as a reason. */
const cause = /^\s+(?:\w+ )?(?:when|after|that (?!\w+[.!?]?$)|about (?!(?:it|that|this)\b)|of (?!(?:it|that|this)\b)|since|as|by|with)\b|\b(?:because|becau?s|becuase|due to)\b/i;
/** "I hate poems" names it without "I felt". */
const ownVerb = /\b(?:i|we)\s+(?:(?:really|realy|just|also|still|always|absolutely|totally|kind of|kinda|secretly|mostly|honestly|actually|so)\s+)*$/i;
const verbs = /^(?:hate|hated|love|loved)$/i;
/** "I was so exited about it" means "excited"; "we exited the bus" does not. */
const meantWhenFelt = new Map([
  ['exited', 'excited'],
  ['scarred', 'scared'],
]);
const leaves = /^\s+(?:the|a|an|my|our|from|through|out|it|by|for life)\b/i;
/** A line of notes: "tired after 800", "confident and loud". */
const heading = /^(?:(?:felt|feel|feeling|mood):\s*)?(?:(?:still|so|very|really|kinda|kind of|a bit|pretty) )*$/i;
const headed = /^\s*(?:$|[,.!]|(?:and|but|after|because|when|today|at the end)\b)/i;
/** "-ing" and the like name the thing and not the person; the list of feelings has few of them. */
const ofThings = /^(?:worrying)$/i;

/** "I should be excited", "I wanted to be calm": a feeling that was missing. */
const onlyThought =
  /\b(?:should|would|could|might|supposed to|ought to|want(?:ed)? to|hoped? to|tr(?:y|ied|ying) to|pretend(?:ed|ing)? to) (?:not |just |only )?(?:be|have been|feel|have felt|act|look|seem) (?:(?:so|very|really|more|less|too|a bit|a little|all) )*$/i;
/** "A sad poem", "the nervous cells": it tells of what follows. */
const described = /\b(?:an?|the|this|that|these|those|some|two|three|many|her|his|its|their) (?:(?:very|really|so|most|rather|quite|pretty) )*$/i;
/** What is sad or nervous of oneself: "a nervous feeling", "with a happy face", "nervous Monday morning". */
const ofSelf =
  /^(?:feelings?|moods?|wreck|self|hearts?|stomach|tummy|hands?|face|smile|tears?|mess|minds?|voice|moments?|times?|days?|mornings?|evenings?|nights?|weeks?|yesterday|today|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|people|person|students?|kids?|child|children|boys?|girls?|faces)$/;

export function feelingsIn(told: readonly Told[], tag: Tagger): FeelingNamed[] {
  const wordsTagged = tag(told.map(({ text }) => text));
  return told.flatMap((sentence, i) => {
    const { text } = sentence;
    return [...text.matchAll(/\p{L}+/gu)].flatMap((match): FeelingNamed[] => {
      const [word] = match;
      const start = match.index;
      const before = text.slice(0, start);
      const after = text.slice(start + word.length);
      const meant = meantWhenFelt.get(word.toLowerCase());
      const base = meant && felt.test(before) && !leaves.test(after) ? meant : baseOf(word.toLowerCase());
      if (!base || ofThings.test(word)) return [];
      // A misspelled "tired" needs "I felt" as the right one does.
      const known = feelingWordsIn(word).length > 0 ? word.toLowerCase() : base;
      if (onlyWhenFelt.has(known) && !(heading.test(before) && headed.test(after)) && !felt.test(before) && !(verbs.test(word) && ownVerb.test(before))) return [];
      if (isAsked(before)) return [];
      // "my frend sad it is ok" means "said".
      if (/^sad$/i.test(word) && /^\s+(?:it|that|he|she|i|we|you|they|to me)\b/i.test(after) && !felt.test(before)) return [];
      // "fears" and "worries" may be what somebody does; a pupil "in panic mode" names nothing of a person.
      const tagged = wordsTagged[i]?.find(({ start: at }) => at === start);
      if (tagged?.pos === 'PROPN' && start > 0) return [];
      if (onlyThought.test(before)) return [];
      const next = wordsTagged[i]?.find(({ start: at }) => at > start);
      if (tagged?.pos === 'ADJ' && next?.pos === 'NOUN' && !ofSelf.test(next.lower) && (described.test(before) || !felt.test(before)) && !heading.test(before)) return [];
      // "sorry for your loss", "calm down!", "mad libs", "safe from the rain": a thing or an order.
      if (/^\s+(?:down|libs|science|zone|mode)\b/i.test(after)) return [];
      return [
        {
          word,
          base,
          whose: whoseIn(before, after),
          isNegated: isDenied(before, word, after),
          hasCause: cause.test(after) || /\b(?:because|when|every time)\b/i.test(before),
          sentence,
          start,
          end: start + word.length,
        },
      ];
    });
  });
}

/** Somebody's name, or "The boy", at the head of the sentence. */
const namedFirst =
  /^(?!(?:It|This|That|There|What|Everything|Something|Everyone|School|Today|Work|Feeling|We|I)\b)\p{Lu}\p{L}+(?: \p{Ll}+)? (?:was|is|felt|feels|seemed|looked|got|became)\b/u;

/** "(My) dog was": what belongs to somebody is not that person, the own heart apart. */
const ownThing =
  /^(?!(?:whole |entire )?(?:hearts?|stomach|tummy|belly|hands?|legs?|knees|face|head|mind|brain|body|voice|mood|feelings?|emotions?|nerves|reaction|inner|own|first feeling)\b)(?:\p{L}+ ){1,3}(?:is|was|are|were|felt|feels|looked|looks|seemed|seems|got|became)\b/iu;
/** "A bridge is", right before the word. */
const thing =
  /(?:^|[^\p{L}])(?:an?|the|every|each) (?!(?:only|whole|first|last|feeling|mood|best|worst|more|most|next)\b)(?:\p{L}+ ){1,2}(?:is|was|are|were|seems|seemed|looks|looked) (?:(?:so|very|really|too|a bit|a little|always|never|not) )*$/iu;

/** The nearest person before the word, in its clause first. */
function whoseIn(before: string, after: string): FeelingNamed['whose'] {
  const words = before.match(/[\p{L}]+(?:['’][\p{L}]+)?|[.;!?]/gu) ?? [];
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    // "my mom was": the owner of the noun is not meant.
    if (other.test(word) || (/^\p{Lu}\p{Ll}+$/u.test(word) && i > 0 && !/^(?:I|Then|But|And|So|When|After|Because)$/.test(word))) return 'other';
    if (/^(?:my|our)$/i.test(word) && ownThing.test(words.slice(i + 1).join(' '))) return 'other';
    if (self.test(word)) return 'self';
    if (/^[.;!?]$/.test(word)) break;
  }
  if (/^\s+(?:people|students|kids|faces?)\b/i.test(after)) return 'other';
  if (namedFirst.test(before) || thing.test(before)) return 'other';
  return /^(?:\s*(?:feeling|so|very|really|felt|super|kind of)?\s*)$/i.test(before) ? 'self' : 'open';
}
