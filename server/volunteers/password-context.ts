// The list of common passwords is loaded only when PASSWORD_REFUSE_COMMON is on and a password is checked.
import { join } from 'node:path';
import type { PasswordContext } from '#domain/volunteers/volunteer.ts';
import type { Config } from '../config.ts';
import { readTrustNames } from '../site/trust-names.ts';

const trustNames = join(import.meta.dirname, '../../build/trust-names.json');

export async function readPasswordContext({
  passwordMinLength,
  refuseCommonPasswords,
}: Pick<Config, 'passwordMinLength' | 'refuseCommonPasswords'>): Promise<PasswordContext> {
  if (!refuseCommonPasswords) return { passwordMinLength };
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonPasswords = {
    commonest: dictionary['passwords-common'],
    trustNames: Object.values(readTrustNames(trustNames)),
  };
  return { passwordMinLength, commonPasswords };
}
