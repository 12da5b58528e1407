/** Loaded with the first press of the button: makes the conversation, draws its panel, and moves the focus with it. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AssistantScript } from '../../catalog/schemas/assistant.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { createAssistant } from './assistant-store.ts';

/** @returns what the button does from now on. */
export function start(host: HTMLElement, button: HTMLButtonElement): () => void {
  const { script, care } = JSON.parse(host.querySelector('script')?.textContent ?? '{}') as { script: AssistantScript; care: ChatMoves['care'] };
  const card = host.querySelector('template');
  const place = host.appendChild(document.createElement('div'));
  const wait = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  const assistant = createAssistant({ script, care, wait });
  const help = () => card?.content.cloneNode(true) ?? document.createDocumentFragment();
  const root = createRoot(place);
  flushSync(() => root.render(createElement(AssistantPanel, { assistant, help })));

  assistant.$isOpen.listen((isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && host.contains(document.activeElement)) button.focus();
  });

  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) assistant.close();
  });

  // Someone who moves on by keyboard must see where they are: the panel gives way to what it would cover, also where a smooth scroll brings it.
  const giveWay = () => {
    const panel = place.firstElementChild;
    const target = document.activeElement;
    if (panel && target && !host.contains(target) && !target.contains(host) && overlap(panel, target)) assistant.close();
  };
  document.addEventListener('focusin', () => requestAnimationFrame(giveWay));
  document.addEventListener('scroll', giveWay, { passive: true });

  return () => {
    flushSync(assistant.toggle);
    const panel = place.querySelector('.assistant-panel');
    // At the end of the page the button stands higher than usual and the panel may not fit above it.
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
    panel?.querySelector('input')?.focus({ preventScroll: true });
  };
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
