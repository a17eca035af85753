// Asha and Ravi collect entries, Meera is the admin. Each is a client of the running program.
import type { FastifyInstance } from 'fastify';
import { openSession } from '#server/auth/sessions.ts';
import type { TestApp } from '../test-app.ts';
import { ADMIN } from './admin.ts';
import { anonymous, type Client, clientFor } from './client.ts';

export async function signIn(
  app: FastifyInstance,
  { email, password }: { email: string; password: string },
): Promise<Client> {
  const { body } = await anonymous(app).call('signIn', { body: { email, password } });
  return clientFor(app, body.volunteer.id, body.token);
}

export const meera = ({ app }: TestApp) => signIn(app, ADMIN);

export async function volunteer(testApp: TestApp, name: string): Promise<Client> {
  const account = { name, email: `${name.toLowerCase()}@adhyay.example`, password: 'walks far' };
  const admin = await meera(testApp);
  const { body } = await admin.call('createVolunteer', { body: account });
  return signIn(testApp.app, { ...account, email: body.data.email });
}

/** Opens a session without the slow password hash of a sign-in. */
export async function sessionOf({ app, ctx }: TestApp, id: number): Promise<Client> {
  const { password_hash } = await ctx.db
    .selectFrom('volunteers')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = await ctx.db.transaction().execute((transaction) =>
    openSession(ctx, transaction, {
      volunteerId: id,
      passwordHash: password_hash,
      userAgent: '',
    }),
  );
  return clientFor(app, id, token);
}
