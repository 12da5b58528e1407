/** The slides of a lesson as they are shown: nothing empty, each with the part of the lesson it belongs to. */
import { type LessonBody, type LessonSlide, minutesOf } from '../../../contracts/lesson.ts';
import type { LibraryItem } from '../../../contracts/library.ts';
import { linkIn } from '../../../engine/lesson/diagram.ts';
import { partOfSlides } from '../../../engine/lesson/places.ts';
import { type Face, spread } from './spread.ts';

export interface DeckPart {
  title: string;
  /** Planned for the whole part. */
  minutes: number;
  /** 1 is the first. */
  number: number;
  /** When it begins by the plan, in minutes from the start of the lesson. */
  from: number;
}

/** A slide of the lesson, or a part of one that holds more than can be shown at once. */
export interface DeckSlide {
  title: string;
  lines: readonly string[];
  /** Lines of its picture that can be drawn; empty where it has none. */
  diagram: readonly string[];
  /** For the teacher. */
  notes: string;
  /** Null where the lesson has no outline. */
  part: DeckPart | null;
}

export interface Deck {
  /** The lesson in the library. */
  item: string;
  title: string;
  slides: readonly DeckSlide[];
  parts: number;
  /** Minutes planned for the whole. */
  minutes: number;
}

/** The lines of a slide without those that are empty. */
export const linesOf = ({ content }: Pick<LessonSlide, 'content'>): string[] => content.map((line) => line.trim()).filter(Boolean);

/** Letters from which two sentences in one line are a piece of a story and no point of a list. */
const story = 110;

/** Has a line a bullet, where there are several? A numbered step has its number, and a story is told. */
export const hasBullet = (line: string): boolean => !/^\d+[.)]\s/.test(line) && !(line.length >= story && /[.!?]["”’]?\s+\S/.test(line));

export const diagramOf = ({ diagram = [] }: Pick<LessonSlide, 'diagram'>): string[] => diagram.filter(linkIn);

/** What is shown of a slide, one after the other. */
export const facesOf = (slide: LessonSlide, untitled = 'Slide'): Face[] => spread({ title: slide.title.trim() || untitled, lines: linesOf(slide) }, diagramOf(slide).length > 0);

export function deckOf({ id, title, body }: Pick<LibraryItem<LessonBody>, 'id' | 'title' | 'body'>): Deck {
  const parts = partOfSlides(body.outline, body.slides);
  return {
    item: id,
    title: title.trim() || 'Lesson',
    parts: body.outline.length,
    minutes: minutesOf(body.outline),
    slides: body.slides.flatMap((slide, place) => {
      const part = parts[place] ?? null;
      const planned = part === null ? undefined : body.outline[part];
      const diagram = diagramOf(slide);
      const faces = facesOf(slide, `Slide ${place + 1}`);
      return faces.map((face, number) => ({
        ...face,
        diagram: number === 0 ? diagram : [],
        notes: number === 0 ? slide.notes.trim() : `The notes stand with “${faces[0]?.title}”.`,
        part: part === null || !planned ? null : { title: planned.title, minutes: planned.duration, number: part + 1, from: minutesOf(body.outline.slice(0, part)) },
      }));
    }),
  };
}
