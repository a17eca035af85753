// Uploads that fail: error messages and ways out.

import { ADMIN } from '../../support/app/api/admin.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { limitUploadSpeed } from '../../support/browser/upload-speed.ts';
import {
  IMAGES,
  jpegFile,
  largeFile,
  lineOf,
  openImages,
  previewButton,
  rowOf,
  UPLOAD_CALL,
  uploadControl,
  uploadImage,
} from '../../support/images/image-desk.ts';
import { startUnreliableProxy } from '../../support/network/unreliable-proxy.ts';
import { adminToken, request } from '../../support/program/program.ts';

const NOT_UPLOADED = 'Failed to upload image. Please try again.';
const NO_RESPONSE = 'No response from server. Please check your internet connection.';

test('an upload is cancelled midway, and the next one starts', async ({ page }) => {
  await openImages(page, '?search=ferry');
  const whole = await limitUploadSpeed(page, 15_000);
  await uploadControl(page).setInputFiles([
    await largeFile('ferry-1.jpg'),
    await jpegFile('ferry-2.jpg', { width: 640, height: 360 }),
  ]);
  await expect(lineOf(page, 'ferry-2.jpg')).toContainText('Waiting');
  await expect(lineOf(page, 'ferry-1.jpg')).toContainText(/[1-9]\d?% Uploaded/);
  await page.getByRole('button', { name: 'Cancel the upload of ferry-1.jpg' }).click();
  await expect(lineOf(page, 'ferry-1.jpg')).toBeHidden();
  await expect(page.getByText('ferry-2.jpg is uploaded')).toBeVisible();
  await expect(rowOf(page, 'ferry-2.jpg')).toBeVisible();
  await whole();
  await page.reload();
  await expect(rowOf(page, 'ferry-2.jpg')).toBeVisible();
  await expect(rowOf(page, 'ferry-1.jpg')).toBeHidden();
});

test('a lost connection is reported, and Retry sends the picture again', async ({
  page,
  program,
}) => {
  const line = await startUnreliableProxy(program);
  await startSession(page, ADMIN, line.address);
  await page.goto(`${line.address}${IMAGES}?search=viaduct`);
  const whole = await limitUploadSpeed(page, 100_000);
  await uploadControl(page).setInputFiles(await largeFile('viaduct.jpg'));
  const upload = lineOf(page, 'viaduct.jpg');
  await expect(upload).toContainText(/[1-9]\d?% Uploaded/);
  line.cut();
  await expect(upload.getByRole('alert')).toHaveText(`${NOT_UPLOADED} ${NO_RESPONSE}`);
  await expect(upload.getByRole('progressbar')).toBeHidden();
  const retry = page.getByRole('button', { name: 'Retry the upload of viaduct.jpg' });
  await whole();
  await retry.click();
  await expect(upload.getByRole('alert'), 'still cut').toHaveText(`${NOT_UPLOADED} ${NO_RESPONSE}`);

  line.repair();
  await retry.click();
  await expect(page.getByText('viaduct.jpg is uploaded')).toBeVisible();
  await expect(upload).toBeHidden();
  await expect(rowOf(page, 'viaduct.jpg')).toContainText('800 x 600 px');
  await expect(page.getByRole('row'), 'it hangs once').toHaveCount(2);
  await line.close();
});

test('after a lost response, Retry stores the picture once', async ({ page, program }) => {
  const line = await startUnreliableProxy(program);
  await startSession(page, ADMIN, line.address);
  await page.goto(`${line.address}${IMAGES}?search=aqueduct`);
  await expect(uploadControl(page)).toBeAttached();
  line.dropResponses();
  await uploadControl(page).setInputFiles(await jpegFile('aqueduct.jpg', { width: 640 }));
  const token = await adminToken(program.address);
  const arrived = async () => {
    const { body } = await request(program.address, 'listImages', { token });
    return body.data.filter(({ name }) => name.startsWith('aqueduct'));
  };
  await expect.poll(arrived, { timeout: 20_000 }).toHaveLength(1);
  line.cut();
  await expect(lineOf(page, 'aqueduct.jpg').getByRole('alert')).toHaveText(
    `${NOT_UPLOADED} ${NO_RESPONSE}`,
  );
  line.repair();
  await page.getByRole('button', { name: 'Retry the upload of aqueduct.jpg' }).click();
  await expect(page.getByText('aqueduct.jpg is uploaded')).toBeVisible();
  expect(await arrived()).toHaveLength(1);
  await line.close();
});

test('the server’s message is shown, or the screen’s own where there is none', async ({ page }) => {
  await openImages(page, '?search=mill');
  const busy = 'The pictures cannot be reached just now';
  const answers = [
    [{ status: 500, body: 'oops' }, NOT_UPLOADED],
    [{ status: 503, json: { success: false, code: 'storeUnavailable', message: busy } }, busy],
    [{ status: 201, body: '<p>A wall of the network</p>' }, NOT_UPLOADED],
  ] as const;
  const line = lineOf(page, 'mill.jpg');
  for (const [answer, sentence] of answers) {
    await page.route(UPLOAD_CALL, (route) => route.fulfill(answer));
    await uploadControl(page).setInputFiles(await jpegFile('mill.jpg'));
    await expect(line.getByRole('alert')).toHaveText(sentence);
    await page.unroute(UPLOAD_CALL);
    await page.getByRole('button', { name: 'Dismiss mill.jpg' }).click();
    await expect(line).toBeHidden();
  }
});

test('a list that cannot be reloaded after an upload says so, and can be retried', async ({
  page,
}) => {
  await openImages(page, '?search=orchard');
  await page.route('**/admin/images', (route) => route.abort());
  await uploadControl(page).setInputFiles(
    await jpegFile('orchard.jpg', { width: 640, height: 360 }),
  );
  await expect(page.getByText('orchard.jpg is uploaded')).toBeVisible();
  await expect(page.getByText('Failed to load images. Please try again.')).toBeVisible();
  await page.unroute('**/admin/images');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'orchard.jpg')).toBeVisible();
});

test('a session that ends during an upload leads to the sign-in, which says so', async ({
  page,
  program,
}) => {
  const token = await openImages(page);
  const whole = await limitUploadSpeed(page, 150_000);
  await uploadControl(page).setInputFiles([
    await largeFile('ghat-1.jpg'),
    await largeFile('ghat-2.jpg'),
  ]);
  await expect(lineOf(page, 'ghat-1.jpg')).toContainText(/[1-9]\d?% Uploaded/);
  await request(program.address, 'signOut', { token });
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await whole();
});

test('an upload that meets an ended session leads to the sign-in, which says so', async ({
  page,
  program,
}) => {
  const token = await openImages(page);
  await request(program.address, 'signOut', { token });
  await uploadControl(page).setInputFiles([
    await jpegFile('ghat-3.jpg'),
    await jpegFile('ghat-4.jpg'),
  ]);
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
});

test('every action on a picture after the session has ended leads to the sign-in', async ({
  page,
  program,
}) => {
  const { address } = program;
  const trash = `${IMAGES}?view=trash`;
  const shown = await uploadImage(program, 'well-rope.jpg', { width: 640, height: 360 });
  const removed = await uploadImage(program, 'well-wheel.jpg', { width: 640, height: 360 });
  await request(address, 'deleteImage', { token: await adminToken(address), name: removed });
  const acts = [
    {
      at: `${IMAGES}?search=rope`,
      about: shown,
      act: async () => {
        await rowOf(page, shown).getByRole('button', { name: 'Delete' }).click();
        await rowOf(page, shown).getByRole('button', { name: 'Confirm' }).click();
      },
    },
    {
      at: `${IMAGES}?search=rope`,
      about: shown,
      act: async () => {
        await previewButton(page, shown).click();
        await page.getByLabel('Alt text').fill('A rope');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      at: trash,
      about: removed,
      act: () => rowOf(page, removed).getByRole('button', { name: 'Restore' }).click(),
    },
    {
      at: trash,
      about: removed,
      act: async () => {
        await rowOf(page, removed).getByRole('button', { name: 'Delete for good' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: /good/ }).click();
      },
    },
  ];
  for (const { at, about, act } of acts) {
    const token = await startSession(page);
    await page.goto(at);
    await expect(rowOf(page, about)).toBeVisible();
    await request(address, 'signOut', { token });
    await act();
    await expect(page).toHaveURL(/\/volunteer\/login$/);
    // The strict locator fails if a second message says the same.
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('leaving during an upload asks for confirmation', async ({ page }) => {
  await openImages(page, '?search=temple');
  const whole = await limitUploadSpeed(page, 6000);
  await uploadControl(page).setInputFiles(await largeFile('temple.jpg'));
  await expect(lineOf(page, 'temple.jpg')).toContainText(/[1-9]\d?% Uploaded/);
  await page.getByRole('link', { name: /^Trash/ }).click();
  await expect(lineOf(page, 'temple.jpg'), 'the trash is beside it').toContainText(/% Uploaded/);
  await page.getByRole('link', { name: 'Image Manager' }).click();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave while uploading?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(IMAGES);
  await expect(lineOf(page, 'temple.jpg')).toContainText(/% Uploaded/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/volunteer\/admin$/);
  // The upload ends with its screen, a moment after the address has changed.
  await expect(uploadControl(page)).toBeHidden();
  await page.getByRole('link', { name: 'Image Manager' }).click();
  await expect(rowOf(page, 'well.webp')).toBeVisible();
  await expect(rowOf(page, 'temple.jpg')).toBeHidden();
  await whole();
});

test('on a phone a failed upload has room for its reason and its two buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openImages(page, '?search=well.webp');
  await page.route(UPLOAD_CALL, (route) => route.abort());
  await uploadControl(page).setInputFiles(await jpegFile('IMG_20261114_093511_HDR.jpg'));
  const line = lineOf(page, 'IMG_20261114');
  await expect(line.getByRole('alert')).toContainText(NO_RESPONSE);
  await expect(line.getByRole('button', { name: /^Retry/ })).toBeInViewport();
  await expect(line.getByRole('button', { name: /^Dismiss/ })).toBeInViewport();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
});
