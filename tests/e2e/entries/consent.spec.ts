// Asha reads the notice to people, and writes down who agrees: DPDP Act, sections 5, 6 and 9.
import { aarav } from '../../support/app/entries/entries.ts';
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  agree,
  consentChapter,
  endNotice,
  publish,
  radio,
  submit,
} from '../../support/browser/entries/consent-form.ts';
import { fill, name, typeAndKeep } from '../../support/browser/entries/entry-form.ts';
import { recordMerged } from '../../support/browser/entries/merged-entries.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';

test.use({ trust: 'consent' });

test('Meera publishes a notice from the draft, and Asha is asked for a consent from then on', async ({
  page,
  program,
  addVolunteer,
}) => {
  await endNotice(program);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByText('Nobody is asked for consent until a notice')).toBeVisible();
  await page.getByRole('textbox', { name: 'English' }).fill('We write down your name and address.');
  await page.getByRole('textbox', { name: 'मराठी' }).fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish this notice?' });
  await expect(question).toContainText('every new entry needs a consent');
  await expect(question).toContainText('Empty: मराठी.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The notice is published')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Notice \d+$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const asha = await addVolunteer('Asha');
  await startSession(page, asha);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/volunteer/dashboard');
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(consentChapter(page)).toContainText('We write down your name and address.');
  await consentChapter(page)
    .getByRole('group', { name: 'Language of the notice' })
    .getByRole('radio', { name: 'हिंदी' })
    .check();
  await expect(consentChapter(page)).toContainText('हम अध्याय से हैं');
  await fill(page, 'Phulmani Munda');
  await submit(page).click();
  await expect(page.getByText('Ask for consent, and write who agrees').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await agree(page);
  await submit(page).click();
  await page.getByRole('link', { name: 'Phulmani Munda' }).click();
  const panel = page.getByRole('region', { name: 'Consent' });
  await expect(panel).toContainText('Agreed');
  await expect(panel).toContainText('The person agreed · Read aloud · हिंदी · Notice');
});

test('for a child the mother agrees, whose name is one tap away', async ({
  page,
  program,
  addVolunteer,
}) => {
  await publish(program, 'We write down the child’s school.');
  await openDashboard(page, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await radio(page, 'Child').check();
  await fill(page, 'Birsa Oraon');
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByLabel('Mother’s name').fill('Salomi Oraon');
  await page.getByLabel('Class').selectOption('4');
  await page.getByLabel('Current school').fill('Primary School, Torpa');
  await agree(page);
  await submit(page).click();
  await expect(
    page.getByText('For a child, a parent or guardian must agree').first(),
  ).toBeVisible();
  await radio(page, 'A parent or guardian').check();
  await radio(page, 'Mother').check();
  await page.getByRole('button', { name: 'Write “Salomi Oraon”' }).click();
  await expect(page.getByLabel('Name of the guardian')).toHaveValue('Salomi Oraon');
  await radio(page, 'A document was seen').check();
  await submit(page).click();
  await page.getByRole('link', { name: 'Birsa Oraon' }).click();
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText(
    'Salomi Oraon (mother) agreed · A document was seen · Read aloud',
  );
});

test('the next person of the household has just heard the notice: it is folded', async ({
  page,
  program,
  addVolunteer,
}) => {
  await publish(program, 'We write down who lives in your house.');
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(consentChapter(page)).toContainText('We write down who lives in your house.');
  await fill(page, 'Budhram Munda');
  await agree(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Another of this household' }).click();
  const text = page.getByText('We write down who lives in your house.');
  await expect(text).toBeHidden();
  await expect(radio(page, 'The person')).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the notice' }).click();
  await expect(text).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Hide the notice' }).click();
  await expect(text).toBeHidden();
});

test('a parent who is asked later has the name from the entry', async ({
  page,
  program,
  addVolunteer,
}) => {
  await endNotice(program);
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Sunita Devi', 'Ramesh Munda', 'Aarav Sahni']);
  await publish(program, 'We write down your child’s name.');
  await openDashboard(page, asha);
  await page.getByRole('link', { name: 'Aarav Sahni' }).click();
  await page.getByRole('button', { name: 'Record consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Consent of Aarav Sahni' });
  await dialog.getByRole('radio', { name: 'A parent or guardian' }).check();
  await dialog.getByRole('radio', { name: 'Father' }).check();
  await dialog.getByRole('button', { name: `Write “${aarav.father_name}”` }).click();
  const name = dialog.getByLabel('Name of the guardian');
  await expect(name).toHaveValue(aarav.father_name);
  await expect(name).toBeFocused();
});

test('an answer that is changed later still belongs to the notice that was read', async ({
  page,
  program,
  addVolunteer,
}) => {
  await publish(program, 'We write down your first words.');
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await agree(page);
  await typeAndKeep(page, 'Name', 'Kiran Bhoye');
  await publish(program, 'We write down your second words.');
  await page.reload();
  await expect(page.getByText(/answers were given to an earlier notice/)).toBeVisible();
  await expect(consentChapter(page)).not.toContainText('second words');
  await radio(page, 'Read by themselves').check();
  await expect(page.getByText(/answers were given to an earlier notice/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(consentChapter(page)).toContainText('We write down your second words.');
  await expect(radio(page, 'The person')).toBeFocused();
  await expect(radio(page, 'The person')).not.toBeChecked();
  await expect(name(page)).toHaveValue('Kiran Bhoye');
});

test('a person who was not asked is asked later, and may withdraw', async ({
  page,
  program,
  addVolunteer,
}) => {
  await endNotice(program);
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Sunita Devi']);
  await publish(program, 'We write down your name.');
  await openDashboard(page, asha);
  await page.getByRole('link', { name: 'Sunita Devi' }).click();
  const panel = page.getByRole('region', { name: 'Consent' });
  await expect(panel).toContainText('Not asked');
  await panel.getByRole('button', { name: 'Record consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Consent of Sunita Devi' });
  await dialog.getByRole('button', { name: 'Record consent' }).click();
  await expect(dialog.getByRole('radio', { name: 'The person' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'The person' }).check();
  await dialog.getByRole('radio', { name: 'Read out by telephone' }).check();
  await dialog.getByRole('radio', { name: 'Another' }).check();
  await dialog.getByRole('button', { name: 'Record consent' }).click();
  await expect(page.getByText('The consent is recorded')).toBeVisible();
  await expect(panel).toContainText('The person agreed · Read out by telephone · Another');

  await panel.getByRole('button', { name: 'Withdraw consent' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw the consent for Sunita Devi?' });
  await withdrawal.getByLabel('What was said').fill('She called me.');
  await withdrawal.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText('The consent is withdrawn, and the entry is deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sunita Devi' })).toBeHidden();

  await startSession(page);
  await page.goto('/volunteer/admin?status=deleted&consent=withdrawn');
  await page.getByRole('link', { name: 'Sunita Devi' }).click();
  await expect(panel).toContainText('She called me.');
  await expect(page.getByText(/Delete it for good, or record a new consent first/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore Survey' })).toBeHidden();
  await page.goto('/volunteer/admin');
  await expect(
    page.getByText('1 deleted entry of a person who has withdrawn their consent is still here'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See them' }).last().click();
  await expect(page.getByRole('link', { name: 'Sunita Devi' })).toBeVisible();
});

test('Sunita was recorded before there was a notice, and can withdraw as well', async ({
  page,
  program,
  addVolunteer,
}) => {
  await endNotice(program);
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Sunita Soren']);
  await publish(program, 'We write down where you live.');
  await openDashboard(page, asha);
  await page.getByRole('link', { name: 'Sunita Soren' }).click();
  const panel = page.getByRole('region', { name: 'Consent' });
  await expect(panel).toContainText('Not asked');
  await panel.getByRole('button', { name: 'Withdraw consent' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw the consent for Sunita Soren?' });
  await withdrawal.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText('The consent is withdrawn, and the entry is deleted')).toBeVisible();

  await startSession(page);
  await page.goto('/volunteer/admin?status=deleted&consent=withdrawn');
  await page.getByRole('link', { name: 'Sunita Soren' }).click();
  await expect(panel).toContainText('The consent was withdrawn');
  await expect(panel.getByRole('button', { name: 'Withdraw consent' })).toBeHidden();
});

test('on a merged entry Meera records no consent that would count for nobody, and may withdraw', async ({
  page,
  program,
}) => {
  await endNotice(program);
  const numbers = { mobile_no: '5231077115', aadhar_no: '041288377115' };
  const { kept, merged } = await recordMerged(program, numbers);
  await publish(program, 'We write down your number.');
  await startSession(page);
  await page.goto(`/volunteer/survey/view/${merged}`);
  const link = page.getByRole('link', { name: `It was merged into entry ${kept}` });
  const undoes = page.getByText('Restoring it undoes the merge');
  await expect(link).toBeVisible();
  await expect(undoes).toBeVisible();
  const panel = page.getByRole('region', { name: 'Consent' });
  await expect(panel).toContainText('Not asked');
  await expect(panel.getByRole('button', { name: 'Record consent' })).toBeHidden();
  await panel.getByRole('button', { name: 'Withdraw consent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText(/Delete it for good, or record a new consent first/)).toBeVisible();
  await expect(link).toBeVisible();
  await expect(undoes).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Record consent' })).toBeVisible();
});
