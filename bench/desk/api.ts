// Calls one after the other, as a signed-in admin.
import { type Measured, measuredFrom } from '../load.ts';
import type { Running } from '../program.ts';
import { signIn } from './sign-in.ts';

export interface Api {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
}
interface Answer {
  ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the reply of any call
  body: any;
}

export async function openApi({ address }: Pick<Running, 'address'>): Promise<Api> {
  const api = `${address}/server/api`;
  const { token } = await signIn(api);
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(api + path, { ...init, headers });
    return { ok: response.ok, body: await response.json() };
  };
  return {
    get: (path) => call(path),
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** Calls one after the other, each timed. */
export async function measureInTurn<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Measured> {
  const times: number[] = [];
  const reasons: string[] = [];
  const startedAt = performance.now();
  for (const item of items) {
    const begun = performance.now();
    const { ok, body } = await call(item);
    if (ok) times.push(performance.now() - begun);
    else reasons.push(body.code);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const [reason] = reasons;
  return { ...measuredFrom(times, seconds, reasons.length), ...(reason && { reason }) };
}
