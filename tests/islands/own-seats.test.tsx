/** The seats of this device on the page where one joins: the way back, and erasing, which is asked once. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const seat = (code: string, kind: string) => ({ kind, code, joinKey: 'k', pid: 'p2', token: `t-${code}`, name: 'Teal Heron', expiresAt: '2999-01-01T00:00:00Z' });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('kora.live-seats.v1', JSON.stringify({ BCDFGH: seat('BCDFGH', 'pare'), JKMNPQ: seat('JKMNPQ', 'comet') }));
  localStorage.setItem('kora.live-drafts.v1', JSON.stringify({ 'BCDFGH p2': { activate: 'half a thought' } }));
  // The session with this code is over.
  document.body.innerHTML = '<section data-own-seats="BCDFGH" hidden><ul></ul><p role="status"></p></section>';
});
afterEach(() => vi.unstubAllGlobals());

it('leads back into a session that goes on, and erases from one that is over at the second press, drafts included', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', asked);
  vi.resetModules();
  await import('../../src/features/session-join/own-seats.ts');
  expect(screen.getByRole('link', { name: 'Rejoin JKMNPQ as Teal Heron' }).getAttribute('href')).toBe('/comet/join/JKMNPQ');
  expect(screen.getByText('You were Teal Heron in session BCDFGH.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erase what I sent in BCDFGH' }));
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Press again to erase everything from BCDFGH' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Erased/));
  expect(asked).toHaveBeenCalledWith('/api/live/sessions/BCDFGH/participants/me', expect.objectContaining({ method: 'DELETE' }));
  expect(screen.queryByText(/BCDFGH/)).toBeNull();
  expect(localStorage.getItem('kora.live-drafts.v1')).toBeNull();
  expect(Object.keys(JSON.parse(localStorage.getItem('kora.live-seats.v1') ?? '{}'))).toEqual(['JKMNPQ']);
});

it('offers no way back into a seat that the teacher has closed', async () => {
  localStorage.setItem('kora.live-seats.v1', JSON.stringify({ JKMNPQ: { ...seat('JKMNPQ', 'comet'), isRemoved: true } }));
  vi.resetModules();
  await import('../../src/features/session-join/own-seats.ts');
  expect(screen.getByText('You were Teal Heron in session JKMNPQ. Your teacher has closed this seat.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Erase what I sent in JKMNPQ' })).toBeTruthy();
});

it('shows words of a session that has had its time, and its notes, for an hour; then nothing of it is kept', async () => {
  const ended = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const words = { 'BCDFGH p2': { activate: 'half a thought' }, 'JKMNPQ p2': { ask: 'too late' }, 'QRSTVW p2': { note: 'long gone' } };
  localStorage.setItem('kora.live-drafts.v1', JSON.stringify(words));
  localStorage.setItem(
    'kora.live-seats.v1',
    JSON.stringify({
      BCDFGH: { ...seat('BCDFGH', 'pare'), expiresAt: ended(5) },
      JKMNPQ: { ...seat('JKMNPQ', 'comet'), expiresAt: ended(50) },
      QRSTVW: { ...seat('QRSTVW', 'comet'), expiresAt: ended(61) },
    }),
  );
  vi.resetModules();
  await import('../../src/features/session-join/own-seats.ts');
  expect(screen.getByText('half a thought')).toBeTruthy();
  expect(screen.getByText(/You were Teal Heron in session JKMNPQ. It is over./)).toBeTruthy();
  expect(screen.getByText('too late')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Your notes from JKMNPQ', '/comet/join/JKMNPQ']]);
  expect(screen.queryByText(/QRSTVW/)).toBeNull();
  expect(localStorage.getItem('kora.live-drafts.v1')).not.toContain('long gone');
});

it('says so when the session cannot be reached, and keeps the seat', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  vi.resetModules();
  await import('../../src/features/session-join/own-seats.ts');
  const button = screen.getByRole('button', { name: 'Erase what I sent in BCDFGH' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Not erased/));
  expect(Object.keys(JSON.parse(localStorage.getItem('kora.live-seats.v1') ?? '{}'))).toHaveLength(2);
});
