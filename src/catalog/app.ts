/** The words of the tool area: tips, samples, cards of professional learning. */
import dashboardText from '../../content/site/dashboard.yaml?raw';
import tipsText from '../../content/site/tips.yaml?raw';
import { readYaml } from './read-yaml.ts';
import { DashboardFile, TipFile } from './schemas/app.ts';

export const { tips } = readYaml('content/site/tips.yaml', tipsText, TipFile);
export const dashboard = readYaml('content/site/dashboard.yaml', dashboardText, DashboardFile);
