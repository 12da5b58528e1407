/** Steps of instructions: nothing in them is true or interesting by itself, and nobody feels anything. What can be asked is what a step does. */
import { type StemTable, stem } from './stem.ts';

export const steps = {
  comprehension: [
    stem(
      'Own words',
      'Tell a friend in your own words what to do at the step %.',
      'Put the step % in your own words, so that nobody could get it wrong.',
      'Put the step % in your own words, so that someone without experience could follow it.',
      'All of it is there, in other words: %. Someone who has not read it could follow it.',
      ['Nothing of the step is left out', 'It can be followed'],
    ),
    stem(
      'Finding details',
      'What do you need for the step %?',
      'What has to be at hand before the step % can begin?',
      'What does the step % presuppose: things, time, or an earlier step?',
      'Named in the step: %things. To that comes what an earlier step has made ready.',
      ['Names what the step uses', 'Looks back at the steps before it'],
    ),
    stem(
      'Asking questions',
      'What would you ask before you do the step %?',
      'Which question would a beginner have at the step %, and is it answered?',
      'What does the step % leave to the one who follows it?',
      'A question about %things (how much, how long, how, why), and whether the instructions answer it.',
      ['The question is about this step', 'Knows whether it is answered'],
    ),
  ],
  inference: [
    stem(
      'What a step is for',
      'Why is the step % there? What would happen without it?',
      'The instructions do not say what the step % is for. What is your best guess?',
      'What is the step % for, and how could one test whether it is needed?',
      'What the step does to %things, and what would be different at the end without it.',
      ['Says what the step changes', 'Says what would be missing without it'],
    ),
    stem(
      'Between the lines',
      'How do you know when the step % is done?',
      'How can you tell that the step % is finished, though it may not say so?',
      'By what sign would you know that the step % has worked?',
      'A sign at %things that one could see, feel, count or time.',
      ['A sign that one could see, feel or measure', 'It fits the step'],
    ),
    stem(
      'Clues',
      'What could go wrong at the step %?',
      'What could go wrong at the step %, and which word warns you?',
      'Where in the step % is the likeliest mistake, and how is it prevented?',
      'A mistake that one could really make with %things, and how to see it early.',
      ['A mistake that could really happen', 'A way to avoid it'],
    ),
  ],
  literary: [
    stem(
      'Clear writing',
      'Which word in % tells you exactly what to do?',
      'Which word in % makes the step clear, and which could be more exact?',
      'How exact is %, and is it as exact as it needs to be?',
      'Words to judge: %. Which tells exactly what to do, and where a number, a size or a time is missing or given.',
      ['Names the word that tells what to do', 'Judges whether it is exact enough'],
    ),
    stem(
      'Audience',
      'Could a younger child follow %? What would you add?',
      'How much does % expect its reader to know already?',
      'For whom is % exact enough, and for whom not?',
      'A reader, named exactly, and what that reader would still have to be told about %things.',
      ['Names a reader exactly', 'Names what is explained or missing'],
    ),
    stem(
      'Structure',
      'Why does the step % come where it comes?',
      'What would change if the step % came at the very end?',
      'What does the place of the step % among the others depend on?',
      'What the steps before it make ready for %things, and what those after it need from it.',
      ['Says what comes before it', 'Says what builds on it'],
    ),
  ],
  sel: [
    stem(
      'Self-management',
      'What helps you to be patient at the step %?',
      'What would help you to do the step % with care, even in a hurry?',
      'Which habit makes the step % go well, and how does one learn it?',
      'A habit or a plan that helps with %things and that one can really keep.',
      ['Names something one can really do', 'It fits the step'],
    ),
    stem(
      'Relationship skills',
      'How would you show the step % to someone younger?',
      'How would you help someone at the step % without doing it for them?',
      'How would you teach the step % to someone who has failed at it once?',
      'What is shown or said about %things; the doing is left to the other.',
      ['Fits the learner', 'Leaves the doing to them'],
    ),
    stem(
      'Responsible decisions',
      'What should you look out for at the step %, so that nobody gets hurt and nothing is wasted?',
      'What should one watch for at the step %, for oneself and for others?',
      'Which care does the step % call for, toward people, things and waste?',
      'What could be hurt, broken or wasted with %things, and how to prevent it.',
      ['Names something real to look out for', 'Says what to do about it'],
    ),
  ],
} satisfies StemTable;
