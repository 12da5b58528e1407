/** A style sheet without what a browser does not need. Also astro.config.mjs calls it, for the hash in the content security policy. */
export const compactStyle = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
