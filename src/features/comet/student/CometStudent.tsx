/** The page behind a code: a name, then the class. A seat that this device has is taken up again by itself. */
import { type ReactNode, useState } from 'react';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { suggestName } from '../../../engine/live/suggest-name.ts';
import type { Hearing } from '../../../stores/live/live-line.ts';
import { useSeat } from '../../../stores/live/use-seat.ts';
import { JoinForm } from '../../../ui/live/JoinForm.tsx';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { whoSees } from '../../../ui/live/who-sees.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { StudentRoom } from './StudentRoom.tsx';

interface CometStudentProps {
  code: string;
  help?: ReactNode;
}

const hear: Hearing = async (text) => {
  const { careTextAway, hearsDanger } = await loadPart(() => import('../../../engine/live/hears-danger.ts'));
  return hearsDanger(text) ? careTextAway : null;
};
const newName = (): string => suggestName(Math.random);

export function CometStudent({ code, help }: CometStudentProps) {
  const { room, visit, typed, refusal, isGone, join, take, again, erase, leave } = useSeat('comet', code, hear);
  const [isAsked, setIsAsked] = useState(false);
  if (room) return <StudentRoom key={visit} {...room} help={help} isAsked={isAsked} onAgain={() => void again()} onTake={take} onErase={erase} onErased={leave} />;
  if (isGone)
    return (
      <p className="comet-note" role="status">
        <span>You have left. Everything you sent is erased.</span> <a href="/">Go Home</a>
      </p>
    );
  if (typed === null) return <p role="status">Opening…</p>;
  return (
    <>
      <JoinForm
        firstName={typed || newName()}
        refusal={refusal}
        suggest={newName}
        most={liveLimits.nameChars}
        onJoin={(...given) => {
          setIsAsked(true);
          return join(...given);
        }}
      >
        {whoSees} Everything is erased within an hour after the class.
      </JoinForm>
      <SeatPin onTake={take} />
    </>
  );
}
