// Consents that an earlier release recorded, which had no column for the filter.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import { agreed, openConsentTrust } from '../../support/app/entries/consents.ts';
import { sunita } from '../../support/app/entries/entries.ts';

const trust = openConsentTrust();

async function removeColumn(): Promise<void> {
  const { db, config } = trust.testApp.ctx;
  const remove = [
    `drop trigger consent_of_survey${config.databaseUrl ? ' on consents' : ''}`,
    ...(config.databaseUrl ? ['drop function keep_consent_of_survey'] : []),
    'drop index surveys_live_filter',
    'alter table surveys drop column consent',
    'create index surveys_live_filter on surveys (created_at)',
  ];
  for (const statement of remove) await sql.raw(statement).execute(db);
}

test('the lists find who agreed, who withdrew and who was not asked before the update', async () => {
  const unasked = await trust.record(sunita);
  const notice = await trust.publish();
  const given = await trust.record({ ...sunita, ...agreed(notice) });
  const again = await trust.record({ ...sunita, ...agreed(notice) });
  const withdrawn = await trust.record({ ...sunita, ...agreed(notice) });
  for (const id of [again, withdrawn]) await trust.admin.call('withdrawConsent', { id, body: {} });
  await trust.admin.call('recordConsent', { id: again, body: agreed(notice) });
  await trust.admin.call('restoreSurvey', { id: again });

  await removeColumn();
  const { db, config } = trust.testApp.ctx;
  const dialect = config.databaseUrl ? 'postgres' : 'sqlite';
  for (const statement of migrations['0028-consent-filter']?.[dialect] ?? []) {
    await sql.raw(statement).execute(db);
  }
  expect(await trust.filtered({ consent: 'given' })).toEqual([again, given]);
  expect(await trust.filtered({ consent: 'unasked' })).toEqual([unasked]);
  expect(await trust.filtered({ consent: 'withdrawn', status: 'deleted' })).toEqual([withdrawn]);
  await trust.asha.call('recordConsent', { id: unasked, body: agreed(notice) });
  expect(await trust.filtered({ consent: 'unasked' })).toEqual([]);
});
