// One call of the contract as an operation of the description; a doubled call is two.
import { STATUS_CODES } from 'node:http';
import type * as z from 'zod';
import { contract, type Shapes } from '#domain/contract.ts';
import { type Address, API_ROOT, type Call, type CallName, calls } from '#domain/endpoints.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problems.ts';
import { callWords } from './call-words.ts';
import type { CallWords } from './call-words-shape.ts';
import { curl } from './curl.ts';
import type { Answer, Media, Method, Operation, Parameter, Placed } from './document.ts';
import { failuresOf } from './failures.ts';
import { parameterWords } from './field-words.ts';
import { bodySchema, type JsonSchema, parameterSchemas, replySchema, SCHEMAS } from './shapes.ts';

const JSON_TYPE = 'application/json';
const METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Address['method'], Method>;

const HEADERS: Record<NonNullable<Call['header']>, Parameter> = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Made by the client, new for each entry or picture.',
    schema: { type: 'string', format: 'uuid' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag that was read. Without it the last write wins.',
    schema: { type: 'string', examples: ['"3"'] },
  },
};
const ETAG = {
  ETag: {
    description: 'The version of the entry, for If-Match.',
    schema: { type: 'string' },
  } satisfies NonNullable<Answer['headers']>[string],
};
/** An answer that breaks off is not the whole file. */
const FILE: Answer = {
  description: 'The file, in chunks',
  headers: {
    'Content-Disposition': { description: 'Has its name.', schema: { type: 'string' } },
  },
  content: { 'text/csv': {} },
};
const IMAGE_FORM: NonNullable<Operation['requestBody']> = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          image: { type: 'string', format: 'binary' },
          replaceImage: { type: 'string', description: 'The name of the picture to replace.' },
        },
        required: ['image'],
      },
    },
  },
};
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
} satisfies NonNullable<Answer['headers']>;

export function operationsOf(
  name: CallName,
  schemas: Record<string, JsonSchema>,
  origin: string,
): Placed[] {
  const call: Call = calls[name];
  const first = operation(name, call, schemas, origin);
  if (!call.also) return [first];
  const second = operation(name, call.also, schemas, origin);
  const operationId = `${name}ById`;
  return [first, { ...second, operation: { ...second.operation, operationId, 'x-same-as': name } }];
}

function operation(
  name: CallName,
  address: Address,
  schemas: Record<string, JsonSchema>,
  origin: string,
): Placed {
  const call: Call = calls[name];
  const { body, reply }: Shapes = contract[name];
  const words = callWords[name];
  const parameters = parametersOf(name, address);
  const described: Operation = {
    operationId: name,
    tags: [words.noun],
    summary: words.summary,
    description: words.description,
    security: call.who === 'anyone' ? [] : [{ token: [] }],
    'x-who-may': call.who,
    ...(parameters.length > 0 && { parameters }),
    ...(call.takesImage && { requestBody: IMAGE_FORM }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [JSON_TYPE]: { schema: needed(bodySchema(body, schemas), words), example: words.example },
        },
      },
    }),
    responses: {
      [call.makes ? '201' : '200']: reply === 'csv' ? FILE : replied(call, reply, schemas),
      ...refusals(name),
    },
    'x-codeSamples': [{ lang: 'Shell', source: curl(origin, call, address, words) }],
  };
  return {
    path: API_ROOT + address.path.replace(/:(\w+)/g, '{$1}'),
    method: METHODS[address.method],
    operation: described,
  };
}

function replied(call: Call, reply: z.ZodType, schemas: Record<string, JsonSchema>): Answer {
  const schema = replySchema(reply, schemas);
  return {
    description: call.makes ? 'Made' : 'Done',
    ...(isVersioned(schema, schemas) && { headers: ETAG }),
    content: { [JSON_TYPE]: { schema } },
  };
}

function parametersOf(name: CallName, { path }: Address): Parameter[] {
  const call: Call = calls[name];
  const { query }: Shapes = contract[name];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(
    ([, param = '']): Parameter => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: param === 'id' ? 'integer' : 'string' },
    }),
  );
  const isAsked = call.one && inPath.length === 0;
  return [
    ...inPath,
    ...(isAsked
      ? [{ name: 'id', in: 'query', required: true, schema: { type: 'integer' } } as const]
      : []),
    ...(query ? parameterSchemas(query) : []).map(([param, schema]): Parameter => {
      const description = parameterWords[param];
      return { name: param, in: 'query', ...(description && { description }), schema };
    }),
    ...(call.header ? [HEADERS[call.header]] : []),
  ];
}

/** The shape takes less, so that the rules may say what is missing; a client should know it before. */
function needed(schema: JsonSchema, { needs }: CallWords): JsonSchema {
  if (!needs) return schema;
  const required = [...needs];
  return schema.$ref ? { allOf: [schema, { required }] } : { ...schema, required };
}

function isVersioned(reply: JsonSchema, schemas: Record<string, JsonSchema>): boolean {
  const data = reply.properties?.data;
  const ref = typeof data === 'object' ? data.$ref : undefined;
  const noun = schemas[ref?.slice(SCHEMAS.length) ?? ''];
  return noun?.properties?.version !== undefined;
}

function refusals(name: CallName): Record<string, Answer> {
  const byStatus = Map.groupBy(failuresOf(name), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]): [string, Answer] => [
      String(status),
      {
        description: STATUS_CODES[status] ?? '',
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: {
          [JSON_TYPE]: {
            schema: {
              allOf: [{ $ref: `${SCHEMAS}Problem` }, { properties: { code: { enum: codes } } }],
            },
            ...examplesOf(codes),
          },
        },
      },
    ]),
  );
}

function examplesOf(codes: ProblemCode[]): Pick<Media, 'examples'> {
  return {
    examples: Object.fromEntries(
      codes.map((code) => [
        code,
        { value: { success: false, code, message: PROBLEMS[code].message } },
      ]),
    ),
  };
}
