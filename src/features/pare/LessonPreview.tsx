/** The five parts of a lesson, open to changes, with the code, Save and Launch Session. */

import { useStore } from '@nanostores/react';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { limits } from '../../contracts/limits.ts';
import type { PareBody } from '../../contracts/pare.ts';
import { openPlaces } from '../../engine/pare/open-places.ts';
import { useWork } from '../../stores/library/use-work.ts';
import type { Work } from '../../stores/library/work.ts';
import type { HostKey } from '../../stores/live/kept-keys.ts';
import { $topicOffer } from '../../stores/topic-offer.ts';
import { DidYouMean } from '../../ui/DidYouMean.tsx';
import { KeptReports } from '../../ui/reports/KeptReports.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { WorkBar } from '../../ui/WorkBar.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { pareReports, reportPaper } from './export/report-paper.ts';
import { goToPlace, OpenPlaces } from './OpenPlaces.tsx';
import type { PareStore } from './pare-store.ts';

interface LessonPreviewProps {
  pare: PareStore;
  work: Work<PareBody>;
  /** What the next session of it would have. */
  code: string;
  /** The session in which it is taught at the moment, if this device leads it. */
  live: HostKey | null;
}

export function LessonPreview({ pare, work, code, live }: LessonPreviewProps) {
  const { item, isElsewhere, bar } = useWork(work);
  const busy = useStore(pare.$busy);
  const offer = useStore($topicOffer);
  const warned = useStore(pare.$warned);
  const { title, body } = item;
  const id = useId();
  const lesson = useRef<HTMLElement>(null);
  const warning = useRef<HTMLDivElement>(null);
  const places = openPlaces(body);
  const toPlaces = { places, onGo: (place: (typeof places)[number]) => goToPlace(lesson.current, place) };
  const isWarned = warned === item.id && !live && places.length > 0;
  useEffect(() => {
    if (isWarned) warning.current?.focus();
  }, [isWarned]);
  const launch = () => {
    // Whoever presses again is led to what was said.
    warning.current?.focus();
    void pare.launch();
  };
  const set = (change: Partial<PareBody>, key: string) => work.change((old) => ({ ...old, ...change }), key);
  const text = (name: 'pulseScene' | 'relevance' | 'activateTask' | 'revealContent', label: string, hint: string, rows: number) => (
    <Part label={label} hint={hint} id={`${id}-${name}`}>
      <textarea
        id={`${id}-${name}`}
        data-part={name}
        className="field pare-text"
        dir="auto"
        rows={rows}
        maxLength={limits.pare.partChars}
        readOnly={isElsewhere}
        aria-describedby={`${id}-${name}-hint`}
        value={body[name]}
        onChange={(event) => set({ [name]: event.target.value }, name)}
      />
    </Part>
  );
  return (
    <article className="pare-lesson" ref={lesson} aria-label={title || 'PARE lesson without a title'}>
      <WorkBar {...bar} />
      {offer?.item === item.id && !isElsewhere && <DidYouMean className="pare-note" topic={offer.topic} onTake={pare.takeOffer} onLeave={() => $topicOffer.set(null)} />}
      {body.grounding === 'scaffold' && body.origin !== 'own' && (
        <div className="pare-note">
          <p>
            Nothing checked is held on this topic, so this is the method with marked places.{' '}
            {places.length > 0 ? 'Fill the [square brackets] before you launch. Your class would read these:' : 'Those that your class reads are filled.'}
          </p>
          {places.length > 0 && <OpenPlaces label="Places to fill" {...toPlaces} />}
        </div>
      )}
      {body.grounding === 'model' && <p className="pare-note">A language model wrote this without checked knowledge. Read every sentence before your class does.</p>}
      <p className="pare-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          className="field pare-title"
          dir="auto"
          readOnly={isElsewhere}
          maxLength={limits.pare.titleChars}
          value={title}
          onChange={(event) => work.rename(event.target.value)}
        />
      </p>
      {text('pulseScene', 'Pulse Hook', 'A scene that raises a question. Students read it first.', 6)}
      {text('relevance', 'Pulse of Relevance', 'Why this is worth their time.', 2)}
      {text('activateTask', 'Activate Task', 'What students do before anything is explained.', 4)}
      {text('revealContent', 'Reveal Content', 'What is known. Nobody sees it before you reveal it.', 8)}
      <Lines
        label="Echo Questions"
        one="Echo question"
        hint="Students answer the first one; they may choose another."
        name="echoPrompts"
        most={limits.pare.echoPrompts}
        least={1}
        {...{ body, set, isElsewhere }}
      />
      <details className="pare-more">
        <summary>For you: background, visuals and the closing line</summary>
        <Lines label="Background" one="Background line" hint="Only you see these." name="backgroundBullets" most={limits.pare.bullets} least={0} {...{ body, set, isElsewhere }} />
        <Lines
          label="Suggested Visuals"
          one="Suggested visual"
          hint="Ideas for the board or the screen."
          name="suggestedVisuals"
          most={limits.pare.bullets}
          least={0}
          {...{ body, set, isElsewhere }}
        />
        <p className="pare-field">
          <label htmlFor={`${id}-closing`}>Closing line</label>
          <input
            id={`${id}-closing`}
            data-part="closingLine"
            className="field"
            dir="auto"
            readOnly={isElsewhere}
            maxLength={limits.pare.lineChars}
            value={body.closingLine}
            onChange={(event) => set({ closingLine: event.target.value }, 'closing')}
          />
        </p>
        {body.sources.length > 0 && (
          <>
            <h3>Sources</h3>
            <ul className="pare-sources">
              {body.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </>
        )}
      </details>
      <div className="pare-launch">
        <p className="pare-code">
          <span>Session code</span> <strong>{live?.code ?? code}</strong>
        </p>
        <p className="pare-bar">
          <button type="button" className="btn" onClick={() => void pare.save()}>
            Save
          </button>
          <ShareButton
            what="PARE lesson"
            open={async () => {
              const { sharingOf } = await import('../../stores/sharing/sharing-of.ts');
              return sharingOf(() => {
                const { title: sharedTitle, body: sharedBody } = work.$item.get();
                return { kind: 'pare', title: sharedTitle, body: sharedBody };
              });
            }}
          />
          <ExportButton lesson={() => work.$item.get()} />
          <button type="button" className="btn btn-primary" disabled={busy !== null} onClick={launch}>
            {live ? 'Continue session' : busy === 'launching' ? 'Launching...' : 'Launch Session'}
          </button>
        </p>
        {isWarned && (
          <div className="pare-note" role="alert" tabIndex={-1} ref={warning}>
            <p>
              <strong>Not launched yet.</strong> Your class would read marked places in [square brackets] that are not filled. Go to each and write your own words over it:
            </p>
            <OpenPlaces label="Places that are not filled" {...toPlaces} />
            <button type="button" className="btn" disabled={busy !== null} onClick={() => void pare.launch({ withPlaces: true })}>
              Launch as it is, brackets included
            </button>
          </div>
        )}
        <p className="text-muted">
          {live
            ? 'This lesson is live: students join with this code. The session has the words it was launched with; what you change here is for the next one.'
            : 'The code opens nothing until you launch. Then students join with it for up to four hours.'}
        </p>
      </div>
      <KeptReports
        tool={pareReports}
        what="the lesson"
        reports={body.reports}
        paperOf={(report) => reportPaper(title, report)}
        onDelete={(report) => work.change((old) => ({ ...old, reports: old.reports.filter(({ at }) => at !== report.at) }))}
      />
    </article>
  );
}

function Part({ label, hint, id, children }: { label: string; hint: string; id: string; children: React.ReactNode }) {
  return (
    <div className="pare-part">
      <label htmlFor={id}>{label}</label>
      <span className="text-muted" id={`${id}-hint`}>
        {hint}
      </span>
      {children}
    </div>
  );
}

interface LinesProps {
  label: string;
  one: string;
  hint: string;
  name: 'echoPrompts' | 'backgroundBullets' | 'suggestedVisuals';
  most: number;
  least: number;
  body: PareBody;
  set: (change: Partial<PareBody>, key: string) => void;
  isElsewhere: boolean;
}

function Lines({ label, one, hint, name, most, least, body, set, isElsewhere }: LinesProps) {
  const id = useId();
  const lines = body[name];
  return (
    <fieldset className="pare-part" disabled={isElsewhere}>
      <legend>{label}</legend>
      <span className="text-muted">{hint}</span>
      {lines.map((line, place) => (
        // The place is what a line is known by: lines have no name of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are edited where they stand
        <div className="pare-line" key={place}>
          <label className="sr-only" htmlFor={`${id}-${place}`}>
            {one} {place + 1}
          </label>
          <textarea
            id={`${id}-${place}`}
            data-part={`${name} ${place}`}
            className="field"
            dir="auto"
            rows={2}
            maxLength={limits.pare.lineChars}
            value={line}
            onChange={(event) => set({ [name]: lines.map((each, i) => (i === place ? event.target.value : each)) }, `${name} ${place}`)}
          />
          {lines.length > least && (
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove ${one.toLowerCase()} ${place + 1}`}
              title="Remove"
              onClick={() => set({ [name]: lines.filter((_, i) => i !== place) }, `${name} less`)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {lines.length < most && (
        <button type="button" className="btn btn-quiet" onClick={() => set({ [name]: [...lines, ''] }, `${name} more`)}>
          <Plus size={18} aria-hidden="true" /> Add {one.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}
