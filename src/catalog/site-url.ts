/** The public address of the site, as SITE_URL says when the site is built. Nobody may have said it yet: then links stay paths. */
const { SITE: said } = import.meta.env;

export const siteUrl: URL | null = said ? new URL(said) : null;

/** A path as a whole address, where the address of the site is known. */
export const absolute = (path: string): string => (siteUrl ? new URL(path, siteUrl).href : path);
