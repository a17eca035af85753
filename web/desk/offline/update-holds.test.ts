import { expect, test, vi } from 'vitest';
import { canUpdate, holdUpdate, isUpdateHeld, REST_MS, subscribeToHolds } from './update-holds.ts';

test('a new version waits for an open form and for entries that are being sent', () => {
  expect(canUpdate(performance.now())).toBe(true);
  const closeForm = holdUpdate();
  const endSending = holdUpdate();
  closeForm();
  closeForm();
  expect(isUpdateHeld()).toBe(true);
  expect(canUpdate(performance.now() + REST_MS)).toBe(false);
  endSending();
  expect(isUpdateHeld()).toBe(false);
  expect(canUpdate(performance.now())).toBe(false);
  expect(canUpdate(performance.now() + REST_MS)).toBe(true);
});

test('a listener is called on holds and releases until it unsubscribes', () => {
  const listener = vi.fn();
  const leave = subscribeToHolds(listener);
  const release = holdUpdate();
  release();
  leave();
  holdUpdate()();
  expect(listener).toHaveBeenCalledTimes(2);
});
