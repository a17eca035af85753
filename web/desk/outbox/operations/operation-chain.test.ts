import { expect, test } from 'vitest';
import { waitingCreation } from '../../../../tests/support/app/operations.ts';
import type { FormOperation, Operation } from './operation.ts';
import {
  completedOperations,
  entryOf,
  lastOperationOfEntry,
  readyOperations,
  relink,
  withDependents,
} from './operation-chain.ts';

const creation = waitingCreation;
const change: FormOperation = { ...creation, key: 'b', sequence: 2, action: 'update', after: 'a' };
const other: FormOperation = { ...creation, key: 'c', sequence: 3 };
const sent = (operation: FormOperation, id: number, version: number): FormOperation => ({
  ...operation,
  state: 'sent',
  sentAt: 1,
  outcome: { id, version },
  refusal: null,
});
const refused = (operation: FormOperation): FormOperation => ({
  ...operation,
  state: 'refused',
  sentAt: null,
  outcome: null,
  refusal: { status: 422, code: 'brokenRule', message: '', errors: [] },
});
const keys = (operations: readonly { key: string }[]) => operations.map(({ key }) => key);

test('a change waits for its entry; other entries do not', () => {
  expect(keys(readyOperations([creation, change, other]))).toEqual(['a', 'c']);
  expect(keys(readyOperations([sent(creation, 7, 1), change, other]))).toEqual(['b', 'c']);
});

test('an answer is kept while a change that follows has none of its own', () => {
  const answered = sent(creation, 7, 1);
  expect(keys(completedOperations([answered, change, other]))).toEqual([]);
  expect(keys(completedOperations([answered, refused(change)]))).toEqual([]);
  expect(keys(completedOperations([answered, sent(change, 7, 2), other]))).toEqual(['a', 'b']);
});

test('an operation that needs the volunteer blocks its own entry only', () => {
  expect(keys(readyOperations([refused(creation), change, other]))).toEqual(['c']);
});

test('a change refers to the entry that was created before it, with its resulting version', () => {
  expect(entryOf(change, [creation, change])).toBeNull();
  expect(entryOf(change, [sent(creation, 7, 1), change])).toEqual({ id: 7, version: 1 });
});

test('a change of the version that the form has shown refers to that version, whatever was sent earlier', () => {
  const seen: FormOperation = { ...change, id: 7, version: 1, after: null };
  const earlier = sent({ ...creation, id: 7, action: 'update' }, 7, 4);
  expect(entryOf(seen, [earlier, seen])).toEqual({ id: 7, version: 1 });
});

test('a change whose form was opened before an own earlier change does not undo that unseen', () => {
  const begun: FormOperation = { ...change, id: 7, version: 1, after: 'a' };
  expect(entryOf(begun, [sent(creation, 7, 2), begun])?.version).toBe(1);
});

test('a change behind an own deletion and its undo is sent for the version after them', () => {
  const { body } = creation;
  const shown = { action: 'undo', body, base: null, values: null, entry: null } as const;
  const undo: Operation = { ...sent(creation, 7, 5), ...shown };
  const edit: FormOperation = { ...change, id: 7, version: 3, after: undo.key };
  expect(entryOf(edit, [undo, edit])?.version).toBe(5);
  expect(entryOf({ ...edit, version: 6 }, [undo, edit])?.version).toBe(6);
  // Somebody has changed it between the form's version and the deletion.
  const later = { ...undo, ...sent(creation, 7, 6), ...shown };
  expect(entryOf(edit, [later, edit])?.version).toBe(3);
});

test('after a restore an entry has another number, and its changes use it', () => {
  const made = sent(creation, 7, 1);
  const ofSeven: FormOperation = { ...change, id: 7, version: 1, after: null };
  expect(lastOperationOfEntry(7, [made], () => true)).toBe('a');
  const again = { ...ofSeven, after: 'a' };
  expect(entryOf(again, [sent(creation, 3, 1), again])).toEqual({ id: 3, version: 1 });
});

test('the dependents of an operation are removed with it, or depend on what replaces it', () => {
  const second: FormOperation = { ...change, key: 'd', sequence: 4, after: 'b' };
  const all = [creation, change, other, second];
  expect([...withDependents('a', all)]).toEqual(['a', 'b', 'd']);
  expect(relink(all, 'a', 'c').map(({ after }) => after)).toEqual([null, 'c', null, 'b']);
});
