// Timeouts of uploads in the browser: the server encodes one image at a time.
import { API_ROOT } from '#domain/endpoints.ts';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { picture } from '../../support/images/pictures.ts';

test('a sent picture may wait for its response for minutes, and then times out', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page);
  await page.goto('/volunteer/admin/images');
  // The upload is sent, but the page does not receive the response.
  const line = await page.context().newCDPSession(page);
  await line.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${API_ROOT}/admin/images/upload`, requestStage: 'Response' }],
  });
  const pond = { name: 'pond.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') };
  await page.getByLabel('Upload Image').setInputFiles(pond);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('Processing…');
  await page.clock.fastForward('04:30');
  await expect(uploads).toContainText('Processing…');
  await page.clock.fastForward('00:31');
  await expect(uploads).toContainText('Failed to upload image. Please try again.');
});
