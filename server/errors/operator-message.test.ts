import { expect, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { OperatorError } from './operator-error.ts';
import { operatorMessage } from './operator-message.ts';

test('the operator reads what the sentence for visitors does not say', () => {
  const cause = new Error("EACCES: permission denied, open '/var/lib/adhyay/images/a'");
  const { message } = problem('storeUnavailable');
  expect(operatorMessage(problem('storeUnavailable', { cause }))).toBe(
    `${message}\n${cause.message}`,
  );
  expect(operatorMessage(problem('storeUnavailable'))).toBe(message);
  const taken = problem('emailTaken', { cause: new Error('UNIQUE constraint failed') });
  expect(operatorMessage(taken)).toBe(taken.message);
  expect(operatorMessage(new OperatorError('Stop the program first.', { cause }))).toBe(
    'Stop the program first.',
  );
  expect(operatorMessage(cause)).toBeUndefined();
});
