// A phone whose taps and keys are counted.
import { expect, type Locator, type Page } from '@playwright/test';

export function countTaps(page: Page) {
  const counted = { taps: 0, keys: 0 };
  return {
    counted,
    async tap(target: Locator) {
      counted.taps += 1;
      await target.tap();
    },
    async tapAndType(field: Locator, text: string) {
      counted.taps += 1;
      counted.keys += text.length;
      await field.tap();
      await expect(field).toBeFocused();
      // Chromium drops letters within some milliseconds of a tap, faster than any thumb, also in a focused field.
      await page.waitForTimeout(300);
      await page.keyboard.type(text);
      // On a busy machine it drops all of them.
      if ((await field.inputValue()) === '') await page.keyboard.type(text);
    },
    /** Types into the field that has the focus. */
    async type(text: string) {
      counted.keys += text.length;
      await page.keyboard.type(text);
    },
    async enter() {
      counted.keys += 1;
      await page.keyboard.press('Enter');
    },
  };
}
