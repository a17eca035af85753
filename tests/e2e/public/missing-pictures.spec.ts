// A missing image leaves a plain box with its alt text, not the browser's broken-image icon.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/browser/e2e-fixtures.ts';
import {
  openImages,
  preview,
  previewButton,
  uploadImage,
} from '../../support/images/image-desk.ts';

const PAGES = ['/', '/carousel', '/bank-details'];
/** Chromium's id of its broken-image icon in the image's shadow tree. */
const SIGN = 'alttext-image';
const PICTURES = /\/(images|drawings)\//;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Alt texts of the visible images with a broken-image icon. */
async function brokenSigns(page: Page): Promise<{ missing: number; signs: string[] }> {
  const tools = await page.context().newCDPSession(page);
  const pictures = everyNode(await documentOf(tools)).filter(({ nodeName }) => nodeName === 'IMG');
  let missing = 0;
  const signs: string[] = [];
  for (const node of pictures) {
    const inside = (node.shadowRoots ?? []).flatMap(everyNode);
    const sign = inside.find(({ attributes = [] }) => attributes.includes(SIGN));
    if (!sign) continue;
    const place = await boxOf(tools, node.nodeId);
    if (!place) continue;
    missing += 1;
    const drawn = await boxOf(tools, sign.nodeId);
    if (drawn && overlap(place, drawn)) signs.push((node.attributes ?? []).join(' '));
  }
  await tools.detach();
  return { missing, signs };
}

type Node = Awaited<ReturnType<typeof documentOf>>;

async function documentOf(tools: CDPSession) {
  return (await tools.send('DOM.getDocument', { depth: -1, pierce: true })).root;
}

function everyNode(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)];
}

async function boxOf(tools: CDPSession, nodeId: number): Promise<Box | undefined> {
  // Elements that are not rendered have no box model.
  const answer = await tools.send('DOM.getBoxModel', { nodeId }).catch(() => undefined);
  const [left = 0, top = 0, , , right = 0, bottom = 0] = answer?.model.border ?? [];
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

for (const javaScriptEnabled of [true, false]) {
  const withScript = javaScriptEnabled ? 'with script' : 'without script';
  test(`pages show the texts of pictures that fail to load, ${withScript}`, async ({
    browser,
    program,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: program.address });
    await page.route(PICTURES, (route) => route.abort());
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { missing, signs } = await brokenSigns(page);
      expect(missing, path).toBeGreaterThan(0);
      expect(signs, path).toEqual([]);
    }
    await page.close();
  });
}

test('the preview shows the text of a picture that fails to load', async ({ page, program }) => {
  await uploadImage(program, 'weir.jpg', { width: 640, height: 360 });
  await openImages(page, '?search=weir');
  await page.route(/\/images\/weir/, (route) => route.abort());
  await previewButton(page, 'weir.jpg').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(preview(page, 'weir.jpg').locator('img')).toHaveJSProperty('complete', true);
  const { missing, signs } = await brokenSigns(page);
  expect(missing).toBe(1);
  expect(signs).toEqual([]);
});
