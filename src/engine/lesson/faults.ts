/** The hard rules that every lesson keeps, whoever wrote it. */
import type { LessonContent } from '../../contracts/lesson.ts';
import { minutesOf } from '../../contracts/lesson.ts';
import { contentStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { linksIn } from './diagram.ts';
import { sentencesIn } from './sentences.ts';

type Checked = Omit<LessonContent, 'subject' | 'gradeLevel' | 'teachingStyle' | 'standards' | 'gaps' | 'guidance'>;

const mustHold = ['objectives', 'outline', 'slides', 'misconceptions', 'vocabulary', 'tasks', 'assessments', 'exitTicket', 'supports', 'extension', 'materials'] as const;

/** What is wrong with a lesson, one phrase each; empty when it keeps all rules. */
export function lessonFaults(lesson: Checked, wanted: { topic: string; duration: number; slideCount: number }): string[] {
  const faults: string[] = [];
  const minutes = minutesOf(lesson.outline);
  if (minutes !== wanted.duration) faults.push(`the outline adds up to ${minutes} minutes and not to ${wanted.duration}`);
  if (lesson.outline.some(({ duration }) => !Number.isInteger(duration) || duration < 1)) faults.push('a part has no whole minutes');
  if (lesson.slides.length !== wanted.slideCount) faults.push(`there are ${lesson.slides.length} slides and not ${wanted.slideCount}`);
  for (const list of mustHold) if (lesson[list].length === 0) faults.push(`${list} is empty`);
  if ([lesson.title, lesson.description, lesson.hingeQuestion, ...mustHold.map((list) => lesson[list])].flatMap(textsIn).some((text) => text.trim() === ''))
    faults.push('a text is empty');
  if (lesson.slides.some(({ content }) => content.length === 0)) faults.push('a slide is empty');
  if (lesson.slides.some(({ diagram }) => diagram && (diagram.length === 0 || linksIn(diagram).length < diagram.length))) faults.push('a line of a diagram cannot be drawn');
  if (new Set(lesson.slides.map(({ title }) => title)).size < lesson.slides.length) faults.push('two slides bear the same title');
  const stems = contentStems(wanted.topic);
  const all = new Set(contentStems(textsIn(lesson).join(' ')));
  if (stems.length > 0 && !stems.some((stem) => all.has(stem))) faults.push('the words of the topic do not occur');
  const [repeated] = repeatedIn(lesson);
  if (repeated) faults.push(`a sentence comes twice: ${repeated}`);
  return faults;
}

/** Sentences that come again. A title may name what an objective is about; the hinge question and the exit ticket stand on a slide and in the plan: that is one place to read and one to show. A diagram may show what a text says. */
function repeatedIn({ title: _, hingeQuestion, exitTicket, vocabulary, slides, ...rest }: Checked): string[] {
  const names = new Set(vocabulary.map(({ term }) => wordsOf(term).join(' ')));
  const seen = new Set<string>();
  const texts = slides.map(({ diagram: _, ...slide }) => slide);
  // The plan lists the meaning of a word, and a sheet hands it out.
  const materials = rest.materials.filter((line) => !/^(?:Preparation sheet|Expert sheet [A-Z]), the word “/.test(line));
  const whole = { ...rest, materials, texts, definitions: vocabulary.map(({ definition }) => definition), hinge: [hingeQuestion.listenFor, hingeQuestion.ifNot] };
  return sentencesIn(whole, 6).filter((sentence) => {
    if (names.has(sentence)) return false;
    const isAgain = seen.has(sentence);
    seen.add(sentence);
    return isAgain;
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
