import { startWhenSeen } from '../../ui/when-seen.ts';

startWhenSeen('quick-check', () => import('./quick-check-start.ts'));
