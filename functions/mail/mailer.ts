/** Sending a mail: one interface, one implementation over HTTP, and the rule for trying again. */
import * as z from 'zod';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The same for every attempt, so that a provider which knows it sends the mail once. */
  idempotencyKey: string;
}

export interface Mailer {
  /** @throws MailFailure */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

export class MailFailure extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean) {
    super(message);
    this.retryable = retryable;
  }
}

/** What a provider answers when it has taken the mail. Other fields do not matter. */
const Accepted = z.object({ id: z.string().min(1) });
/** An answer is a few dozen bytes. */
const answerChars = 10_000;

/** A provider that takes Resend's JSON: POST {from, to, subject, text, headers} with a bearer key, answered by {id}. */
export const httpMailer = (url: string, key: string, from: string): Mailer => ({
  async send({ to, subject, text, headers, idempotencyKey }, signal) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify({ from, to: [to], subject, text, headers }),
      redirect: 'manual',
      signal,
    }).catch(() => {
      throw new MailFailure(signal.aborted ? 'the provider did not answer in time' : 'the provider could not be reached', true);
    });
    const body = await response.text().catch(() => '');
    if (!response.ok) throw new MailFailure(`the provider answered ${response.status}`, response.status === 429 || response.status >= 500);
    // Most likely not the provider but something in between, so the mail is not counted as sent.
    if (!isAccepted(body)) throw new MailFailure('the provider gave an answer that cannot be read', true);
  },
});

function isAccepted(body: string): boolean {
  if (body.length > answerChars) return false;
  try {
    return Accepted.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** Of the Worker's settings, those a mail needs. */
interface MailSettings {
  MAIL_API_URL?: string;
  MAIL_API_KEY?: string;
  MAIL_FROM?: string;
}

/** Null when no provider is configured. */
export const mailerOf = ({ MAIL_API_URL, MAIL_API_KEY, MAIL_FROM }: MailSettings): Mailer | null =>
  MAIL_API_URL && MAIL_API_KEY && MAIL_FROM ? httpMailer(MAIL_API_URL, MAIL_API_KEY, MAIL_FROM) : null;

export interface Patience {
  /** Made anew for each attempt: aborts one that has taken too long. */
  limit: () => AbortSignal;
  /** Milliseconds between the attempts: one more attempt than pauses. */
  pausesMs: readonly number[];
}

/** Three attempts within 18 seconds: a Worker may go on for 30 after its answer. */
export const mailPatience: Patience = { limit: () => AbortSignal.timeout(5_000), pausesMs: [500, 2_000] };

/** Sends, and tries again what may pass. @throws MailFailure of the last attempt. */
export async function sendPatiently(mailer: Mailer, mail: Mail, { limit, pausesMs }: Patience = mailPatience): Promise<void> {
  for (const pause of [...pausesMs, null]) {
    try {
      return await mailer.send(mail, limit());
    } catch (cause) {
      if (pause === null || !(cause instanceof MailFailure) || !cause.retryable) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
