import { describe, expect, it } from 'vitest';
import { findApi } from '../../../../src/features/courses/scorm/lms-api.ts';

interface Frame {
  API?: unknown;
  parent: Frame;
  top: Frame;
  opener: Frame | null;
}

/** A window inside another one; without one, a window of its own. */
function aFrame(api?: string, parent?: Frame, opener: Frame | null = null): Frame {
  const frame = { opener } as Frame;
  if (api) frame.API = api;
  frame.parent = parent ?? frame;
  frame.top = parent?.top ?? frame;
  return frame;
}
const found = (course: Frame) => findApi(course as unknown as Window) as unknown;

describe('the API of a learning platform', () => {
  it('is found in the frame around the course, however far up', () => {
    expect(found(aFrame(undefined, aFrame('here')))).toBe('here');
    let deep = aFrame('top');
    for (let i = 0; i < 40; i++) deep = aFrame(undefined, deep);
    expect(found(deep)).toBe('top');
  });

  it('is the nearest of several', () => {
    expect(found(aFrame(undefined, aFrame('near', aFrame('far'))))).toBe('near');
  });

  it('is found in the window that opened the course, or in a frame around that one', () => {
    expect(found(aFrame(undefined, undefined, aFrame('opener')))).toBe('opener');
    expect(found(aFrame(undefined, undefined, aFrame(undefined, aFrame('around the opener'))))).toBe('around the opener');
  });

  it('is found in the window that opened the frames around the course', () => {
    const popup = aFrame(undefined, undefined, aFrame('opener'));
    expect(found(aFrame(undefined, aFrame(undefined, popup)))).toBe('opener');
  });

  it('is found beyond a frame of another origin, which must not be looked into', () => {
    const foreign = aFrame(undefined, aFrame('beyond'));
    Object.defineProperty(foreign, 'API', {
      get: () => {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
    });
    expect(found(aFrame(undefined, foreign))).toBe('beyond');
  });

  it('is not there where nobody offers one, and frames that go round in a circle end', () => {
    expect(found(aFrame())).toBeNull();
    expect(found(aFrame(undefined, aFrame(), aFrame()))).toBeNull();
    const [one, two] = [aFrame(), aFrame()];
    one.parent = two;
    two.parent = one;
    expect(found(one)).toBeNull();
  });
});
