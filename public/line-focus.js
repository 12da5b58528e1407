/** Moves the band of the line focus with the pointer and the keyboard. Loaded only where someone has switched it on. */
const { style } = document.documentElement;
const follow = (y) => style.setProperty('--line-focus', `${y}px`);
addEventListener('pointermove', ({ clientY }) => follow(clientY));
addEventListener('focusin', ({ target }) => follow(target.getBoundingClientRect().bottom));
