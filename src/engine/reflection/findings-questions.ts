/** Where a reflection could lead: the questions it raises. */
import { wordsOf } from '../text/words.ts';
import { about, each, eventIn, type Finding, has, isEvent, isHollow, isOwnQuestion, isQuestion, mark, rest, whereNamed } from './finding.ts';
import { isPlanned, isVaguePlan, planOf } from './plans.ts';
import { quoteOf } from './quote.ts';
import type { Reflection } from './read-reflection.ts';
import { effectIn, hasVoice, isReported, reasonIn } from './reported.ts';
import * as signs from './signs.ts';

export function questionsOn(reflection: Reflection): Finding[] {
  const { sentences, people, isCareful, cruel, title, words } = reflection;
  if (isCareful) return sentences.filter((told) => told.words >= 4).map((told) => about('q', 'careful', told, 3 + Math.min(told.words, 20) / 20));
  const found: Finding[] = [
    ...sentences.filter(({ index }) => cruel.has(index)).map((told) => ({ ...about('q', 'cruel', told, 12), isUrgent: true as const })),
    ...sentences.filter((told) => isHollow(told) && !isPlanned(told)).map((told) => about('q', 'generic', told, 6)),
    ...each(reflection, signs.seen, (told, match) => (isPlanned(told) || isReported(told.text, match.index) ? null : about('q', 'seen', told, 7, match))),
    ...each(reflection, signs.before, (told, match) => about('q', 'before', told, 7, match)),
    ...each(reflection, signs.turning, (told, match) => (isPlanned(told) ? null : about('q', 'turning', told, 6, match))),
    ...each(reflection, signs.choice, (told, match) => (isEvent(told) && !isReported(told.text, match.index) ? about('q', 'decision', told, 6, match) : null)),
    // Why somebody else said or did something is not the writer's to follow up.
    ...each(
      reflection,
      ({ text }) => reasonIn(text),
      (told, match) =>
        isPlanned(told) || hasVoice(told.text) || !/\b(?:I|we)\b/i.test(told.text.slice(match.index, match.index + 80)) ? null : about('q', 'reason', told, 6, match),
    ),
    ...each(reflection, planOf, (told, match) =>
      isQuestion(told.text) || isVaguePlan(told.text) ? null : about('q', /^now i\b/i.test(match[0]) ? 'habit' : 'plan', told, 7, match),
    ),
    ...each(reflection, signs.learned, (told, match) => about('q', 'learned', told, 7, match)),
    ...each(reflection, signs.doubt, (told, match) => (isQuestion(told.text) ? null : about('q', 'doubt', told, 7, match))),
    ...sentences.filter(isOwnQuestion).map((told) => about('q', 'own-question', told, 8)),
    ...each(reflection, signs.view, (told, match) =>
      isPlanned(told) || isQuestion(told.text) || /think (?:(?:it|this|that) will|(?:that )?(?:he|she|they)\b)/i.test(told.text) ? null : about('q', 'view', told, 5, match),
    ),
    ...each(
      reflection,
      ({ text }) => effectIn(text),
      (told, match) => about('q', 'consequence', told, 4, match),
    ),
    ...each(reflection, signs.pictured, (told, match) => (isEvent(told) ? about('q', 'kept', told, 3, match) : null)),
    ...each(reflection, signs.figures, (told, match) => (isEvent(told) ? about('q', 'kept', told, 2.5, match) : null)),
  ];
  const second = people[1] ?? (has(reflection, signs.otherView) ? people[0] : undefined);
  const told = second && sentences[second.sentences[0] ?? 0];
  if (second && told) found.push(about('q', 'person', told, 6, whereNamed(told, second), { person: second.name }));
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first && last && sentences.length >= 6 && words >= 70) found.push({ ...about('q', 'first-last', first, 5, null, { last: quoteOf(last) }), also: last });
  const event = eventIn(reflection);
  if (event?.isEvent) found.push(about('q', 'moment', event.told, 2, event.match));
  found.push(
    ...sentences
      .toSorted((a, b) => b.words - a.words)
      .filter((told) => told.words >= 3 && told !== event?.told && !isHollow(told) && !signs.closes.test(told.text) && !isPlanned(told))
      .map((told) => about('q', isEvent(told) ? 'moment' : 'further', told, isEvent(told) ? rest : rest - 0.5)),
  );
  if (words >= 60 && title.length <= 80 && wordsOf(title).length >= 3)
    found.push({ list: 'questions', id: 'title', sentence: null, weight: 1, slots: { title: mark(title.replace(/[“”"]/g, '’')) } });
  return found;
}
