// Operations outside of the contract.

import type {
  JsonSchema,
  OpenApiOperation,
  OpenApiResponse,
  PathOperation,
} from '#domain/endpoints/openapi-document.ts';
import { ENQUIRY_FIELDS, ENQUIRY_MAX_LENGTHS } from '#domain/enquiries/enquiry.ts';
import { FORM_ID, FORM_ROOT, THANK_YOU } from '#domain/enquiries/form-protocol.ts';
import { SITE_FORMS } from '#domain/enquiries/forms.ts';
import { FILE_ROOT } from '#domain/files/files.ts';
import { IMAGE_ROOT, IMAGE_WIDTHS, SMALL_FORMATS } from '#domain/images/images.ts';
import { joinLines, shellQuote } from './curl.ts';

export const OTHER_TAG = 'Outside the API';

const FORM_IDS = Object.keys(SITE_FORMS);
const FORM_FIELDS = Object.entries(SITE_FORMS)
  .map(([id, { fields }]) => `The form ${id} takes ${fields.map(({ name }) => name).join(', ')}.`)
  .join(' ');

const enquiry = {
  name: 'Ritu Malhotra',
  phone: '52310 44718',
  email: 'ritu@home.example',
  address: '12 Lake Road, Pune',
  message: 'Could I help with evening classes?',
};

const formBody: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ENQUIRY_FIELDS.map((field) => [
        field,
        { type: 'string', maxLength: ENQUIRY_MAX_LENGTHS[field] },
      ]),
    ),
    _next: { type: 'string', description: 'Where the visitor goes on; a path of this site' },
  },
  required: [...ENQUIRY_FIELDS],
};
const formRefused: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string' },
          field: { type: 'string' },
          message: { type: 'string' },
        },
        required: ['code', 'message'],
      },
    },
  },
  required: ['error'],
};

const json = (description: string, schema: JsonSchema): OpenApiResponse => ({
  description,
  content: { 'application/json': { schema } },
});
const stateOf = (status: string): JsonSchema => ({
  type: 'object',
  properties: { status: { type: 'string', const: status } },
  required: ['status'],
});

export function nonApiOperations(origin: string): PathOperation[] {
  return [
    {
      path: `${FORM_ROOT}/{formId}`,
      method: 'post',
      operation: publicOperation({
        operationId: 'sendForm',
        summary: 'Submit a website form',
        description: `The protocol of @formspree/core. ${FORM_FIELDS} A PAN is stored encrypted. _language (en, hi or mr) chooses the language of the answers. A client that accepts text/html gets a redirect or a page instead of JSON.`,
        parameters: [{ name: 'formId', in: 'path', required: true, schema: { enum: FORM_IDS } }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: formBody, example: enquiry },
            'application/x-www-form-urlencoded': { schema: formBody },
            'multipart/form-data': { schema: formBody },
          },
        },
        responses: {
          200: json('Received', {
            type: 'object',
            properties: {
              ok: { type: 'boolean', const: true },
              next: { type: 'string', examples: [THANK_YOU] },
            },
            required: ['ok', 'next'],
          }),
          303: { description: 'Received; for a browser that sends the form by itself' },
          400: json('Empty, not readable, or with files', formRefused),
          404: json('No such form', formRefused),
          413: json('Too large', formRefused),
          415: json('Neither JSON nor a form', formRefused),
          422: json('A field is missing or wrong', formRefused),
          429: json('Too many messages; Retry-After says when', formRefused),
          503: json('Cannot be kept at the moment; Retry-After says when', formRefused),
        },
        'x-codeSamples': [
          sample([
            `curl ${shellQuote(`${origin}${FORM_ROOT}/${FORM_ID}`)}`,
            `-H ${shellQuote('Content-Type: application/json')}`,
            `-d ${shellQuote(JSON.stringify(enquiry, undefined, 2))}`,
          ]),
        ],
      }),
    },
    {
      path: `${IMAGE_ROOT}/{name}`,
      method: 'get',
      operation: publicOperation({
        operationId: 'showImage',
        summary: 'Get a picture',
        description:
          'The original, or one of the fixed widths in a smaller format. The address stays when the picture is replaced; the ETag changes.',
        parameters: [
          { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'w', in: 'query', schema: { type: 'integer', enum: [...IMAGE_WIDTHS] } },
          {
            name: 'format',
            in: 'query',
            description: 'With w. Or the original’s own.',
            schema: { type: 'string', examples: [...SMALL_FORMATS] },
          },
        ],
        responses: {
          200: { description: 'The picture', content: { 'image/*': {} } },
          304: { description: 'As the browser has it' },
          400: json('No such width or format', { $ref: '#/components/schemas/Problem' }),
          404: { description: 'No such picture: a drawn stand-in, or the page that says so' },
        },
        'x-codeSamples': [
          sample([`curl -O ${shellQuote(`${origin}${IMAGE_ROOT}/stand-in.webp`)}`]),
        ],
      }),
    },
    {
      path: `${FILE_ROOT}/{name}`,
      method: 'get',
      operation: publicOperation({
        operationId: 'downloadFile',
        summary: 'Download a PDF',
        description:
          'Always as an attachment. The content of an address never changes, but it may be withdrawn: caches ask with the ETag.',
        parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'The PDF', content: { 'application/pdf': {} } },
          304: { description: 'As the browser has it' },
          404: { description: 'No such PDF: the page that says so' },
          410: { description: 'Withdrawn by an admin: a page that says so' },
        },
        'x-codeSamples': [
          sample([`curl -OJ ${shellQuote(`${origin}${FILE_ROOT}/${'0f'.repeat(32)}.pdf`)}`]),
        ],
      }),
    },
    {
      path: '/healthz',
      method: 'get',
      operation: publicOperation({
        operationId: 'isAlive',
        summary: 'Liveness check',
        description: 'Checks neither the database nor the store.',
        responses: { 200: json('The process lives', stateOf('ok')) },
        'x-codeSamples': [sample([`curl ${shellQuote(`${origin}/healthz`)}`])],
      }),
    },
    {
      path: '/readyz',
      method: 'get',
      operation: publicOperation({
        operationId: 'isReady',
        summary: 'Readiness check',
        description: 'Writes to it, at most once a second.',
        responses: {
          200: json('The database accepts writes', stateOf('ready')),
          503: json('The database refuses writes; Retry-After says when to ask again', {
            $ref: '#/components/schemas/Problem',
          }),
        },
        'x-codeSamples': [sample([`curl ${shellQuote(`${origin}/readyz`)}`])],
      }),
    },
  ];
}

type PublicOperation = Omit<OpenApiOperation, 'tags' | 'security' | 'x-who-may'>;

function publicOperation(operation: PublicOperation): OpenApiOperation {
  return { ...operation, tags: [OTHER_TAG], security: [], 'x-who-may': 'anyone' };
}

function sample(parts: string[]) {
  return { lang: 'Shell', source: joinLines(parts) };
}
