// The printed entry is the answer to Sunita's access request: what is recorded about her, and about nobody else.
import { sunita } from '../../support/app/entries/entries.ts';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

const HOUSE = '5c1d9b1e-2c55-4f0b-8f58-0a6de1b2c3d4';

test('Meera prints the entry: the whole history, a masked Aadhaar number, and nobody of the household', async ({
  page,
  program: { address },
}) => {
  const token = await adminToken(address);
  const entry = { ...sunita, volunteer_id: 1, household_id: HOUSE };
  const record = async (body: object): Promise<number> =>
    (await request(address, 'createSurvey', { token, body })).body.data.id;
  await record({ ...entry, name: 'Birsa Kushwaha' });
  const id = await record(entry);
  for (let age = 35; age <= 46; age++)
    await request(address, 'updateSurvey', { token, id, body: { ...entry, age } });

  await startSession(page);
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByRole('link', { name: 'Birsa Kushwaha' })).toBeVisible();

  const printing = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve;
      }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  await printing;
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const versions = page.getByRole('heading', { level: 3, name: /^Version/ });
  await expect(versions).toHaveCount(13);
  await expect(page.getByText(`XXXX XXXX ${sunita.aadhar_no.slice(-4)}`).first()).toBeVisible();
  await expect(page.getByText('Birsa Kushwaha')).toBeHidden();
  await expect(page.getByText(/who read the numbers/)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(versions).toHaveCount(10);
});
