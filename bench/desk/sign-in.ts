import { admin } from '../program.ts';

export async function signIn(api: string): Promise<{ token: string; id: number }> {
  const response = await fetch(`${api}/volunteers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`the sign-in was answered ${response.status}`);
  const { token, volunteer } = await response.json();
  return { token, id: volunteer.id };
}
