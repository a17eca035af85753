import { expect, startSession, test } from '../../../support/browser/e2e-fixtures.ts';
import { detailsOf, findRow, recordEntries } from '../../../support/browser/volunteers.ts';
import { request } from '../../../support/program/program.ts';

test('a volunteer’s entries are counted, shown and linked', async ({
  page,
  program,
  addVolunteer,
}) => {
  const meena = await addVolunteer('Meena Solanki');
  const other = await addVolunteer('Lata More');
  await recordEntries(program, other, ['Not Hers']);
  await recordEntries(program, meena, [
    'First Person',
    'Second Person',
    'Third Child',
    'Fourth',
    'Fifth',
  ]);
  const wrong = { body: { email: meena.email, password: 'walks near' } };
  expect((await request(program.address, 'signIn', wrong)).status).toBe(401);
  await startSession(page);
  const row = await findRow(page, meena);
  await expect(row.getByRole('link', { name: '5 entries' })).toBeVisible();
  await row.getByRole('link', { name: 'View' }).click();

  const facts = page.locator('dl');
  await expect(facts.first()).toContainText(/Last sign-inToday, /);
  await expect(facts.first()).toContainText(/Failed sign-ins1 in 30 days, the last at \d\d:\d\d/);
  await expect(facts.first()).toContainText(/Last entryToday, /);
  await expect(facts.nth(1)).toHaveText('Entries in all5Last 7 days5Adults4Children1');
  const weeks = page.getByRole('region', { name: 'Entries a week' }).getByRole('listitem');
  await expect(weeks).toHaveCount(12);
  await expect(weeks.last()).toHaveText(/^5 in the week of \d+ [A-Z][a-z]{2}$/);
  const latest = page.getByRole('region', { name: 'Latest entries' });
  await expect(latest.getByRole('listitem')).toHaveCount(4);
  await expect(latest.getByRole('listitem').first()).toContainText('Fifth');
  await expect(latest).toContainText('Child · 7 · Hadapsar, Pune');
  await latest.getByRole('link', { name: 'Third Child' }).click();
  await expect(page).toHaveURL(/\/survey\/view\/\d+$/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(detailsOf(meena));

  await page.getByRole('link', { name: 'See all 5' }).click();
  await expect(page).toHaveURL(`/volunteer/admin?volunteer=${meena.id}`);
  await expect(page.getByText('Entries of Meena Solanki')).toBeVisible();
  await expect(page.getByText('1–5 of 5')).toBeVisible();
  await page.getByRole('radio', { name: /^Child/ }).click();
  await expect(page).toHaveURL(/volunteer=\d+&type=child$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show everybody’s entries' }).click();
  await expect(page).toHaveURL(/\/volunteer\/admin\?type=child$/);
  await expect(page.getByText('Entries of Meena Solanki')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Entries of Meena Solanki')).toBeVisible();
});

test('a volunteer without entries has a sentence instead of figures', async ({
  page,
  addVolunteer,
}) => {
  const nila = await addVolunteer('Nila');
  await startSession(page);
  await page.goto(detailsOf(nila));
  await expect(
    page.getByRole('heading', { name: 'Nila has not recorded an entry yet' }),
  ).toBeVisible();
  await expect(page.getByText('Last entry')).toBeVisible();
  await expect(page.getByText('None yet')).toHaveCount(2);
  await expect(page.getByText('None in 30 days')).toBeVisible();
  await page.goto(`/volunteer/admin?volunteer=${nila.id}`);
  await expect(page.getByText('Entries of Nila')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/volunteer/admin');
});

test('the details are shown even when the figures cannot be loaded', async ({
  page,
  addVolunteer,
}) => {
  const nila = await addVolunteer('Nila Patil');
  await startSession(page);
  await page.route('**/volunteers/activity?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(detailsOf(nila));
  await expect(page.getByRole('alert')).toContainText(
    'Failed to fetch volunteer activity: Server error: 500',
  );
  await expect(page.getByRole('link', { name: nila.email })).toBeVisible();
  await page.unroute('**/volunteers/activity?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /has not recorded/ })).toBeVisible();
});
