/** What a teacher pressed and what was not done, because of the line. In the page, for a toast may not arrive without one, and in sight wherever on a long page the button was. */
import { useStyles } from '../use-styles.ts';
import styles from './undone.css?inline';

export function Undone({ words }: { words: string }) {
  useStyles(styles);
  return (
    <p role="status" className="live-undone">
      {words}
    </p>
  );
}
