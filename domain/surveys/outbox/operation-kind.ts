import { UUID } from '../../ids.ts';

export const OPERATION_KINDS = ['create', 'update', 'delete', 'undo'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export function isOperationKind(value: unknown): value is OperationKind {
  return OPERATION_KINDS.some((kind) => kind === value);
}

export const MAX_OPERATION_RESULTS = 200;

export function isIdempotencyKey(text: string): boolean {
  return UUID.test(text.toLowerCase());
}
