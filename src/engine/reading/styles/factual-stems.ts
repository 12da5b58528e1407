/** Lines of texts that inform or argue. */
import { prose } from './prose-stems.ts';
import { type StemTable, stem } from './stem.ts';

/** For texts that inform or argue, mood and voice are not what to ask about. */
export const factual = {
  comprehension: [
    prose.comprehension[0],
    prose.comprehension[1],
    prose.comprehension[2],
    stem(
      'Explaining',
      'How would you explain % to someone who missed the lesson?',
      'Explain % to someone who missed the lesson. What do they need to know first?',
      'What would a reader have to know already to understand %?',
      'What the explanation needs first: %hard. The rest is right in the matter and says no more than the line does.',
      ['Right in the matter', 'Begins with what has to be known first'],
    ),
  ],
  inference: [
    stem(
      'What follows',
      'Cover %. What in the rest would be harder to understand?',
      'Read the passage without %. What would be harder to understand, and why?',
      'Read the passage without %. Which other sentences lean on it, and how?',
      'Only this line tells of %new. The answer names a place that needs it and what it takes from it, or says why the rest stands without it.',
      ['Names another place in the passage', 'Says what that place takes from the line'],
    ),
    stem(
      'Why it is told',
      'Why do you think the writer tells you %?',
      'Why might the writer have put in %? What does it help a reader to understand?',
      'Which question of a reader does the writer foresee with %?',
      'Without it a reader would not learn of %new. The answer says what would be unclear or doubtful then.',
      ['Imagines the passage without the line', 'Names what would be unclear or doubtful'],
    ),
    stem(
      'What is left open',
      'What does % not tell you that you would like to know?',
      'Which question does % leave open, and how could one find the answer?',
      'What would one have to find out to be sure of %?',
      'A question about %things (how much, since when, why, how one knows) to which no line answers, and a way to find out.',
      ['A question that the passage leaves open', 'A way to find the answer'],
    ),
    prose.inference[0],
  ],
  literary: [
    stem(
      'Word choice',
      'Which word in % is the most important? Why?',
      'Which word in % could be plainer or stronger, and what would change?',
      'Which word in % could least be replaced, and why?',
      'Strong candidates: %. The answer puts another word in its place and says what is lost.',
      ['Picks one word of the line', 'Tries another in its place'],
    ),
    stem(
      'Audience',
      'Who is % written for? How can you tell?',
      'For whom is % written, and which words show it?',
      'What does % expect its readers to know already?',
      'Words to start from: %hard. The answer names a reader who knows them, exactly (age, subject, interest) and whether the passage explains them.',
      ['Names a reader exactly', 'Points to words that are or are not explained'],
    ),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'What would a reader miss if % came at the very end?',
      'What does the place of % contribute to the argument or explanation?',
      'Here a reader learns of %new. The answer says what the sentences before make ready and what those after build on it.',
      ['Says what comes before it', 'Says what builds on it'],
    ),
    stem(
      'Clear writing',
      'Which words make % easy or hard to understand?',
      'How does the writer help a reader to follow %?',
      'What has the writer left out of % to keep it clear, and is it missed?',
      'Words to look at: %hard. The answer names an explanation, an example or a plain word that helps, or says that one is missing.',
      ['Names one means, such as an example or a plain word', 'Says whether it helps'],
    ),
  ],
  sel: [
    stem(
      'Self-awareness',
      'How interesting do you find %? What makes it so, or not?',
      'What about % would you like to find out more about, and why that?',
      'How sure are you that you understand %, and how could you test it?',
      'An interest or a doubt that starts from %things, and a next step that one could really take.',
      ['An interest or a doubt of one’s own', 'A next step'],
    ),
    stem(
      'Relationship skills',
      'How would you explain % to a younger child?',
      'How would you explain % to someone who finds it boring?',
      'How would you explain % to someone who knows nothing of the subject, without talking down to them?',
      'Has to be made plain: %hard. Words and an example that fit the listener, and nothing made wrong for it.',
      ['Fits the listener', 'Stays right in the matter'],
    ),
    stem(
      'Responsible decisions',
      'How could you find out whether % is true? Whom could you ask?',
      'Before you pass % on to others, what would you check, and how?',
      'What would you check before you relied on %, and where?',
      'To be checked: what is said of %things. A way to do it that one could really go (a second source, a measurement, someone who knows), and what would count as an answer.',
      ['A way to check that one could really go', 'Says what would count as an answer'],
      'a-fact',
    ),
    stem(
      'Social awareness',
      'Who might want to know %? Why?',
      'Who might read % with other eyes than you, and why?',
      'Who might read % with other eyes than you, and what in their life would explain it?',
      'Someone to whom %things would mean more, or something else, than to most, with a reason from that person’s life.',
      ['Names someone else', 'A reason of their own'],
    ),
  ],
} satisfies StemTable;
