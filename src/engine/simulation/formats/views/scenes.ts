/** Scenes that all simulations on a curated question have, each format in its own words: a choice among the views, a scene for each of them, statements of which one does not hold. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { Choice, Scene } from '../../draft.ts';
import { type Claim, factOn, type Matter, shortEnough } from '../../matter.ts';
import { around, quotedLast, spoken } from '../../wording.ts';

export type Views = CuratedQuestion['perspectives'];
export type View = Views[number];
type Telling = Omit<Scene, 'choices'>;

/** The words for the view at its place. */
export const wordsAt = around;

/** A view's name in a sentence: `{view}` in the middle of one, `{view.}` at its end. */
export const naming = (text: string, label: string): string => text.replace('{view.}', quotedLast(label)).replace('{view}', spoken(label));

/** One choice for each view; its text is the view's name unless the format words it otherwise. */
export const amongViews = (views: Views, scene: Telling, choiceOf: (view: View, place: number) => Omit<Choice, 'text'> & { text?: string }): Scene => ({
  ...scene,
  choices: views.map((view, place) => ({ text: spoken(view.label), ...choiceOf(view, place) })),
});

export interface SlipWords {
  /** Around the work that a fact is known by; it may be empty. */
  holds: (source: string) => string;
  falls: (correction: string) => string;
  holdsToo: (source: string) => string;
  effects: { holds: readonly number[]; falls: readonly number[]; holdsToo: readonly number[] };
}

/** Two facts and between them a myth. */
export function slips(matter: Matter, scene: Telling, { holds, falls, holdsToo, effects }: SlipWords, textOf: (statement: string) => string = (statement) => statement): Scene {
  const claim = matter.claims.take();
  const [fact, more] = [matter.facts.take(shortEnough), matter.facts.take(shortEnough)];
  const sourceOf = (text: string): string => matter.sourceOf?.(text) ?? '';
  return {
    ...scene,
    choices: [
      ...(fact ? [{ text: textOf(fact), outcome: holds(sourceOf(fact)), effects: effects.holds }] : []),
      ...(claim ? [{ text: textOf(claim.belief), outcome: falls(claim.correction), effects: effects.falls }] : []),
      ...(more ? [{ text: textOf(more), outcome: holdsToo(sourceOf(more)), effects: effects.holdsToo }] : []),
    ],
  };
}

/** A scene around a statement that does not hold, with a fact that speaks of the same where there is one. */
export function aroundClaim(matter: Matter, sceneOf: (claim: Claim, fact: string | undefined) => Scene): Scene[] {
  const claim = matter.claims.take();
  return claim ? [sceneOf(claim, factOn(matter, claim))] : [];
}
