/** Who does, wants, says and asks what. */
import { toldBy } from '../../asking.ts';
import { bands, each, withStep } from '../../candidate.ts';
import { narrator } from '../../cast.ts';
import { textOf } from '../../clauses.ts';
import { beside } from '../../keys.ts';
import { sentence as asSentence, capitalized, lowered, quote } from '../../quoting.ts';

export const doers = each((sentence, passage) => {
  // Few sentences begin so: whoever acts is looked for in those alone.
  const lead =
    sentence.clause && sentence.clause.lead.length > 2 && /^(?:When|After|Before|As soon as|While|Once|If)\b/.test(sentence.text)
      ? lowered(textOf(sentence.text, sentence.clause.lead))
      : null;
  if (!lead || /\b(?:I|i|we|my|our|they|it)\b/.test(lead)) return null;
  const told = toldBy(passage, sentence);
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  if (!told?.isPerson || (told.isPlural && !passage.isPast) || !main || sentence.length < 6 || /^(?:be|have|do|see|look|say|ask|go|know|think)$/.test(main.lemma)) return null;
  const isOwn = /\b(?:he|she)\b/.test(lead);
  const own = sentence.words.find(({ lower }) => /^(?:he|she)$/.test(lower));
  if (isOwn && (told.isPlural || told.name === narrator || (own && passage.meant(own.lower, sentence.index, own.start)?.name !== told.name))) return null;
  const names = lead.replace(/\b(?:he|she)\b/, told.name);
  const helper = passage.isPast ? 'did' : 'does';
  return {
    kind: 'event',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 7,
    ask: () => withStep(`What ${helper} ${told.name} do ${names}?`, 'Why is this step important?', 'What does this step make possible later?'),
    hint: 'The same sentence says it, after the comma.',
    expected: () => asSentence(told.what),
    evidence: [sentence.index],
    lookFors: ['Names what is done, in the order of the passage'],
  };
});

export const wants = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  if (!main || sentence.clause?.rest.length === 0 || !/^(?:want|need|hope|wish|long|plan|try|decide)$/.test(main.lemma)) return null;
  const told = toldBy(passage, sentence);
  if (!told?.isPerson || told.isPlural) return null;
  return {
    kind: 'goal',
    skill: 'Problem and goal',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `What does ${told.name} want in this passage, and what gets in the way?`,
        `What is ${told.name} after in ${quote(sentence.text, 80)}, and what stands in the way?`,
        `What is ${told.name} after in ${quote(sentence.text, 80)}, and how far does that come true?`,
      ),
    hint: `Look at the word “${main.text}” and at what comes after it.`,
    expected: () => `${asSentence(told.what)} What stands in the way comes from the lines around it, or the answer says that nothing does. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Names the goal', 'Names an obstacle that the passage mentions, or says that there is none'],
  };
});

export const speakers = each((sentence, passage) => {
  const { said = '', speaker } = sentence.speech ?? {};
  const before = passage.sentences[sentence.index - 1];
  if (!speaker || passage.kind !== 'story' || said.split(' ').length < 3 || !before || before.form === 'heading') return null;
  return {
    kind: 'speaker',
    skill: 'Following a conversation',
    sentence: sentence.index,
    weight: 5,
    ask: () =>
      bands(
        `Who says ${quote(said, 80)}, and what is it about?`,
        `What has just happened when ${speaker} says ${quote(said, 80)}?`,
        `What does ${speaker} want to bring about with the words ${quote(said, 80)}?`,
      ),
    hint: 'Read the sentence before it, too.',
    expected: () => `${capitalized(speaker)} says it. Just before: ${quote(before.text)}.`,
    evidence: [before.index, sentence.index],
    lookFors: ['Names the speaker', 'Ties the words to what comes before them'],
  };
});

export const asked = each((sentence, passage) => {
  // Nearly every sentence is none, and to look at its last two characters is cheap.
  if (
    sentence.text.lastIndexOf('?') < Math.max(0, sentence.text.length - 2) ||
    !/\?["”’]?$/.test(sentence.text) ||
    sentence.speech ||
    sentence.length < 4 ||
    passage.kind === 'poem'
  )
    return null;
  const next = passage.sentences.find(({ index, form }) => index > sentence.index && form !== 'heading');
  if (!next) return null;
  return {
    kind: 'own-question',
    skill: 'Reading for an answer',
    sentence: sentence.index,
    weight: 7,
    ask: () => withStep(`The passage itself asks ${quote(sentence.text)} Does it answer this?`, 'If so, where?', 'If so, where, and how fully?'),
    hint: 'Read on from the question.',
    expected: () => `Look in the sentences after it, from ${quote(next.text)} on. If none answers, a good reply says so.`,
    evidence: [sentence.index, next.index],
    lookFors: ['Points to a place, or says plainly that there is none'],
  };
});
