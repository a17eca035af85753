import { expect, test } from 'vitest';
import { waitingCreation as creation } from '../../../../tests/support/app/operations.ts';
import { isFrozen, isUnsent } from './operation.ts';

const tried = { ...creation, tries: 1 };
const refused = { ...tried, state: 'refused' } as const;
const sent = { ...tried, state: 'sent' } as const;

test('a body stays unchanged from its first attempt until the server refuses it', () => {
  expect([creation, tried, refused].map(isFrozen)).toEqual([false, true, false]);
});

test('only what was never tried, or was refused, is surely not on the server', () => {
  expect([creation, tried, refused, sent].map(isUnsent)).toEqual([true, false, true, false]);
});
