// Meera answers what people ask about their data: DPDP Act, sections 11 to 14.
import type { Page } from '@playwright/test';
import {
  expect,
  openDashboard,
  scrollsSideways,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import { present } from '../../support/present.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

test.use({ trust: 'privacy' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function ask({ address }: Program, fields: object): Promise<void> {
  const token = await adminToken(address);
  const body = { kind: 'access', received_on: '2026-01-01', ...fields };
  const { status } = await request(address, 'createPrivacyRequest', { token, body });
  expect(status).toBe(201);
}

test('Sunita asks what is recorded about her: Meera checks who she is, and answers', async ({
  page,
  program,
  addVolunteer,
}) => {
  await recordEntries(program, await addVolunteer('Asha'), ['Sunita Devi']);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'No open requests' })).toBeVisible();
  await page.getByRole('link', { name: 'Record a request' }).click();
  await button(page, 'Save').click();
  await expect(page.getByLabel('What they ask for')).toBeFocused();
  await expect(page.getByText('Write whose data it is')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('What they ask for').selectOption('To know what is recorded');
  await page.getByLabel('Whose data').fill('Sunita Devi');
  await page.getByLabel('Where the answer goes').fill('52310 44718');
  await page.getByLabel('What was said').fill('Who has read my number?');
  await page.getByLabel('Entry number').fill('#1');
  await button(page, 'Save').click();
  await expect(page.getByText('The request is recorded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunita Devi');
  await expect(page.getByText('Check who asks. Open the entry and print it')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await button(page, 'Mark as done').click();
  const dialog = page.getByRole('dialog', { name: 'Is the request of Sunita Devi done?' });
  await dialog.getByLabel(/What was done/).fill('Printed, and handed over.');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(dialog.getByLabel('Identity')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Mark as done').click();
  // Closing the dialog has kept it.
  await expect(dialog.getByLabel(/What was done/)).toHaveValue('Printed, and handed over.');
  await dialog.getByLabel('Identity').selectOption('Called back on the recorded number');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('The request is done')).toBeVisible();
  await expect(page.getByText('Printed, and handed over.')).toBeVisible();
  await page.getByRole('link', { name: 'Sunita Devi' }).click();
  await expect(page).toHaveURL(/survey\/view\/1$/);
});

test('before an erasure is called done, the entry that is still there is named', async ({
  page,
  program,
  addVolunteer,
}) => {
  await recordEntries(program, await addVolunteer('Asha'), ['Etwari Devi']);
  const token = await adminToken(program.address);
  const found = await request(program.address, 'listSurveys', {
    token,
    query: { search: 'Etwari' },
  });
  await ask(program, {
    kind: 'erasure',
    person_name: 'Etwari',
    survey_id: present(found.body.data[0]).id,
    due_on: '2999-01-01',
  });
  await openDashboard(page);
  await page.goto('/volunteer/admin/privacy');
  await page.getByRole('link', { name: 'Etwari', exact: true }).click();
  await button(page, 'Mark as done').click();
  await expect(page.getByRole('dialog')).toContainText('The entry of Etwari Devi is still here.');
});

test('requests that are overdue come first, and the dashboard says so', async ({
  page,
  program,
}) => {
  await ask(program, { kind: 'grievance', person_name: 'Ramesh Munda' });
  await ask(program, { person_name: 'Kamla Devi', due_on: '2999-01-01' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await expect(page.getByText('1 privacy request is overdue or due within a week')).toBeVisible();
  await page.getByRole('link', { name: 'See them' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Was due 1 Apr 2026');
  await expect(page.getByRole('row').nth(2)).toContainText('Due 1 Jan 2999');
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('searchbox').fill('kamla');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Kamla Devi' }).click();
  await button(page, 'Refuse').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Write something here')).toBeVisible();
  await dialog.getByLabel(/^Why/).fill('It was not her.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('The request is refused')).toBeVisible();
  await button(page, 'Open again').click();
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('The request is open again')).toBeVisible();
});

test('two admins: the second one sees that the request has changed, and loses nothing', async ({
  page,
  program,
}) => {
  await ask(program, { person_name: 'Birsa Oraon' });
  await openDashboard(page);
  await page.goto('/volunteer/admin/privacy?search=birsa');
  await page.getByRole('link', { name: 'Birsa Oraon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birsa Oraon');
  const id = Number(page.url().split('/').at(-1));
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Where the answer goes').fill('By post');
  const token = await adminToken(program.address);
  const body = { action: 'note', note: 'He called again.' };
  const work = await request(program.address, 'workOnPrivacyRequest', { token, id, body });
  expect(work.status).toBe(200);
  await button(page, 'Save').click();
  await expect(
    page.getByText(/Somebody has changed this request since you opened it\. Yours/),
  ).toBeVisible();
  await expect(page.getByLabel('Where the answer goes')).toHaveValue('By post');
  await button(page, 'Save').click();
  await expect(page.getByText('He called again.')).toBeVisible();
  await expect(page.getByRole('insertion').getByText('By post')).toBeVisible();
});

test('a request that another admin closes meanwhile keeps what she typed', async ({
  page,
  program,
}) => {
  await ask(program, { person_name: 'Etwa Munda' });
  await openDashboard(page);
  await page.goto('/volunteer/admin/privacy?search=etwa');
  await page.getByRole('link', { name: 'Etwa Munda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwa Munda');
  const view = page.url();
  const id = Number(view.split('/').at(-1));
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Where the answer goes').fill('By post');
  const token = await adminToken(program.address);
  const body = { action: 'refused', note: 'Unknown here.', identity: 'known' };
  const work = await request(program.address, 'workOnPrivacyRequest', { token, id, body });
  expect(work.status).toBe(200);
  await button(page, 'Save').click();
  await expect(
    page.getByText(/Somebody has changed this request since you opened it\. Yours/),
  ).toBeVisible();
  await expect(page.getByLabel('Where the answer goes')).toHaveValue('By post');
  await page.goto(view.replace('/privacy/', '/privacy/edit/'));
  await expect(page).toHaveURL(view);
});

test('a query about somebody’s own data becomes a privacy request', async ({ page, program }) => {
  const sent = await fetch(`${program.address}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      name: 'Salomi Tirkey',
      phone: '52310 44718',
      email: 'salomi@example.in',
      address: 'Torpa, Khunti',
      message: 'Please delete what you have about me.',
    }),
  });
  expect(sent.status, await sent.text()).toBe(200);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=queries');
  await page
    .getByRole('article', { name: 'Salomi Tirkey' })
    .getByRole('button', { name: 'State and note' })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Record a privacy request' }).click();
  await expect(page.getByLabel('Whose data')).toHaveValue('Salomi Tirkey');
  await expect(page.getByLabel('Where the answer goes')).toHaveValue(
    '52310 44718, salomi@example.in',
  );
  // The words stay in the query, which can be deleted.
  await expect(page.getByLabel('What was said')).toHaveValue(/^Query of [^:]+, \d\d:\d\d$/);
  await page.getByLabel('What they ask for').selectOption('Erasure');
  await button(page, 'Save').click();
  await expect(page.getByText('Delete the entry, then delete it for good')).toContainText(
    'every query of the person',
  );
});
