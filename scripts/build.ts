/** `npm run build`: builds the site and the Worker into dist/ when something has changed. */
import { buildIfChanged } from './run/build.ts';

console.log(buildIfChanged() ? 'Built into dist/.' : 'dist/ is up to date.');
