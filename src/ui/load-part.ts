const found: Record<string, unknown> = {};
let tries = 0;

/**
 * Imports a part of a page, also after it did not arrive. A browser keeps a failed module under its address for as long as the page is open, so that address is asked
 * for again with a fragment that nothing else has. Rejects when it does not arrive this time either.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    const url = /https?:\S+/.exec(String(failure))?.[0];
    if (!url) throw failure;
    found[url] ??= await import(/* @vite-ignore */ `${url}#${++tries}`);
    return found[url] as T;
  }
}
