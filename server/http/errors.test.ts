import { expect, test, vi } from 'vitest';
import { problem } from '#domain/problems.ts';
import { toProblem } from './errors.ts';

const dialect = { isUnavailable: () => false };

test.each(['pageFailed', 'imageTooSlow'] as const)(
  'the cause of %s is logged, as the client can do nothing about it',
  (code) => {
    const log = { error: vi.fn(), warn: vi.fn() };
    const cause = new Error('/about: items is not iterable');
    toProblem(problem(code, { cause }), dialect, Object({ log }));
    expect(log.error).toHaveBeenCalledWith({ err: cause, code }, 'a page or a picture failed');
  },
);

test('a refusal that the client can correct is not logged', () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  toProblem(problem('tooLarge', { cause: new Error('41 fields') }), dialect, Object({ log }));
  expect([log.error, log.warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
