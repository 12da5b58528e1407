/** What the screen on this device hears in a writer's own text, and the way on where it rests on small signs alone. */
import { atom } from 'nanostores';
import type { Safety } from '../contracts/api/meta.ts';

export interface HeardSigns {
  level: Safety['level'];
  /** Level 2 for many small signs together, not for words that a rule names. */
  isWeak?: boolean;
}

export function createDangerSigns() {
  /** The highest level that the text has reached. */
  const $level = atom<Safety['level']>(0);
  /** It rests on small signs alone: the writer can say that nobody is in danger. */
  const $isWeak = atom(false);
  /** That was said: small signs count no more, and nothing of this text is sent. */
  let isDenied = false;

  function raise(level: Safety['level']): void {
    if (level > $level.get()) $level.set(level);
  }

  return {
    $level,
    $isWeak,
    isDenied: (): boolean => isDenied,
    raise,
    /** Takes in what was heard, and gives the level that counts. Open words, once heard, are not made small by what follows. */
    hear({ level, isWeak = false }: HeardSigns): Safety['level'] {
      const counted = isWeak && isDenied ? 1 : level;
      if (counted === 2) $isWeak.set(isWeak && ($isWeak.get() || $level.get() < 2));
      raise(counted);
      return counted;
    },
    /** Takes small signs back, once and for this text; the help stays in reach. False where there is nothing to take back. */
    deny(): boolean {
      if (!$isWeak.get()) return false;
      isDenied = true;
      $isWeak.set(false);
      $level.set(1);
      return true;
    },
    /** Another text begins. */
    clear(): void {
      isDenied = false;
      $isWeak.set(false);
      $level.set(0);
    },
  };
}
