// An endpoint with an alias has two operations.
import { contract } from '#domain/contract.ts';
import type { Address, Endpoint } from '#domain/endpoints/endpoint.ts';
import type {
  JsonSchema,
  Method,
  OpenApiOperation,
  Parameter,
  PathOperation,
} from '#domain/endpoints/openapi-document.ts';
import { API_ROOT, type EndpointName, endpoints } from '#domain/endpoints.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { curl } from './curl.ts';
import { endpointDocs } from './docs/endpoint-docs.ts';
import type { EndpointDocs } from './docs/endpoint-docs-schema.ts';
import { parameterDescriptions } from './docs/field-docs.ts';
import { failureResponses, JSON_TYPE, successResponse } from './operation-responses.ts';
import { bodySchema, parameterSchemas } from './schemas.ts';

const METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Address['method'], Method>;

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the client, new for each entry, change or picture: what is sent again has the same.',
  schema: { type: 'string', format: 'uuid' },
};
const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag that was read. Without it the last write wins.',
  schema: { type: 'string', examples: ['"3"'] },
};
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'The ETag that was read. While it is current, the answer is 304; of a translation also if only English values have changed that it shares.',
  schema: { type: 'string', examples: ['"3"'] },
};
const IMAGE_FORM: NonNullable<OpenApiOperation['requestBody']> = {
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
const FILE_FORM: NonNullable<OpenApiOperation['requestBody']> = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
};

export function operationsOf(
  name: EndpointName,
  schemas: Record<string, JsonSchema>,
  origin: string,
): PathOperation[] {
  const endpoint: Endpoint = endpoints[name];
  const first = operation(name, endpoint, schemas, origin);
  if (!endpoint.alias) return [first];
  const second = operation(name, endpoint.alias, schemas, origin);
  const operationId = `${name}ById`;
  return [first, { ...second, operation: { ...second.operation, operationId, 'x-same-as': name } }];
}

function operation(
  name: EndpointName,
  address: Address,
  schemas: Record<string, JsonSchema>,
  origin: string,
): PathOperation {
  const endpoint: Endpoint = endpoints[name];
  const { body, reply }: Schemas = contract[name];
  const docs = endpointDocs[name];
  const parameters = parametersOf(name, address);
  const described: OpenApiOperation = {
    operationId: name,
    tags: [docs.tag],
    summary: docs.summary,
    description: docs.description,
    security: endpoint.access === 'anyone' ? [] : [{ token: [] }],
    'x-who-may': endpoint.access,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body === 'image' && { requestBody: IMAGE_FORM }),
    ...(endpoint.body === 'pdf' && { requestBody: FILE_FORM }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [JSON_TYPE]: {
            schema: withRequired(bodySchema(body, schemas), docs),
            example: docs.example,
          },
        },
      },
    }),
    responses: {
      ...successResponse(endpoint, reply, schemas),
      ...failureResponses(name),
    },
    'x-codeSamples': [{ lang: 'Shell', source: curl(origin, endpoint, address, docs) }],
  };
  return {
    path: API_ROOT + address.path.replace(/:(\w+)/g, '{$1}'),
    method: METHODS[address.method],
    operation: described,
  };
}

function parametersOf(name: EndpointName, { path }: Address): Parameter[] {
  const endpoint: Endpoint = endpoints[name];
  const { query }: Schemas = contract[name];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(
    ([, param = '']): Parameter => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: ['id', 'other'].includes(param) ? 'integer' : 'string' },
    }),
  );
  const isIdInQuery = endpoint.key === 'id' && inPath.length === 0;
  return [
    ...inPath,
    ...(isIdInQuery
      ? [{ name: 'id', in: 'query', required: true, schema: { type: 'integer' } } as const]
      : []),
    ...(query ? parameterSchemas(query) : []).map(([param, schema]): Parameter => {
      const description = parameterDescriptions[param];
      return { name: param, in: 'query', ...(description && { description }), schema };
    }),
    ...(endpoint.stale ? [IF_MATCH] : []),
    ...(endpoint.ifNoneMatch ? [IF_NONE_MATCH] : []),
    ...(endpoint.idempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
}

/** Schemas leave fields optional, so that the rules can name the missing ones. */
function withRequired(schema: JsonSchema, { requiredFields }: EndpointDocs): JsonSchema {
  if (!requiredFields) return schema;
  const required = [...requiredFields];
  return schema.$ref ? { allOf: [schema, { required }] } : { ...schema, required };
}
