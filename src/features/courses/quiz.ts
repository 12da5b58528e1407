import { startWhenSeen } from '../../ui/when-seen.ts';

startWhenSeen('quiz', () => import('./quiz-start.ts'));
