import { afterEach, expect, test } from 'vitest';
import {
  forgetReport,
  isAnythingWaiting,
  reportNothing,
  reportWaiting,
  waitingHeader,
} from './waiting-report.ts';

const ofAsha = { device: '0c6ad70c-8b2f-4f6e-9b70-6e5f9a1c2d3e', count: 3, since: null };

afterEach(forgetReport);

test('what waited for Asha is not reported for Ravi, who signs in after her', async () => {
  reportWaiting(ofAsha);
  expect(waitingHeader()).not.toBeNull();
  expect(await isAnythingWaiting()).toBe(true);
  forgetReport();
  expect(waitingHeader()).toBeNull();
  const ofRavi = isAnythingWaiting();
  reportWaiting({ ...ofAsha, count: 0 });
  expect(await ofRavi).toBe(false);
});

test('a device that stores nothing delays no answer', async () => {
  const isWaiting = isAnythingWaiting();
  reportNothing();
  expect(await isWaiting).toBe(false);
  expect(waitingHeader()).toBeNull();
});
