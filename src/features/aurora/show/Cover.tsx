/** Fills the window, and full screen where the browser gives it. What lies below is out of reach meanwhile, and gets the focus back afterward. */

import { type ReactNode, type Ref, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStyles } from '../../../ui/use-styles.ts';
import styles from './show.css?inline';

interface CoverProps {
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Cover({ label, className, children, ref }: CoverProps) {
  useStyles(styles);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const before = document.activeElement;
    place.className = 'show-place tool-aurora';
    document.body.append(place);
    const others = [...document.body.children].filter((each): each is HTMLElement => each instanceof HTMLElement && each !== place && !each.inert);
    for (const other of others) other.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    place.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      for (const other of others) other.inert = false;
      document.documentElement.style.overflow = overflow;
      place.remove();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [place]);
  return createPortal(
    <div className={className} role="dialog" aria-modal="true" aria-label={label} ref={ref}>
      {children}
    </div>,
    place,
  );
}
