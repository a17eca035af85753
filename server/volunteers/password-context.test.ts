import { expect, test } from 'vitest';
import { readPasswordContext } from './password-context.ts';

test('without the setting only the length is checked', async () => {
  const context = { passwordMinLength: 6, refuseCommonPasswords: false };
  expect(await readPasswordContext(context)).toEqual({ passwordMinLength: 6 });
});

test('with the setting tens of thousands of passwords are refused, listed by frequency in lower case', async () => {
  const asked = { passwordMinLength: 12, refuseCommonPasswords: true };
  const { commonPasswords, passwordMinLength } = await readPasswordContext(asked);
  const commonest = commonPasswords?.commonest ?? [];
  expect(passwordMinLength).toBe(12);
  expect(commonest.length).toBeGreaterThan(40_000);
  expect(commonest.filter((one) => one !== one.toLowerCase())).toEqual([]);
  expect(commonest.slice(0, 3000)).toEqual(
    expect.arrayContaining(['123456', 'password', 'qwerty', 'iloveyou', 'krishna']),
  );
  expect(commonest).toEqual(expect.arrayContaining(['india123', 'jaihind', 'password123']));
});
