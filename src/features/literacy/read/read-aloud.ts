/** Reads a passage aloud, sentence by sentence, with a voice of the device. */
import { sentencesIn } from '../../../engine/reading/sentences.ts';

/** Begins with the sentence at `from`; tells each sentence as it is read, and null at the end. `onSilence`: the device could not speak. Returns what stops it. */
export function readAloud(passage: string, from: number, onSentence: (span: { start: number; end: number } | null) => void, onSilence: () => void): () => void {
  const left = sentencesIn(passage).filter(({ end }) => end > from);
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    speechSynthesis.cancel();
    onSentence(null);
  };
  const next = () => {
    const sentence = left.shift();
    if (isStopped) return;
    if (!sentence) {
      stop();
      return;
    }
    onSentence({ start: sentence.start, end: sentence.end });
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.onend = next;
    // A browser without any voice says so here; one that was stopped, too.
    utterance.onerror = ({ error }) => {
      if (!isStopped && error !== 'canceled' && error !== 'interrupted') onSilence();
      stop();
    };
    speechSynthesis.speak(utterance);
  };
  speechSynthesis.cancel();
  next();
  return stop;
}
