import { signIn } from './desk.ts';
import { type Day, deskDay } from './desk-day.ts';

const ASHA = { email: 'asha@bench.example', password: 'walks far' };

/** @param entries that there are */
export async function openDesk(
  address: string,
  entries: number,
): Promise<{ day: Day; token: string }> {
  const api = `${address}/server/api`;
  const { token, id } = await signIn(api);
  await fetch(`${api}/volunteers/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASHA, name: 'Asha' }),
  });
  return { day: deskDay({ token, id, signingIn: ASHA }, entries), token };
}
