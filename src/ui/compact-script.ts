/** A script that stands in the page as it is written, without its comments and indents: whole lines only, so that no text in it is touched. */
export const compactScript = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
