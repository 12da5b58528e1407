/** The limit of open files below which a live class would bring the server down. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { leastOpenFiles, whyTooFew } from '../../../scripts/run/open-files.ts';

it('is told with what to do, and a system without a limit is fine', () => {
  expect(whyTooFew(1_024)).toMatch(/only 1024 files.*ulimit -Hn 8192/);
  expect([whyTooFew(leastOpenFiles), whyTooFew(null)]).toEqual([null, null]);
});

it.skipIf(process.platform === 'win32')('keeps the server from starting, before anything is built', () => {
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -n 512 && exec "${process.execPath}" scripts/start.ts`], { encoding: 'utf8', env: { ...process.env, PORT: '0' } });
  expect(status).toBe(1);
  expect(stderr).toContain('A process may have only 512 files open here');
});
