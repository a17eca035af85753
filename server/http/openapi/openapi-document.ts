import type { JsonSchema, OpenApiDocument } from '#domain/endpoints/openapi-document.ts';
import { endpointNames } from '#domain/endpoints.ts';
import { RULE_MESSAGES } from '#domain/rule-messages.ts';
import { TAGS } from './docs/endpoint-docs-schema.ts';
import { operationsOf } from './endpoint-operations.ts';
import { nonApiOperations, OTHER_TAG } from './non-api-operations.ts';

const INTRODUCTION = [
  'The endpoints that the screens of this program call. Other programs may call them with a token.',
  'Bodies are JSON. Every reply has success: true, or success: false with a code, a message for people and, for a refused form, an error for each field. Codes are never used again for another meaning; go by them, not by the message.',
  'Numbers may be sent as text, and digits with spaces or in Devanagari. Fields that are not sent are not changed. Unknown fields are refused. Times are ISO 8601 in UTC.',
  'A device with unsent entries may report them with any authenticated request: the header Adhyay-Waiting has a UUID of the device, the number of entries, and the time of the oldest.',
  'Retry-After says after how many seconds a refused request may succeed.',
];

const Problem: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string' },
    message: { type: 'string', description: 'For people; of a refused form the first error' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          rule: {
            type: 'string',
            enum: Object.keys(RULE_MESSAGES),
            description: 'Which rule was broken, for a sentence in the reader’s own language',
          },
          params: {
            type: 'object',
            additionalProperties: { type: ['string', 'number'] },
            description: 'What the rule’s sentence names, such as min and max',
          },
          message: { type: 'string', description: 'The same in English' },
        },
        required: ['field', 'rule', 'message'],
      },
    },
  },
  required: ['success', 'code', 'message'],
};

export function openApiDocument(origin: string): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const pathOperations = [
    ...endpointNames().flatMap((name) => operationsOf(name, schemas, origin)),
    ...nonApiOperations(origin),
  ];
  const paths: OpenApiDocument['paths'] = {};
  for (const { path, method, operation } of pathOperations) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'The API of Adhyay', version: '1', description: INTRODUCTION.join('\n\n') },
    servers: [{ url: '/' }],
    tags: [...TAGS, OTHER_TAG].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Problem },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
      },
    },
  };
}
