// The printed entry is the answer to Sunita's access request: what is recorded about her, and about nobody else.
import { sunita } from '../../support/app/entries.ts';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

const HOUSE = '5c1d9b1e-2c55-4f0b-8f58-0a6de1b2c3d4';

test('Meera prints the entry: the whole history, masked numbers, and nobody of the household', async ({
  page,
  program: { address },
}) => {
  const token = await adminToken(address);
  const papers = {
    aadhar_no: '',
    other_document_type: 'voter_id',
    other_document_no: 'MHX0012345',
  };
  const entry = { ...sunita, ...papers, volunteer_id: 1, household_id: HOUSE };
  const record = async (body: object): Promise<number> =>
    (await request(address, '/surveys/create', { token, body })).body.data.id;
  await record({ ...entry, name: 'Birsa Kushwaha' });
  const id = await record(entry);
  for (let age = 35; age <= 46; age++)
    await request(address, `/surveys/get?id=${id}`, {
      token,
      method: 'PUT',
      body: { ...entry, age },
    });

  await startSession(page);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByRole('link', { name: 'Birsa Kushwaha' })).toBeVisible();
  const document = page.getByText('Voter ID, XXXX2345');
  await expect(document).toBeVisible();
  await page.getByRole('button', { name: 'Show the document number' }).click();
  await expect(page.getByText('Voter ID, MHX0012345')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the document number' }).click();

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const versions = page.getByRole('heading', { level: 3, name: /^Version/ });
  await expect(versions).toHaveCount(13);
  await expect(document).toBeVisible();
  await expect(page.getByText('Birsa Kushwaha')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(versions).toHaveCount(10);
});
