/** Presses every control of a page, also those that appear on the way, and tells which of them change nothing. */
import type { Control } from './controls-in-page.ts';
import type { Page } from './e2e.ts';
import { openVisit, type Visit } from './visit.ts';

/** A control that is yet to be pressed. */
interface Found {
  key: string;
  /** The presses that lead to it from a fresh page. */
  way: string[];
  /** Ways that have not been tried since: first that one, then all presses that came before it was seen. */
  untried: string[][];
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };

/** @returns a line for each control that changes nothing, cannot be pressed or is never in reach. */
export async function deadControls(page: Page, route: string, part: 'frame' | 'page', patience?: number): Promise<string[]> {
  const visit = await openVisit(page, route, patience);
  const isInPart = ({ place }: Control): boolean => place === 'toast' || (place === 'page') === (part === 'page');
  const expected = new Set<string>();
  const pressed = new Set<string>();
  const wrong: string[] = [];
  for (const viewport of [desktop, phone]) {
    if (viewport === phone && [...expected].every((key) => pressed.has(key))) break;
    await page.setViewportSize(viewport);
    await visit.open();
    const controls = (await visit.list()).filter(isInPart);
    for (const { key, isElsewhere } of controls) if (!isElsewhere) expected.add(key);
    // On a phone only what nobody could press before, and the bar, which may do something else there.
    const done = controls.filter(({ key, place }) => pressed.has(key) && place !== 'bar').map(({ key }) => key);
    wrong.push(...(await walk(visit, isInPart, pressed, new Set(done))));
  }
  return [...wrong, ...[...expected].filter((key) => !pressed.has(key)).map((key) => `never in reach: ${key}`)];
}

/** Presses what is in reach and what comes into reach by that. `known` need not be pressed. */
async function walk(visit: Visit, isInPart: (control: Control) => boolean, pressed: Set<string>, known: Set<string>): Promise<string[]> {
  const wrong: string[] = [];
  const waiting: Found[] = [];
  /** What has been pressed since the page was opened. */
  let trail: string[] = [];
  /** The newest come last and are pressed first: a toast or a dialog will not wait. */
  const take = (controls: readonly Control[], way: string[]): void => {
    for (const { key, isReady, isElsewhere } of controls.filter(isInPart).reverse()) {
      if (!isReady || isElsewhere || known.has(key)) continue;
      known.add(key);
      waiting.push({ key, way, untried: [way, trail] });
    }
  };

  let controls = await visit.list();
  take(controls, []);
  while (waiting.length > 0) {
    const free = new Set(controls.filter(({ isFree }) => isFree).map(({ key }) => key));
    const at = waiting.findLastIndex(({ key }) => free.has(key));
    const next = waiting.at(at);
    if (!next) break;
    if (at >= 0) {
      waiting.splice(at, 1);
      const effects = await visit.press(next.key).catch((error: Error) => [`cannot be pressed: ${error.message.split('\n')[0]}`]);
      if (effects.length === 0) wrong.push(`changes nothing: ${next.key}`);
      if (effects[0]?.startsWith('cannot')) wrong.push(`${next.key} ${effects[0]}`);
      pressed.add(next.key);
      trail = [...trail, next.key];
      controls = await visit.list();
      take(controls, [...next.way, next.key]);
      continue;
    }
    const way = next.untried.shift();
    if (!way) {
      wrong.push(`out of reach once another was pressed: ${next.key}`);
      waiting.pop();
      continue;
    }
    await visit.open();
    // A step that is not there is left out: what it led to is then not in reach, which is said.
    for (const key of way) await visit.press(key).catch(() => []);
    trail = way;
    controls = await visit.list();
  }
  return wrong;
}
