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

/** The sidebar of the tool area: entries on their own or in a group that folds. */
export const sidebarGroups: readonly { id: string; label: string; links: readonly NavLink[] }[] = [
  {
    id: 't4',
    label: 'T4 Suite',
    links: [
      { href: '/tools/aurora', label: 'Aurora' },
      { href: '/tools/comet', label: 'Comet' },
      { href: '/tools/orbit', label: 'Orbit' },
      { href: '/tools/prism', label: 'Prism' },
      { href: '/tools/nebula', label: 'Nebula' },
    ],
  },
  {
    id: 'learning',
    label: 'Learning',
    links: [
      { href: '/courses', label: 'AI Courses' },
      { href: '/kora-studio', label: 'Kora Studio' },
      { href: '/pare', label: 'PARE Experience' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    links: [
      { href: '/profile', label: 'Profile' },
      { href: '/settings', label: 'Settings' },
    ],
  },
];

/** The path of a page as visitors write it: no ".html", no slash at the end. */
export const routeOf = (url: URL): string => url.pathname.replace(/(\/index)?(\.html)?$/, '').replace(/(.)\/$/, '$1') || '/';
