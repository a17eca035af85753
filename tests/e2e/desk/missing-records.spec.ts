import { expect, openDashboard, test } from '../../support/browser/e2e-fixtures.ts';

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

for (const { screen, missing } of SCREENS) {
  test(`an old link to ${screen} says what is missing, and leads on`, async ({ page }) => {
    await openDashboard(page);
    await page.goto(`/volunteer/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${screen}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(missing);
  });
}
