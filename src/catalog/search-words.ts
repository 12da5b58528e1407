/** What people type who look for something that the pages call by another name, and parts of pages that are looked for by themselves. */
import type { SearchEntry } from '../contracts/search.ts';

const wordsByUrl: Readonly<Record<string, readonly string[]>> = {
  '/#problem': ['Burnout', 'Teacher stress', 'Statistics', 'Survey figures'],
  '/#kora': ['Roadmap', 'Versions', 'Classroom examples'],
  '/#join': ['Mailing list', 'Newsletter', 'E-mail news', 'Subscribe'],
  '/pilot': ['School trial', 'Contact'],
  '/ai-literacy': ['Certificate of completion'],
  '/settings': ['Preferences', 'Options', 'Reset to defaults'],
  '/profile': ['Progress', 'Account'],
  '/privacy': ['Data protection', 'Cookies', 'Tracking', 'GDPR', 'Encrypted', 'Share link'],
  '/accessibility': ['Screen reader', 'Keyboard', 'WCAG'],
  '/ai-policy-and-safeguarding#safeguarding-in-the-first-hour': ['Deepfakes'],
  '/ai-policy-and-safeguarding#incidents-wrong-accusations-and-repair': ['Plagiarism', 'Cheating', 'Academic honesty'],
  '/assessment-and-feedback#tasks-that-hold-up-with-ai-in-the-room': ['Plagiarism', 'Cheating'],
  '/creating-with-ai#ai-video-and-animation': ['Deepfakes'],
  '/tools/aurora': ['Slideshow', 'PowerPoint', 'Handout', 'Lesson plan'],
  '/assignments': ['Homework', 'Hand in', 'Submit work', 'Code of an assignment', 'Inbox', 'Turn in', 'Due date'],
  '/library': ['Saved work', 'Shared links', 'Trash'],
  '/offline': ['Without a network', 'No connection', 'Offline use'],
};

/** The entries, those that have further words with them. */
export const withWords = (entries: readonly SearchEntry[]): SearchEntry[] =>
  entries.map((entry) => ({ ...entry, headings: [...entry.headings, ...(wordsByUrl[entry.url] ?? [])] }));

/** Their texts say what stands there. */
export const pageParts: readonly SearchEntry[] = [
  {
    kind: 'page',
    title: 'Manifesto',
    url: '/about#manifesto',
    text: 'A question that fits is worth more than an answer that is finished.',
    headings: ['Principles', 'Beliefs'],
    within: 'About',
  },
  {
    kind: 'page',
    title: 'Appearance',
    url: '/settings#appearance',
    text: 'Light or dark, or as the device has it.',
    headings: ['Dark mode', 'Light mode', 'Theme', 'Colors', 'Kora Tips'],
    within: 'Settings',
  },
  {
    kind: 'page',
    title: 'Reading',
    url: '/settings#reading',
    text: 'Text size, line spacing, letters and line focus.',
    headings: ['Font size', 'Large text', 'Dyslexia', 'Ruler'],
    within: 'Settings',
  },
  {
    kind: 'page',
    title: 'Your data on this device',
    url: '/settings#your-data',
    text: 'Download a backup, restore it, or erase what this device keeps.',
    headings: ['Backup', 'Export', 'Import', 'Restore', 'Delete my data'],
    within: 'Settings',
  },
  {
    kind: 'page',
    title: 'Sign out',
    url: '/profile#leave',
    text: 'Delete what this site keeps on this device, after a backup if you want one.',
    headings: ['Log out', 'Logout', 'Sign off', 'Shared computer'],
    within: 'Your profile',
  },
  {
    kind: 'page',
    title: 'If you leave your e-mail address',
    url: '/privacy#if-you-leave-your-e-mail-address',
    text: 'What is stored with the address, for how long, and how to have it deleted.',
    headings: ['Unsubscribe', 'Mailing list', 'Newsletter', 'Delete my address'],
    within: 'Privacy Policy',
  },
];
