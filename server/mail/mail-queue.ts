// Failed mails are retried, also after a restart.
import type { RawBuilder, Transaction } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { codeOf } from '../errors/error-details.ts';
import type { Job } from '../jobs.ts';
import type { Log } from '../log.ts';

const INTERVAL_MS = MINUTE_MS;
/** Further mails would fail too after these codes; others concern one mail. */
const SERVER_UNAVAILABLE = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
]);
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
/** Nodemailer's defaults of minutes would delay every shutdown. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** A mail claimed for longer was abandoned by its process. */
const CLAIM_TIMEOUT_MS = 10 * MINUTE_MS;

export interface Mail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text, so that nothing is read as markup. */
  text: string;
}

export interface Claim {
  now: string;
  expired: string;
  tooOld: string;
}

export interface MailQueue<Item> {
  claimNext: (claim: Claim) => Promise<Item | undefined>;
  compose: (item: Item, addresses: { from: string; to: string }) => Mail;
  markSent: (item: Item) => Promise<unknown>;
  failure: string;
}

interface WaitingQuery<Item> {
  modifyEnd: (end: RawBuilder<unknown>) => WaitingQuery<Item>;
  executeTakeFirst: () => Promise<Item | undefined>;
}

/** Each mail is claimed by one process; mails locked by others are skipped. */
export async function claimRow<Item>(
  { db, dialect }: Pick<AppContext, 'db' | 'dialect'>,
  table: keyof Tables,
  selectNext: (transaction: Transaction<Tables>) => WaitingQuery<Item>,
  markBegun: (transaction: Transaction<Tables>, item: Item) => Promise<unknown>,
): Promise<Item | undefined> {
  return db.transaction().execute(async (transaction) => {
    const next = dialect.forUpdateSkipLocked(selectNext(transaction), table);
    const item = await next.executeTakeFirst();
    if (item !== undefined) await markBegun(transaction, item);
    return item;
  });
}

export function mailJob<Item>(ctx: AppContext, log: Log, queue: MailQueue<Item>): Job {
  return {
    everyMs: INTERVAL_MS,
    run: async (stopping) => {
      const { mail } = ctx.config;
      if (!mail) return;
      const { url, ...addresses } = mail;
      const transport = await createTransport(url);
      const send = (item: Item) => transport.sendMail(queue.compose(item, addresses));
      try {
        await sendAll({ ctx, log, queue, send, stopping });
      } finally {
        transport.close();
      }
    },
    failure: 'the queue of mails could not be read',
  };
}

interface Sending<Item> {
  ctx: AppContext;
  log: Log;
  queue: MailQueue<Item>;
  send: (item: Item) => Promise<unknown>;
  stopping: AbortSignal;
}

async function sendAll<Item>({ ctx, log, queue, send, stopping }: Sending<Item>): Promise<void> {
  while (!stopping.aborted) {
    const item = await queue.claimNext(claimAt(ctx.now()));
    if (item === undefined) return;
    try {
      await send(item);
      await queue.markSent(item);
    } catch (error) {
      const code = codeOf(error) || 'unknown';
      log.warn({ code }, queue.failure);
      if (SERVER_UNAVAILABLE.has(code)) return;
    }
  }
}

/** Nodemailer takes a tenth of a start, and most trusts send no mail. */
async function createTransport(url: string) {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({ url, ...TIMEOUTS });
}

function claimAt(time: Date): Claim {
  const ago = (ms: number) => new Date(time.getTime() - ms).toISOString();
  return { now: ago(0), expired: ago(CLAIM_TIMEOUT_MS), tooOld: ago(GIVEN_UP_AFTER_MS) };
}
