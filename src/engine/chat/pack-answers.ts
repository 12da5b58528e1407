/** A student's question, answered or led on from the pack's own lines. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold } from '../text/words.ts';
import { factsAsked } from './asked-facts.ts';
import { sayAgainstMeaning, sayDifference } from './definitions.ts';
import { termDescribed } from './described-terms.ts';
import { lineAnswering } from './held-lines.ts';
import { lineFor } from './pack-lines.ts';
import { asksWhatFor } from './question-kinds.ts';
import type { Rung } from './state.ts';
import { asCandidate, atLeastQuestion } from './student-statement.ts';
import { withContext } from './thread.ts';
import { asksForTopic, beliefIn, definitionOf, factsFor, missingLink, termAsked } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** A definition, a belief's probe or a fact that meets the question. Null when the pack has none that is new. */
export function answerFromPack(turn: Turn, topic: TopicPack): Rung | null {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  if (asksWhatFor(reading) && speaker.sayFirst([topic.matters])) return ladder.sayOrElse('question');
  if (sayDifference(turn, topic)) return 'question';
  const described = ladder.help === 'questions' ? null : termDescribed(topic, withContext(thread, reading.message));
  if (described && speaker.isNew(definitionOf(described))) {
    speaker.sayOne(student.meaning);
    return speaker.sayFirst([definitionOf(described)]) ? 'hint' : null;
  }
  // What is asked in just the words of a fact's own question is no belief.
  const answers = ladder.help === 'questions' ? [] : factsAsked(topic, reading.message);
  const belief = answers.length > 0 ? null : beliefIn(topic, reading.message);
  if (belief && speaker.sayFirst([belief.probe])) return 'question';
  if (ladder.help === 'questions') return null;
  if (reading.intent === 'proposes' && sayAgainstMeaning(turn, topic)) return atLeastQuestion(state.rung);
  const term = termAsked(topic, reading.message);
  if (
    term &&
    speaker.isNew(definitionOf(term)) &&
    (reading.intent === 'meaning' || reading.words <= 3 || asksForTask.test(fold(reading.message)) || asksForCause.test(fold(reading.message)))
  ) {
    speaker.sayOne(student.meaning);
    speaker.sayFirst([definitionOf(term)]);
    const link = missingLink(topic, term.term);
    if (link) speaker.sayOne(student.linkTerms, link);
    return 'hint';
  }
  const answering = answers.find(({ text }) => speaker.isNew(text));
  // What answers just this question needs no lead.
  if (answering) return speaker.sayCandidate([asCandidate(answering)]) ? 'hint' : null;
  if (answers.length > 0) return speaker.sayOne(student.askedBefore) ? state.rung : null;
  if (state.rung === 'opened' && !thread.isNew) return null;
  if (reading.intent === 'meaning' && asksForTopic(topic, reading.message) && speaker.sayFirst([topic.summary])) return 'hint';
  const [counting] = asksCount.test(fold(reading.message))
    ? factsFor(topic, withContext(thread, reading.message))
    : asksWhyOfThem.test(fold(reading.message))
      ? factsFor(topic, reading.message)
      : [];
  const fact = counting && speaker.isNew(counting.text) ? counting : lineAnswering(turn, topic);
  if (!fact) return null;
  if (reading.words >= 4 && reading.intent !== 'meaning' && 'correction' in fact && fact.correction && !speaker.isNew(fact.text) && speaker.isNew(fact.correction))
    return speaker.sayCandidate([asCandidate({ text: fact.correction })]) ? 'hint' : null;
  if (!speaker.isNew(fact.text)) {
    // A line found by what "it" may stand for does not answer every question about it.
    const isMet = lineFor(topic, reading.message, '', 0.75)?.text === fact.text;
    return isMet && !('isProbe' in fact && fact.isProbe) && speaker.sayOne(student.askedBefore) ? state.rung : null;
  }
  if ('isProbe' in fact && fact.isProbe) return speaker.sayFirst([fact.text]) ? 'question' : null;
  speaker.sayOne(student.fact);
  return speaker.sayCandidate([asCandidate(fact)]) ? 'hint' : null;
}

/** "Why are they green", said of what is in work. */
const asksWhyOfThem = /^(?:(?:so|and|but|ok|okay|oh|wait) )*why (?:is|are|was|were|does|do|did) (?:it|they|he|she|those|these) \w+/;
const asksCount = /\bhow many \p{L}/u;

/** "What does the heart do", "what is a fuse for", "how do lungs work": the meaning says it. */
const asksForTask = /^(?:(?:so|and|but|ok|okay) )*(?:what (?:do|does) .+ do|what(?:s| is| are) .+ for|how (?:do|does) .+ work)[?. ]*$/;

/** "Why do earthquakes happen", "what causes tides": the meaning of the word tells it. */
const asksForCause = /^(?:(?:so|and|but|ok|okay|oh|like|wait) )*(?:why (?:do|does|did|are|is) .+|how (?:do|does) .+ (?:happen|form|exist)|what (?:causes|makes) .+)[?. ]*$/;
