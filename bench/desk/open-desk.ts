import { deskWorkload, type Workload } from './desk-day.ts';
import { signIn } from './sign-in.ts';

const ASHA = { email: 'asha@bench.example', password: 'walks far' };

/** @param entries number of stored entries */
export async function openDesk(
  address: string,
  entries: number,
): Promise<{ day: Workload; token: string }> {
  const api = `${address}/server/api`;
  const { token, id } = await signIn(api);
  await fetch(`${api}/volunteers/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASHA, name: 'Asha' }),
  });
  return { day: deskWorkload({ token, id, signingIn: ASHA }, entries), token };
}
