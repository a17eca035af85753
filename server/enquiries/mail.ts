// Tells the trust of each query by mail. The database is the outbox: a mail that could not be sent is
// sent later, also after a restart, and by one process only.
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { AppContext } from '../context.ts';
import type { EnquiryRow } from '../db/tables.ts';

const INTERVAL_MS = 60_000;
/** The next mail would fare no better. What is refused for itself does not hold up the others. */
const SERVER_UNAVAILABLE = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
]);
/** What no mail server has taken in three days stands only on the admin's list. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
const SHUTDOWN_TIMEOUT_MS = 5000;
/** Milliseconds; the library's own would let a mute server hold every stop for minutes. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** A process that began to send and never said that it had is taken for gone. */
const CLAIM_TIMEOUT_MS = 10 * 60_000;

export interface Outbox {
  /** There may be something to send. */
  wake: () => void;
  /** Resolves when the mail that is on its way has been sent or given up. */
  close: () => Promise<void>;
}

export function openOutbox(ctx: AppContext, log: FastifyBaseLogger): Outbox {
  const { mail } = ctx.config;
  if (!mail) return { wake: () => {}, close: async () => {} };
  const { url, ...addresses } = mail;
  const transport = createTransport({ url, ...TIMEOUTS });
  let sending = Promise.resolve();
  let closing = false;

  async function sendAll(): Promise<void> {
    while (!closing) {
      const enquiry = await claimNext(ctx);
      if (!enquiry) return;
      try {
        await transport.sendMail(composeMail(enquiry, addresses));
        await markSent(ctx, enquiry.id);
      } catch (error) {
        const code = codeOf(error);
        log.warn({ code }, 'a query could not be sent on by mail');
        if (SERVER_UNAVAILABLE.has(code)) return;
      }
    }
  }
  const wake = () => {
    if (closing) return;
    sending = sending.then(sendAll).catch((error) => {
      log.warn({ code: codeOf(error) }, 'the outbox could not be read');
    });
  };
  const timer = setInterval(wake, INTERVAL_MS).unref();
  wake();
  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await Promise.race([sending, setTimeout(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** The oldest that waits and that nobody has begun to send. */
async function claimNext({ db, dialect, now }: AppContext): Promise<EnquiryRow | undefined> {
  const time = now();
  const claimExpired = new Date(time.getTime() - CLAIM_TIMEOUT_MS).toISOString();
  const tooOld = new Date(time.getTime() - GIVEN_UP_AFTER_MS).toISOString();
  return db.transaction().execute(async (transaction) => {
    const waiting = transaction
      .selectFrom('queries')
      .selectAll()
      .where('mail_waiting', '=', 1)
      .where('created_at', '>', tooOld)
      .where((row) =>
        row.or([row('mail_begun_at', 'is', null), row('mail_begun_at', '<', claimExpired)]),
      )
      .orderBy('id')
      .limit(1);
    const enquiry = await dialect.forUpdate(waiting).executeTakeFirst();
    if (!enquiry) return undefined;
    await transaction
      .updateTable('queries')
      .set({ mail_begun_at: time.toISOString() })
      .where('id', '=', enquiry.id)
      .execute();
    return enquiry;
  });
}

async function markSent({ db }: AppContext, id: number): Promise<void> {
  await db.updateTable('queries').set({ mail_waiting: 0 }).where('id', '=', id).execute();
}

/** Plain text only: nothing that a visitor typed is read as a header or as markup. */
function composeMail(enquiry: EnquiryRow, { from, to }: { from: string; to: string }) {
  const { name, phone, email, address, message } = enquiry;
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `Query from ${name}`,
    text: `Name: ${name}\nPhone: ${phone}\nE-mail: ${email}\nAddress: ${address}\n\n${message}\n`,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
