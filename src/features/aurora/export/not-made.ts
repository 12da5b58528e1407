/** Said when the part of the site that makes a file did not arrive. */
import { showToast } from '../../../stores/toasts.ts';

export const notMade = (): void =>
  showToast({ title: 'The file could not be made', message: 'Your lesson is kept. Look at the connection and try again, or take JSON, which needs none.', variant: 'destructive' });
