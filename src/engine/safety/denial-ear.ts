/** Denials are heard from the first sign on: what hears them is fetched then, because few conversations need it. */
import type { DenialEar } from './care-level.ts';

let ear: DenialEar | null = null;

/** Null until it has arrived, and where it cannot be fetched: nothing is taken back then, and the help stays. */
export const denialEar = (): DenialEar | null => ear;

export async function listenForDenials(): Promise<void> {
  ear ??= await import('./denial.ts').catch(() => null);
}
