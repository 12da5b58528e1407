/** Goes to a heading that has just come: the keyboard and screen readers begin there, and it stands in the window. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
