/** The links of the site's navigation, in their specified order and wording. */
export interface NavLink {
  href: string;
  label: string;
}

export const desktopLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/learning-about-ai', label: 'Learning About AI' },
  { href: '/learning-with-ai', label: 'Learning With AI' },
  { href: '/teaching-with-ai', label: 'Teaching With AI' },
  { href: '/kora', label: 'Try Kora' },
];

export const mobileLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/t4suite', label: 'T4 Suite' },
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/literacy-workshop', label: 'Literacy Workshop' },
  { href: '/ai-literacy', label: 'AI Literacy' },
  { href: '/perspective-explorer', label: 'Perspective Explorer' },
  { href: '/pare', label: 'PARE Experience' },
  { href: '/whitepaper', label: 'Whitepaper' },
];

/** The path of a page as visitors write it: no ".html", no slash at the end. */
export const routeOf = (url: URL): string => url.pathname.replace(/(\/index)?(\.html)?$/, '').replace(/(.)\/$/, '$1') || '/';
