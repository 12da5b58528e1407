/** The page of a package: the course as the site's build has made it, without the site around it. */

export interface PageOptions {
  title: string;
  /** Day of the last review. */
  reviewed: string;
  /** Public address of the site; without one, links into the site become plain text. */
  siteUrl: string | undefined;
  /** Scripts in their order, as paths inside the package. */
  scripts: readonly string[];
}

/** Folder for pictures and the like. */
export const filesDir = 'files';

/** Opened from a disk, a page may not load its scripts: it then shows what it shows without them, and says why. */
const onDisk = `if(location.protocol==='file:')document.documentElement.dataset.disk=''`;
const ownStyles = `
.package-foot,.disk-note{max-width:72rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,2rem)}
.package-foot{margin-block-start:2rem;color:var(--muted);font-size:.875rem}
.disk-note,[data-disk] [data-needs-script]{display:none!important}
[data-disk] .disk-note{display:block!important}
[data-disk] .quick-check-answers,[data-disk] [data-locked]{display:block!important}
[data-disk] .panel-title{position:static;inline-size:auto;block-size:auto;clip-path:none;font-size:var(--text-h2)}
`;

/** All styles of a built page as one sheet. */
export const stylesOf = (html: string): string => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n') + ownStyles;

/** Paths below the site's root that pictures and the like on the page need. */
export const filesOf = (html: string): string[] => [...mainOf(html).matchAll(/\s(?:src|poster)="\/([^"]+)"/g)].map(([, path = '']) => path);

/** @throws Error when the page refers to something that a package cannot hold. */
export function packagePage(html: string, { title, reviewed, siteUrl, scripts }: PageOptions): string {
  const main = withLinks(withoutSiteParts(mainOf(html)), siteUrl)
    .replace(
      /(<p\b[^>]*\bdata-not-kept\b[^>]*>)[\s\S]*?<\/p>/,
      '$1No learning platform was found, so your progress lasts until you close the page.</p><p class="text-small text-muted" role="status" data-lms></p>',
    )
    .replace(/(\s(?:src|poster)=")\//g, `$1${filesDir}/`);
  const stray = /\s[\w-]+="\/[^"]*"|<astro-island/.exec(main)?.[0];
  if (stray) throw new Error(`The page of "${title}" holds${stray}, which a package cannot hold. Mark its element with data-site-only or teach scripts/scorm/page.ts.`);
  const from = siteUrl ? `<a href="${siteUrl}" target="_blank" rel="noopener">${new URL(siteUrl).host}</a>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textOf(title)}</title>
<script>${onDisk}</script>
<link rel="stylesheet" href="course.css">
</head>
<body>
<p class="disk-note"><strong>Opened from a disk, this page can be read, but its buttons and questions need a learning platform or a web server.</strong></p>
${main}
<footer class="package-foot">From Kora and the T4 Suite${from ? `: ${from}` : ''}. Reviewed ${reviewed}. What you do here goes to your learning platform and nowhere else.</footer>
${scripts.map((file) => `<script type="module" src="${file}"></script>`).join('\n')}
</body>
</html>
`;
}

const textOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function mainOf(html: string): string {
  const inside = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (!inside) throw new Error('The built page has no main part.');
  return `<main id="main">${inside}</main>`;
}

/** Takes out what makes sense on the site only: elements marked so, and the rules for fetching its other pages ahead. */
function withoutSiteParts(html: string): string {
  const marked = /<([a-z][\w-]*)\b[^>]*\sdata-site-only\b[^>]*>/.exec(html);
  if (!marked) return html.replace(/<script type="speculationrules">[\s\S]*?<\/script>/g, '');
  return withoutSiteParts(html.slice(0, marked.index) + html.slice(endOfElement(html, marked.index, marked[1] ?? '')));
}

/** Where the element that begins at `start` ends, whatever it holds. */
function endOfElement(html: string, start: number, tag: string): number {
  let depth = 0;
  for (const each of html.slice(start).matchAll(new RegExp(`<(/?)${tag}(?![\\w-])[^>]*>`, 'g'))) {
    depth += each[1] ? -1 : 1;
    if (depth === 0) return start + each.index + each[0].length;
  }
  throw new Error(`An element <${tag} data-site-only> does not end.`);
}

/** Links into the site get its whole address or become text; all that lead out of the course open beside the learning platform. */
function withLinks(html: string, siteUrl: string | undefined): string {
  const beside = 'target="_blank" rel="noopener noreferrer"';
  const linked = html.replace(/<a\b([^>]*?)\shref="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g, (whole, before: string, href: string, after: string, label: string) => {
    if (href.startsWith('#') || href.startsWith('mailto:')) return whole;
    const attributes = `${before}${after}`.replace(/\s(?:rel|target|data-prefetch)(?:="[^"]*")?/g, '');
    if (!href.startsWith('/')) return `<a${attributes} href="${href}" ${beside}>${label}</a>`;
    return siteUrl ? `<a${attributes} href="${siteUrl}${href}" ${beside}>${label}</a>` : `<span>${label}</span>`;
  });
  if (siteUrl) return linked;
  return linked
    .replace(/<p data-teach>[\s\S]*?<\/p>/g, '')
    .replace(/(<section class="closing">[\s\S]*?)(<p class="flex)/, '$1<p class="text-muted">On the website that this course comes from:</p>$2');
}
