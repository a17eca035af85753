// Limits of the form service for one network.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_ENQUIRIES, MAX_ENQUIRIES_OF_SITE } from '#server/enquiries/enquiry-limit.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  formEncoded,
  PLAIN_FORM,
  receivedEnquiries,
  ritu,
  submitEnquiry,
} from '../../support/app/website/visitors.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

describe('from one network', () => {
  const times = (number: number, from: string) =>
    Promise.all(Array.from({ length: number }, () => submitEnquiry(testApp, ritu, { from })));

  test('an enquiry above the limit of ten minutes is refused until the next ten minutes', async () => {
    testApp.stopClock(0);
    for (let i = 0; i < MAX_ENQUIRIES; i++)
      expect((await submitEnquiry(testApp, ritu)).status).toBe(200);
    testApp.stopClock(9 / 60);
    const { status, headers, body } = await submitEnquiry(testApp, ritu);
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field]).toEqual([
      429,
      'BLOCKED',
      undefined,
    ]);
    // The frozen clock is set from the real time, which may be a second later on a slow machine.
    expect([58, 59, 60]).toContain(Number(headers['retry-after']));
    testApp.stopClock(10 / 60);
    expect((await submitEnquiry(testApp, ritu)).status).toBe(200);
    expect(await receivedEnquiries(testApp)).toHaveLength(MAX_ENQUIRIES + 1);
  });

  test('other networks are not limited', async () => {
    await times(MAX_ENQUIRIES + 1, '203.0.113.7');
    expect((await submitEnquiry(testApp, ritu, { from: '203.0.113.7' })).status).toBe(429);
    expect((await submitEnquiry(testApp, ritu, { from: '203.0.113.8' })).status).toBe(200);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    for (let i = 0; i < MAX_ENQUIRIES; i++)
      await submitEnquiry(testApp, ritu, { from: `2001:db8:1:2::${i.toString(16)}` });
    expect((await submitEnquiry(testApp, ritu, { from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await submitEnquiry(testApp, ritu, { from: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('a customer with many IPv6 networks is limited, too', async () => {
    testApp.stopClock(0);
    const networks = MAX_ENQUIRIES_OF_SITE / MAX_ENQUIRIES;
    for (let network = 0; network < networks; network++)
      await times(MAX_ENQUIRIES, `2001:db8:5:${network.toString(16)}::1`);
    expect((await submitEnquiry(testApp, ritu, { from: '2001:db8:5:ffff::1' })).status).toBe(429);
    expect((await submitEnquiry(testApp, ritu, { from: '2001:db8:6:1::1' })).status).toBe(200);
  });

  test('a clock that was ahead for a while keeps nobody out', async () => {
    testApp.stopClock(48);
    await times(MAX_ENQUIRIES + 1, '203.0.113.7');
    testApp.stopClock(0);
    expect((await submitEnquiry(testApp, ritu, { from: '203.0.113.7' })).status).toBe(200);
  });

  test('a burst does not exceed the limit', async () => {
    const statuses = (await times(2 * MAX_ENQUIRIES, '203.0.113.9')).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_ENQUIRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MAX_ENQUIRIES);
  });

  test('a throttled form posted without script gets a message, too', async () => {
    await times(MAX_ENQUIRIES + 1, '127.0.0.1');
    const { status, headers } = await submitEnquiry(testApp, formEncoded(ritu), {
      type: PLAIN_FORM,
      wantsPage: true,
    });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
