/**
 * Someone writes into a chat whose scripts have not come, because the network went before they were asked for: the help card must not depend on them. It comes out of
 * the template that the island would draw it from, and goes again once the chat answers.
 */
for (const place of document.querySelectorAll<HTMLElement>('.chat-place')) {
  const island = place.querySelector('astro-island');
  const notice = place.querySelector<HTMLElement>('.chat-not-started');
  const card = island?.querySelector<HTMLTemplateElement>('template[data-astro-template=help]');
  if (!island || !notice || !card) continue;
  /** Long enough for a slow start, short enough for someone in need. */
  const patience = 3_000;
  let isTold = false;
  place.addEventListener('input', () => {
    if (isTold || !island.hasAttribute('ssr')) return;
    isTold = true;
    setTimeout(
      () => {
        if (!island.hasAttribute('ssr')) return;
        notice.append(card.content.cloneNode(true));
        notice.hidden = false;
        notice.scrollIntoView({ block: 'nearest' });
      },
      navigator.onLine ? patience : 0,
    );
  });
  island.addEventListener('astro:hydrate', () => notice.remove());
}
