import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmationMail } from '../../../functions/mail/confirmation-mail.ts';
import { httpMailer, type Mail, MailFailure, type Patience, sendPatiently } from '../../../functions/mail/mailer.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';

const mail: Mail = { to: 'ana@school.example', subject: 'Hello', text: 'Text', headers: { 'List-Unsubscribe': '<https://kora.example/u>' }, idempotencyKey: 'key-1' };
/** Three attempts without a pause between them, each with all the time it wants. */
const hasty: Patience = { limit: () => new AbortController().signal, pausesMs: [0, 0] };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
  server.behave('normal');
});

const mailer = () => httpMailer(server.url, 'secret-key', 'Kora <hello@kora.example>');
const failureOf = async (promise: Promise<unknown>): Promise<MailFailure> => {
  const cause = await promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  if (cause instanceof MailFailure) return cause;
  throw new Error(`expected a MailFailure, found ${String(cause)}`);
};

describe('a mail', () => {
  it('is posted with sender, receiver, words, headers, key and what makes it unique', async () => {
    await sendPatiently(mailer(), mail, hasty);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.body).toEqual({ from: 'Kora <hello@kora.example>', to: ['ana@school.example'], subject: 'Hello', text: 'Text', headers: mail.headers });
    expect(server.calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'content-type': 'application/json', 'idempotency-key': 'key-1' });
  });

  it('is sent again after a passing fault, as the same mail', async () => {
    server.behave('once-500');
    await sendPatiently(mailer(), mail, hasty);
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('is given up after three attempts that nobody answers in time', async () => {
    server.behave('hang');
    // The time is up once the provider has the mail, however slow the machine is.
    const limit = () => {
      const attempt = new AbortController();
      void server.callsTo(mail.to, server.calls.length + 1).then(() => attempt.abort());
      return attempt.signal;
    };
    expect(await failureOf(sendPatiently(mailer(), mail, { ...hasty, limit }))).toMatchObject({ retryable: true });
    expect(server.calls).toHaveLength(3);
  });

  it.each([500, 429, 'malformed', 'wrong-shape', 'cut'] as const)('is given up after three attempts when the provider keeps failing: %s', async (behavior) => {
    server.behave(behavior);
    expect(await failureOf(sendPatiently(mailer(), mail, hasty))).toMatchObject({ retryable: true });
    expect(server.calls).toHaveLength(3);
  });

  it.each([422, 'redirect'] as const)('is not sent again when the provider refuses it: %s', async (behavior) => {
    server.behave(behavior);
    expect(await failureOf(sendPatiently(mailer(), mail, hasty))).toMatchObject({ retryable: false });
    expect(server.calls).toHaveLength(1);
  });

  it('fails when there is no provider at its address', async () => {
    const nobody = httpMailer('http://127.0.0.1:9/emails', 'secret-key', 'a@b.example');
    expect(await failureOf(sendPatiently(nobody, mail, hasty))).toMatchObject({ retryable: true });
  });

  it('does not put the address or the key into the failure', async () => {
    server.behave(422);
    expect((await failureOf(sendPatiently(mailer(), mail, hasty))).message).not.toMatch(/ana@|secret/);
  });
});

describe('the confirmation mail', () => {
  const made = confirmationMail({ to: mail.to, purpose: 'pilot', origin: 'https://kora.example', tokens: { confirm: 'aaa', unsubscribe: 'bbb' } });

  it('links to confirm and to delete, and says what happens when one does nothing', () => {
    expect(made.text).toContain('https://kora.example/mailing-list/confirm/aaa');
    expect(made.text).toContain('https://kora.example/mailing-list/unsubscribe/bbb');
    expect(made.text).toContain('deleted after 90 days');
  });

  it('lets mail programs unsubscribe by themselves', () => {
    expect(made.headers).toEqual({ 'List-Unsubscribe': '<https://kora.example/mailing-list/unsubscribe/bbb>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('says for what it is', () => {
    expect(made.text).toContain('a pilot');
    expect(confirmationMail({ to: mail.to, purpose: 'newsletter', origin: '', tokens: { confirm: '', unsubscribe: '' } }).text).toContain('news');
  });
});
