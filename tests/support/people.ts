// Asha and Ravi collect entries, Meera is the admin. Each is a client of the running program.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { API_ROOT, type CallName, calls } from '#domain/calls.ts';
import { contract, type Shapes } from '#domain/contract.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';
import { ADMIN } from './admin.ts';
import type { TestHouse } from './house.ts';

interface Sent {
  id?: number | string;
  /** Of a picture. */
  name?: string;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The spec's second path of the call. */
  also?: boolean;
}

export interface Reply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of a reply is what it asserts
  body: any;
}

export interface Person {
  id: number;
  token: string;
  call: (name: CallName, sent?: Sent) => Promise<Reply>;
}

export const nobody = (app: FastifyInstance): Person => person(app, 0, '');

export async function signIn(
  app: FastifyInstance,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const { status, body } = await nobody(app).call('signIn', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${body.message}`);
  return person(app, body.volunteer.id, body.token);
}

export const meera = ({ app }: TestHouse) => signIn(app, ADMIN);

/** A new volunteer of that name, signed in. */
export async function volunteer(house: TestHouse, name: string): Promise<Person> {
  const account = { name, email: `${name.toLowerCase()}@adhyay.example`, password: 'walks far' };
  const admin = await meera(house);
  const { status, body } = await admin.call('createVolunteer', { body: account });
  if (status !== 201) throw new Error(`${name} was not added: ${body.message}`);
  return signIn(house.app, account);
}

export function person(app: FastifyInstance, id: number, token: string): Person {
  return {
    id,
    token,
    call: async (
      name,
      { id, name: imageName = 'none.jpg', query = {}, body, headers = {}, also = false } = {},
    ) => {
      const call = calls[name];
      const { method, path } = also && 'also' in call ? call.also : call;
      const inPath = path.includes(':id');
      const parameters = new URLSearchParams(
        Object.entries({ ...query, ...(id !== undefined && !inPath && { id }) }).map(
          ([key, value]) => [key, String(value)],
        ),
      );
      const response = await app.inject({
        method,
        url: `${API_ROOT}${path.replace(':id', String(id)).replace(':name', encodeURIComponent(imageName))}?${parameters}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          payload: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const isFile = contract[name].reply === 'csv' && response.statusCode < 300;
      const answer = isFile ? response.body : response.json();
      expectDeclared(name, response.statusCode, answer);
      return { status: response.statusCode, headers: response.headers, body: answer };
    },
  };
}

/** Whatever is asked: never a 5xx, and always the shape that the contract declares. */
function expectDeclared(name: CallName, status: number, answer: unknown): void {
  if (status >= 500) throw new Error(`${name} answered ${status}: ${JSON.stringify(answer)}`);
  if (status >= 400) {
    const { code } = Object(answer);
    if (!failuresOf(name).includes(code)) throw new Error(`${name} is not said to answer ${code}`);
    return;
  }
  const { reply }: Shapes = contract[name];
  if (reply === 'csv') return;
  const { success, ...rest } = Object(answer);
  if (success !== true) throw new Error(`${name} answered ${status} without success`);
  reply.parse(rest);
}
