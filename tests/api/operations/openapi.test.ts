// The OpenAPI description says everything in the contract and nothing false.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { OPENAPI_PATH } from '#domain/endpoints/openapi-document.ts';
import { API_ROOT, type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import { PROBLEMS } from '#domain/problem-catalogue.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { endpointDocs } from '#server/http/openapi/docs/endpoint-docs.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';
import { openApiDocument as describeAll } from '#server/http/openapi/openapi-document.ts';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

const described = describeAll('https://trust.example');
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const find = (id: string) => operations.find(({ operation }) => operation.operationId === id);

describe.each(endpointNames())('the call %s', (name) => {
  const call: Endpoint = endpoints[name];
  const addresses = call.alias ? [call, call.alias] : [call];

  test.each(addresses)('is described at $method $path', ({ method, path }) => {
    const place = API_ROOT + path.replace(/:(\w+)/g, '{$1}');
    const found = operations.find(
      (one) => one.path === place && one.method === method.toLowerCase(),
    );
    const { operation } = found ?? expect.fail('It is missing from the description');
    expect(operation.security).toEqual(call.access === 'anyone' ? [] : [{ token: [] }]);
    expect(operation['x-who-may']).toBe(call.access);
    expect(operation.requestBody !== undefined).toBe(
      'body' in contract[name] || call.body === 'image' || call.body === 'pdf',
    );
    expect(Object.keys(operation.responses)).toContain(call.creates ? '201' : '200');
    for (const code of failuresOf(name)) {
      const { status, message } = PROBLEMS[code];
      expect(JSON.stringify(operation.responses[status])).toContain(message);
    }
    const parameters = (operation.parameters ?? []).map((one) => `${one.in} ${one.name}`);
    const inPath = [...place.matchAll(/\{(\w+)\}/g)].map(([, param]) => `path ${param}`);
    expect(parameters).toEqual(expect.arrayContaining(inPath));
    if (call.key === 'id' && inPath.length === 0) expect(parameters).toContain('query id');
  });

  test('its example is valid by the contract and by the described schema', () => {
    const { example } = endpointDocs[name];
    const media = find(name)?.operation.requestBody?.content['application/json'];
    expect(media === undefined).toBe(example === undefined);
    const { body }: Schemas = contract[name];
    if (!media || !body) return;
    expect(body.safeParse(example).error).toBeUndefined();
    expect(schemaOf(media.schema).safeParse(example).error).toBeUndefined();
  });

  test('a body without its required fields is refused', async () => {
    const { example = {}, requiredFields = [] } = endpointDocs[name];
    for (const field of requiredFields) {
      expect(example).toHaveProperty(field);
      const asker = call.access === 'anyone' ? anonymous(testApp.app) : admin;
      const { [field]: _, ...body } = example;
      const id = name === 'updateSurvey' ? await anEntry() : asha.id;
      const { status } = await asker.call(name, {
        body,
        ...(call.key?.startsWith('id') && { id }),
      });
      expect([401, 404, 422], `${name} without ${field}`).toContain(status);
    }
  });
});

const anEntry = async (): Promise<number> =>
  (await asha.call('createSurvey', { body: sunita })).body.data.id;

test('no two operations have one name', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('routes outside the contract are described as well', () => {
  for (const path of ['/f/{formId}', '/images/{name}', '/healthz', '/readyz']) {
    expect(Object.keys(described.paths)).toContain(path);
  }
});

test('every reference resolves, and every schema is valid', () => {
  const text = JSON.stringify(described);
  const pointed = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)];
  expect(pointed.length).toBeGreaterThan(20);
  for (const [, name = ''] of pointed) {
    expect(Object.keys(described.components.schemas)).toContain(name);
  }
  expect(text.match(/\$ref":"(?!#\/components\/schemas\/)/g)).toBeNull();
  expect(text).not.toMatch(/\$defs|\$schema/);
  const schemas = schemasIn(described);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas)
    expect(() => schemaOf(schema), JSON.stringify(schema)).not.toThrow();
});

test('real responses match their description', async () => {
  for (const body of [sunita, aarav]) {
    const made = await asha.call('createSurvey', { body });
    expectAs('createSurvey', '201', made.body);
    expectAs('readSurvey', '200', (await asha.call('readSurvey', { id: made.body.data.id })).body);
  }
  expectAs('listSurveys', '200', (await admin.call('listSurveys')).body);
  expectAs('listVolunteers', '200', (await admin.call('listVolunteers')).body);
  expectAs('listEnquiries', '200', (await admin.call('listEnquiries')).body);
  expectAs('readSurvey', '401', (await anonymous(testApp.app).call('readSurvey', { id: 1 })).json);
  expectAs('createSurvey', '422', (await asha.call('createSurvey', { body: {} })).json);
});

test('the description needs no token, also for HEAD, and is cached by the browser', async () => {
  const [url, type] = [OPENAPI_PATH, 'application/json; charset=utf-8'];
  const got = await testApp.app.inject({ url });
  const head = await testApp.app.inject({ url, method: 'HEAD' });
  for (const { statusCode, headers } of [got, head]) {
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect(head.body).toBe('');
  const known = { 'if-none-match': String(got.headers.etag) };
  expect((await testApp.app.inject({ url, headers: known })).statusCode).toBe(304);
  const small = await testApp.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  const posted = await testApp.app.inject({ url, method: 'POST' });
  expect([posted.statusCode, posted.json().code]).toEqual([404, 'callNotFound']);
});

test('the served file is the generated description', async () => {
  const { openapi, paths } = (await testApp.app.inject({ url: OPENAPI_PATH })).json();
  expect(openapi).toMatch(/^3\.1\.\d$/);
  expect(Object.keys(paths)).toEqual(Object.keys(described.paths));
});

/** Zod's version of a schema, with all schemas that it refers to. */
function schemaOf(schema: object | undefined): z.ZodType {
  const defs = JSON.parse(
    JSON.stringify({ ...schema, $defs: described.components.schemas }).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  );
  return z.fromJSONSchema(defs);
}

function expectAs(name: EndpointName, status: string, answer: unknown): void {
  const media = find(name)?.operation.responses[status]?.content?.['application/json'];
  const { error } = schemaOf(media?.schema).safeParse(answer);
  expect(error, `${name} ${status}`).toBeUndefined();
}

function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'schema' ? [inner] : schemasIn(inner),
  );
}
