/** What the share dialog needs, for one piece of work. */
import { limits } from '../../contracts/limits.ts';
import { sharedLabels } from '../../contracts/sharing.ts';
import { $ownLinks, addressOf, type Done, deleteLink, loadOwnLinks, makeLink, type OwnLink } from './own-links.ts';
import type { SharedWork } from './shared-work.ts';

const shown = (link: OwnLink) => ({ id: link.id, title: link.title || `${sharedLabels[link.kind]} without a title`, address: addressOf(link), expires: link.expires });
type Shown = ReturnType<typeof shown>;

/** `work` as it stands when a link is made; null: only the links there are. */
export function sharingOf(work: (() => SharedWork) | null) {
  return {
    days: limits.shares.days,
    usualDays: limits.shares.usualDays,
    make:
      work &&
      (async (days: number): Promise<Done<Shown>> => {
        const made = await makeLink(work(), days);
        return made.ok ? { ok: true, value: shown(made.value) } : made;
      }),
    links: async (): Promise<readonly Shown[]> => ($ownLinks.get() ?? (await loadOwnLinks())).map(shown),
    remove: async (id: string): Promise<Done<null>> => {
      const link = $ownLinks.get()?.find((each) => each.id === id);
      return link ? deleteLink(link) : { ok: true, value: null };
    },
  };
}
