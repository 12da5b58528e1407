/** Lines of rules and notices: they are neither true nor false, and nothing in them is to be guessed. What can be asked is for whom they hold, and what they are for. */
import { type StemTable, stem } from './stem.ts';

export const rules = {
  comprehension: [
    stem(
      'Own words',
      'Say in your own words what % means for someone who has to keep to it.',
      'Put % in your own words, so that nobody could misread it.',
      'Put % in plain words without changing what it lays down.',
      'Nothing of it is lost, above all no condition and no ‘only’, ‘no’ or ‘not’; other words for %.',
      ['Nothing of it is left out', 'Other words'],
    ),
    stem(
      'Finding details',
      'Whom is % meant for?',
      'For whom does % hold, and when?',
      'For whom does % hold, from when, and on which condition?',
      'Whoever is named in the line, with the time or the condition that is tied to it; where none is, it holds for all who are addressed.',
      ['Names those for whom it holds', 'Names the time or the condition, or says that there is none'],
    ),
    stem(
      'Asking questions',
      'What would you still have to ask before you could keep to %?',
      'Which case does % leave open?',
      'Which case could two people who both keep to % settle differently?',
      'A case about %things that no line settles.',
      ['The case is possible', 'No line settles it'],
    ),
  ],
  inference: [
    stem(
      'What it is for',
      'What is % for? What could happen without it?',
      'What is % meant to bring about or to prevent?',
      'Whose interest does % protect, and against what?',
      'A harm or a quarrel that it prevents, or something that it makes possible, for someone who is named.',
      ['Names a harm or a gain', 'Fits the line'],
    ),
    stem(
      'Between the lines',
      'Someone does not keep to %. What happens then? Does it say?',
      'What follows for someone who does not keep to %, and where does it say so?',
      'What follows if % is not kept, and is that said or left open?',
      'A line that says what follows, or plainly that none does.',
      ['Points to a line, or says that there is none', 'Does not invent what follows'],
    ),
    stem(
      'Clues',
      'Which word in % must you not overlook?',
      'Which word in % decides most, and what would change without it?',
      'Which word in % carries the condition, and what would hold without it?',
      'A word that limits or demands, such as ‘only’, ‘no’, ‘not’, ‘must’, ‘unless’ or ‘until’, or else %any.',
      ['Picks one word of the line', 'Says what would change without it'],
    ),
  ],
  literary: [
    stem(
      'Clear writing',
      'Is % easy to understand? Which word could be plainer?',
      'Which words make % clear, and which could be misread?',
      'How exact is %, and where could it be misread?',
      'Words to judge: %. One that could be misread or that is exact, with what someone might take it for.',
      ['Names a word', 'Says how it could be misread, or why it cannot'],
    ),
    stem(
      'Tone',
      'Does % sound friendly or strict? Which words make it so?',
      'How would % sound as a request, and what would be lost?',
      'What does the wording of % say about how the writer stands to the readers?',
      'The word that demands or allows, and what would change with ‘please’ or with a reason added.',
      ['Names the word that sets the tone', 'Compares it with another way to say it'],
    ),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'What would a reader miss if % came at the very end?',
      'What does the place of % among the others depend on?',
      'What the lines before it make ready for %things, and what those after it add.',
      ['Says what comes before it', 'Says what comes after it'],
    ),
  ],
  sel: [
    stem(
      'Social awareness',
      'Who might find it hard to keep to %? Why?',
      'For whom is % harder than for others, and what would help?',
      'Whom does % weigh on more than on others, and is that fair?',
      'Someone for whom %things are a greater matter, with a reason from that person’s life.',
      ['Names someone', 'A reason of their own'],
    ),
    stem(
      'Relationship skills',
      'How could you remind a friend of % in a friendly way?',
      'How could you remind someone of % without hurting them?',
      'How could you remind a stranger of % so that they listen?',
      'Words that could really be said, with the reason for it and without blame.',
      ['Could really be said', 'Gives the reason and no blame'],
    ),
    stem(
      'Responsible decisions',
      'Would you keep to % if nobody looked? Why?',
      'What speaks for keeping to % even when it is a bother?',
      'When, if ever, would it be right not to keep to %, and who would have to answer for it?',
      'A reason that thinks of others who are touched by it, and not only of being caught.',
      ['Gives a reason', 'Thinks of others'],
    ),
  ],
} satisfies StemTable;
