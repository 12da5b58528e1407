/** The words of the suite's overview page. */
import t4suiteText from '../../content/site/t4suite.yaml?raw';
import { sheetWords } from './planning-sheets.ts';
import { readYaml } from './read-yaml.ts';
import { T4Suite } from './schemas/t4suite.ts';
import { withNotice } from './tool-notice.ts';
import { toolsToCome } from './tools.ts';

/** The page itself lists the tools that are still being built, with links, below their cards. */
export const t4suite = readYaml('content/site/t4suite.yaml', t4suiteText, T4Suite);

/** The intro where it stands without that list, such as in the search: says which of the tools are still being built. */
export const t4suiteInShort = withNotice(
  t4suite.intro,
  toolsToCome.map(({ tool }) => tool),
  sheetWords.notice,
);
