/** Whom a story or a life follows: whoever acts and speaks most in it, not whoever is named most. */
import { body } from './candidate.ts';
import { type Figure, narrator } from './cast.ts';
import { type Passage, subjectOf } from './passage.ts';

/** Null where two are told of alike: a question that picks one of them would pick by chance. */
export function heroOf(passage: Passage): Figure | null {
  const known = heroes.get(passage);
  if (known !== undefined) return known;
  const found = findHero(passage);
  heroes.set(passage, found);
  return found;
}
/** Several makers ask for it. Gone with the passage. */
const heroes = new WeakMap<Passage, Figure | null>();

function findHero(passage: Passage): Figure | null {
  const people = passage.cast.filter(({ isPlural }) => !isPlural);
  // In a scene everyone only speaks: it happens to all of them.
  if (body(passage).filter(({ text, speech }) => speech && /^\p{Lu}{2,}[\p{Lu} .]*:/u.test(text)).length >= body(passage).length * 0.4) return null;
  if (people.length < 2 || people[0]?.name === narrator) return people[0] ?? null;
  const acts = new Map<string, number>();
  const note = (name: string | null | undefined): void => {
    if (name) acts.set(name, (acts.get(name) ?? 0) + 1);
  };
  for (const sentence of body(passage)) {
    const doer = sentence.clause ? subjectOf(passage, sentence)?.name : null;
    const speaker = sentence.speech?.speaker;
    note(doer);
    if (speaker !== doer) note(speaker);
  }
  const [first, second] = people.toSorted((a, b) => (acts.get(b.name) ?? 0) - (acts.get(a.name) ?? 0));
  return first && (acts.get(first.name) ?? 0) > (acts.get(second?.name ?? '') ?? 0) ? first : null;
}
