// Devanagari letters and digits use the site's own fonts, on a device that has none.
import type { Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import {
  expect,
  startSession,
  test,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';
import { sharePage } from '../../support/browser/shared-page.ts';
import { detailsOf } from '../../support/browser/volunteers.ts';

interface Drawn {
  text: string;
  by: string;
}

/** Fonts used by every visible element that matches the selector. */
async function drawn(page: Page, selector: string): Promise<Drawn[]> {
  await page.evaluate(() => document.fonts.ready);
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const found = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const all: Drawn[] = [];
  for (const nodeId of found.nodeIds) {
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    const { object } = await tools.send('DOM.resolveNode', { nodeId });
    const { result } = await tools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: `function () { return (${textAndBoxes})(this) }`,
      returnByValue: true,
    });
    const by = fonts.map(({ familyName, isCustomFont }) =>
      isCustomFont ? familyName.replace(/ .*/, '') : `the device's ${familyName}`,
    );
    if (result.value.boxes) by.push('boxes');
    if (by.length > 0) all.push({ text: result.value.text, by: by.sort().join(' and ') });
  }
  await tools.detach();
  return all;
}

/** Runs in the page. Detects letters that look like the missing-glyph box. */
function textAndBoxes(element: Element) {
  const isField = element instanceof HTMLTextAreaElement;
  const text = isField ? element.value : element.textContent;
  const { font } = getComputedStyle(element);
  function look(letter: string): string {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = font;
    pen.fillText(letter, 20, 100);
    return canvas.toDataURL();
  }
  const box = look('\u{10ffff}');
  return { text, boxes: [...text].some((letter) => letter !== ' ' && look(letter) === box) };
}

/** Requested font files and their bytes. */
function watchFonts(page: Page): () => Promise<Record<string, number>> {
  const asked: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(response.url()) ?? [];
    if (name) asked.push(response.body().then((body) => [name, body.length]));
  });
  return async () => Object.fromEntries(await Promise.all(asked));
}

test('the desk’s header loads a font subset of five letters, not a whole script', async ({
  page,
}) => {
  const fonts = watchFonts(page);
  await page.goto('/volunteer/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await drawn(page, 'header a [lang=hi]')).toEqual([{ text: 'अध्याय', by: 'Eczar' }]);
  const asked = await fonts();
  const devanagari = Object.keys(asked).filter((name) => /devanagari|numerals/.test(name));
  expect(devanagari, JSON.stringify(asked)).toEqual(['eczar-numerals']);
  expect(asked['eczar-numerals']).toBeLessThan(6000);
});

test('a name in Devanagari keeps the typeface in titles, rows and dialogs', async ({
  page,
  addVolunteer,
}) => {
  const kamala = await addVolunteer('कमलाबाई Müller-Śinde');
  await startSession(page);
  await page.goto(detailsOf(kamala));
  const title = page.getByRole('heading', { level: 1, name: kamala.name });
  await expect(title).toHaveCSS('font-weight', '600');
  expect(await drawn(page, 'main h1')).toEqual([{ text: kamala.name, by: 'Eczar' }]);
  for (const weight of [400, 500, 600, 700]) {
    await title.evaluate((element, weight) => {
      element.style.fontWeight = String(weight);
    }, weight);
    expect(await drawn(page, 'main h1'), `at ${weight}`).toEqual([
      { text: kamala.name, by: 'Eczar' },
    ]);
  }
  await page.getByRole('button', { name: 'Delete Volunteer' }).click();
  const named = await drawn(page, 'dialog strong');
  expect(named).toEqual([{ text: kamala.name, by: 'Hind' }]);
});

test('displayed and typed numerals of the form use the typeface', async ({
  page,
  addVolunteer,
}) => {
  await startSession(page, await addVolunteer('Asha Pawar'));
  await page.goto('/volunteer/dashboard?new=entry');
  await page.getByLabel('Correspondence address').fill('वार्ड ३, घर १२');
  const numerals = await drawn(page, 'form span[lang=hi]');
  expect(numerals.length).toBeGreaterThanOrEqual(8);
  expect(numerals.filter(({ by }) => by !== 'Eczar')).toEqual([]);
  const address = page.getByLabel('Correspondence address');
  expect(await address.evaluate(textAndBoxes)).toEqual({ text: 'वार्ड ३, घर १२', boxes: false });
});

test.describe('on the public pages', () => {
  const page = sharePage();

  for (const path of ['/', '/wash', '/tailoredsupport', '/idealpartner', '/contact']) {
    test(`${path} shows its numerals and its name in the typeface`, async () => {
      await page().goto(path);
      const all = await drawn(page(), '[lang=hi]');
      expect(all.length).toBeGreaterThanOrEqual(2);
      expect(all.filter(({ by }) => by !== 'Eczar')).toEqual([]);
    });
  }

  test('the API page shows the name in the typeface', async () => {
    await page().goto(`${API_ROOT}/docs`);
    expect(await drawn(page(), '[lang=hi]')).toEqual([{ text: 'अध्याय', by: 'Eczar' }]);
  });
});

test('Marathi headings have every letter of the script, as Hindi ones do', async ({ page }) => {
  await page.goto('/mr');
  const widths = await page.evaluate(async () => {
    const drawn = (lang: string) => {
      const heading = document.createElement('h2');
      heading.style.cssText = 'position: absolute; font: 700 40px Eczar; white-space: nowrap';
      heading.lang = lang;
      heading.textContent = 'कार्यक्रम, मार्च, संपर्क कक्ष';
      document.body.append(heading);
      return heading;
    };
    const headings = ['mr', 'hi'].map(drawn);
    await document.fonts.load('700 40px Eczar', headings[0]?.textContent ?? '');
    return headings.map((heading) => heading.getBoundingClientRect().width);
  });
  expect(widths[0]).toBe(widths[1]);
});

test('Devanagari digits in running text are as light as the letters beside them', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const digits = page.waitForResponse(/\/eczar-digits-400-/);
  await page.getByText('Tell us what you need').evaluate((words) => {
    words.textContent = 'दूरभाष ९८७६५';
  });
  await digits;
  const written = (await drawn(page, 'main p')).find(({ text }) => text === 'दूरभाष ९८७६५');
  expect(written?.by).toBe('Eczar and Hind');
});
