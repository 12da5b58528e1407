// biome-ignore-all lint/suspicious/noArrayIndexKey: decisions are their places
/** What the class stands at, and the one thing that the teacher does next. */
import { useId, useRef } from 'react';
import { briefingStep, debriefStep, minorityKey, type OrbitLed, playStep } from '../../../../contracts/orbit-live.ts';
import { eventToVote, leadersIn, nextEvent, seenTurn } from '../../../../engine/simulation/class-play.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';
import { useKeptFocus } from '../../../../ui/live/use-kept-focus.ts';
import { VoteBars } from '../../RunTable.tsx';
import { Consequence } from '../seen-parts.tsx';
import { countsNow, type Lead, ledIn, votesNow } from './lead.ts';

const steps = [
  { step: 0, name: 'Lobby' },
  { step: briefingStep, name: 'Roles' },
  { step: playStep, name: 'Decisions' },
  { step: debriefStep, name: 'Looking back' },
] as const;

export function Stage({ room, lead }: { room: LiveView; lead: Lead }) {
  const led = ledIn(room);
  const { step } = room.room;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div className="orbit-main" ref={place}>
      <nav className="orbit-steps" aria-label="Where the class is">
        {steps.map(({ step: at, name }) => (
          <button key={at} type="button" className="btn" aria-current={at === step ? 'step' : undefined} onClick={() => lead({ t: 'goto', step: at })}>
            {name}
          </button>
        ))}
      </nav>
      {step === 0 && <Lobby room={room} led={led} lead={lead} />}
      {step === briefingStep && <Briefing led={led} lead={lead} />}
      {step === playStep && (led.play.isTold ? <Told room={room} led={led} lead={lead} /> : <Ballot room={room} led={led} lead={lead} />)}
      {step === debriefStep && <LookingBack led={led} />}
    </div>
  );
}

interface PartProps {
  led: OrbitLed;
  lead: Lead;
}

function Lobby({ room, led, lead }: PartProps & { room: LiveView }) {
  const { joined } = room.tally;
  return (
    <section>
      <h3 className="app-section" tabIndex={-1} data-focus-home>
        Lobby
      </h3>
      <p role="status">
        {joined === 1 ? '1 student has joined.' : `${joined} students have joined.`} {led.roles.length > joined && 'Some roles stay empty so far.'}
      </p>
      <p>{led.roles.length > 0 ? 'Roles are dealt as students join. They read their cards in the next step.' : 'This simulation has no roles: the class decides as one.'}</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={() => lead({ t: 'goto', step: led.roles.length > 0 ? briefingStep : playStep })}>
          {led.roles.length > 0 ? 'Give out the roles' : 'Begin'}
        </button>
      </p>
    </section>
  );
}

function Briefing({ led, lead }: PartProps) {
  return (
    <section>
      <h3 className="app-section" tabIndex={-1} data-focus-home>
        Everyone reads
      </h3>
      <p dir="auto">{led.scenario}</p>
      <p>Each student has a card now. What is secret on it was sent to its holder alone; the projector shows names and descriptions.</p>
      <p>
        <button type="button" className="btn btn-primary" onClick={() => lead({ t: 'goto', step: playStep })}>
          {led.play.turns.length === 0 ? 'Go to the first decision' : 'Back to the decisions'}
        </button>
      </p>
    </section>
  );
}

function Ballot({ room, led, lead }: PartProps & { room: LiveView }) {
  const event = eventToVote(led, led.play);
  if (!event) return null;
  const { vote } = led.play;
  const votes = votesNow(room, vote);
  const counts = countsNow(votes, event.decisions.length);
  const leaders = leadersIn(counts);
  const isTie = leaders.length > 1;
  return (
    <section>
      <h3 className="app-section" tabIndex={-1} data-focus-home dir="auto">
        {event.title}
      </h3>
      <p dir="auto">{event.description}</p>
      {event.decisions.length === 0 ? (
        <p className="orbit-note">This event has no decision, so the simulation ends here. Go on to Looking back.</p>
      ) : (
        <>
          <p role="status">
            {votes.size} of {room.tally.joined} have voted. Only you see the counts until you close the vote.
          </p>
          <VoteBars votes={event.decisions.map(({ text }, place) => ({ decision: text, count: counts[place] ?? 0 }))} />
          {isTie ? (
            <div className="orbit-tie" role="group" aria-label="Decide the tie">
              <p>
                {votes.size === 0
                  ? 'Nobody has voted yet. Without votes you decide:'
                  : 'A tie. Let the class talk and change its votes, or decide among those that lead. You have the casting vote, and no other:'}
              </p>
              <div className="orbit-stack">
                {leaders.map((choice) => (
                  <button key={choice} type="button" className="btn orbit-choice" dir="auto" onClick={() => lead({ t: 'decide', vote, choice })}>
                    {event.decisions[choice]?.text}
                  </button>
                ))}
              </div>
            </div>
          ) : (
            <p>
              <button type="button" className="btn btn-primary" onClick={() => lead({ t: 'decide', vote })}>
                Close the vote and show what follows
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Told({ room, led, lead }: PartProps & { room: LiveView }) {
  const id = useId();
  const { at, turns } = led.play;
  const key = minorityKey(at ?? 0);
  const isShown = room.room.revealed?.includes(key) === true;
  const [turn] = at === null ? [] : seenTurn(led, turns, at, isShown);
  if (at === null || !turn) return null;
  const next = nextEvent(led, led.play);
  const others = turn.decisions.flatMap((text, choice) => (choice === turn.choice ? [] : [{ text, choice }]));
  return (
    <section aria-labelledby={id}>
      <h3 className="app-section" tabIndex={-1} data-focus-home id={id} dir="auto">
        {turn.title}: what follows
      </h3>
      <Consequence turn={turn} />
      <div className="orbit-buttons">
        <button type="button" className="btn btn-primary" onClick={() => lead(next ? { t: 'onward' } : { t: 'goto', step: debriefStep })}>
          {next ? 'Go on to the next event' : 'Look back together'}
        </button>
        {others.length > 0 && (
          <button type="button" className="btn" aria-pressed={isShown} onClick={() => lead({ t: 'reveal', q: key, on: !isShown })}>
            Show the minority report
          </button>
        )}
      </div>
      {others.length > 0 && (
        <div className="orbit-stack" role="group" aria-label="Take the other road">
          <p>Or go back, and take the other road from here:</p>
          {others.map(({ text, choice }) => (
            <button key={choice} type="button" className="btn orbit-choice" dir="auto" onClick={() => lead({ t: 'rewind', to: at, choice })}>
              {text}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function LookingBack({ led: { debrief } }: Pick<PartProps, 'led'>) {
  return (
    <section>
      <h3 className="app-section" tabIndex={-1} data-focus-home>
        Looking back
      </h3>
      {debrief.length === 0 && <p>This simulation has no questions for afterward. The path is below.</p>}
      <ul className="orbit-bullets">
        {debrief.map((question, place) => (
          <li key={place} dir="auto">
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}
