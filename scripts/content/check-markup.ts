/** Finds what a lesson's text may not hold: the build would stop at it, or leave it out without a word. Each message names the line. */
import type { ReadModule } from './read-courses.ts';

export function checkMarkup({ file, body, firstLine }: Pick<ReadModule, 'file' | 'body' | 'firstLine'>): string[] {
  const problems: string[] = [];
  for (const [i, line] of withoutCode(body).split('\n').entries()) {
    const at = `${file}: line ${firstLine + i}`;
    if (/^\s*(?:import|export)\s/.test(line)) problems.push(`${at}: holds an import or export line; remove it, tags are given to the text.`);
    for (const [sign, name] of line.matchAll(/(?<!\\)<\/?([A-Za-z][\w.]*)?/g))
      problems.push(
        name
          ? `${at}: <${name}> is no tag that a module may use; write plain Markdown.`
          : `${at}: found "${around(line, sign)}", where "${sign}" would begin a tag; write "less than", or &lt; for the sign.`,
      );
    for (const sign of new Set(line.match(/(?<!\\)[{}]/g)))
      problems.push(
        `${at}: found "${around(line, sign)}", where "${sign}" would be read as a command and vanish or stop the build; write ${sign === '{' ? '&#123;' : '&#125;'} for the sign.`,
      );
    for (const [picture, alt] of line.matchAll(pictures)) {
      if (alt?.trim() === '') problems.push(`${at}: a picture has no alt text; write what it shows between the brackets.`);
      problems.push(`${at}: found "${picture}"; a module cannot hold a picture yet. Take it out and say in words, or in a table, what it shows.`);
    }
  }
  return problems;
}

const pictures = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;

/** The text with its pictures taken out, so that what is wrong with one is said once. */
export const withoutPictures = (body: string): string => body.replace(pictures, '');

/** The same lines, with spaces in the place of code, where every sign stands for itself. */
function withoutCode(body: string): string {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  return body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, blank).replace(/(`+)(?:[^`\n]|\n(?!\n))+?\1/g, blank);
}

/** The sign with the words beside it. */
function around(line: string, sign: string): string {
  const at = line.indexOf(sign);
  return line.slice(Math.max(0, at - 12), at + 14).trim();
}
