/** The page behind the code of a simulation: a name, then the class. */
import { liveLimits } from '../../../contracts/live/limits.ts';
import { suggestName } from '../../../engine/live/suggest-name.ts';
import { useSeat } from '../../../stores/live/use-seat.ts';
import { JoinForm } from '../../../ui/live/JoinForm.tsx';
import { SeatPin } from '../../../ui/live/SeatPin.tsx';
import { StudentRoom } from './StudentRoom.tsx';

const newName = (): string => suggestName(Math.random);

export function OrbitStudent({ code }: { code: string }) {
  const { room, visit, typed, refusal, isGone, join, take, again, erase, leave } = useSeat('orbit', code);
  if (room) return <StudentRoom key={visit} {...room} onAgain={() => void again()} onTake={take} onErase={erase} onErased={leave} />;
  if (isGone)
    return (
      <p className="live-note" role="status">
        You have left. Your name and your votes are erased. <a href="/">Go Home</a>
      </p>
    );
  if (typed === null) return <p role="status">Opening…</p>;
  return (
    <>
      <JoinForm firstName={typed || newName()} refusal={refusal} suggest={newName} most={liveLimits.nameChars} onJoin={join}>
        Your teacher can see your name, your role and how you vote. Other students see only how many voted for what. Your secret card is sent to you and to nobody else. Everything
        is erased within an hour after the class.
      </JoinForm>
      <SeatPin onTake={take} />
    </>
  );
}
