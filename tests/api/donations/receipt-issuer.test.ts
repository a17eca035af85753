// What a receipt says about the trust that issues it.
import { expect, onTestFinished, test } from 'vitest';
import { facts } from '#content/documents/facts.ts';
import { documentsByName } from '#server/website/documents.ts';
import { meera } from '../../support/app/api/people.ts';
import { documentsOfTrust, ritusGift } from '../../support/app/donations.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { present } from '../../support/present.ts';

test('a receipt has the words of the trust’s address without their marks', async () => {
  const address = '[12 Lake Road](https://maps.example/x)\n**Pune** 411028';
  const linked = { ...facts, defaults: { en: { ...facts.defaults.en, address } } };
  const documents = documentsByName([...documentsOfTrust.values(), linked]);
  const testApp = await openTestApp({}, { documents });
  onTestFinished(() => testApp.close());
  testApp.setClockTo('2026-11-23T06:00:00Z');
  const admin = await meera(testApp);
  const { id } = (await admin.call('createDonation', { body: ritusGift })).body.data;
  const { body } = await admin.call('issueReceipt', { id });
  const { issuer } = present(body.data.receipt);
  expect(issuer.address).toBe('12 Lake Road\nPune 411028');
  // As an earlier release has stored it.
  const { db } = testApp.ctx;
  await db
    .updateTable('donations')
    .set({ receipt_issuer: JSON.stringify({ ...issuer, address }) })
    .execute();
  expect((await admin.call('readDonation', { id })).body.data.receipt?.issuer).toEqual(issuer);
});
