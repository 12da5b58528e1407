/** Says what changes in front of the class, and brings the focus to what is new, unless its reader is busy in a field or with the help card. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Scene, saidOf } from './scene.ts';

/** `scene`: null until the room is there; what stands there then is not new. Returns what a status says. */
export function useScene(scene: Scene | null, place: RefObject<HTMLElement | null>): string {
  const [said, setSaid] = useState('');
  const before = useRef<Scene | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = scene;
    if (!scene || !last) return;
    const words = saidOf(last, scene);
    if (words) setSaid(words);
    if (scene.now === last.now || document.activeElement?.closest('input, textarea, select, .live-care')) return;
    place.current?.querySelector<HTMLElement>('[data-now] > :is(h3, legend)')?.focus({ preventScroll: true });
  }, [scene, place]);
  return said;
}
