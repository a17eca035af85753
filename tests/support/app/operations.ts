import { type FormOperation, WAITING } from '#web/desk/outbox/operations/operation.ts';
import { emptyValues } from '#web/desk/survey-form/values.ts';

/** The first operation of account 2: an entry that waits to be sent. */
export const waitingCreation = {
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
} satisfies FormOperation;
