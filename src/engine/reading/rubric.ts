/** How a teacher can tell a strong answer from one that is on its way: three rows, by style. */
import type { RubricRow } from '../../contracts/api/generate-prompts.ts';
import type { PromptStyle } from '../../contracts/reading.ts';
import type { Passage } from './passage.ts';

const thinking: Record<PromptStyle, RubricRow> = {
  comprehension: {
    criterion: 'Understanding',
    strong: 'Tells what matters from what does not, and says how the parts belong together.',
    developing: 'Gets most of it right; leaves out a part or gives a detail for the main point.',
    beginning: 'Repeats single words or tells something that the passage does not say.',
  },
  inference: {
    criterion: 'Inference',
    strong: 'Goes one step beyond the words and shows which clue carries the step.',
    developing: 'The step is plausible, but the clue is missing or does not quite carry it.',
    beginning: 'Repeats what is said, or guesses without the passage.',
  },
  literary: {
    criterion: 'Craft',
    strong: 'Names what the writer does and says what it does to a reader.',
    developing: 'Names what the writer does; the effect stays general ("it makes it interesting").',
    beginning: 'Tells what happens, not how it is written.',
  },
  sel: {
    criterion: 'Perspective',
    strong: 'Sees the situation from more than one side and connects it with a choice or a strategy.',
    developing: 'Sees one side clearly; the connection with a choice is only hinted at.',
    beginning: 'Judges quickly, or names a feeling without anything that shows it.',
  },
};

export function rubricFor(style: PromptStyle, { title }: Passage): RubricRow[] {
  return [
    {
      criterion: 'Use of the passage',
      strong: 'Quotes or points to the place and explains how it bears the answer out.',
      developing: 'Points to the right place without explaining it.',
      beginning: 'Speaks about the subject in general; the passage could be missing.',
    },
    thinking[style],
    {
      criterion: style === 'sel' ? 'Care' : 'Expression',
      strong:
        style === 'sel'
          ? 'Speaks of people with respect and shares only what they want to share.'
          : `Whole sentences and exact words${title ? `, fit to be read by someone who does not know “${title}”` : ''}.`,
      developing: style === 'sel' ? 'Respectful, in general words.' : 'Understandable, with some vague words such as “things” or “stuff”.',
      beginning: style === 'sel' ? 'Speaks about people as types, or mocks them.' : 'Single words, or sentences that leave out who or what.',
    },
  ];
}
