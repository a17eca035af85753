// Each recipient has a mail in the queue, so that a failing address does not delay the others.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { Problem } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { labelsAt } from '#domain/website/fields/labels.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { activeVolunteers } from '../../volunteers/active-volunteers.ts';

const MAX_FIELDS = 5;

interface PublishedChange {
  document: WebsiteDocument;
  locale: Language;
  version: number;
  before: DocumentValue;
  value: DocumentValue;
}

export async function queueChangeMails(
  { config }: AppContext,
  transaction: Transaction<Tables>,
  { document, locale, version, before, value }: PublishedChange,
): Promise<void> {
  if (!config.mail) return;
  const changed = Object.entries(document.fields)
    .filter(([name]) => !isDeepStrictEqual(before[name], value[name]))
    .map(([, { label }]) => label)
    .join(', ');
  const admins = await activeVolunteers(transaction)
    .where('is_admin', '=', 1)
    .select('id')
    .execute();
  const mails = admins.map(({ id }) => ({
    document: document.name,
    locale,
    version,
    volunteer_id: id,
    changed,
    begun_at: null,
    failed_at: null,
    failure: null,
  }));
  if (mails.length > 0) await transaction.insertInto('website_mails').values(mails).execute();
}

interface FailedPublication {
  document: WebsiteDocument;
  locale: Language;
  editorId: number | null;
  problem: Problem;
}

/** The editor who scheduled it gets a mail too, while she may edit the website. */
export async function queueFailureMails(
  { config, now }: AppContext,
  transaction: Transaction<Tables>,
  { document, locale, editorId, problem }: FailedPublication,
): Promise<void> {
  if (!config.mail) return;
  const recipients = await activeVolunteers(transaction)
    .where((eb) =>
      eb.or([eb('is_admin', '=', 1), eb.and([eb('is_editor', '=', 1), eb('id', '=', editorId)])]),
    )
    .select('id')
    .execute();
  const failure = {
    changed: fieldsOf(document, problem),
    failure: problem.code,
    failed_at: now().toISOString(),
    begun_at: null,
  };
  const mails = recipients.map(({ id }) => ({
    document: document.name,
    locale,
    version: 0,
    volunteer_id: id,
    ...failure,
  }));
  if (mails.length === 0) return;
  await transaction
    .insertInto('website_mails')
    .values(mails)
    .onConflict((waiting) =>
      waiting.columns(['document', 'locale', 'version', 'volunteer_id']).doUpdateSet(failure),
    )
    .execute();
}

function fieldsOf({ fields }: WebsiteDocument, { errors }: Problem): string {
  return errors
    .slice(0, MAX_FIELDS)
    .map(({ field }) =>
      labelsAt(fields, field)
        .map(({ text, number }) => (number === undefined ? text : `${text} ${number}`))
        .join(', '),
    )
    .join('; ');
}
