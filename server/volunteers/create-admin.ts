import { createPasswordHasher } from '../auth/password-hasher.ts';
import type { AppContext } from '../context.ts';
import { createVolunteer } from './store.ts';

/** @param origin for the audit log */
export async function createAdmin(
  ctx: AppContext,
  { name, email, password }: { name: string; email: string; password: string },
  origin: string,
): Promise<void> {
  const admin = {
    name,
    email,
    phone: '',
    passwordHash: await createPasswordHasher().hash(password),
    status: 'active' as const,
    isAdmin: true,
  };
  await createVolunteer(ctx, { person: admin, by: { id: null, origin } });
}
