/** The tools of the suite in the order of their cards. */
import toolsText from '../../content/site/tools.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { type Tool, ToolFile } from './schemas/tools.ts';

export const tools: readonly Tool[] = readYaml('content/site/tools.yaml', toolsText, ToolFile).tools;

/** @throws Error when no tool has the id, which stops the build. */
export function toolById(id: string): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`content/site/tools.yaml has no tool "${id}".`);
  return tool;
}
