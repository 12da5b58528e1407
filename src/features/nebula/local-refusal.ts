/** The rule on topics that no map is made of, fetched where the server does not answer and the frame would be made here. */
import { refusedMapNote, refuseMap } from '../../engine/concept-map/refused.ts';

export function refuse(topic: string, title: string): { text: string; isDanger: boolean } | null {
  const refused = refuseMap(topic, title);
  if (!refused) return null;
  if (refused.kind === 'request') return { text: refusedMapNote(refused), isDanger: false };
  return { text: 'No map is made of these words, because they sound as if someone may be in danger. Talk to a grown-up you trust now. These people answer, too:', isDanger: true };
}
