/** Slides for children who do not read yet: the teacher says them, and each asks for something to show, tell or do. */
import type { LessonSlide } from '../../../contracts/lesson.ts';
import { contentStems } from '../../text/stems.ts';
import { roleFor, type Wanted } from '../places.ts';
import { ranked } from '../rarity.ts';
import type { Part } from '../structure.ts';
import type { EarlyMatter } from './early-parts.ts';

type Kind = 'idea' | 'task' | 'hinge' | 'words' | 'idea2' | 'idea3' | 'task2' | 'discussion' | 'idea4' | 'draw' | 'act';

/** The more wanted first. Ten of them and more can always be made. */
const wanted: readonly Kind[] = ['idea', 'task', 'hinge', 'words', 'idea2', 'idea3', 'task2', 'discussion', 'idea4', 'draw', 'act'];
/** In one part of the lesson. */
const within: readonly Kind[] = ['words', 'idea', 'idea2', 'idea3', 'idea4', 'task', 'hinge', 'discussion', 'task2', 'draw', 'act'];
/** The kind by which a slide finds its part. */
const likeKind: Partial<Record<Kind, Wanted>> = { idea4: 'idea3', discussion: 'idea3', draw: 'task2', act: 'idea3' };

const ideaWays = [
  ['The first thing to know', 'Say it slowly, show it with your hands, and let the class do the same.'],
  ['The second thing to know', 'Let three children say it in their own words before you go on.'],
  ['The third thing to know', 'Ask who can show it without a word, and let the others guess.'],
  ['One thing more', 'Let partners tell it to each other, first one and then the other.'],
] as const;

export function earlySlides(matter: EarlyMatter, parts: readonly Part[], slideCount: number): LessonSlide[] {
  const { topic, early } = matter;
  const opening: LessonSlide = {
    kind: 'opening',
    title: 'Look here',
    content: [`What do you know about ${topic}?`, 'Think. Then whisper it to your neighbor.'],
    notes: 'Nobody has to read: say the words of each slide aloud, and show a picture or the thing itself wherever you can.',
  };
  const exit: LessonSlide = {
    kind: 'exit',
    title: 'Show me',
    content: [early.exit],
    notes: 'Say it once more in other words. Look at each child for a moment, and smile at every try.',
  };
  const kinds = wanted.filter((kind) => kind !== 'idea4' || early.facts.length > 3).slice(0, slideCount - 2);
  const facts = nearest(early.facts, topic, kinds.filter((kind) => kind.startsWith('idea')).length);
  const chosen = kinds.flatMap((kind) => {
    const slide = slideOf(kind, { topic, early: { ...early, facts } });
    return slide ? [{ kind, slide }] : [];
  });
  const roles = parts.map(({ role }) => role);
  const placeOf = (kind: Kind): number => {
    const role = roleFor(likeKind[kind] ?? (kind as Wanted), roles);
    return (role ? roles.indexOf(role) : 1) * 100 + within.indexOf(kind);
  };
  const ordered = chosen.sort((a, b) => placeOf(a.kind) - placeOf(b.kind));
  return [opening, ...ordered.map(({ slide }) => slide), exit];
}

/** As many as there is room for, in their order: those that name the topic, and the first ones. */
function nearest(facts: readonly string[], topic: string, count: number): string[] {
  const stems = new Set(contentStems(topic));
  const chosen = ranked(facts, (text) => Number(contentStems(text).some((stem) => stems.has(stem)))).slice(0, count);
  return facts.filter((fact) => chosen.includes(fact));
}

function slideOf(kind: Kind, { early, topic }: EarlyMatter): LessonSlide | null {
  const { facts, words, activities, questions } = early;
  switch (kind) {
    case 'idea':
    case 'idea2':
    case 'idea3':
    case 'idea4': {
      const place = kind === 'idea' ? 0 : Number(kind.slice(4)) - 1;
      const [fact, way] = [facts[place], ideaWays[place]];
      return fact && way ? { kind: 'idea', title: way[0], content: [fact], notes: way[1] } : null;
    }
    case 'task':
    case 'task2': {
      const activity = activities[kind === 'task' ? 0 : 1];
      if (!activity) return null;
      const notes =
        kind === 'task'
          ? 'What to have ready is under “Materials”, and how it goes is the first of the tasks.'
          : 'How it goes stands second among the tasks. Let children help to lay the things out.';
      return { kind: 'task', title: activity.name, content: [activity.do], notes };
    }
    case 'hinge':
      return {
        kind: 'hinge',
        title: 'What do you think?',
        content: [questions[0]?.ask ?? '', 'Think. Then show it or tell it.'],
        notes: 'Count to five before you take an answer. What to listen for is in the plan under “Hinge question”.',
      };
    case 'discussion':
      return {
        kind: 'discussion',
        title: 'Talk about it',
        content: [questions[1]?.ask ?? '', 'Turn to your neighbor and tell.'],
        notes: `A good answer: ${questions[1]?.listenFor ?? ''}`,
      };
    case 'words':
      return {
        kind: 'words',
        title: 'Our words',
        content: [...words.map(({ term }) => term), 'Say each word. Clap it. Whisper it.'],
        notes: 'Hold up a picture for each word. The meanings in the vocabulary of this plan are there to be said aloud.',
      };
    case 'draw':
      return {
        kind: 'discussion',
        title: 'Draw it',
        content: [`Draw what you know about ${topic}.`, 'Then tell about your picture.'],
        notes: 'Write nothing into the pictures. Ask each child for one sentence, and hang the pictures where all can see them.',
      };
    case 'act':
      return {
        kind: 'discussion',
        title: 'Act it out',
        content: ['Show one of our words. Do not speak.', 'Who can guess it?'],
        notes: 'Begin yourself, and make it easy. Whoever guessed it shows the next one.',
      };
  }
}
