import { expect, test } from 'vitest';
import { waitingCreation } from '../../../../tests/support/app/operations.ts';
import { resetOutbox, setBlocked, updateOutbox } from '../outbox-state.ts';
import { waitForAnswer } from './wait-for-answer.ts';

const entry = waitingCreation;

test('an entry counts as sent only with its answer, not when this tab does not know it', async () => {
  resetOutbox(2);
  updateOutbox({ operations: [entry] });
  const answer = waitForAnswer(entry, 1000);
  updateOutbox({
    operations: [{ ...entry, state: 'sent', sentAt: 1, outcome: { id: 7, version: 1 } }],
  });
  expect(await answer).toBe('sent');
  updateOutbox({ operations: [] });
  expect(await waitForAnswer(entry, 1000)).toBeUndefined();
  resetOutbox(null);
});

test('nothing is waited for while the device is offline', async () => {
  resetOutbox(2);
  updateOutbox({ operations: [entry] });
  setBlocked('offline');
  expect(await waitForAnswer(entry, 1000)).toBeUndefined();
  resetOutbox(null);
});
