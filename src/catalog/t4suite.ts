/** The words of the suite's overview page. */
import t4suiteText from '../../content/site/t4suite.yaml?raw';
import { sheetWords } from './planning-sheets.ts';
import { readYaml } from './read-yaml.ts';
import { T4Suite } from './schemas/t4suite.ts';
import { withNotice } from './tool-notice.ts';
import { toolsToCome } from './tools.ts';

const written = readYaml('content/site/t4suite.yaml', t4suiteText, T4Suite);
const toCome = toolsToCome.map(({ tool }) => tool);

/** The intro says which of the tools are still being built. */
export const t4suite: T4Suite = { ...written, intro: withNotice(written.intro, toCome, sheetWords.notice) };
