/** A simulation to read: scene, roles with their secrets, events with what follows from each decision, and the runs that somebody has made. */
import { durationName, formatNames, type Simulation } from '../../contracts/simulation.ts';
import { bullets, chapter, factsOf, paragraphs, quote, type Sheet, section, steps } from './sheet.ts';

export function simulationSheet(title: string, simulation: Simulation): Sheet {
  const { events, meters, runs } = simulation;
  const titleOf = (id: string | null): string => events.find((event) => event.id === id)?.title ?? 'the end';
  const own = runsOf(simulation);
  const given = [
    ...section('Overview', paragraphs(simulation.description)),
    ...section('Scenario', paragraphs(simulation.scenario)),
    ...section('Objectives', bullets(simulation.objectives)),
    ...chapter(
      'Roles',
      simulation.roles.flatMap(({ name, description, objectives, secretInfo }) =>
        section(name || 'A role', [...paragraphs(description), ...bullets(objectives), ...quote(secretInfo && `Secret, for this role only: ${secretInfo}`)], 3),
      ),
    ),
    ...chapter(
      runs.length > 0 ? 'All events' : 'Events',
      events.flatMap(({ title: name, description, decisions }) =>
        section(name || 'An event', [...paragraphs(description), ...bullets(decisions.map(({ text, outcome, next }) => `${text}: ${outcome} Leads to: ${titleOf(next)}.`))], 3),
      ),
    ),
    ...section('Meters', bullets(meters.map(({ name, start }) => `${name}, from ${start}`))),
    ...section('Materials', bullets(simulation.materials.map(({ type, description }) => (description ? `${type}: ${description}` : type)))),
    ...section('To talk about afterward', bullets(simulation.debrief)),
  ];
  return {
    title,
    facts: factsOf([
      ['Topic', simulation.topic],
      ['Format', formatNames[simulation.format]],
      ['Grade level', simulation.gradeLevel],
      ['Duration', durationName(simulation.duration)],
    ]),
    sections: [...own, ...given.map((each) => (own.length > 0 ? { ...each, isGiven: true } : each))],
  };
}

function runsOf({ runs, meters }: Simulation): Sheet['sections'] {
  return chapter(
    'Runs',
    runs.flatMap(({ isFinished, steps: path, meters: left }, i) =>
      section(
        `Run ${runs.length - i}${isFinished ? '' : ', not finished'}`,
        [
          ...steps(path.map(({ event, decision }) => `${event}: ${decision}`)),
          ...paragraphs(meters.length > 0 ? `In the end: ${meters.map(({ name }, place) => `${name} ${left[place] ?? 0}`).join(', ')}` : ''),
        ],
        3,
      ),
    ),
  );
}
