// The server's clock is a month ahead for its first minutes: nothing is erased for good before somebody can notice.
import { expect, onTestFinished, test } from 'vitest';
import { eraseEnquiriesJob } from '#server/enquiries/erase-job.ts';
import { imageSweepJob } from '#server/images/image-sweep-job.ts';
import { startJob } from '#server/jobs.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { ritu, submitEnquiry } from '../../support/app/website/visitors.ts';
import { picture, upload } from '../../support/images/pictures.ts';

const MONTH = 32 * 24;

test('a deleted enquiry and a deleted picture outlive a start with a clock that is ahead', async () => {
  const testApp = await openTestApp();
  onTestFinished(() => testApp.close());
  const admin = await meera(testApp);
  await submitEnquiry(testApp, ritu);
  const [enquiry] = (await admin.call('listEnquiries')).body.data;
  await admin.call('deleteEnquiry', { id: Number(enquiry?.id) });
  await upload(testApp, admin, await picture('png', { width: 40, height: 30 }), { name: 'a.png' });
  await admin.call('deleteImage', { name: 'a.png' });
  testApp.setClock(MONTH);

  const jobs = [eraseEnquiriesJob(testApp.ctx), imageSweepJob(testApp.ctx)];
  const running = jobs.map((job) => startJob(job, console));
  await Promise.all(running.map(({ stop }) => stop()));

  const { db } = testApp.ctx;
  expect(await db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: ritu.name }]);
  expect(await db.selectFrom('image_trash').select('name').execute()).toEqual([{ name: 'a.png' }]);
});
