/** The facts of each course as hubs and the catalog show them. */
import cardsText from '../../content/site/course-cards.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { type CourseCard, CourseCardFile } from './schemas/course-card.ts';

export const { courses: courseCards } = readYaml('content/site/course-cards.yaml', cardsText, CourseCardFile);

/** @throws Error when no card has the id, which stops the build. */
export function courseCardById(id: string): CourseCard {
  const card = courseCards.find((candidate) => candidate.id === id);
  if (!card) throw new Error(`content/site/course-cards.yaml has no course "${id}".`);
  return card;
}

/** "4 lessons". */
export const countOf = ({ modules, unit }: CourseCard): string => `${modules} ${unit}${modules === 1 ? '' : 's'}`;
