// Consents in the exported list.
import { expect, test } from 'vitest';
import { readCsv } from '../../support/app/api/read-csv.ts';
import { agreed, byMother, openConsentTrust } from '../../support/app/entries/consents.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';

const trust = openConsentTrust();

async function exported(query: Record<string, string> = {}) {
  return readCsv((await trust.admin.call('exportSurveys', { query })).body);
}

test('a trust without a notice exports no columns about it', async () => {
  await trust.record(sunita);
  const [row = {}] = await exported();
  expect(Object.keys(row).filter((title) => /consent|notice|guardian/i.test(title))).toEqual([]);
});

test('the export says who agreed, under which notice, and who was not asked', async () => {
  await trust.record({ ...sunita, name: 'Kamala Sahni' });
  const notice = await trust.publish();
  await trust.record({ ...sunita, ...agreed(notice) });
  await trust.record({ ...aarav, ...byMother(notice) });
  const recorded = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+05:30$/);
  const [ofAarav, ofSunita, ofKamala] = await exported();
  expect(ofAarav).toMatchObject({
    Name: aarav.name,
    Consent: 'Given',
    'Privacy notice': '1',
    'Agreed by': 'A parent or guardian',
    Guardian: 'Radha Sahni',
    Relation: 'Mother',
    "Guardian's identity": 'A document was seen',
    'Notice given': 'Read aloud',
    'Notice language': 'हिंदी',
    'Consent recorded (IST)': recorded,
  });
  expect(ofSunita).toMatchObject({ Consent: 'Given', 'Agreed by': 'The person', Guardian: '' });
  expect(ofKamala).toMatchObject({
    Name: 'Kamala Sahni',
    Consent: 'Not asked',
    'Privacy notice': '',
    'Consent recorded (IST)': '',
  });
});

test('a withdrawn entry in the export of the deleted ones shows its withdrawal', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  await trust.admin.call('withdrawConsent', { id, body: {} });
  expect(await exported({ status: 'deleted' })).toMatchObject([
    { Consent: 'Withdrawn', 'Privacy notice': '', 'Agreed by': '' },
  ]);
});
