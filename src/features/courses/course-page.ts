/** All scripts of a course page but its tabs, as one file: it has 3 kB for them, and each file more costs about a tenth of that. */
import { startWhenSeen } from '../../ui/when-seen.ts';
import './course-progress.ts';

startWhenSeen('quick-check', () => import('./quick-check-start.ts'));
startWhenSeen('quiz', () => import('./quiz-start.ts'));
