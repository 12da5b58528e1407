/** How information and opinion are written: whom they quote, what they ask and whom they address, examples. */
import { body, type Maker, withStep } from '../../candidate.ts';
import { after, before, suchAs } from '../../keys.ts';
import { quote } from '../../quoting.ts';
import { isTold } from './shared.ts';

export const craft: Maker = (passage) => {
  if (isTold(passage) || passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  return body(passage).flatMap((sentence) => {
    const base = { sentence: sentence.index, evidence: [sentence.index] };
    const { speech } = sentence;
    if (speech?.speaker && speech.said.split(' ').length > 3)
      return [
        {
          ...base,
          kind: 'quotation',
          skill: 'Use of quotations',
          weight: 7,
          ask: () =>
            withStep(
              `Why does the writer let ${speech.speaker} say ${quote(speech.said, 100)} word for word?`,
              'What would be lost if the writer summed it up?',
              'Whose words are not quoted, and what does that do?',
            ),
          hint: 'Say the same in one plain sentence of your own and compare.',
          expected: () =>
            `Word for word we hear how ${speech.speaker} speaks and feels, in words${suchAs(sentence, speech.said)}: ${quote(speech.said)}. A summary would keep the fact and lose that.${before(passage, sentence) ? ` It bears out or answers ${before(passage, sentence)}.` : ''}`,
          lookFors: ['Compares the quotation with a summary', 'Names what the voice adds'],
        },
      ];
    // Under a heading such as "Question" it is a task, and not asked of a reader.
    const isTask =
      passage.sentences[sentence.index - 1]?.form === 'heading' && /^(?:Research )?(?:Questions?|Problem|Aim)\b/i.test(passage.sentences[sentence.index - 1]?.text ?? '');
    if (sentence.text.endsWith('?') && !sentence.speech && !isTask)
      return [
        {
          ...base,
          kind: 'rhetorical',
          skill: 'Asking the reader',
          weight: 7.5,
          ask: () =>
            withStep(`Why does the writer ask ${quote(sentence.text)} instead of telling you?`, 'What does the question do to a reader?', 'Which answer does the writer hope for?'),
          hint: 'Turn the question into a statement and compare.',
          expected: () =>
            `The question makes a reader look for an answer, about ${suchAs(sentence).replace(' such as ', '') || 'it'}, before the writer gives one or leaves it open. ${after(passage, sentence) ? `What follows: ${after(passage, sentence)}. ` : ''}As a statement it would tell and not ask.`,
          lookFors: ['Compares question and statement', 'Names the effect'],
        },
      ];
    if (sentence.words.some(({ lower }) => lower === 'you') && !sentence.speech && passage.kind !== 'instructions')
      return [
        {
          ...base,
          kind: 'address',
          skill: 'Speaking to the reader',
          weight: 6,
          ask: () =>
            withStep(`The writer says “you” in ${quote(sentence.text, 110)}. Why?`, 'Who is meant, and who is not?', 'How would the sentence work with ‘people’ in its place?'),
          hint: 'Put ‘people’ in the place of “you”.',
          expected: () =>
            `‘You’ makes the reader the one who meets with it${suchAs(sentence) && `, with words${suchAs(sentence)}`}: ${quote(sentence.text)}. With ‘people’ it would be about others. The answer says who is meant.`,
          lookFors: ['Says what “you” does', 'Compares it with another word'],
        },
      ];
    if (/\bfor (?:example|instance)\b/i.test(sentence.text))
      return [
        {
          ...base,
          kind: 'example',
          skill: 'Use of examples',
          weight: 6.5,
          ask: () => withStep(`What is the example in ${quote(sentence.text, 110)} an example of?`, 'Is it a good one?', 'Is it typical, or chosen because it is striking?'),
          hint: 'Look for the general statement before it.',
          expected: () => `It illustrates what stands before it: ${quote(passage.sentences[sentence.index - 1]?.text ?? sentence.text)}.`,
          lookFors: ['Names the general statement', 'Judges whether the example fits'],
        },
      ];
    return [];
  });
};
