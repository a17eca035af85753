import { expect, test } from 'vitest';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { problem } from '#domain/problems.ts';
import { LocalProblem, noResponse } from '../../../messages/errors.ts';
import { answerOf, backoffSeconds } from './retry.ts';

test.each<[ProblemCode, string]>([
  ['brokenRule', 'refused'],
  ['staleVersion', 'refused'],
  ['forbidden', 'refused'],
  ['surveyNotFound', 'refused'],
  ['keyReused', 'refused'],
  ['overloaded', 'retry'],
  ['internal', 'retry'],
  ['tooSlow', 'retry'],
  ['dailyLimitReached', 'retry'],
  ['tokenRefused', 'retry'],
])('%s: %s', (code, kind) => {
  expect(answerOf(problem(code), 0).kind).toBe(kind);
});

test('responses of the server, of a proxy and of the network are told apart', () => {
  const hindranceOf = (error: unknown) => {
    const answer = answerOf(error, 0);
    return answer.kind === 'retry' ? answer.blocked : null;
  };
  expect(hindranceOf(new LocalProblem('overloaded', noResponse))).toBe('offline');
  expect(hindranceOf(new LocalProblem('forbidden', () => 'a portal'))).toBe('foreign');
  for (const [foreignStatus, hindrance] of [
    [200, 'foreign'],
    [404, 'foreign'],
    [502, 'server'],
    [511, 'foreign'],
  ] as const) {
    const reply = new LocalProblem('internal', () => '<h1>Bad Gateway</h1>', { foreignStatus });
    expect(hindranceOf(reply)).toBe(hindrance);
  }
  expect(hindranceOf(problem('tokenRefused'))).toBe('signIn');
  expect(hindranceOf(problem('overloaded'))).toBe('server');
});

test('the delay doubles up to five minutes, and is never shorter than the server’s Retry-After', () => {
  expect([0, 1, 5, 30].map((tries) => backoffSeconds(tries, 1))).toEqual([1, 2, 32, 300]);
  expect(backoffSeconds(3, 0)).toBe(4);
  const answer = answerOf(problem('overloaded', { retryAfter: 90 }), 0);
  expect(answer).toMatchObject({ seconds: 90 });
});
