import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';

const SCREENS = [
  { screen: 'survey/view/999999', missing: 'Survey not found' },
  { screen: 'survey/edit/999999', missing: 'Survey not found' },
  { screen: 'admin/view-volunteer/999999', missing: 'Volunteer not found' },
  { screen: 'admin/edit-volunteer/999999', missing: 'Volunteer not found' },
  { screen: 'admin/donations/999999', missing: 'Donation not found' },
  { screen: 'admin/donations/edit/999999', missing: 'Donation not found' },
  { screen: 'admin/website/no-such-page', missing: 'Document not found' },
  { screen: 'admin/website/no-such-page/history', missing: 'Document not found' },
];

test('an old link to a record says what is missing, and leads on', async ({ page }) => {
  await startSession(page);
  for (const { screen, missing } of SCREENS) {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`/volunteer/${screen}`);
    await expect(heading, screen).toHaveText(missing);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page, screen).not.toHaveURL(new RegExp(`${screen}$`));
    await expect(heading, screen).not.toHaveText(missing);
  }
});
