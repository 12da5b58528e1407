/**
 * Does a topic of which no checked page tells read as the name of people, or of a place, a ship or an event where something happened to people? No list of such names can be
 * complete, so its shape decides: words that no dictionary has, how they are written, and what stands beside them.
 */
import { isStopWord } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import {
  affairs,
  calamities,
  deadly,
  events,
  fiction,
  givenNames,
  harmless,
  kinds,
  namesAsWords,
  people,
  peoples,
  placeNames,
  suffered,
  sufferers,
  things,
} from './real-name-words.ts';

/** Does an English dictionary without names hold the word, in lower case? */
export type Dictionary = (word: string) => boolean;

interface Token {
  word: string;
  isCapital: boolean;
  /** Ends in "'s" or is two names with a hyphen: what follows is no family name. */
  isBound: boolean;
  /** As a name it is nothing that a dictionary or the list of harmless names holds. */
  isName: boolean;
  isSmall: boolean;
}

/** What is told of a name, before the name: it is still a bare one. */
const told =
  /^(?:(?:an? |the )?(?:introduction to|history of|story of|life(?: and (?:death|times|work))? of|death of|biography of|legacy of|case of|murder of|killing of|trial of|fall of|tragedy of|events? (?:of|at|in)|visit to|lesson on|unit on|debate on|topic)|who (?:was|is|were|are)|remembering|learning about|about)[:\s]+/i;
const asks = /\?\s*$|^(?:should|could|would|can|is|are|was|were|do|does|did|how|why|what|which|who|when|where)\b/i;
const places = new Set(['in', 'at', 'to', 'from', 'near', 'for', 'around', 'across']);

export function namesRealLives(asked: string, isWord: Dictionary): boolean {
  const topic = asked
    .replace(/\b(?:1[0-9]|20)\d\d\b/g, ' ')
    .replace(/[“”"()]/g, ' ')
    .trim();
  const kind = /,\s*(?:an? |the )?(?:[\w-]+ )?(\p{L}+)$/u.exec(fold(topic))?.[1];
  if (
    calamities.test(fold(asked)) ||
    namesAsWords.test(
      fold(asked)
        .replace(/[^a-z0-9 ]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  )
    return true;
  if (fiction.test(fold(topic)) || (kind && kinds.has(kind))) return false;
  const tokens = read(topic, isWord);
  if (tokens.some(({ word }) => deadly.has(singular(word)))) return true;
  return happenedToPeople(tokens) || namesPerson(tokens) || isBareName(topic, isWord);
}

/** Parts joined by a hyphen are one: "Lac-Mégantic". */
function read(topic: string, isWord: Dictionary): Token[] {
  return [...topic.matchAll(/(\p{L}[\p{L}\p{M}.]*(?:-\p{L}+)*)(['’]s?\b)?/gu)].map(([, typed = '', possessive]) => {
    const word = fold(typed).replaceAll('.', '');
    const isSmall = isStopWord(word) || word.length < 2 || places.has(word);
    const isName =
      !isSmall &&
      !/^\p{Lu}{2,4}$/u.test(typed) &&
      !isHeld(word, typed.toLowerCase(), isWord) &&
      typed.split('-').some((part) => part.length > 1 && !isHeld(fold(part), part.toLowerCase(), isWord));
    return { word, isCapital: /^\p{Lu}/u.test(typed), isBound: Boolean(possessive) || typed.includes('-'), isName, isSmall };
  });
}

const singular = (word: string): string =>
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=[sxz]|[cs]h|[^aeiou]o)es$/, '')
    .replace(/children$/, 'child')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');

/** Endings that names do not have. */
const wordEnd = /(?:isms?|olog(?:y|ies)|[a-z]{4}ics|[a-z]{3}tions?|[a-z]{4}ments?|nesses|ness|ity|ities|graphy|wares?|cracy|currenc(?:y|ies)|phobia)$/;
const wordBegin = /^(?:micro|bio|cyber|agro|geo|nano|eco|hydro|electro|photo|tele|auto|anti|non|pre|post|over|re|inter|multi|super|hyper|neo|un|sub|e)-?(?=[a-z]{4})/;

function isHeld(word: string, typed: string, isWord: Dictionary): boolean {
  const forms = [word, typed, singular(word)];
  if (forms.some((form) => harmless.has(form) || placeNames.has(form) || events.has(form) || people.has(form) || sufferers.has(form) || things.has(form) || isWord(form)))
    return true;
  if (wordEnd.test(word)) return true;
  const stem = /^(.{3,})(?:ing|ed|er|ers|ly)$/.exec(word)?.[1];
  if (stem && [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some(isWord) && !givenNames.has(word)) return true;
  const rest = word.replace(wordBegin, '');
  return rest !== word && (isWord(rest) || isWord(singular(rest)));
}

/** "Chernobyl liquidators", "the refugees of the Mediterranean": a name beside what happened, or beside those to whom it did. "Fire safety in Lagos" is about safety. */
function happenedToPeople(tokens: readonly Token[]): boolean {
  const isOf = ({ word }: Token): boolean => events.has(singular(word)) || sufferers.has(singular(word));
  const isHead = (token: Token, place: number): boolean => isOf(token) && (tokens[place + 1]?.isSmall ?? true);
  const own = tokens.filter(({ isSmall }) => !isSmall);
  // "Triangle Shirtwaist fire": capitals within a topic that is not written in capitals.
  const isMixed = own.some(({ isCapital }) => !isCapital);
  const isWritten = ({ isCapital, isSmall, word }: Token, place: number): boolean => isMixed && place > 0 && isCapital && !isSmall && !harmless.has(word);
  const isBehindPlace = (place: number): boolean => tokens.slice(Math.max(0, place - 2), place).some(({ word }) => places.has(word));
  if (own.length > 1 && tokens.some((token, place) => suffered.has(singular(token.word)) && isHead(token, place))) return true;
  if (tokens.some(({ word }) => isOfLand(word)) && own.some(({ word }) => gone.has(singular(word)))) return true;
  if (tokens.some(isHead) && tokens.some((token, place) => token.isName || placeNames.has(token.word) || isWritten(token, place))) return true;
  const isTouched = tokens.some(isOf) || tokens.some(({ word }) => people.has(singular(word)));
  return isTouched && tokens.some((token, place) => (token.isName || (isWritten(token, place) && !placeNames.has(token.word) && !tokens.some(isOf))) && !isBehindPlace(place));
}

const gone = new Set([...sufferers, 'miner', 'passenger', 'villager', 'baby', 'boy']);
/** "Rwandan", "Chilean", "Japanese". */
const isOfLand = (word: string): boolean =>
  peoples.has(word) || (/(?:an|ese|ish|i)$/.test(word) && [...placeNames].some((land) => land.length > 4 && word.startsWith(land.slice(0, -1))));

/** A given name and a family name, wherever they stand; not before "law" or "series", and not behind "in", where a town has two words. */
function namesPerson(tokens: readonly Token[]): boolean {
  const own = tokens.filter(({ isSmall }) => !isSmall);
  const isTitle = own.every(({ isCapital }) => isCapital);
  return tokens.some((first, place) => {
    const [second, after, before] = [tokens[place + 1], tokens[place + 2], tokens[place - 1]];
    if (!second || second.isSmall || first.isBound || things.has(singular(second.word)) || (after && things.has(singular(after.word)))) return false;
    const isWritten = first.isCapital === second.isCapital;
    if (givenNames.has(first.word) && isWritten && own.length <= 3) return true;
    return first.isCapital && second.isCapital && first.isName && (second.isName || givenNames.has(first.word)) && !isTitle && !(before && places.has(before.word));
  });
}

/** Nothing but a name: "Utøya", "the Costa Concordia", "dunblane in Scotland". */
function isBareName(topic: string, isWord: Dictionary): boolean {
  const bare = topic.replace(told, '');
  if (bare === topic && asks.test(topic)) return false;
  const own = read(bare.replace(/[?!.]+\s*$/, '').replace(/\s(?:in|at|near|,)\s.*$/, ''), isWord).filter(({ isSmall }) => !isSmall);
  const last = own.at(-1);
  if (!last || own.length > 5 || own.some(({ word }) => affairs.has(word))) return false;
  if (own.every(({ isName }) => isName)) return true;
  // "Kursk submarine" ends in a thing; "Costa Concordia", "Lac-Mégantic" in a name.
  return last.isName && own.every(({ isName, isCapital }) => isName || isCapital);
}
