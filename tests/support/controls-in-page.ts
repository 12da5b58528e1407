/** What a test of controls needs inside the page: which controls there are, and what has changed since one was about to be pressed. Runs before the page's own scripts. */

export interface Control {
  /** Names it, on every load alike: the nearest named part of the page, what it is, its name. */
  key: string;
  /** In the bar at the top, in what else surrounds the page's own content, in a toast, or in that content. */
  place: 'bar' | 'frame' | 'toast' | 'page';
  kind: 'press' | 'text' | 'select' | 'range';
  /** Seen and enabled, and not kept from the pointer by an open dialog. */
  isReady: boolean;
  /** Ready, would change with a press, and what is open now would stay open. */
  isFree: boolean;
  /** A field of a form that has a button to send it. */
  isSent: boolean;
  /**
   * Not for a walk: for readers without scripts and on paper, or waiting for a state that the test of its own brings about (certificate, catalog, labs, offline, progress-move).
   */
  isElsewhere: boolean;
}

export interface ControlsInPage {
  /** All that are in the document, also those that are not shown. */
  list(): Control[];
  /** The keys of the controls around the content of a page that is not open, from its HTML. */
  frameKeys(html: string): string[];
  /** What a person presses: the control, or the label of a box or radio button, which may be drawn in its place. */
  find(key: string): HTMLElement | null;
  /** What a person answers before pressing this control: the empty text fields that are sent with it, and one radio button of each group without a choice. */
  unanswered(key: string): Pick<Control, 'key' | 'kind'>[];
  /**
   * Brings the control into view, gives it the focus, waits until nothing moves any more, and remembers how everything stands. Returns where in the window a finger would touch
   * what `find` returns; null where something else lies over it or it is out of sight.
   */
  arm(key: string): Promise<{ x: number; y: number } | null>;
  /** Waits until nothing moves and nothing is under way. */
  rest(): Promise<void>;
  /**
   * What stands otherwise than when `arm` was called. That the pressed control now has another value, or the focus, is no change, unless its form would be sent with that value.
   */
  changes(): string[];
}

export type WindowWithControls = Window & { controls: ControlsInPage };

export function installControls(): void {
  const selector =
    'button, summary, select, textarea:not([readonly]), input:not([type=hidden], [type=file], [readonly]), [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=combobox], [role^=menuitem], [role=option]';
  /** The same on every page of a layout. */
  const frame = '.site-header, .site-menu, .site-footer, .app-sidebar, sign-out, .assistant, dialog.search';
  /** Moves by itself: prefetch marks, the bar that notices scrolling, what is read aloud of a toast and goes again; and that the page is at work is not yet an effect. */
  const noise = '#notifications, script, link, .particles, body > span[role=status]';
  const noisyAttributes = ['data-prefetch', 'data-scrolled', 'aria-busy'];
  const said: string[] = [];

  /** Counts what the document has gone through, so that nothing is read again while it stands: all of it, and all but what moves by itself. */
  const version = { all: 0, page: 0 };
  const count = (records: readonly MutationRecord[]): void => {
    if (records.length > 0) version.all++;
    const isNoise = ({ target, attributeName }: MutationRecord): boolean =>
      noisyAttributes.includes(attributeName ?? '') || document.head?.contains(target) || (target instanceof Element && target.closest(noise) !== null);
    if (!records.every(isNoise)) version.page++;
  };
  const observer = new MutationObserver(count);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  /** What `read` returns, read again only once the document has changed. */
  function onceFor<T>(part: keyof typeof version, read: () => T): () => T {
    let at = -1;
    let kept: T;
    return () => {
      count(observer.takeRecords());
      if (at !== version[part]) kept = read();
      at = version[part];
      return kept;
    };
  }

  const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 70);
  const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  const hasCheck = (element: Element) => element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

  function nameOf(element: Element): string {
    const given = element.getAttribute('aria-label');
    // What stands beside a radio button may change with a choice: its group and its value do not.
    if (element instanceof HTMLInputElement && element.type === 'radio') return `${textOf(element.closest('fieldset')?.querySelector('legend'))} ${element.value}`;
    if (isField(element)) return given ?? textOf((element as HTMLInputElement).labels?.[0]);
    return given ?? textOf(element);
  }

  function baseKey(element: Element): string {
    const around = element.parentElement?.closest('.toast, [id]:not([id*="_"], [id*=":"], [id*="«"])');
    // Every toast has the same way to close it, and an action of its own.
    const part = around?.matches('.toast') && element.getAttribute('aria-label') === 'Close' ? 'toast' : around?.matches('.toast') ? `toast ${textOf(around)}` : (around?.id ?? '');
    const type = element instanceof HTMLInputElement ? ` ${element.type}` : '';
    return `${part} › ${element.getAttribute('role') ?? element.localName + type} “${nameOf(element)}”`;
  }

  function keyed(root = document): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (element.matches('summary:not(:first-of-type)')) continue;
      const base = baseKey(element);
      let key = base;
      for (let i = 2; found.has(key); i++) key = `${base} ${i}`;
      found.set(key, element);
    }
    return found;
  }

  const controls = onceFor('all', () => keyed());

  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;

  const openModals = (): Element[] => [...document.querySelectorAll('dialog:modal')];

  function isReady(element: HTMLElement, modals = openModals()): boolean {
    if (modals.length > 0 && !modals.some((modal) => modal.contains(element))) return false;
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) return false;
    return isSeen(element) || (hasCheck(element) && [...((element as HTMLInputElement).labels ?? [])].some(isSeen));
  }

  const openParts = (): Element[] => [...document.querySelectorAll('dialog:modal, :popover-open')];

  function kindOf(element: Element): Control['kind'] {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'press';
    if (element.type === 'range') return 'range';
    return /^(checkbox|radio|submit|button|reset|image|color)$/.test(element.type) ? 'press' : 'text';
  }

  function list(): Control[] {
    const open = openParts();
    const modals = openModals();
    return [...controls()].map(([key, element]) => {
      const ready = isReady(element, modals);
      const isChosen = element.matches('[aria-selected=true], [type=radio]:checked');
      const isReachable = open.length === 0 || open.some((part) => part.contains(element)) || element.closest('#notifications') !== null;
      const place = element.closest('#notifications') ? 'toast' : element.closest('.site-header') ? 'bar' : element.closest(frame) ? 'frame' : 'page';
      return {
        key,
        place,
        kind: kindOf(element),
        isReady: ready,
        isFree: ready && !isChosen && isReachable,
        isSent: isSent(element),
        isElsewhere:
          element.closest(
            '.quick-check-answers, [data-when-complete], [data-none], [data-locked], [data-island]:not([data-island="quick-check"], [data-island="quiz"]), #unread, .sheet-offer, .sheet-help, #move, #add-progress, .offline [data-asked], .offline [data-forget]',
          ) !== null,
      };
    });
  }

  const frameKeys = (html: string): string[] =>
    [...keyed(new DOMParser().parseFromString(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html'))]
      .filter(([, element]) => element.closest(frame))
      .map(([key]) => key);

  function isSent(element: HTMLElement): boolean {
    const form = isField(element) ? (element as HTMLInputElement).form : null;
    return form !== null && !form.closest('dialog') && form.querySelector('button:not([type=button], [type=reset]), [type=submit]') !== null;
  }

  function find(key: string): HTMLElement | null {
    const element = controls().get(key) ?? null;
    return (element && hasCheck(element) && (element as HTMLInputElement).labels?.[0]) || element;
  }

  let own: HTMLElement | null = null;
  let before: Record<string, string> = {};
  const blank = document.implementation.createHTMLDocument();

  const pageText = onceFor('page', () => {
    // In a document of its own the custom elements of the copy do not come alive.
    const copy = blank.importNode(document.body, true);
    for (const element of copy.querySelectorAll(noise.replace('body >', ':scope >'))) element.remove();
    for (const name of noisyAttributes) for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    return copy.outerHTML;
  });

  function values(): string {
    const isOwn = (field: Element) => field === own || (own instanceof HTMLInputElement && own.type === 'radio' && (field as HTMLInputElement).name === own.name);
    const others = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter((field) => !isOwn(field));
    return JSON.stringify(others.map((field) => [field.value, field.checked]));
  }

  function focusOn(): string {
    const at = document.activeElement;
    if (!at || at === document.body || at === own) return '';
    return `${at.localName}#${at.id} ${nameOf(at)}`;
  }

  /** What leaves with the form of the control, where a button sends it. */
  const sending = (): string => (own && isSent(own) ? JSON.stringify([...new FormData((own as HTMLInputElement).form ?? undefined)]) : '');
  const kept = (storage: Storage): string => JSON.stringify(Object.entries(storage).sort());
  const toasts = (): string => [...document.querySelectorAll('#notifications .toast')].map(textOf).join('|');

  /** Without the place of the line focus: it goes where the pointer goes. */
  function rootAttributes(): string {
    const root = document.documentElement.cloneNode(false) as HTMLElement;
    root.style.removeProperty('--line-focus');
    if (!root.style.cssText) root.removeAttribute('style');
    return root.outerHTML;
  }

  const take = (): Record<string, string> => ({
    address: location.href,
    'root attributes': rootAttributes(),
    page: pageText(),
    values: values(),
    sending: sending(),
    'open parts': openParts().map(baseKey).join('|'),
    focus: focusOn(),
    storage: kept(localStorage) + kept(sessionStorage),
    said: said.join('|'),
    toast: toasts(),
    scroll: `${Math.round(scrollY)}`,
  });

  function changes(): string[] {
    const now = take();
    return Object.keys(now).filter((name) => {
      if (now[name] === before[name]) return false;
      // A toast goes when its time is up: only its own buttons may take that as their effect.
      if (name === 'toast') return Boolean(own?.closest('.toast') || !own?.isConnected) || (now.toast !== '' && now.toast !== before.toast);
      if (name === 'scroll') return Math.abs(Number(now.scroll) - Number(before.scroll)) > 50;
      return true;
    });
  }

  /** The busy labels of the specification end in dots. */
  const isBusy = (): boolean => [...document.querySelectorAll('button')].some((button) => /(\.\.\.|…)$/.test(textOf(button)));
  const busy = '[aria-busy=true], [aria-label="A reply is on its way"], .chat-dots, astro-island[ssr]:not(astro-island[client=visible])';
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  async function rest(): Promise<void> {
    let last = take();
    for (let i = 0; i < 300; i++) {
      await frames();
      const now = take();
      if (Object.keys(now).every((name) => now[name] === last[name]) && !isBusy() && !document.querySelector(busy)) return;
      last = now;
    }
    throw new Error('The page does not come to rest.');
  }

  function pointOf(element: Element | null): { x: number; y: number } | null {
    if (!element || !isSeen(element)) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const touched = document.elementFromPoint(point.x, point.y);
    return touched && element.contains(touched) ? point : null;
  }

  async function arm(key: string): Promise<{ x: number; y: number } | null> {
    own = controls().get(key) ?? null;
    own?.scrollIntoView({ block: 'center', behavior: 'instant' });
    own?.focus({ preventScroll: true });
    await rest();
    before = take();
    return pointOf(find(key));
  }

  function unanswered(key: string): Pick<Control, 'key' | 'kind'>[] {
    const all = controls();
    const button = all.get(key) as HTMLButtonElement | undefined;
    const form = button?.type === 'submit' ? button.form : null;
    if (!form) return [];
    const chosen = new Set([...new FormData(form).keys()]);
    return [...all].flatMap(([each, element]) => {
      const field = element as HTMLInputElement;
      if (!isField(field) || field.form !== form || !isReady(field)) return [];
      const kind = kindOf(field);
      if (field.type === 'radio' && !chosen.has(field.name)) {
        chosen.add(field.name);
        return [{ key: each, kind }];
      }
      return kind === 'text' && !field.value ? [{ key: each, kind }] : [];
    });
  }

  window.print = () => void said.push('printed');
  if (navigator.clipboard) navigator.clipboard.writeText = async (text) => void said.push(`copied ${text}`);
  Object.assign(window, { controls: { list, frameKeys, find, unanswered, arm, rest, changes } satisfies ControlsInPage });
}
