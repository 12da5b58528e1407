/** Follows the fragment of the address, now and when it changes. Few visitors come with an assistant or an anchor, so what reads those is fetched then. */
import { useEffect } from 'react';
import { $preferences } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import type { ChatStore } from './chat-store.ts';
import { readModeHash } from './mode-hash.ts';

/** Someone who has said to be a teacher starts in teacher mode. */
export function useAddress(chat: ChatStore): void {
  useEffect(() => {
    const follow = () => {
      const wish = readModeHash(location.hash);
      if (wish) chat.$mode.set(wish.mode);
      // It only stands in the box, for the visitor to change and to send; it takes the place of nothing.
      if (wish?.message && chat.$input.get() === '') chat.$input.set(wish.message);
      if (!/^#(?:assistant|anchor)=/.test(location.hash)) return;
      loadPart(() => import('./follow-address.ts')).then(
        ({ followAddress }) => followAddress(chat),
        () => showToast({ title: 'Link not followed' }),
      );
    };
    if ($preferences.get().role === 'teacher') chat.$mode.set('teacher');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [chat]);
}
