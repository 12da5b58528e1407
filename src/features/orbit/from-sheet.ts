/** A plan from the sheet that stood at Orbit's address, as a simulation to go on with: every word is kept. */
import { type Simulation, simulationDurations, simulationFormats, simulationGrades } from '../../contracts/simulation.ts';
import type { SheetTexts } from '../../stores/planning-sheets.ts';

const lines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function fromSheet(sheet: SheetTexts): { title: string; simulation: Simulation } {
  const format = simulationFormats.find((each) => each === sheet.format?.toLowerCase().replace(' ', '-')) ?? 'debate';
  const roles = lines(sheet.roles).map((line) => {
    const [name = line, ...rest] = line.split(/:\s*/);
    return { name: name.slice(0, 120), description: rest.join(': ') || line, objectives: [], secretInfo: '' };
  });
  const events = lines(sheet.events);
  return {
    title: sheet.topic?.slice(0, 200) || 'Simulation plan',
    simulation: {
      topic: sheet.topic?.slice(0, 200) ?? '',
      format,
      gradeLevel: simulationGrades.find((each) => each === sheet.gradeLevel) ?? 'Middle School (6-8)',
      duration: simulationDurations.find((each) => String(each) === sheet.duration?.replace(' minutes', '')) ?? 60,
      studentCount: 0,
      description: '',
      scenario: sheet.scenario ?? '',
      objectives: lines(sheet.objectives),
      roles,
      events: events.map((description, place) => ({
        id: `event-${place + 1}`,
        title: `Event ${place + 1}`,
        description,
        decisions: ['', ''].map((text) => ({ text, outcome: '', next: place + 1 < events.length ? `event-${place + 2}` : null, effects: [0] })),
      })),
      materials: sheet.materials ? [{ type: 'Materials', description: sheet.materials }] : [],
      meters: [{ name: 'Trust', start: 50 }],
      debrief: lines(sheet.debrief),
      note: '',
      origin: '',
      runs: [],
    },
  };
}
