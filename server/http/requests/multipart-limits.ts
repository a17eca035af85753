import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { problem } from '#domain/problems.ts';
import { codeOf } from '../../errors/error-details.ts';

/** The reader gets the problem as an error. */
export function limitRequestBytes(
  { raw }: FastifyRequest,
  maxBytes: number,
  tooLarge: ProblemCode,
): void {
  let bytes = 0;
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > maxBytes) raw.destroy(problem(tooLarge));
  });
}

export const isTooManyParts = (error: unknown): boolean =>
  /^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(codeOf(error));

/** Unread data would block the next request on this connection. */
export function drainRequest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
