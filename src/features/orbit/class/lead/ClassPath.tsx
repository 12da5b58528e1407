// biome-ignore-all lint/suspicious/noArrayIndexKey: decisions are their places
/** The way the class has come, as a table and a picture, and the way back to each decision. */

import { lastTurns, wayTo } from '../../../../engine/simulation/class-play.ts';
import { eventById } from '../../../../engine/simulation/run.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';
import { RunTable } from '../../RunTable.tsx';
import { stepOf } from '../class-run.ts';
import { type Lead, ledIn } from './lead.ts';

export function ClassPath({ room, lead }: { room: LiveView; lead: Lead }) {
  const led = ledIn(room);
  const { turns, at } = led.play;
  const way = wayTo(turns, at);
  if (way.length === 0) return null;
  const roads = lastTurns(turns).length;
  return (
    <section>
      <h3 className="app-section">Path of the class</h3>
      {roads > 1 && <p className="text-muted">The class has gone {roads} roads. This is the one it is on; each is kept in the results.</p>}
      <RunTable caption="Path of the class" meters={led.meters} run={{ students: room.tally.joined, steps: way.flatMap((place) => stepOf(led, turns, place)) }} />
      <details>
        <summary>Go back to a decision</summary>
        <ul className="orbit-roads">
          {way.map((place) => {
            const turn = turns[place];
            const event = turn && eventById(led, turn.event);
            return (
              <li key={place}>
                <p dir="auto">{event?.title}</p>
                <div className="orbit-stack">
                  {event?.decisions.map(({ text }, choice) => (
                    <button key={choice} type="button" className="btn orbit-choice" onClick={() => lead({ t: 'rewind', to: place, choice })}>
                      <span dir="auto">{text}</span>
                      {choice === turn?.choice && ' (taken)'}
                    </button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
