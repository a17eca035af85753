// Every screen in the pseudo-language: no English words remain, and no text is cut off, even at twice the text size.
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/app/api/admin.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { deskRoutes } from '../../support/browser/desk-routes.ts';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { present } from '../../support/present.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

/** Names, masks, seals and addresses that are the same in every language; the admin of the tests is called Admin. */
const NAMES =
  /^(Adhyay|Adhyay Trust|English|Admin|adhyay\.example|XXXX XXXX \d+|[\da-f]{4}( [\da-f]{4}){3}|[\w-]+\.(jpg|webp)|[\d.:]*(\/[\w-]*)+|.*@.*)$/;

interface Ids {
  volunteer: number;
  entry: number;
  donation: number;
  privacyRequest: number;
}

/** Addresses to visit for each route. */
type Screens = Record<string, (ids: Ids) => string[]>;

const SIGNED_OUT: Screens = { 'volunteer/login': () => ['/volunteer/login'] };
const OF_VOLUNTEERS: Screens = {
  'volunteer/dashboard': () => [
    '/volunteer/dashboard',
    '/volunteer/dashboard?search=qq',
    '/volunteer/dashboard?new=3c5a4a4e-6a3a-4e2a-9c0e-1f3d2b4c5a6b',
  ],
  'volunteer/to-send': () => ['/volunteer/to-send'],
  'volunteer/survey/view/:id': ({ entry }) => [
    `/volunteer/survey/view/${entry}`,
    '/volunteer/survey/view/999999',
  ],
  'volunteer/survey/edit/:id': ({ entry }) => [`/volunteer/survey/edit/${entry}`],
};
const OF_ADMINS: Screens = {
  'volunteer/admin': () => [
    '/volunteer/admin',
    '/volunteer/admin?search=qq',
    '/volunteer/admin?tab=volunteers&search=आशा',
    '/volunteer/admin?tab=duplicates',
    '/volunteer/admin?tab=places',
    '/volunteer/admin?tab=queries',
  ],
  'volunteer/admin/statistics': () => [
    '/volunteer/admin/statistics?rows=class&columns=volunteer&recorded_from=2026-01-01',
    '/volunteer/admin/statistics?rows=week&columns=age&type=adult',
  ],
  'volunteer/admin/privacy/*': ({ privacyRequest }) => [
    '/volunteer/admin/privacy',
    '/volunteer/admin/privacy?search=qq',
    '/volunteer/admin/privacy/notice',
    '/volunteer/admin/privacy/new',
    `/volunteer/admin/privacy/${privacyRequest}`,
    `/volunteer/admin/privacy/edit/${privacyRequest}`,
  ],
  'volunteer/admin/audit-log': ({ entry }) => [
    '/volunteer/admin/audit-log',
    `/volunteer/admin/audit-log?entity=survey&id=${entry}`,
  ],
  'volunteer/admin/donations': () => ['/volunteer/admin/donations'],
  'volunteer/admin/donations/new': () => ['/volunteer/admin/donations/new'],
  'volunteer/admin/donations/:id': ({ donation }) => [`/volunteer/admin/donations/${donation}`],
  'volunteer/admin/donations/edit/:id': ({ donation }) => [
    `/volunteer/admin/donations/edit/${donation}`,
  ],
  'volunteer/admin/images': () => ['/volunteer/admin/images?view=trash'],
  'volunteer/admin/website': () => ['/volunteer/admin/website'],
  'volunteer/admin/website/:name': () => [
    '/volunteer/admin/website/faqs#items.1.answer',
    '/volunteer/admin/website/page-home?locale=mr',
  ],
  'volunteer/admin/website/:name/history': () => ['/volunteer/admin/website/page-home/history'],
  'volunteer/admin/view-volunteer/:id': ({ volunteer }) => [
    `/volunteer/admin/view-volunteer/${volunteer}`,
  ],
  'volunteer/admin/edit-volunteer/:id': ({ volunteer }) => [
    `/volunteer/admin/edit-volunteer/${volunteer}`,
  ],
};
/** The first redirects, and the server answers the other one. */
const NOT_VISITED = ['volunteer', 'volunteer/*'];

const entry = {
  ...sunita,
  name: 'सुनीता देवी',
  correspondence_address: 'धारावी',
  permanent_address: 'धारावी',
  city: 'मुंबई',
  constituency: 'धारावी',
};
const donation = {
  received_on: '2026-06-12',
  amount_paise: 150_000,
  mode: 'upi',
  donor_name: 'ऋतु मल्होत्रा',
  address: 'पुणे',
  purpose: 'शिक्षा',
};

const privacyRequest = {
  kind: 'access',
  person_name: 'ऋतु मल्होत्रा',
  contact: 'पुणे',
  details: 'क्या लिखा है?',
  received_on: '2026-06-12',
};
const NONE: Ids = { volunteer: 0, entry: 0, donation: 0, privacyRequest: 0 };

/** @returns the consent to it that an entry has */
async function publishNotice({ address }: Program): Promise<object> {
  const body = { en: 'We write down your name.', hi: 'हम आपका नाम लिखते हैं।' };
  const sent = { token: await adminToken(address), body };
  const published = await request(address, 'publishPrivacyNotice', sent);
  return {
    consent_notice: present(published.body.data.notices[0]).uid,
    consent_by: 'person',
    consent_way: 'read_aloud',
    consent_language: 'hi',
  };
}

test.use({ trust: 'without what visitors and volunteers of other tests wrote' });

async function speakPseudo(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adhyay-device', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('settings');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('settings', 'readwrite');
          transaction.objectStore('settings').put('en-XA', 'language');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

/** Texts and labels with Latin words that the pseudo-language has not accented. */
async function leftInEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // The words of the website have their own language.
      if (!parentElement?.closest('script, style, noscript, [lang=en]')) {
        found.push(textContent ?? '');
      }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => /[A-Za-z]{2}/.test(text) && !text.includes('⟦') && !NAMES.test(text));
}

/** Controls and headings whose text is wider than they are. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>(
      'main :is(button, a, label:not(:has(select)), h1, h2, th, dt, legend), header :is(button, a)',
    );
    const isCut = (box: HTMLElement) => {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(box);
      const isHidden = clipPath !== 'none' || box.clientWidth <= 1 || textOverflow === 'ellipsis';
      return !isHidden && overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
    };
    return [...boxes].filter(isCut).map((box) => box.outerHTML.slice(0, 120));
  });
}

/** Elements beyond the right edge of a page that scrolls sideways. */
async function beyondEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const elements = [...document.querySelectorAll('body *')];
    return elements
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 90));
  });
}

const softly = expect.configure({ soft: true });

async function expectWhole(page: Page, screen: string): Promise<void> {
  // The page of the sign-in is built in English.
  await softly.poll(() => leftInEnglish(page), `${screen}: left in English`).toEqual([]);
  for (const [width, size] of [
    [1280, '100%'],
    [360, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const where = `${screen} at ${width} px and ${size}`;
    expect.soft(await beyondEdge(page), where).toEqual([]);
    expect.soft(await cut(page), where).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectAllWhole(page: Page, screens: Screens, ids: Ids): Promise<void> {
  for (const path of Object.values(screens).flatMap((addressesOf) => addressesOf(ids))) {
    await page.goto(path);
    await expect(page.locator('main h1, main h2').first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectWhole(page, path);
  }
}

test('every screen of the desk is listed here', () => {
  const listed = [SIGNED_OUT, OF_VOLUNTEERS, OF_ADMINS].flatMap((screens) => Object.keys(screens));
  expect([...listed, ...NOT_VISITED].sort()).toEqual(deskRoutes());
});

test('the screen of somebody who is signed out has no English words and cuts no text off', async ({
  page,
}) => {
  await page.goto('/volunteer/login');
  await speakPseudo(page);
  await expectAllWhole(page, SIGNED_OUT, { ...NONE });
});

test('a volunteer’s screens have no English words and cut no text off', async ({
  page,
  program,
  addVolunteer,
}) => {
  test.slow();
  const asha = await addVolunteer('आशा');
  const token = await startSession(page, asha);
  await speakPseudo(page);
  await page.goto('/volunteer/dashboard');
  await expect(page.locator('main h2')).toBeVisible();
  await expectWhole(page, 'an empty dashboard');
  const agreed = await publishNotice(program);
  const sent = { token, body: { ...entry, ...agreed } };
  const { body } = await request(program.address, 'createSurvey', sent);
  await expectAllWhole(page, OF_VOLUNTEERS, { ...NONE, volunteer: asha.id, entry: body.data.id });
  await page.goto('/volunteer/dashboard?new=3c5a4a4e-6a3a-4e2a-9c0e-1f3d2b4c5a6b');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectWhole(page, 'a form with errors');
  await page.locator('[name=consent_by][value=guardian]').check();
  await expectWhole(page, 'a form with the questions for a guardian');
});

test('an admin’s screens have no English words and cut no text off', async ({
  page,
  program,
  addVolunteer,
}) => {
  test.setTimeout(180_000);
  const { id: volunteer } = await addVolunteer('आशा');
  const token = await startSession(page, ADMIN);
  type Creation = 'createSurvey' | 'createDonation' | 'createPrivacyRequest';
  const create = async (name: Creation, body: object): Promise<number> =>
    (await request(program.address, name, { token, body })).body.data.id;
  const agreed = await publishNotice(program);
  const owned = { ...entry, ...agreed, volunteer_id: volunteer };
  const ids = {
    volunteer,
    entry: await create('createSurvey', owned),
    donation: await create('createDonation', donation),
    privacyRequest: await create('createPrivacyRequest', privacyRequest),
  };
  await create('createSurvey', { ...owned, age: 35 });
  await speakPseudo(page);
  await expectAllWhole(page, OF_ADMINS, ids);
});
