// Sends enquiries to the trust by mail. The table is the outbox: failed mails are retried, also after a
// restart, and each is claimed by one process.
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { AppContext } from '../context.ts';
import type { EnquiryRow } from '../db/tables.ts';

const INTERVAL_MS = 60_000;
/** Codes after which further mails would fail too; others concern one mail. */
const SERVER_UNAVAILABLE = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
]);
/** Later, the enquiry is only on the admin's list. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
const SHUTDOWN_TIMEOUT_MS = 5000;
/** Milliseconds. Nodemailer's defaults of minutes would delay every shutdown. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** A mail claimed for longer was abandoned by its process. */
const CLAIM_TIMEOUT_MS = 10 * 60_000;

export interface Outbox {
  wake: () => void;
  /** Resolves when the mail in progress is sent, or after SHUTDOWN_TIMEOUT_MS. */
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
        log.warn({ code }, 'an enquiry could not be forwarded by mail');
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

async function claimNext({ db, dialect, now }: AppContext): Promise<EnquiryRow | undefined> {
  const time = now();
  const claimExpired = new Date(time.getTime() - CLAIM_TIMEOUT_MS).toISOString();
  const tooOld = new Date(time.getTime() - GIVEN_UP_AFTER_MS).toISOString();
  return db.transaction().execute(async (transaction) => {
    const waiting = transaction
      .selectFrom('enquiries')
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
      .updateTable('enquiries')
      .set({ mail_begun_at: time.toISOString() })
      .where('id', '=', enquiry.id)
      .execute();
    return enquiry;
  });
}

async function markSent({ db }: AppContext, id: number): Promise<void> {
  await db.updateTable('enquiries').set({ mail_waiting: 0 }).where('id', '=', id).execute();
}

/** Plain text, so that nothing from a visitor is read as markup. */
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
