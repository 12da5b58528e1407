/** What the floating assistant says. */
import scriptText from '../../content/site/assistant.yaml?raw';
import { planningSheets, sheetWords } from './planning-sheets.ts';
import { readYaml } from './read-yaml.ts';
import { AssistantScript } from './schemas/assistant.ts';
import { noticeOf } from './tool-notice.ts';

const written = readYaml('content/site/assistant.yaml', scriptText, AssistantScript);
const toCome = planningSheets.map(({ tool }) => tool);
const replies = Object.fromEntries(Object.entries(written.replies).map(([name, text]) => [name, noticeOf(text, toCome, sheetWords.notice)]));

/** A reply that names a tool which is still being built says so. */
export const assistantScript: AssistantScript = { ...written, replies: { ...written.replies, ...replies } };
