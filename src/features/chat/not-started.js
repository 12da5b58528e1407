// Stands in the page right behind the chat, so that it waits for no other script, and imports nothing. `astro.config.mjs` names its hash.
// What a visitor does before the chat has started is noted on its place (data-early-mode, -sample, -send); `take-early.ts` takes it up. Where the chat does not come, because the
// network went before its scripts were asked for, the help card must not depend on them: it comes out of the template that the island would draw it from.
for (const place of document.querySelectorAll('.chat-place')) {
  const island = place.querySelector('astro-island');
  const notice = place.querySelector('.chat-not-started');
  const said = place.querySelector('.chat-early');
  const card = island.querySelector('template[data-astro-template=help]');
  const box = place.querySelector('textarea');
  const button = place.querySelector('button[type=submit]');
  const early = place.dataset;
  let isTold = false;

  const say = () => {
    const then = early.earlySend ? 'Your message goes out then.' : early.earlySample || early.earlyMode ? 'Your choice is kept.' : '';
    said.textContent = then && `The chat is starting. ${then}`;
    if (isTold) return;
    isTold = true;
    setTimeout(
      () => {
        if (!island.hasAttribute('ssr')) return;
        notice.append(card.content.cloneNode(true));
        notice.hidden = false;
        notice.scrollIntoView({ block: 'nearest' });
      },
      // Long enough for a slow start, short enough for someone in need.
      navigator.onLine ? 3_000 : 0,
    );
  };
  const on = (type, act) => place.addEventListener(type, (event) => island.hasAttribute('ssr') && island.contains(event.target) && act(event, event.target));
  const send = (event) => {
    event.preventDefault();
    if (!box.value.trim()) return;
    early.earlySend = 'yes';
    say();
  };
  on('input', (_, target) => {
    if (target !== box) return;
    button.disabled = !box.value.trim();
    // Only what stood there when Send was pressed was meant to go.
    delete early.earlySend;
    say();
  });
  // The arrow keys of a group of radio buttons click, too.
  on('click', (_, target) => {
    const sample = target.closest('[data-anchor]');
    if (sample) {
      early.earlySample = sample.dataset.anchor;
      // It brings a mode of its own.
      delete early.earlyMode;
      for (const each of place.querySelectorAll('[data-anchor]')) each.setAttribute('aria-pressed', String(each === sample));
    } else if (target.name === 'chat-mode') early.earlyMode = target.value;
    else return;
    say();
  });
  on('keydown', (event, target) => target === box && event.key === 'Enter' && !event.shiftKey && !event.isComposing && send(event));
  on('submit', send);
  island.addEventListener('astro:hydrate', () => {
    notice.remove();
    said.remove();
  });
}
