/** Reflections as one HTML file that needs nothing else: it opens in any browser, also without a network. */
import { countWords, wordsText } from '../../engine/text/count-words.ts';
import { dayOf, feedbackLists, nameOf, paragraphsOf, type ReflectionSet } from './reflection-text.ts';

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const looks =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.65 Georgia,serif;color:#1e2333;background:#fffdf9}h1,h2,h3{line-height:1.25}article{border-top:1px solid #ddd5c6;padding-top:1rem;margin-top:2rem}.note{color:#565c6e}blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid #9a2f63}@media print{article{break-before:page}article:first-of-type{break-before:auto}}';

export function reflectionHtml({ title, reflections, hasCaptions }: ReflectionSet, hasFeedback: boolean): Blob {
  const articles = reflections.map((item) => {
    const { body, created } = item;
    const caption = hasCaptions ? (body.place?.caption.trim() ?? '') : '';
    const feedback =
      hasFeedback && body.feedback
        ? feedbackLists
            .map(([list, name]) => `<h3>${name}</h3><ul>${(body.feedback?.[list] ?? []).map((entry) => `<li dir="auto">${safe(entry)}</li>`).join('')}</ul>`)
            .join('')
            .concat(`<p class="note">${safe(body.feedback.by)}</p>`)
        : '';
    return `<article><h2 dir="auto">${safe(nameOf(item))}</h2><p class="note">${dayOf(created)}, ${wordsText(countWords(body.text))}</p>${caption ? `<p dir="auto"><em>${safe(caption)}</em></p>` : ''}${body.prompt ? `<blockquote dir="auto">${safe(body.prompt.text)}</blockquote>` : ''}${paragraphsOf(
      body.text,
    )
      .map((paragraph) => `<p dir="auto">${safe(paragraph)}</p>`)
      .join('')}${feedback}</article>`;
  });
  const page = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${looks}</style></head><body><h1 dir="auto">${safe(title)}</h1>${articles.join('\n')}</body></html>\n`;
  return new Blob([page], { type: 'text/html' });
}
