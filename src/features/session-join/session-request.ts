/** What the Worker has found under the code in the path, before it asked for this page (functions/http/session-page.ts). */
import { codeInPath } from './code-in-path.ts';

interface Page {
  request: Request;
  response: { status?: number | undefined; readonly headers: Headers };
}

/** Gives the answer the status that fits. A session that has ended opens for its teacher alone, who may take the results. */
export function sessionOf({ request, response }: Page, side: 'host' | 'join'): { code: string; isFound: boolean; isEnded: boolean; isBusy: boolean } {
  const found = request.headers.get('x-session');
  const isEnded = found === 'ended';
  const isFound = found === 'open' || (side === 'host' && isEnded);
  const isBusy = found === 'busy';
  if (!isFound) response.status = isBusy ? 429 : 404;
  response.headers.set('Cache-Control', 'no-store');
  const typed = codeInPath(request.url).trim().toUpperCase();
  // What was found was found without them.
  return { code: isFound || isEnded ? typed.replace(/[\s-]+/g, '') : typed, isFound, isEnded, isBusy };
}
