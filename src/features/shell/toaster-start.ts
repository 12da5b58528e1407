/** Loaded with the first toast: draws the one that waits, and every later one. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from './Toaster.tsx';

export const start = (place: HTMLElement): void => createRoot(place).render(createElement(Toaster));
