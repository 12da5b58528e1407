/** What a teacher would mark in a reflection: each finding is a passage with what it does, or what a reader misses there. Knows no wording. */
import { proverb } from '../essay/signs.ts';
import { about, each, eventIn, type Finding, find, has, isEvent, isHollow, isOwnQuestion, isQuestion, mark, mayBePraised, ownPartIn, rest, whereNamed } from './finding.ts';
import { feelingsOf } from './findings-feelings.ts';
import { questionsOn } from './findings-questions.ts';
import { deniedPlanIn, isPlanned, isVaguePlan, planOf } from './plans.ts';
import type { Reflection, Told } from './read-reflection.ts';
import { effectIn, hasVoice, isReported, mayExplain, reasonIn } from './reported.ts';
import * as signs from './signs.ts';

export function findingsIn(reflection: Reflection): Finding[] {
  return [
    ...strengthsIn(reflection).filter(({ sentence }) => !sentence || mayBePraised(reflection, sentence)),
    ...gapsIn(reflection),
    ...feelingsOf(reflection),
    ...questionsOn(reflection),
  ];
}

function strengthsIn(reflection: Reflection): Finding[] {
  const { sentences, isCareful } = reflection;
  return [
    ...each(reflection, signs.thenNow, (told, match) => about('s', 'then-now', told, 9, match)),
    ...each(reflection, signs.before, (told, match) => (find(signs.thenNow, told.text) ? null : about('s', 'before', told, 7, match))),
    ...each(reflection, signs.course, (told, match) => (find(signs.thenNow, told.text) || find(signs.before, told.text) ? null : about('s', 'course', told, 6, match))),
    ...each(reflection, signs.seen, (told, match) => (isPlanned(told) || isReported(told.text, match.index) ? null : about('s', 'seen', told, 8, match))),
    ...each(reflection, signs.turning, (told, match) => (isPlanned(told) ? null : about('s', 'turning', told, 6, match))),
    ...(isCareful ? [] : each(reflection, signs.otherView, (told, match) => (isPlanned(told) ? null : about('s', 'other-view', told, 8, match)))),
    ...(isCareful ? [] : each(reflection, ownPartIn, (told, match) => about('s', 'own-part', told, 7, match))),
    ...each(reflection, planOf, (told, match) =>
      isVaguePlan(told.text) || !(find(signs.anchored, told.text) || /next time/i.test(match[0])) || told.words < 4 || isQuestion(told.text)
        ? null
        : about('s', 'plan', told, 8, match),
    ),
    ...each(
      reflection,
      ({ text }) => effectIn(text),
      (told, match) => about('s', 'consequence', told, 6, match),
    ),
    ...(isCareful
      ? sentences.map((told) => about('s', 'told', told, 4 + Math.min(told.words, 20) / 20))
      : each(
          reflection,
          ({ text }) => reasonIn(text),
          (told, match) => (find(signs.emptyReason, told.text) || isPlanned(told) ? null : about('s', 'reason', told, 6, match)),
        )),
    ...each(reflection, signs.speech, (told, match) => about('s', 'speech', told, 6, match)),
    ...each(reflection, signs.pictured, (told, match) => (isEvent(told) ? about('s', 'detail', told, 4, match, { word: mark(match[0]) }) : null)),
    ...each(reflection, signs.figures, (told, match) =>
      isEvent(told) && !/\b(?:learn\w*|how to|from two)\b/i.test(told.text) ? about('s', 'figure', told, 4, match, { word: mark(match[0]) }) : null,
    ),
    ...each(reflection, signs.doubt, (told, match) => about('s', 'doubt', told, 6, match)),
    ...sentences.filter(isOwnQuestion).map((told) => about('s', 'own-question', told, 6)),
    ...each(reflection, signs.deed, (told, match) => (isCareful || !isEvent(told) ? null : about('s', 'action', told, 3, match))),
    ...each(reflection, signs.view, (told, match) => about('s', 'claim', told, 2, match)),
  ];
}

function gapsIn(reflection: Reflection): Finding[] {
  const { sentences, words, people, isCareful, cruel, repeated, title, text } = reflection;
  const first = sentences[0];
  const last = sentences.findLast((told) => told.words >= 4 && !signs.closes.test(told.text)) ?? sentences.at(-1);
  if (isCareful) return sentences.filter((told) => told.words >= 4).map((told) => about('a', 'careful', told, 3 + Math.min(told.words, 20) / 20));
  const found: Finding[] = [
    ...sentences.filter(({ index }) => cruel.has(index)).map((told) => ({ ...about('a', 'cruel', told, 12), isUrgent: true as const })),
    ...each(reflection, signs.generic, (told, match) => (isHollow(told) && !isPlanned(told) ? about('a', 'generic', told, 8, match) : null)),
    ...each(reflection, signs.emptyReason, (told, match) => about('a', 'empty-reason', told, 7, match)),
    ...each(reflection, signs.general, (told, match) => (signs.aboutWork.test(text) ? null : about('a', 'general', told, 5, match))),
    ...each(
      reflection,
      ({ text: each }) => deniedPlanIn(each),
      (told, match) => about('a', 'denied-plan', told, 8, match),
    ),
    ...each(reflection, signs.selfLabel, (told, match) => about('a', 'self-label', told, 9, match)),
    ...each(reflection, signs.learnedMuch, (told, match) => about('a', 'learned-much', told, 9, match)),
    ...each(reflection, proverb, (told, match) => about('a', 'proverb', told, 8, match)),
    ...each(reflection, planOf, (told, match) => (isVaguePlan(told.text) ? about('a', 'vague-plan', told, 8, match) : null)),
    ...each(reflection, signs.judgment, (told, match) => {
      if (
        find(signs.reason, told.text) ||
        told.words > 16 ||
        /\b(?:told|said|says?|asked)\b|[“”"]/i.test(told.text.slice(0, match.index)) ||
        isReported(told.text, match.index) ||
        /\b(?:not|n['’]t) (?:think|believe|say|know)\b/i.test(told.text)
      )
        return null;
      return about('a', 'judgment', told, 7 - told.words / 20, match, { word: mark(match[1] ?? match[0]) });
    }),
    ...each(reflection, signs.progress, (told, match) => (find(signs.reason, told.text) || isReported(told.text, match.index) ? null : about('a', 'progress', told, 7, match))),
    ...each(reflection, signs.absolute, (told, match) =>
      isPlanned(told) || /\byet\b|[“”"]/i.test(told.text) || /\b(?:that|which|who|and|as (?:I|we))\s*$/i.test(told.text.slice(0, match.index))
        ? null
        : about('a', 'absolute', told, /^every/i.test(match[0]) ? 3 : 5, match, {
            word: mark(/always|never|every(?: single)? time|everyone|everybody|nobody|no one/i.exec(match[0])?.[0] ?? match[0]),
          }),
    ),
  ];
  if (repeated) found.push(about('a', 'repeated', repeated.sentence, 10, null, { times: String(repeated.times) }));
  const longest = sentences.reduce<Told | null>((most, told) => (told.words > (most?.words ?? 50) ? told : most), null);
  if (longest) found.push(about('a', 'run-on', longest, 6, null, { count: String(longest.words) }));
  if (words >= 15 && !sentences.some((told) => mayExplain(told.text)) && !has(reflection, signs.consequence)) {
    const event = eventIn(reflection);
    if (event?.isEvent) found.push(about('a', 'no-reason', event.told, 7, event.match));
  }
  // Where something of the writer's own went wrong and no next step is named, it is asked for.
  const trouble = sentences.findLast((told) => find(signs.couldGoBetter, told.text) && /\b(?:I|we|my|our)\b/i.test(told.text) && isEvent(told) && !hasVoice(told.text));
  if (words >= 18 && trouble && !signs.aboutWork.test(text) && !find(signs.lookingForward, last?.text ?? '') && !sentences.some(isPlanned))
    found.push(about('a', 'no-next-step', trouble, 6, find(signs.couldGoBetter, trouble.text)));
  const steps = text.match(signs.thenAgain) ?? [];
  const step = sentences.find((told) => find(signs.thenAgain, told.text));
  // Of every fifteen words one: a longer text may well say "then" a few times.
  if (steps.length >= 4 && steps.length * 15 >= words && step) found.push(about('a', 'listing', step, 8, find(signs.thenAgain, step.text), { times: String(steps.length) }));
  if (words >= 40 && first && people.length === 0 && !signs.aboutWork.test(text) && !has(reflection, signs.detail) && !sentences.some((told) => hasVoice(told.text)))
    found.push(about('a', 'no-scene', first, 7));
  const blame = each(reflection, signs.others, (told, match) => about('a', 'others-only', told, 7, match));
  if (blame.length >= 2 && blame.length * 4 >= sentences.length && !sentences.some(ownPartIn)) found.push(...blame);
  const [person] = people;
  if (person && !has(reflection, signs.otherView) && !sentences.some((told) => hasVoice(told.text))) {
    const told = person.sentences.flatMap((at) => sentences[at] ?? []).findLast((each) => !isPlanned(each) && !/\b(?:will|['’]ll|going to)\b/i.test(each.text));
    if (told) found.push(about('a', 'no-other-view', told, 6, whereNamed(told, person), { person: person.name }));
  }
  for (const [i, told] of sentences.entries()) {
    const match = find(/\bI (?:finally |then |just )?(?:decided|chose|refused|quit|apologi[sz]ed|spoke up|told|asked)\b/, told.text);
    const next = sentences[i + 1]?.text ?? '';
    if (match && told.words >= 5 && words >= 60 && !find(signs.consequence, `${told.text} ${next}`) && told.part < 4) found.push(about('a', 'no-consequence', told, 5, match));
  }
  if (reflection.isTitleLeft && first) found.push(about('a', 'title-left', first, 0.5, null, { title: mark(title) }));
  const brief = sentences.filter((told) => told.words >= 3 && !isPlanned(told) && !signs.closes.test(told.text));
  // For where everything else has been spoken about: first what happened, and passes quickly.
  found.push(...brief.map((told) => (isEvent(told) && told.words <= 12 ? about('a', 'quick', told, rest + 0.5) : about('a', 'more', told, isEvent(told) ? rest : rest - 0.5))));
  return found;
}
