/** Limits of live sessions. Apart from the others, because few pages need them. */
export const liveLimits = {
  titleChars: 200,
  nameChars: 24,
  /** Characters of one response. */
  responseChars: 2_000,
  /** Characters of one question to the teacher, or of the answer to it. */
  askChars: 500,
  /** Blanks in one answer, and characters in each. */
  blanks: 60,
  blankChars: 200,
  /** Answers in one vote. */
  pollOptions: 12,
  steps: 40,
  questions: 100,
  participants: 300,
  projectors: 2,
  /** Events in one session. */
  events: 20_000,
  /** Bytes of one frame from a participant, and from the teacher. */
  frameBytes: 8 * 1024,
  hostFrameBytes: 64 * 1024,
  /** Bytes of what a session is opened with. */
  contentBytes: 256 * 1024,
  joinBodyBytes: 4 * 1024,
  /** Newer events than this are answered with a whole snapshot. */
  replayEvents: 200,
  /** Frames and bytes that a reader may leave unseen before the line is cut. */
  unseenFrames: 64,
  unseenBytes: 512 * 1024,
  /** Frames a second that a participant may send in the long run, and at once. */
  framesPerSecond: 5,
  frameBurst: 20,
  /** Bad frames after which the line is cut. */
  strikes: 3,
  /** How long a number for another device opens a seat, and after how many wrong ones none does any more. */
  seatPinMs: 10 * 60_000,
  seatPinTries: 5,
  /** Joins a second in one session in the long run, and at once: a whole assembly may scan at the same moment. */
  joinsPerSecond: 20,
  joinBurst: 320,
  /** Milliseconds within which what the teacher sees is put together. */
  flushMs: 100,
  /** Milliseconds: nobody has joined; nobody is connected; at the longest; kept after the end; a code rests before it is used again. */
  lobbyMs: 30 * 60_000,
  idleMs: 30 * 60_000,
  lifeMs: 4 * 3_600_000,
  keptMs: 60 * 60_000,
  codeRestMs: 24 * 3_600_000,
  /** Milliseconds without a sign of life after which someone counts as away, and after which the class is told that the teacher is. */
  awayMs: 45_000,
  hostAwayMs: 10_000,
  /** Ids a browser keeps until they are acknowledged, and their bytes. */
  outboxItems: 200,
  outboxBytes: 256 * 1024,
  /** Code look-ups that may fail in a minute: from one network, and altogether. */
  failedLookups: { network: 10, all: 300 },
} as const;
