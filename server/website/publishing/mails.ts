// All admins learn of changed guarded documents, such as the bank details; of a failed publication also its editor.
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { Job } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import { type Claim, claimRow, mailJob } from '../../mail/mail-queue.ts';
import type { WebsiteDocuments } from '../documents.ts';
import { publicationMailText } from './mail-texts.ts';

export function websiteMailJob(ctx: AppContext, documents: WebsiteDocuments, log: Log): Job {
  return mailJob(ctx, log, {
    failure: 'a mail about a publication could not be sent',
    claimNext: (claim) => claimMail(ctx, claim),
    compose: (mail, { from }) => {
      const title = documents.get(mail.document)?.title ?? mail.document;
      return { from, to: mail.email, ...publicationMailText(mail, title, ctx.config.publicUrl) };
    },
    markSent: ({ document, locale, version, volunteer_id, begun_at }) =>
      ctx.db
        .deleteFrom('website_mails')
        .where('document', '=', document)
        .where('locale', '=', locale)
        .where('version', '=', version)
        .where('volunteer_id', '=', volunteer_id)
        // A failure since then has its own mail.
        .where('begun_at', '=', begun_at)
        .execute(),
  });
}

async function claimMail(ctx: AppContext, { now, expired, tooOld }: Claim) {
  await removeGivenUp(ctx, tooOld);
  const mail = await claimRow(
    ctx,
    'website_mails',
    (transaction) => selectWaiting(transaction, expired),
    (transaction, { document, locale, version, volunteer_id }) =>
      transaction
        .updateTable('website_mails')
        .set({ begun_at: now })
        .where('document', '=', document)
        .where('locale', '=', locale)
        .where('version', '=', version)
        .where('volunteer_id', '=', volunteer_id)
        .execute(),
  );
  return mail && { ...mail, begun_at: now };
}

async function removeGivenUp({ db }: AppContext, tooOld: string): Promise<void> {
  await db
    .deleteFrom('website_mails')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('failed_at', '<=', tooOld),
        exists(
          selectFrom('website_versions as published')
            .select('published.version')
            .whereRef('published.document', '=', 'website_mails.document')
            .whereRef('published.locale', '=', 'website_mails.locale')
            .whereRef('published.version', '=', 'website_mails.version')
            .where('published.published_at', '<=', tooOld),
        ),
      ]),
    )
    .execute();
}

/** A failure is forgotten once the words are published or scheduled again. */
function selectWaiting(transaction: Transaction<Tables>, expired: string) {
  return transaction
    .selectFrom('website_mails')
    .leftJoin('website_versions as published', (join) =>
      join
        .onRef('published.document', '=', 'website_mails.document')
        .onRef('published.locale', '=', 'website_mails.locale')
        .onRef('published.version', '=', 'website_mails.version'),
    )
    .leftJoin('volunteers as publisher', 'publisher.id', 'published.published_by')
    .leftJoin('website_documents as failed', (join) =>
      join
        .onRef('failed.document', '=', 'website_mails.document')
        .onRef('failed.locale', '=', 'website_mails.locale')
        .on('website_mails.failed_at', 'is not', null)
        .on('failed.publish_failed_at', 'is not', null),
    )
    .innerJoin('volunteers as recipient', 'recipient.id', 'website_mails.volunteer_id')
    .selectAll('website_mails')
    .select([
      'published.published_at',
      'publisher.name as publisher',
      'failed.publish_failed_at',
      'recipient.email',
    ])
    .where(({ eb, and, or }) =>
      or([
        and([eb('published.version', 'is not', null), eb('recipient.is_admin', '=', 1)]),
        and([
          eb('failed.publish_failed_at', 'is not', null),
          or([eb('recipient.is_admin', '=', 1), eb('recipient.is_editor', '=', 1)]),
        ]),
      ]),
    )
    .where('recipient.status', '=', 'active')
    .where('recipient.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('begun_at', 'is', null), eb('begun_at', '<', expired)]))
    .orderBy('published.published_at')
    .orderBy('website_mails.volunteer_id')
    .limit(1);
}
