import { UUID } from '../../ids.ts';

/** The actions on an entry under an Idempotency-Key, which also work offline. */
export const OPERATION_KINDS = ['create', 'update', 'delete', 'undo'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export function isOperationKind(value: unknown): value is OperationKind {
  return OPERATION_KINDS.some((kind) => kind === value);
}

/** The maximum of keys in one request for their results. */
export const MAX_OPERATION_RESULTS = 200;

export function isIdempotencyKey(text: string): boolean {
  return UUID.test(text.toLowerCase());
}
