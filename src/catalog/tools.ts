/** The tools of the suite in the order of their cards. */
import toolsText from '../../content/site/tools.yaml?raw';
import { planningSheets, sheetAt } from './planning-sheets.ts';
import { readYaml } from './read-yaml.ts';
import { type Tool, ToolFile } from './schemas/tools.ts';

/** A tool at whose address a planning sheet stands is still to come. */
export const tools: readonly Tool[] = readYaml('content/site/tools.yaml', toolsText, ToolFile).tools.map((tool) => ({
  ...tool,
  comingSoon: tool.comingSoon || sheetAt(`/tools/${tool.id}`) !== undefined,
}));

/** The tools of the suite that are still being built, with the addresses of their sheets. */
export const toolsToCome = planningSheets.filter(({ path }) => path.startsWith('/tools/'));

/** @throws Error when no tool has the id, which stops the build. */
export function toolById(id: string): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`content/site/tools.yaml has no tool "${id}".`);
  return tool;
}
