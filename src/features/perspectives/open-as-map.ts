/** Puts an answer as a concept map into the library and opens it in Nebula. A part of its own, fetched with the press. */
import type { ExploreReply } from '../../contracts/api/explore-perspectives.ts';
import { mapLimits } from '../../contracts/concept-map.ts';
import { itemPath } from '../../contracts/library.ts';
import { mapOfPerspectives } from '../../engine/concept-map/from-perspectives.ts';
import { newItem, putItem } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';

export async function openAsMap(reply: ExploreReply, go: (path: string) => void = (path) => location.assign(path)): Promise<void> {
  const item = newItem('concept-map', reply.question.slice(0, mapLimits.titleChars), mapOfPerspectives(reply));
  if (await putItem(item)) go(itemPath('concept-map', item.id));
  else showToast({ variant: 'destructive', title: 'The map could not be kept', message: 'This browser has no room for it, or keeps nothing in this window.' });
}
