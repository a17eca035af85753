// A backup still has what a visitor wrote and asked Meera to erase.
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { eraseDeletedEnquiries } from '#server/enquiries/erase-job.ts';
import { openRestoredTrust } from '../../support/app/restored-trust.ts';
import { ritu, sanjay, submitEnquiry } from '../../support/app/website/visitors.ts';

const trust = openRestoredTrust();

const received = async (): Promise<ReceivedEnquiry[]> =>
  (await trust.admin.call('listEnquiries')).body.data;
const names = async () => (await received()).map(({ name }) => name);

async function idOf(name: string): Promise<number> {
  return (await received()).find((enquiry) => enquiry.name === name)?.id ?? 0;
}

async function erase(id: number): Promise<void> {
  await trust.admin.call('deleteEnquiry', { id });
  expect((await trust.admin.call('eraseEnquiry', { id })).status).toBe(200);
}

test('a restore of an earlier backup erases again what was erased since, and says so in the log', async () => {
  await submitEnquiry(trust.testApp, ritu);
  await submitEnquiry(trust.testApp, sanjay);
  const id = await idOf(ritu.name);
  const file = await trust.backUp();
  await erase(id);

  const { enquiriesErasedAgain, db } = await trust.restore(file);

  expect(enquiriesErasedAgain).toBe(1);
  expect(await names()).toEqual([sanjay.name]);
  const lines = await db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'origin'])
    .where('action', '=', 'erase')
    .execute();
  expect(lines).toEqual([{ entity: 'query', entity_id: id, origin: 'restore' }]);
});

test('an enquiry is erased again by the right backup, even after a wrong one was restored', async () => {
  const without = await trust.backUp();
  await submitEnquiry(trust.testApp, ritu);
  const id = await idOf(ritu.name);
  const right = await trust.backUp();
  await erase(id);

  expect((await trust.restore(without)).enquiriesErasedAgain).toBe(0);
  expect((await trust.restore(right)).enquiriesErasedAgain).toBe(1);
  expect(await names()).toEqual([]);
});

test('what thirty days in the trash have erased stays erased, too', async () => {
  await submitEnquiry(trust.testApp, ritu);
  const file = await trust.backUp();
  await trust.admin.call('deleteEnquiry', { id: await idOf(ritu.name) });
  const now = () => new Date(Date.now() + 31 * DAY_MS);
  await eraseDeletedEnquiries({ ...trust.testApp.ctx, now });

  expect((await trust.restore(file)).enquiriesErasedAgain).toBe(1);
  expect(await names()).toEqual([]);
});
