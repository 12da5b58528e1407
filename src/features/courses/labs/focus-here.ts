/** As the `ref` of a heading: takes the focus when its step appears, since the button that led there is gone. */
export const focusHere = (heading: HTMLElement | null): void => heading?.focus();
