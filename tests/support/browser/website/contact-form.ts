// Lata writes to the trust.
import type { Page } from '@playwright/test';

export const lata = {
  Name: 'Lata Deshpande',
  Phone: '98200 12345',
  Email: 'lata@village.example',
  Address: 'Ward 3, near the primary school',
  Message: 'Our hand pump has been dry since March.\nWhom should we talk to?',
};
export const SENT = 'Thank you! Your message has been sent successfully.';

export async function write(page: Page, query: Partial<typeof lata> = lata): Promise<void> {
  for (const [label, text] of Object.entries({ ...lata, ...query })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
