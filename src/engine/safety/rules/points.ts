/** Points per cue; see `cues.ts`. */
export const POINTS: Readonly<Record<string, string>> = { 0: '' };
