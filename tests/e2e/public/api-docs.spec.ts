// The API documentation, as a developer of another client reads it.
import { API_DOCS_PATH as PAGE } from '#domain/endpoints/openapi-document.ts';
import { openApiDocument } from '#server/http/openapi/openapi-document.ts';
import {
  expect,
  scrollsSideways,
  test,
  violations,
  WIDTHS,
} from '../../support/browser/e2e-fixtures.ts';

test('the page is accessible and does not scroll sideways, from a small phone to a desktop', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Adhyay');
  for (const width of [...WIDTHS].reverse()) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
  }
  // At one width only: there is much for axe to look at.
  expect(await violations(page)).toEqual([]);
});

test('the contents link to each call, usable by keyboard and without script', async ({
  browser,
  program,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: program.address });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the calls' })).toBeFocused();
  await page.getByRole('link', { name: 'Record an entry' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#createSurvey$/);
  const call = page.getByRole('article', { name: 'Record an entry' });
  await expect(call.getByRole('heading')).toHaveText([
    'Record an entry',
    'Parameters',
    'Body',
    'Reply 201',
    'Refusals',
  ]);
  await expect(call).toContainText('Idempotency-Key');
  await call.getByRole('link', { name: 'SurveyDraft' }).click();
  await expect(page).toHaveURL(/#SurveyDraft$/);
  await expect(page.getByRole('article', { name: 'SurveyDraft' })).toContainText('aadhar_no');
  await context.close();
});

test('the page has every call, runs no script and loads nothing from elsewhere', async ({
  request,
}) => {
  const response = await request.get(PAGE);
  const body = await response.text();
  const { paths } = openApiDocument('https://trust.example');
  for (const [path, methods] of Object.entries(paths)) {
    expect(body).toContain(`<code>${path}</code>`);
    for (const operation of Object.values(methods)) {
      if (!operation['x-same-as']) expect(body).toContain(`<h3 id="${operation.operationId}">`);
    }
  }
  const links = [...body.matchAll(/href="#([^"]*)"/g)];
  expect(links.length).toBeGreaterThan(Object.keys(paths).length);
  for (const [, id = ''] of links) expect(body).toContain(`id="${id}"`);
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(body).not.toMatch(/<script|<img|\son\w+=|style="|src=|href="(?!\/|#)/);
  expect(body).toMatch(/curl -X POST &#x27;https?:\/\/[^{/]+\/server\/api\/surveys\/restore\?id=/);
});

test('the page needs no token, also for HEAD, and is cached by the browser', async ({
  request,
}) => {
  const got = await request.get(PAGE);
  for (const response of [got, await request.head(PAGE)]) {
    const headers = response.headers();
    expect([response.status(), headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
  const known = { 'if-none-match': got.headers().etag ?? '' };
  expect((await request.get(PAGE, { headers: known })).status()).toBe(304);
  expect(got.headers()['content-encoding']).toBe('br');
  const posted = await request.post(PAGE);
  expect([posted.status(), (await posted.json()).code]).toEqual([404, 'callNotFound']);
});
