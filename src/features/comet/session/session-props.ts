/** What each tab of the session view gets. */
import type { CometContent } from '../../../contracts/comet.ts';
import type { CommandBody } from '../../../contracts/live/frames.ts';
import type { ClassPicture } from './class-picture.ts';

export interface TabProps {
  content: CometContent;
  picture: ClassPicture;
  /** Where the class stands. */
  at: { step: number; slide: number };
  revealed: ReadonlySet<string>;
  /** Ref of the text that the projector shows large. */
  spotlight: string | null;
  /** False for a demo class without a session: then nothing is sent anywhere. */
  isLive: boolean;
  /** The class is made up: what is done to it is seen here alone. */
  isDemo: boolean;
  /** The line is cut: nothing is sent until it is back. */
  isCut: boolean;
  goto: (step: number, slide: number) => void;
  reveal: (q: string, on: boolean) => void;
  /** `rev`: of an answer, as it was read. */
  show: (ref: string, on: boolean, rev?: number) => void;
  reply: (ref: string, text: string) => void;
  command: (frame: CommandBody) => Promise<void>;
  /** Answers why the name was not taken; null where it was. */
  rename: (pid: string, name: string) => Promise<string | null>;
  /** Draws the number for another device of a seat. */
  openSeat: (pid: string) => Promise<string | null>;
}
