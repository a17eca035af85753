// Undeliverable enquiries are only in the admin's list.
import { formatPaise } from '#domain/donations/money.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { AppContext } from '../context.ts';
import type { EnquiryRow } from '../db/tables/enquiries.ts';
import type { Job } from '../jobs.ts';
import type { Log } from '../log.ts';
import { type Claim, claimRow, type Mail, mailJob } from '../mail/mail-queue.ts';
import { readDetails } from './api-enquiry.ts';

export function enquiryMailJob(ctx: AppContext, log: Log): Job {
  return mailJob<EnquiryRow>(ctx, log, {
    failure: 'an enquiry could not be forwarded by mail',
    claimNext: (claim) => claimEnquiry(ctx, claim),
    compose: (enquiry, addresses) => composeMail(enquiry, addresses, log),
    markSent: ({ id }) =>
      ctx.db.updateTable('enquiries').set({ mail_waiting: 0 }).where('id', '=', id).execute(),
  });
}

function claimEnquiry(
  ctx: AppContext,
  { now, expired, tooOld }: Claim,
): Promise<EnquiryRow | undefined> {
  return claimRow(
    ctx,
    'enquiries',
    (transaction) =>
      transaction
        .selectFrom('enquiries')
        .selectAll()
        .where('mail_waiting', '=', 1)
        .where('created_at', '>', tooOld)
        .where((row) =>
          row.or([row('mail_begun_at', 'is', null), row('mail_begun_at', '<', expired)]),
        )
        .orderBy('id')
        .limit(1),
    (transaction, { id }) =>
      transaction
        .updateTable('enquiries')
        .set({ mail_begun_at: now })
        .where('id', '=', id)
        .execute(),
  );
}

const SUBJECTS: Record<EnquiryKind, string> = {
  contact: 'Query from',
  volunteer: 'Wants to volunteer:',
  receipt: 'Asks for a receipt:',
};

/** A PAN is never in a mail. */
function composeMail(
  enquiry: EnquiryRow,
  { from, to }: { from: string; to: string },
  log: Log,
): Mail {
  const { name, phone, email, address, message, kind } = enquiry;
  const facts = [
    ['Name', name],
    ['Phone', phone],
    ['E-mail', email],
    ['Address', address],
    ...detailLines(enquiry, log),
  ];
  const lines = facts.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return {
    from,
    to,
    ...(email && { replyTo: { name: headerText(name), address: email } }),
    subject: `${SUBJECTS[kind]} ${headerText(name)}`,
    text: `${lines.join('\n')}\n${message ? `\n${message}\n` : ''}`,
  };
}

/** A mail program would decode `=?utf-8?B?…?=` (RFC 2047). */
function headerText(text: string): string {
  return text.replaceAll('=?', '= ?');
}

function detailLines(enquiry: EnquiryRow, log: Log): [string, string][] {
  const details = readDetails(enquiry, log);
  if (!details) return [];
  const { when, received_on, amount_paise, mode, reference } = details;
  return [
    ['When', when ?? ''],
    ['Date of the gift', received_on ?? ''],
    ['Amount', amount_paise ? formatPaise(amount_paise) : ''],
    ['By', mode ?? ''],
    ['Reference', reference ?? ''],
  ];
}
