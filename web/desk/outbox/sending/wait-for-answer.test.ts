import { expect, test } from 'vitest';
import { emptyValues } from '../../survey-form/values.ts';
import { type EditOperation, WAITING } from '../operations/operation.ts';
import { resetOutbox, setBlocked, updateOutbox } from '../outbox-state.ts';
import { waitForAnswer } from './wait-for-answer.ts';

const entry: EditOperation = {
  account: 2,
  key: 'a',
  sequence: 1,
  ...WAITING,
  tries: 0,
  madeAt: 0,
  after: null,
  action: 'create',
  id: null,
  version: null,
  body: {},
  base: emptyValues(2),
  values: emptyValues(2),
  entry: null,
};

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
