/** Starts the moving stars behind the hero once the page is idle, where they cost nobody anything, and ends them as soon as that changes. */
interface Device {
  connection?: EventTarget & { saveData?: boolean };
  /** Gigabytes, where the browser tells. */
  deviceMemory?: number;
  hardwareConcurrency?: number;
}

const place = document.querySelector<HTMLElement>('.particles');
const fits = matchMedia('(min-width: 48.01rem) and (prefers-reduced-motion: no-preference)');
const savesData = matchMedia('(prefers-reduced-data: reduce)');
const { connection, deviceMemory = 8, hardwareConcurrency = 8 } = navigator as Device;
const isWanted = (): boolean => fits.matches && !savesData.matches && !connection?.saveData;
let end: (() => void) | undefined;

async function follow(): Promise<void> {
  if (isWanted() && !end) {
    const { start } = await import('./particle-field.ts');
    if (place && isWanted()) end ??= start(place);
  } else if (!isWanted()) {
    end?.();
    end = undefined;
  }
}

// A decoration that does not load is not missed.
const followQuietly = (): void => void follow().catch(() => undefined);

function begin(): void {
  followQuietly();
  for (const each of [fits, savesData, connection]) each?.addEventListener('change', followQuietly);
}

// Not every browser has requestIdleCallback.
const whenIdle = (): unknown => (window.requestIdleCallback ?? setTimeout)(begin);

if (place && deviceMemory >= 4 && hardwareConcurrency >= 4) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

// A module of its own: its names are not the page's.
export {};
