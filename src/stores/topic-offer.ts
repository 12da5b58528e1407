/** "Did you mean …?" about a piece of work that was just made: the topic of which material is held and that may have been meant. Gone with the page. */
import { atom } from 'nanostores';
import { showToast } from './toasts.ts';

export interface TopicOffer {
  /** The id of the item in the library. */
  item: string;
  topic: string;
}

export const $topicOffer = atom<TopicOffer | null>(null);

/** After a piece was made: what its answer offers. */
export const offerTopic = (item: string, topic: string | undefined): void => $topicOffer.set(topic === undefined ? null : { item, topic });

export const notMadeAgain = (): void => showToast({ title: 'Not this time', message: 'Nothing came back, so all stays as it was. Please try again.', variant: 'destructive' });
