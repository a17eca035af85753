// Sends enquiries to the trust by mail. Those that are given up are only on the admin's list.
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import type { EnquiryRow } from '../db/tables.ts';
import { type Claim, type Mail, type Outbox, openOutbox } from '../mail/outbox.ts';

export function openEnquiryOutbox(ctx: AppContext, log: FastifyBaseLogger): Outbox {
  return openOutbox<EnquiryRow>(ctx, log, {
    failure: 'an enquiry could not be forwarded by mail',
    claimNext: (claim) => claimEnquiry(ctx, claim),
    compose: composeMail,
    markSent: ({ id }) =>
      ctx.db.updateTable('enquiries').set({ mail_waiting: 0 }).where('id', '=', id).execute(),
  });
}

async function claimEnquiry(
  { db, dialect }: AppContext,
  { now, expired, tooOld }: Claim,
): Promise<EnquiryRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const waiting = transaction
      .selectFrom('enquiries')
      .selectAll()
      .where('mail_waiting', '=', 1)
      .where('created_at', '>', tooOld)
      .where((row) =>
        row.or([row('mail_begun_at', 'is', null), row('mail_begun_at', '<', expired)]),
      )
      .orderBy('id')
      .limit(1);
    const enquiry = await dialect.forUpdate(waiting).executeTakeFirst();
    if (!enquiry) return undefined;
    await transaction
      .updateTable('enquiries')
      .set({ mail_begun_at: now })
      .where('id', '=', enquiry.id)
      .execute();
    return enquiry;
  });
}

function composeMail(enquiry: EnquiryRow, { from, to }: { from: string; to: string }): Mail {
  const { name, phone, email, address, message } = enquiry;
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `Query from ${name}`,
    text: `Name: ${name}\nPhone: ${phone}\nE-mail: ${email}\nAddress: ${address}\n\n${message}\n`,
  };
}
