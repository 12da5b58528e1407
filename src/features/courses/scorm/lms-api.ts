/** The SCORM 1.2 run-time API as a learning platform offers it to a course, and how a course finds it. */

/** Every function takes and gives text; "true" says that it worked. Some platforms give a boolean instead. */
export interface LmsApi {
  LMSInitialize: (nothing: '') => unknown;
  LMSFinish: (nothing: '') => unknown;
  LMSGetValue: (element: string) => unknown;
  LMSSetValue: (element: string, value: string) => unknown;
  LMSCommit: (nothing: '') => unknown;
  LMSGetLastError: () => unknown;
  LMSGetErrorString: (code: string) => unknown;
}

/** Frames around the course, at most: a platform may be framed itself, and a loop must end. */
const mostFrames = 500;

/**
 * Looks for an object `API` where the standard says (SCORM 1.2 Run-Time Environment, 3.3.6): in the window of the course and the frames around it, then in the window
 * that opened it, or opened those frames, and the frames around that one.
 */
export function findApi(course: Window): LmsApi | null {
  return inFramesOf(course) ?? inFramesOf(openerOf(course)) ?? inFramesOf(openerOf(course.top));
}

function inFramesOf(start: Window | null): LmsApi | null {
  let frame = start;
  for (let i = 0; frame && i < mostFrames; i++) {
    const api = apiOf(frame);
    if (api) return api;
    if (frame.parent === frame) return null;
    frame = frame.parent;
  }
  return null;
}

/** A frame of another origin may be passed through, but not looked into. */
function apiOf(frame: Window): LmsApi | null {
  try {
    return (frame as Window & { API?: LmsApi }).API ?? null;
  } catch {
    return null;
  }
}

const openerOf = (frame: Window | null): Window | null => (frame?.opener as Window | null | undefined) ?? null;
