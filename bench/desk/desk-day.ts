// The requests of signed-in volunteers on an ordinary day.
import { randomUUID } from 'node:crypto';
import { seededRandom } from '#sample-data/chance.ts';
import { samplePeople } from '#sample-data/people.ts';
import type { Call } from '../load.ts';

const API = '/server/api';
export const KINDS = ['first pages', 'details', 'searches', 'creates', 'sign-ins'] as const;
export type Kind = (typeof KINDS)[number];
/** Per thousand requests. */
const SHARES: Record<Kind, number> = {
  'first pages': 400,
  details: 345,
  searches: 100,
  creates: 150,
  'sign-ins': 5,
};
const CUMULATIVE_SHARES = KINDS.map((_, i) =>
  KINDS.slice(0, i + 1).reduce((sum, kind) => sum + SHARES[kind], 0),
);

export interface Workload {
  call: (kind: Kind) => Call;
  anyCall: () => Call;
}

/** Sign-ins use another account, because an account keeps only its newest sessions. */
interface Desk {
  token: string;
  id: number;
  signingIn: { email: string; password: string };
}

/** @param entries number of stored entries */
export function deskWorkload({ token, id, signingIn }: Desk, entries: number): Workload {
  const chance = seededRandom(entries);
  const next = samplePeople(entries);
  const headers = { authorization: `Bearer ${token}` };
  const parts = Array.from({ length: 60 }, () => String(next().name).slice(1, 6));
  const get = (path: string): Call => ({ method: 'GET', path: API + path, headers });
  const requests: Record<Kind, () => Call> = {
    'first pages': () => get(`/surveys?page=${1 + Math.floor(chance() * 5)}`),
    details: () => get(`/surveys/get?id=${1 + Math.floor(chance() * entries)}`),
    searches: () => {
      const part = parts[Math.floor(chance() * parts.length)] ?? '';
      return get(`/surveys?search=${encodeURIComponent(part)}`);
    },
    creates: () => ({
      method: 'POST',
      path: `${API}/surveys/create`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { ...next(), volunteer_id: id },
    }),
    'sign-ins': () => ({ method: 'POST', path: `${API}/volunteers/login`, body: signingIn }),
  };
  const call = (kind: Kind) => requests[kind]();
  return {
    call,
    anyCall: () => {
      const random = Math.floor(chance() * 1000);
      return call(KINDS[CUMULATIVE_SHARES.findIndex((end) => random < end)] ?? 'details');
    },
  };
}

export function formatShares(): string {
  return KINDS.map((kind) => `${SHARES[kind] / 10} % ${kind}`).join(', ');
}
