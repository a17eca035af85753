import type * as z from 'zod';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import {
  type JsonSchema,
  type Media,
  type OpenApiResponse,
  SCHEMAS,
} from '#domain/endpoints/openapi-document.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import { EXPORT_MEDIA_TYPES, type ExportFormat, isFileFormats } from '#domain/export-format.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problem-catalogue.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { statusText } from '../status-text.ts';
import { failuresOf } from './failures.ts';
import { replySchema } from './schemas.ts';

export const JSON_TYPE = 'application/json';

const ETAG = {
  ETag: {
    description: 'The version of the entry, for If-Match.',
    schema: { type: 'string' },
  } satisfies NonNullable<OpenApiResponse['headers']>[string],
};
const NOT_MODIFIED: OpenApiResponse = {
  description: 'As the client knows it. Without a body.',
  headers: ETAG,
};
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
} satisfies NonNullable<OpenApiResponse['headers']>;

export function successResponse(
  endpoint: Endpoint,
  reply: Schemas['reply'],
  schemas: Record<string, JsonSchema>,
): Record<string, OpenApiResponse> {
  const response = isFileFormats(reply)
    ? fileResponse(reply.formats)
    : jsonResponse(endpoint, reply, schemas);
  return {
    [endpoint.creates ? '201' : '200']: response,
    ...(endpoint.ifNoneMatch && { 304: NOT_MODIFIED }),
  };
}

export function failureResponses(name: EndpointName): Record<string, OpenApiResponse> {
  const byStatus = Map.groupBy(failuresOf(name), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]): [string, OpenApiResponse] => [
      String(status),
      {
        description: statusText(status),
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

function fileResponse(formats: readonly ExportFormat[]): OpenApiResponse {
  return {
    description: 'The file, in chunks',
    headers: {
      'Content-Disposition': { description: 'Has its name.', schema: { type: 'string' } },
    },
    content: Object.fromEntries(formats.map((format) => [EXPORT_MEDIA_TYPES[format], {}])),
  };
}

function jsonResponse(
  endpoint: Endpoint,
  reply: z.ZodType,
  schemas: Record<string, JsonSchema>,
): OpenApiResponse {
  const schema = replySchema(reply, schemas);
  return {
    description: endpoint.creates ? 'Made' : 'Done',
    ...(isVersioned(schema, schemas) && { headers: ETAG }),
    content: { [JSON_TYPE]: { schema } },
  };
}

function isVersioned(reply: JsonSchema, schemas: Record<string, JsonSchema>): boolean {
  const data = reply.properties?.data;
  const ref = typeof data === 'object' ? data.$ref : undefined;
  const component = schemas[ref?.slice(SCHEMAS.length) ?? ''];
  return component?.properties?.version !== undefined;
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
