// Mails to all admins about published changes of guarded documents such as the bank details: author, time and fields,
// never the values.
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { TIME_ZONE } from '#domain/india.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { Job } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import { type Claim, claimNext, type Mail, mailJob } from '../../mail/outbox.ts';
import type { WebsiteDocuments } from '../documents.ts';

interface PublishedChange {
  document: WebsiteDocument;
  locale: Language;
  version: number;
  before: DocumentValue;
  value: DocumentValue;
}

/** One for each admin, so that a failing address does not delay the others. */
export async function queueMails(
  { config }: AppContext,
  transaction: Transaction<Tables>,
  { document, locale, version, before, value }: PublishedChange,
): Promise<void> {
  if (!config.mail) return;
  const changed = Object.entries(document.fields)
    .filter(([name]) => !isDeepStrictEqual(before[name], value[name]))
    .map(([, { label }]) => label)
    .join(', ');
  const admins = await activeAdmins(transaction).select('id').execute();
  const mails = admins.map(({ id }) => ({
    document: document.name,
    locale,
    version,
    volunteer_id: id,
    changed,
    begun_at: null,
  }));
  if (mails.length > 0) await transaction.insertInto('website_mails').values(mails).execute();
}

export function websiteMailJob(ctx: AppContext, documents: WebsiteDocuments, log: Log): Job {
  return mailJob(ctx, log, {
    failure: 'a notice about published words could not be sent',
    claimNext: (claim) => claimMail(ctx, claim),
    compose: (mail, { from }) => compose(mail, documents, from, ctx.config.publicUrl),
    markSent: ({ document, locale, version, volunteer_id }) =>
      ctx.db
        .deleteFrom('website_mails')
        .where('document', '=', document)
        .where('locale', '=', locale)
        .where('version', '=', version)
        .where('volunteer_id', '=', volunteer_id)
        .execute(),
  });
}

type WaitingMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

async function claimMail(ctx: AppContext, { now, expired, tooOld }: Claim) {
  await removeGivenUp(ctx, tooOld);
  return claimNext(
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
}

async function removeGivenUp({ db }: AppContext, tooOld: string): Promise<void> {
  await db
    .deleteFrom('website_mails')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('website_versions as published')
          .select('published.version')
          .whereRef('published.document', '=', 'website_mails.document')
          .whereRef('published.locale', '=', 'website_mails.locale')
          .whereRef('published.version', '=', 'website_mails.version')
          .where('published.published_at', '<=', tooOld),
      ),
    )
    .execute();
}

function selectWaiting(transaction: Transaction<Tables>, expired: string) {
  return transaction
    .selectFrom('website_mails')
    .innerJoin('website_versions as published', (join) =>
      join
        .onRef('published.document', '=', 'website_mails.document')
        .onRef('published.locale', '=', 'website_mails.locale')
        .onRef('published.version', '=', 'website_mails.version'),
    )
    .innerJoin('volunteers as admin', 'admin.id', 'website_mails.volunteer_id')
    .innerJoin('volunteers as publisher', 'publisher.id', 'published.published_by')
    .selectAll('website_mails')
    .select(['published.published_at', 'admin.email', 'publisher.name as publisher'])
    .where('admin.is_admin', '=', 1)
    .where('admin.status', '=', 'active')
    .where('admin.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('begun_at', 'is', null), eb('begun_at', '<', expired)]))
    .orderBy('published.published_at')
    .orderBy('website_mails.volunteer_id')
    .limit(1);
}

/** Plain text. */
function compose(
  mail: WaitingMail,
  documents: WebsiteDocuments,
  from: string,
  publicUrl: string | undefined,
): Mail {
  const title = documents.get(mail.document)?.title ?? mail.document;
  const when = new Date(mail.published_at).toLocaleString('en-IN', {
    timeZone: TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const lines = [
    `${mail.publisher} published changes to “${title}” (${LANGUAGE_NAMES[mail.locale]}) on ${when} (IST).`,
    `Changed: ${mail.changed || 'nothing'}`,
    '',
    `If you did not expect this, look at the history of these words: ${publicUrl ?? ''}/volunteer/admin/website`,
  ];
  const subject = `The website's “${title}” was changed`;
  return { from, to: mail.email, subject, text: `${lines.join('\n')}\n` };
}

function activeAdmins(db: Kysely<Tables>) {
  return db
    .selectFrom('volunteers')
    .where('is_admin', '=', 1)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null);
}
