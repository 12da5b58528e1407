/** One simulation: the header with its actions, the main column, the side panel; or its editor, or a run. */
import { useStore } from '@nanostores/react';
import { ArrowLeft, ChartColumn, Pencil, Play, Printer, Users } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { assignmentsPath } from '../../contracts/assignment.ts';
import { durationName, formatNames } from '../../contracts/simulation.ts';
import { useDeskLinks } from '../../stores/assignments/use-desk-links.ts';
import { itemById, putItem } from '../../stores/library/library.ts';
import { useWork } from '../../stores/library/use-work.ts';
import { isRunning } from '../../stores/live/kept-keys.ts';
import { $topicOffer } from '../../stores/topic-offer.ts';
import { AssignmentLines } from '../../ui/AssignmentLines.tsx';
import { DidYouMean } from '../../ui/DidYouMean.tsx';
import { WorkBar } from '../../ui/WorkBar.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { OrbitEditor } from './OrbitEditor.tsx';
import { OrbitRun } from './OrbitRun.tsx';
import { detailHash, type Orbit, type View } from './orbit-store.ts';
import { type Printing, PrintPack } from './PrintPack.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';
import { ShareSimulation } from './ShareSimulation.tsx';
import { Details, Reading } from './SimulationText.tsx';

interface OrbitDetailProps {
  orbit: Orbit;
  view: Extract<View, { kind: 'detail' }>;
}

export function OrbitDetail({ orbit, view }: OrbitDetailProps) {
  const { work, mode, isSample } = view;
  const { item, bar } = useWork(work);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const dialogs = { assign: useRef<HTMLDialogElement>(null), results: useRef<HTMLDialogElement>(null) };
  const { body: simulation, title } = item;
  const offer = useStore($topicOffer);
  const assignments = useDeskLinks(item.id);
  const isKept = !isSample || item.created !== item.updated;

  /** A sample becomes a piece of the library first: that is where the form looks for it. */
  const assign = async () => {
    if (!itemById(item.id)) await putItem(item);
    location.assign(`${assignmentsPath}#new=simulation&item=${encodeURIComponent(item.id)}`);
  };
  const show = (dialog: RefObject<HTMLDialogElement | null>) => () => dialog.current?.showModal();
  const launch = () => orbit.go(detailHash(item.id, 'run'));
  const read = () => orbit.go(detailHash(item.id));

  return (
    <>
      <div className="orbit-detail">
        <div className="orbit-row">
          <button type="button" className="btn btn-quiet" onClick={() => (mode === 'read' ? orbit.go('') : read())}>
            <ArrowLeft size={18} aria-hidden="true" /> {mode === 'read' ? 'Back to Dashboard' : 'Back to the simulation'}
          </button>
        </div>
        {(isKept || mode === 'edit') && <WorkBar {...bar} />}
        <header className="orbit-head">
          <h2 className="orbit-title" tabIndex={-1} data-heading dir="auto">
            {title || 'Untitled simulation'}
          </h2>
          <p className="orbit-badges">
            {isSample && <span className="badge">Sample</span>}
            <span className="badge">{formatNames[simulation.format]}</span>
            <span className="badge">{simulation.gradeLevel}</span>
            <span className="badge">{durationName(simulation.duration)}</span>
          </p>
          {mode === 'read' && (
            <div className="orbit-buttons" role="group" aria-label="Actions">
              <button type="button" className="btn" onClick={() => orbit.go(detailHash(item.id, 'edit'))}>
                <Pencil size={18} aria-hidden="true" /> Edit
              </button>
              <ShareSimulation item={item} onPrint={() => setPrinting({ kind: 'pack' })} />
              <button type="button" className="btn" onClick={launch}>
                <Play size={18} aria-hidden="true" /> Launch
              </button>
              <button type="button" className="btn" aria-haspopup="dialog" onClick={show(dialogs.assign)}>
                <Users size={18} aria-hidden="true" /> Assign to Class
              </button>
              <button type="button" className="btn" aria-haspopup="dialog" onClick={show(dialogs.results)}>
                <ChartColumn size={18} aria-hidden="true" /> View Results
              </button>
              <button type="button" className="btn btn-primary" onClick={launch}>
                <Play size={18} aria-hidden="true" /> Launch Simulation
              </button>
            </div>
          )}
        </header>
        {mode !== 'edit' && <AssignmentLines assignments={assignments} hasInstructions={true} />}
        {offer?.item === item.id && mode === 'read' && (
          <DidYouMean className="orbit-note" topic={offer.topic} onTake={() => orbit.takeOffer(work)} onLeave={() => $topicOffer.set(null)} />
        )}
        {simulation.note && mode !== 'run' && <p className="orbit-note">{simulation.note}</p>}
        {mode === 'edit' && <OrbitEditor work={work} />}
        {mode === 'run' && <OrbitRun work={work} onLeave={read} />}
        {mode === 'read' && (
          <div className="orbit-columns">
            <Reading simulation={simulation} />
            <aside className="orbit-panel" aria-label="Details and materials">
              <Details simulation={simulation} created={isKept ? item.created : null} />
              <div className="orbit-stack">
                <button type="button" className="btn btn-primary" onClick={launch}>
                  <Play size={18} aria-hidden="true" /> Launch Simulation
                </button>
                <button type="button" className="btn" aria-haspopup="dialog" onClick={show(dialogs.assign)}>
                  <Users size={18} aria-hidden="true" /> Assign to Class
                </button>
                <button type="button" className="btn" aria-haspopup="dialog" onClick={show(dialogs.results)}>
                  <ChartColumn size={18} aria-hidden="true" /> View Results
                </button>
                <button type="button" className="btn" disabled={simulation.roles.length === 0} onClick={() => setPrinting({ kind: 'cards' })}>
                  <Printer size={18} aria-hidden="true" /> Print role cards
                </button>
                <button type="button" className="btn" onClick={() => setPrinting({ kind: 'pack' })}>
                  <Printer size={18} aria-hidden="true" /> Print the whole pack
                </button>
              </div>
            </aside>
          </div>
        )}
        <AssignDialog
          dialog={dialogs.assign}
          simulation={simulation}
          live={item.body.live && isRunning(item.body.live) ? item.body.live : null}
          onOpen={() => orbit.openSession(work.$item.get())}
          onReturn={() => orbit.go(`#session=${item.body.live}`)}
          onAssign={() => void assign()}
          onDeal={(seats) => {
            work.change((body) => ({ ...body, studentCount: seats.length }), 'deal');
            setPrinting({ kind: 'seats', seats });
          }}
        />
        <ResultsDialog dialog={dialogs.results} id={item.id} title={title} simulation={simulation} onLaunch={launch} />
      </div>
      {printing && <PrintPack printing={printing} title={title} simulation={simulation} onDone={() => setPrinting(null)} />}
    </>
  );
}
