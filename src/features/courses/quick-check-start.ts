/** Brings a quick check to life in the place of its static HTML. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { QuickCheck, type QuickCheckProps } from './QuickCheck.tsx';

export const start = (place: HTMLElement, props: unknown): void => createRoot(place).render(createElement(QuickCheck, props as QuickCheckProps));
