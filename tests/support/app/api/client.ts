// An account's calls of the API, by the names of the endpoints.
import type { FastifyInstance } from 'fastify';
import { endpointPath } from '#domain/endpoints/endpoint-path.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { type Reply, replyOf } from './reply.ts';

export interface CallOptions {
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

export interface Client {
  id: number;
  token: string;
  call: <Name extends EndpointName>(name: Name, sent?: CallOptions) => Promise<Reply<Name>>;
}

interface ApiRequest {
  method: (typeof endpoints)[EndpointName]['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export const anonymous = (app: FastifyInstance): Client => clientFor(app, 0, '');

export function clientFor(app: FastifyInstance, id: number, token: string): Client {
  return {
    id,
    token,
    call: async (name, sent = {}) => replyOf(name, await app.inject(requestOf(name, sent, token))),
  };
}

export function requestOf(
  name: EndpointName,
  {
    id,
    other = 0,
    name: imageName = 'none.jpg',
    query = {},
    body,
    headers = {},
    also = false,
  }: CallOptions,
  token: string,
): ApiRequest {
  const call = endpoints[name];
  const { method, path } = also && 'alias' in call ? call.alias : call;
  const parameters = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return {
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
  };
}
