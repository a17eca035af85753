// A sign-in that may fail, from any address.

import type { TestApp } from '../test-app.ts';
import { ADMIN } from './admin.ts';

export interface SignInAttempt {
  email?: string;
  password?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** By default Meera's e-mail with a wrong password. @returns the status, and the seconds to wait after a 429 */
export async function attemptSignIn(
  { app }: TestApp,
  { email = ADMIN.email, password = 'wrong', from = '127.0.0.1', headers = {} }: SignInAttempt,
): Promise<{ status: number; wait: number }> {
  const { statusCode, headers: answered } = await app.inject({
    method: 'POST',
    url: '/server/api/volunteers/login',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { email, password },
  });
  return { status: statusCode, wait: Number(answered['retry-after']) };
}
