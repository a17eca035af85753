// Which refusals a call may answer with: those of its kind, and its own.

import { contract, type Shapes } from '#domain/contract.ts';
import { type Call, type CallName, calls } from '#domain/endpoints.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problems.ts';
import { countedAs } from '../../rate-limit/daily-limit.ts';
import { callWords } from './call-words.ts';

/** Whatever is asked: the connection, the machine. */
export const ANY = [
  'tooSlow',
  'headersTooLarge',
  'internal',
  'overloaded',
  'storeUnavailable',
] as const;
const WITH_TOKEN = ['tokenMissing', 'tokenRefused', 'tooManyAttempts'] as const;
const SENDING = ['notJson', 'tooLarge', 'unsupportedType'] as const;

export function failuresOf(name: CallName): ProblemCode[] {
  const call: Call = calls[name];
  const { body }: Shapes = contract[name];
  const codes: ProblemCode[] = [
    'unreadable',
    ...(call.method === 'GET' ? [] : SENDING),
    ...(call.who === 'anyone' ? [] : WITH_TOKEN),
    ...(call.who === 'admin' ? (['forbidden'] as const) : []),
    ...(countedAs(name) ? (['dailyLimitReached'] as const) : []),
    ...(callWords[name].failures ?? []),
    ...(body ? (['brokenRule'] as const) : []),
    ...ANY,
  ];
  return [...new Set(codes)].sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
}
