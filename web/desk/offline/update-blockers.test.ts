import { expect, test, vi } from 'vitest';
import {
  blockUpdate,
  canUpdate,
  GRACE_PERIOD_MS,
  isUpdateBlocked,
  subscribeToBlockers,
} from './update-blockers.ts';

test('a new version waits for an open form and for entries that are being sent', () => {
  expect(canUpdate(performance.now())).toBe(true);
  const closeForm = blockUpdate();
  const endSending = blockUpdate();
  closeForm();
  closeForm();
  expect(isUpdateBlocked()).toBe(true);
  expect(canUpdate(performance.now() + GRACE_PERIOD_MS)).toBe(false);
  endSending();
  expect(isUpdateBlocked()).toBe(false);
  expect(canUpdate(performance.now())).toBe(false);
  expect(canUpdate(performance.now() + GRACE_PERIOD_MS)).toBe(true);
});

test('a listener is called on blockers and their removal until it unsubscribes', () => {
  const listener = vi.fn();
  const leave = subscribeToBlockers(listener);
  const unblock = blockUpdate();
  unblock();
  leave();
  blockUpdate()();
  expect(listener).toHaveBeenCalledTimes(2);
});
