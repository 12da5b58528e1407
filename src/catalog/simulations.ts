/** The sample simulations of Orbit, by their ids. */
import drySummer from '../../content/simulations/a-dry-summer.yaml?raw';
import mountain from '../../content/simulations/the-mountain-wakes.yaml?raw';
import voting from '../../content/simulations/voting-at-sixteen.yaml?raw';
import type { Simulation } from '../contracts/simulation.ts';
import { readYaml } from './read-yaml.ts';
import { SimulationFile } from './schemas/simulations.ts';

const read = (path: string, text: string): { id: string; title: string; simulation: Simulation } => {
  const { id, title, ...body } = readYaml(path, text, SimulationFile);
  return { id, title, simulation: { ...body, studentCount: 0, note: '', origin: 'sample', runs: [] } };
};

export const sampleSimulations = [
  read('content/simulations/a-dry-summer.yaml', drySummer),
  read('content/simulations/the-mountain-wakes.yaml', mountain),
  read('content/simulations/voting-at-sixteen.yaml', voting),
];
