/** Joining the list, asking for a pilot, and the links of a mail, as a visitor meets them; what is stored is read from the Worker's database, and at the end with the operator's own command. */
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { forbidStorage } from '../support/app-page.ts';
import { expect, type Page, test } from '../support/e2e.ts';
import { query } from '../support/stored-entries.ts';

const stateDir = '.cache/test-state';
const api = '**/api/mailing-list';
const queueKey = 'kora.mailing-queue.v1';
const consentVersion = '2026-11-20';

let people = 0;
const anAddress = (): string => `visitor-${process.pid}-${Date.now()}-${++people}@school.example`;
const entriesOf = (email: string) => query('SELECT purpose, name, school, role, message, consent_version, confirmed_at FROM mailing_list WHERE email = ?', email);

/** The list as the operator gets it. */
function exported(...options: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/mailing-list.ts', 'export', '--state', stateDir, ...options], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

async function openJoin(page: Page) {
  await page.goto('/');
  const form = page.locator('form[data-mailing-list]');
  await form.scrollIntoViewIfNeeded();
  const field = form.getByLabel('E-mail address');
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.accept();
  });
  return {
    form,
    field,
    dialogs,
    toast: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
    kept: () => page.evaluate((key) => localStorage.getItem(key), queueKey),
    async join(email: string) {
      await field.fill(email);
      await field.press('Enter');
    },
  };
}

const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Counts what would go to the list and answers in its place. */
async function answerList(page: Page, answer: (count: number) => { status: number; json?: object } | 'abort') {
  const bodies: unknown[] = [];
  await page.route(api, async (route) => {
    bodies.push(route.request().postDataJSON());
    const given = answer(bodies.length);
    if (given === 'abort') await route.abort();
    else await route.fulfill({ status: given.status, json: given.json ?? { status: 'stored' } });
  });
  return bodies;
}

test('joining thanks with the prescribed words, clears the field at once and stores the address', async ({ page }) => {
  const email = anAddress();
  const { join, field, dialogs, kept } = await openJoin(page);
  const answered = page.waitForResponse(api);
  await join(email);
  await expect(field).toHaveValue('');
  expect(dialogs).toEqual([`Thank you for joining! We'll contact you at ${email}`]);
  expect((await answered).status()).toBe(200);
  await expect.poll(kept).toBeNull();
  expect(entriesOf(email)).toEqual([{ purpose: 'newsletter', name: '', school: '', role: '', message: '', consent_version: consentVersion, confirmed_at: null }]);
});

test('the field is empty already while the thanks are shown, and the address is kept before', async ({ page }) => {
  await answerList(page, () => ({ status: 200 }));
  await page.addInitScript((key) => {
    window.alert = () => {
      const field = document.querySelector<HTMLInputElement>('#join-email');
      Object.assign(window, { duringAlert: { value: field?.value, kept: localStorage.getItem(key) } });
    };
  }, queueKey);
  const { join } = await openJoin(page);
  await join('ana@school.example');
  const during = await page.evaluate(() => (window as unknown as { duringAlert: { value: string; kept: string } }).duringAlert);
  expect(during.value).toBe('');
  expect(JSON.parse(during.kept)).toMatchObject([{ email: 'ana@school.example', consentVersion }]);
});

test('joining twice thanks twice and stores one address', async ({ page }) => {
  const email = anAddress();
  const { join, dialogs, kept } = await openJoin(page);
  for (const _ of [1, 2]) {
    const answered = page.waitForResponse(api);
    await join(email);
    expect((await answered).status()).toBe(200);
    await expect.poll(kept).toBeNull();
  }
  expect(dialogs).toHaveLength(2);
  expect(entriesOf(email)).toHaveLength(1);
});

test('an empty field or something else than an address is stopped by the browser', async ({ page }) => {
  const bodies = await answerList(page, () => ({ status: 200 }));
  const { join, field, dialogs, kept } = await openJoin(page);
  for (const text of ['', 'ana', 'ana@', 'ana at school.example']) {
    await join(text);
    await expect(field).toHaveValue(text);
    expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false);
  }
  expect(dialogs).toEqual([]);
  expect(bodies).toEqual([]);
  expect(await kept()).toBeNull();
});

test('an address typed offline waits and is stored when the network is back', async ({ page, context }) => {
  const email = anAddress();
  const { form, join, field, dialogs, kept } = await openJoin(page);
  // Once with the network, so that every script is there.
  await join(anAddress());
  await expect.poll(kept).toBeNull();
  await context.setOffline(true);
  await join(email);
  await expect(field).toHaveValue('');
  expect(dialogs).toHaveLength(2);
  await expect(form.getByRole('status')).toContainText('Your address is not stored yet');
  expect(await kept()).toContain(email);
  const answered = page.waitForResponse(api);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect.poll(kept).toBeNull();
  expect(entriesOf(email)).toHaveLength(1);
});

test('an address is kept and sent also when the part that sends could not be loaded', async ({ page, context, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  const bodies = await answerList(page, () => ({ status: 200 }));
  const { form, join, field, kept } = await openJoin(page);
  await context.setOffline(true);
  await join('ana@school.example');
  await expect(field).toHaveValue('');
  await expect(form.getByRole('status')).toContainText('ana@school.example waits in this browser and is sent as soon as the connection is back');
  expect(await kept()).toContain('ana@school.example');
  await tried();
  await context.setOffline(false);
  await expect.poll(() => bodies.length).toBe(1);
  await expect.poll(kept).toBeNull();
  await expect(form.getByRole('status')).toBeEmpty();
});

test('an address is sent after a while also when the browser does not say that the network is back', async ({ page, context, expectError }) => {
  const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true));
  const bodies = await answerList(page, () => ({ status: 200 }));
  const { form, join, kept } = await openJoin(page);
  await context.setOffline(true);
  await join('ana@school.example');
  await expect(form.getByRole('status')).toContainText('waits in this browser');
  await tried();
  await context.setOffline(false);
  await expect.poll(() => bodies.length, { timeout: 40_000 }).toBe(1);
  await expect.poll(kept).toBeNull();
});

test('an address that could not be sent goes out with the next visit', async ({ page, expectError }) => {
  expectError(/status of 503|ERR_FAILED/);
  const bodies = await answerList(page, (count) => (count === 1 ? { status: 503, json: {} } : { status: 200 }));
  const { join, kept } = await openJoin(page);
  await join('ana@school.example');
  await expect.poll(() => bodies.length).toBe(1);
  expect(await kept()).toContain('ana@school.example');
  await page.goto('/');
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toEqual({ purpose: 'newsletter', email: 'ana@school.example', consentVersion });
  await expect.poll(kept).toBeNull();
});

test('an address that the list refuses is told about, with what to do', async ({ page, expectError }) => {
  expectError(/status of 422/);
  const bodies = await answerList(page, () => ({ status: 422, json: {} }));
  const { form, join, toast, kept } = await openJoin(page);
  await join('ana@school.example');
  await expect(form.getByRole('status')).toContainText('The list did not take ana@school.example.');
  await expect(toast).toContainText('Your address was not stored');
  await expect(toast).toContainText('ana@school.example');
  await expect(toast).toContainText('join again, or write to us');
  expect(bodies).toHaveLength(1);
  expect(await kept()).toBeNull();
  // The toast goes; the form still says it.
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(form.getByRole('status')).toContainText('The list did not take ana@school.example.');
});

for (const [status, words] of [
  [429, 'The list answered that it is busy.'],
  [500, 'The list answered that it has a fault.'],
] as const)
  test(`an answer ${status} is told as what it is, not as a missing connection, and the address is sent again`, async ({ page, expectError }) => {
    expectError(new RegExp(`status of ${status}`));
    const bodies = await answerList(page, (count) => (count === 1 ? { status, json: {} } : { status: 200 }));
    const { form, join, kept } = await openJoin(page);
    await join('ana@school.example');
    const note = form.getByRole('status');
    await expect(note).toHaveText(`Your address is not stored yet. ${words} ana@school.example waits in this browser and is sent again in a moment.`);
    await expect.poll(() => bodies.length).toBe(2);
    await expect.poll(kept).toBeNull();
    await expect(note).toBeEmpty();
  });

test('a list that stays away is tried six times with growing pauses, then the visitor is told that the address waits', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await page.clock.install();
  const bodies = await answerList(page, () => ({ status: 503, json: {} }));
  const { join, toast, kept } = await openJoin(page);
  await join('ana@school.example');
  // In steps of a second, so that the toast, which goes after five, is not passed over.
  const tried = async (): Promise<number> => {
    await page.clock.runFor(1_000);
    return bodies.length;
  };
  await expect.poll(tried, { intervals: [50], timeout: 40_000 }).toBe(6);
  await expect(toast).toContainText('Your address is not stored yet');
  expect(await kept()).toContain('ana@school.example');
});

test('where the browser keeps nothing the address is sent all the same, and lost with a word about it when it cannot', async ({ page, expectError }) => {
  expectError(/status of 422/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const bodies = await answerList(page, (count) => (count === 1 ? { status: 200 } : { status: 422, json: {} }));
  const { join, toast } = await openJoin(page);
  await join('ana@school.example');
  await expect.poll(() => bodies.length).toBe(1);
  await join('ben@school.example');
  await expect(toast).toContainText('ben@school.example');
});

for (const [what, prepare] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const)
  test(`where storage is ${what} the form says at once that the address lasts as long as the page, and sends it when it can`, async ({ page, context, expectError }) => {
    const tried = expectError(/ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(prepare);
    const bodies = await answerList(page, () => ({ status: 200 }));
    const { form, join } = await openJoin(page);
    await context.setOffline(true);
    await join('ana@school.example');
    const note = form.getByRole('status');
    await expect(note).toContainText('ana@school.example is sent only while this page stays open');
    await expect(note).not.toContainText('waits in this browser');
    await tried();
    await context.setOffline(false);
    // The part that sends may itself have to be fetched anew.
    await expect.poll(() => bodies.length, { timeout: 40_000 }).toBe(1);
    await expect(note).toBeEmpty();
  });

test('where storage is forbidden and the list stays away, the form says in the end that the address was not stored', async ({ page, expectError }) => {
  expectError(/status of 503/);
  await page.clock.install();
  await page.addInitScript(forbidStorage);
  const bodies = await answerList(page, () => ({ status: 503, json: {} }));
  const { form, join } = await openJoin(page);
  await join('ana@school.example');
  const tried = async (): Promise<number> => {
    await page.clock.runFor(2_000);
    return bodies.length;
  };
  await expect.poll(tried, { intervals: [50], timeout: 40_000 }).toBe(6);
  await expect(form.getByRole('status')).toContainText('Your address was not stored. The list answered that it has a fault. ana@school.example is not kept here.');
});

test('without scripts the form thanks on a page and stores the address', async ({ openPage }) => {
  const email = anAddress();
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for joining');
  expect(page.url()).not.toContain(email);
  expect(entriesOf(email)).toMatchObject([{ purpose: 'newsletter' }]);
});

const openPilot = async (page: Page) => {
  await page.goto('/pilot');
  const form = page.getByRole('form', { name: 'Pilot request' });
  const field = (label: string | RegExp) => form.getByLabel(label);
  return {
    form,
    field,
    send: form.getByRole('button', { name: 'Send request' }),
    status: page.locator('[role=status][data-done]'),
    async fill(email: string) {
      await field(/^Your name/).fill('Ana Silva');
      await field('School').fill('Hill School');
      await field('Your role').fill('teacher');
      await field('E-mail address').fill(email);
      await field('What would you like to try?').fill('Grade 7 math.\nTwo classes.');
    },
  };
};

test('a pilot request is stored, confirmed on the page, and another can be written', async ({ page }) => {
  const email = anAddress();
  const { fill, send, status, form, field } = await openPilot(page);
  await fill(email);
  await send.click();
  await expect(status).toContainText('Your request is stored');
  await expect(status).toContainText(email);
  await expect(status).toBeFocused();
  await expect(status.getByRole('heading')).toBeInViewport();
  await expect(form).toBeHidden();
  expect(entriesOf(email)).toEqual([
    { purpose: 'pilot', name: 'Ana Silva', school: 'Hill School', role: 'teacher', message: 'Grade 7 math.\nTwo classes.', consent_version: consentVersion, confirmed_at: null },
  ]);
  await page.getByRole('button', { name: 'Write another request' }).click();
  await expect(field('School')).toHaveValue('');
  await expect(field(/^Your name/)).toBeFocused();
  await expect(status).toBeEmpty();
});

test('the pilot form says beside each field what is missing, and the focus goes to the first', async ({ page }) => {
  const bodies = await answerList(page, () => ({ status: 200 }));
  const { field, send, form } = await openPilot(page);
  await field('School').fill('   ');
  await field('E-mail address').fill('ana at school');
  await send.click();
  await expect(field('School')).toBeFocused();
  await expect(field('School')).toHaveAccessibleDescription('Write the name of your school.');
  await expect(field('Your role')).toHaveAccessibleDescription(/Write your role/);
  await expect(field('E-mail address')).toHaveAccessibleDescription(/name@school\.org/);
  await expect(field('What would you like to try?')).toHaveAccessibleDescription(/Write in a few words/);
  await expect(field(/^Your name/)).not.toHaveAttribute('aria-invalid');
  await field('School').fill('Hill School');
  await expect(field('School')).not.toHaveAttribute('aria-invalid');
  await expect(form.locator('#pilot-school-error')).toBeHidden();
  expect(bodies).toEqual([]);
});

test('a pilot request that fails keeps every word, says what happened and can be sent again', async ({ page, expectError }) => {
  expectError(/status of 503|ERR_FAILED/);
  const email = anAddress();
  const problem = { type: '/problems/unavailable', title: '', status: 503, detail: 'The list cannot be written right now.', instance: '' };
  await page.route(api, async (route) => {
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
  const { fill, send, form, field, status } = await openPilot(page);
  await fill(email);
  await send.click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('The list cannot be written right now. What you typed is still here.');
  await expect(alert).toContainText('@');
  await expect(field('What would you like to try?')).toHaveValue('Grade 7 math.\nTwo classes.');
  await expect(field('School')).toHaveValue('Hill School');
  await page.unroute(api);
  await page.route(api, (route) => route.abort());
  await send.click();
  await expect(alert).toContainText('the connection failed');
  await page.unroute(api);
  await send.click();
  await expect(status).toContainText(email);
});

test('what the server finds wrong with a pilot request stands beside the field', async ({ page, expectError }) => {
  expectError(/status of 422/);
  const problem = {
    type: '/problems/validation',
    title: '',
    status: 422,
    detail: 'Mend the fields.',
    instance: '',
    errors: [{ pointer: '/role', code: 'invalid', message: 'This value is not accepted.' }],
  };
  await page.route(api, (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }));
  const { fill, send, field } = await openPilot(page);
  await fill('ana@school.example');
  await send.click();
  await expect(field('Your role')).toHaveAccessibleDescription(/This value is not accepted\./);
  await expect(field('Your role')).toBeFocused();
  await expect(field('Your role')).toHaveValue('teacher');
});

test('without scripts a pilot request is stored, too', async ({ openPage }) => {
  const email = anAddress();
  const page = await openPage({ javaScriptEnabled: false });
  const { fill, send } = await openPilot(page);
  await fill(email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is stored');
  expect(entriesOf(email)).toMatchObject([{ purpose: 'pilot', school: 'Hill School' }]);
});

test('an address is confirmed and deleted by the links of a mail, with and without scripts', async ({ page, openPage, request, expectError }) => {
  expectError(/status of 404/);
  const email = anAddress();
  expect((await request.post('/api/mailing-list', { data: { purpose: 'newsletter', email, consentVersion } })).status()).toBe(200);
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(token).digest('hex');
  query("INSERT INTO mailing_list_token SELECT ?, id, 'confirm', created_at FROM mailing_list WHERE email = ?", hash, email);

  await page.goto(`/mailing-list/confirm/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address');
  expect(entriesOf(email)).toMatchObject([{ confirmed_at: null }]);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
  expect(entriesOf(email)).toMatchObject([{ confirmed_at: expect.any(String) }]);
  await page.goto(`/mailing-list/confirm/${token}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does nothing any more');

  const line = exported('--links', 'https://kora.example')
    .split('\r\n')
    .find((each) => each.includes(email));
  const link = /https:\/\/kora\.example(\/mailing-list\/unsubscribe\/[0-9a-f]{64})/.exec(line ?? '')?.[1];
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(link ?? '');
  expect(entriesOf(email)).toHaveLength(1);
  await plain.getByRole('button', { name: 'Delete my address' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your address is deleted');
  expect(entriesOf(email)).toEqual([]);
});

test('the operator exports the list as CSV and deletes what is stored for an address', async ({ request }) => {
  const email = anAddress();
  await request.post('/api/mailing-list', { data: { purpose: 'pilot', email, consentVersion, school: '=HYPERLINK("x")', message: 'a, "b"\nc' } });
  const csv = exported();
  expect(csv.startsWith('email,purpose,confirmed_at,created_at,consent_version,name,school,role,message\r\n')).toBe(true);
  expect(csv).toMatch(new RegExp(`${email},pilot,,20[^,]+,${consentVersion},,"'=HYPERLINK\\(""x""\\)",,"a, ""b""\nc"\r\n`));
  const { stdout, status } = spawnSync(process.execPath, ['scripts/mailing-list.ts', 'delete', email.toUpperCase(), '--state', stateDir], { encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, '1 entry deleted.']);
  expect(entriesOf(email)).toEqual([]);
});
