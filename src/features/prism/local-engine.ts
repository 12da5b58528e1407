/** The engine of the Worker, in the browser: for a device without a network. About a megabyte, so it is loaded only then. */
import type { PrismFeedback, PrismFeedbackRequest } from '../../contracts/api/prism-feedback.ts';
import { loadTagger } from '../../engine/reading/tagger.ts';
import { feedbackFor } from '../../engine/reflection/feedback.ts';
import { readReflection } from '../../engine/reflection/read-reflection.ts';

export async function feedbackHere(body: PrismFeedbackRequest): Promise<PrismFeedback> {
  return feedbackFor(readReflection(body, await loadTagger()));
}
