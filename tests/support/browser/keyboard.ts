import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

/** Presses the key until the focus is there, and expects a visible focus at every stop. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.hasFocus())) expect(await hiddenFocus(page)).toBe('');
  }
  throw new Error(`${target} is not reached with ${key}`);
}

/** @returns '' when the focus is visible */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const name = `${focused.tagName} ${focused.id} ${focused.textContent?.slice(0, 30)}`;
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const near = [focused, focused.parentElement, ...focused.children].filter(
      (one) => one !== null,
    );
    // The calendar button within a date field has the browser's own focus ring, which a script cannot read.
    const isDate = focused instanceof HTMLInputElement && focused.type === 'date';
    if (!isDate && !near.some(ringOf)) return `${name} has no ring`;
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    const isShown = shown && (focused.contains(shown) || near.some((one) => one === shown));
    return isShown ? '' : `${name} lies under ${shown?.outerHTML.slice(0, 80)}`;
  });
}
