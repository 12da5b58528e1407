/** The rounds of a format, in the order in which they are played: of all that it could play, as many as there is time for. */
import { chosen, type Scene, type Step } from './draft.ts';

/** Each builds its steps when its turn comes, so that what is handed out once goes to the rounds that are played. */
export type Rounds<Id extends string> = Readonly<Record<Id, (following: Id | undefined) => readonly Step[]>>;

/** `wanted`: the most important first. */
export function played<Id extends string>(rounds: Rounds<Id>, wanted: readonly NoInfer<Id>[], count: number): Step[] {
  const ids = chosen(Object.keys(rounds) as Id[], wanted, count);
  return ids.flatMap((id, place) => rounds[id](ids[place + 1]));
}

/** A round of one scene. */
export const one =
  (scene: () => Scene): (() => readonly Step[]) =>
  () => [scene()];

/** A round of scenes side by side, of which a run passes through one. */
export const sideBySide =
  (scenes: () => readonly Scene[]): (() => readonly Step[]) =>
  () => [scenes()];
