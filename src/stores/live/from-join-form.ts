/** What the page with the join form hands to the page of a session, within this tab. */
import * as storageKeys from '../../contracts/storage-keys.ts';

/** `isTold`, once: that page has said who sees what, so the name is not asked for again. */
export function fromJoinForm(): { name: string; isTold: boolean } {
  try {
    const isTold = sessionStorage.getItem(storageKeys.joinTold) !== null;
    sessionStorage.removeItem(storageKeys.joinTold);
    return { name: sessionStorage.getItem(storageKeys.joinName) ?? '', isTold };
  } catch {
    return { name: '', isTold: false };
  }
}
