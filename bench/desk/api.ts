// Calls one after the other, as a signed-in admin.
import { API_ROOT } from '#domain/endpoints.ts';
import type { Client } from '../../tests/support/app/api/client.ts';
import type { Reply } from '../../tests/support/app/api/reply.ts';
import { clientAt } from '../../tests/support/program/program.ts';
import { type Measured, measuredFrom } from '../load.ts';
import type { Running } from '../program.ts';
import { signIn } from './sign-in.ts';

export type Api = Pick<Client, 'call'>;

export async function openApi({ address }: Pick<Running, 'address'>): Promise<Api> {
  const { token } = await signIn(address + API_ROOT);
  return clientAt(address, token);
}

/** Calls one after the other, each timed. */
export async function measureInTurn<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<Reply>,
): Promise<Measured> {
  const times: number[] = [];
  const reasons: string[] = [];
  const startedAt = performance.now();
  for (const item of items) {
    const begun = performance.now();
    const reply = await call(item);
    if (reply.status < 400) times.push(performance.now() - begun);
    else reasons.push(reply.problem.code);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const [reason] = reasons;
  return { ...measuredFrom(times, seconds, reasons.length), ...(reason && { reason }) };
}
