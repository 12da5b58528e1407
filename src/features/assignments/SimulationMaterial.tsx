/** A simulation of the library. Students play it on their own, so the secrets of its roles stay here. */
import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useId, useState } from 'react';
import type { AssignedMaterial } from '../../contracts/assignment.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';

/** A simulation that ships with the site. */
export interface SampleTitle {
  id: string;
  title: string;
}

interface SimulationMaterialProps {
  samples: readonly SampleTitle[];
  item: string | null;
  /** As it was left. */
  start: Readonly<Record<string, unknown>>;
  onChoose: (material: AssignedMaterial | null) => void;
  onEdit: (part: Readonly<Record<string, unknown>>) => void;
}

export function SimulationMaterial({ samples, item, start, onChoose, onEdit }: SimulationMaterialProps) {
  const { items, isRead } = useStore($library);
  const [chosen, setChosen] = useState(typeof start.simulation === 'string' ? start.simulation : (item ?? ''));
  const id = useId();
  // The kind says which reader has made the body. One without events cannot be played.
  const simulations = items.filter((each): each is LibraryItem<Simulation> => each.kind === 'simulation' && each.trashed === null && (each.body as Simulation).events.length > 0);
  const found = simulations.find((each) => each.id === chosen);
  useEffect(() => void loadLibrary(), []);
  useEffect(() => onEdit({ simulation: chosen }), [onEdit, chosen]);
  useEffect(() => onChoose(found ? { tool: 'simulation', title: found.title, simulation: found.body } : null), [found, onChoose]);

  if (isRead && simulations.length === 0)
    return (
      <p className="assign-note">
        There is no simulation in your library yet. <a href="/tools/orbit#create">Make one in Orbit</a>, or open a sample and press “Assign to Class” there:{' '}
        <Samples samples={samples} />
      </p>
    );
  return (
    <p className="assign-field">
      <label htmlFor={id}>Simulation</label>
      <select id={id} className="field" value={found ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
        <option value="">Choose one</option>
        {simulations.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title || 'Simulation without a title'}
          </option>
        ))}
      </select>
      <small className="text-muted">
        Students play it alone and hand in their path. The secret cards of the roles are not given out. A sample is given out from its own page: <Samples samples={samples} />
      </small>
    </p>
  );
}

const Samples = ({ samples }: { samples: readonly SampleTitle[] }) =>
  samples.map(({ id, title }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <a href={`/tools/orbit#item=${id}`}>{title}</a>
    </Fragment>
  ));
