/** "Join the Movement" in the menu: first the menu goes, then the page moves, so that the next Tab goes on from the section. */
const button = document.getElementById('join-movement');
button?.addEventListener('click', () => {
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  // An address that already ends in #join would not move the page.
  if (location.hash === '#join') document.getElementById('join')?.scrollIntoView();
  else location.hash = 'join';
});
