// Asha and Ravi collect entries, Meera is the admin. Each is a client of the running program.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { endpointPath } from '#domain/endpoints/endpoint-path.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { EXPORT_MEDIA_TYPES, isFileFormats } from '#domain/export-format.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problem-catalogue.ts';
import { RULE_MESSAGES } from '#domain/rule-messages.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { openSession } from '#server/auth/sessions.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';
import { ADMIN } from './admin.ts';
import type { TestApp } from './test-app.ts';

interface CallOptions {
  id?: number | string;
  /** The second id of the path. */
  other?: number | string;
  /** The name of an image. */
  name?: string;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Uses the endpoint's second path of the spec. */
  also?: boolean;
}

export interface Reply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** As `fetch` types it: a test states by its assertions what it expects. */
  body: Awaited<ReturnType<Response['json']>>;
}

export interface Client {
  id: number;
  token: string;
  call: (name: EndpointName, sent?: CallOptions) => Promise<Reply>;
}

export const anonymous = (app: FastifyInstance): Client => clientFor(app, 0, '');

export async function signIn(
  app: FastifyInstance,
  { email, password }: { email: string; password: string },
): Promise<Client> {
  const { status, body } = await anonymous(app).call('signIn', { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${body.message}`);
  return clientFor(app, body.volunteer.id, body.token);
}

export const meera = ({ app }: TestApp) => signIn(app, ADMIN);

export async function volunteer(testApp: TestApp, name: string): Promise<Client> {
  const account = { name, email: `${name.toLowerCase()}@adhyay.example`, password: 'walks far' };
  const admin = await meera(testApp);
  const { status, body } = await admin.call('createVolunteer', { body: account });
  if (status !== 201) throw new Error(`${name} was not added: ${body.message}`);
  return signIn(testApp.app, account);
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

export function clientFor(app: FastifyInstance, id: number, token: string): Client {
  return {
    id,
    token,
    call: async (
      name,
      {
        id,
        other = 0,
        name: imageName = 'none.jpg',
        query = {},
        body,
        headers = {},
        also = false,
      } = {},
    ) => {
      const call = endpoints[name];
      const { method, path } = also && 'alias' in call ? call.alias : call;
      const parameters = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
      );
      const response = await app.inject({
        method,
        url: endpointPath({ path }, { id, other, name: imageName, query: String(parameters) }),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          payload: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const answer = checkedReply(name, response);
      return { status: response.statusCode, headers: response.headers, body: answer };
    },
  };
}

/** Expects no 5xx and exactly the fields that the contract declares. @returns the body */
export function checkedReply(name: EndpointName, response: LightMyRequestResponse) {
  const { statusCode: status, headers } = response;
  if (status >= 500) throw new Error(`${name} answered ${status}: ${response.body}`);
  const call: Endpoint = endpoints[name];
  const { reply }: Schemas = contract[name];
  if (status === 304 && call.ifNoneMatch && response.body === '') return null;
  const isFile = isFileFormats(reply) && status < 300;
  const types = isFile
    ? reply.formats.map((format) => EXPORT_MEDIA_TYPES[format])
    : ['application/json; charset=utf-8'];
  const type = `${headers['content-type']}`;
  if (!types.includes(type)) throw new Error(`${name}: ${type}`);
  if (isFile) return type.startsWith('text/') ? response.body : response.rawPayload;
  const answer = response.json();
  if (status >= 400) {
    const { code } = errorReply.parse(answer);
    if (!failuresOf(name).includes(code)) throw new Error(`${name} is not said to answer ${code}`);
    if (PROBLEMS[code].status !== status) throw new Error(`${name}: ${code} as ${status}`);
    return answer;
  }
  const { success, ...rest } = Object(answer);
  if (success !== true || status !== (call.creates ? 201 : 200)) {
    throw new Error(`${name} answered ${status} with success: ${success}`);
  }
  if (!isFileFormats(reply)) reply.parse(rest);
  return answer;
}

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
const errorReply = z.strictObject({
  success: z.literal(false),
  code: z.string().refine(isProblemCode),
  message: z.string().min(1),
  errors: z
    .array(
      z.strictObject({
        field: z.string(),
        rule: z.enum(Object.keys(RULE_MESSAGES)),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        message: z.string().min(1),
      }),
    )
    .min(1)
    .optional(),
});
