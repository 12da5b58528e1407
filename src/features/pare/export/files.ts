/** Word files of PARE, and what is said when one could not be made. */
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import type { Paper } from '../../../ui/paper/paper.ts';

export async function wordOf(paper: Paper): Promise<Blob> {
  const { paperDocx } = await loadPart(() => import('../../../ui/paper/paper-docx.ts'));
  return paperDocx(paper, { creator: 'PARE', color: '7A5210' });
}

export const notMade = (): void => showToast({ title: 'The file could not be made', message: 'Nothing is lost. Look at the connection and try again.', variant: 'destructive' });
