// Work grows no faster than the length of the input, up to the largest accepted input, so that no sender can
// occupy the server with one request.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { news } from '#content/documents/news.ts';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { API_ROOT, type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import { FORM_ID, FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import { imageName } from '#domain/images/image-name.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import { publishedWords } from '#domain/website/words/published-words.ts';
import { buildApp } from '#server/app.ts';
import { meera } from './support/app/api/people.ts';
import { temporaryFolder } from './support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from './support/app/test-app.ts';
import { END, FORM, fieldPart, filePart } from './support/images/multipart.ts';
import { growingTexts, HEADER_PIECES } from './support/network/growth.ts';

/** Bytes: Node's limit for the URL and all headers, our limit for JSON, and for a file name in a form. */
const HEAD = 16_000;
const BODY = 60_000;
const FILE_NAME = 78_000;
const FORM_ADDRESS = `${FORM_ROOT}/${FORM_ID}`;

let testApp: TestApp;
let app: FastifyInstance;
let authorization: string;
/** Each enquiry comes from another address, to stay below the rate limit. */
let senders = 0;

beforeAll(async () => {
  const pages = temporaryFolder();
  for (const path of ['about', '404', 'contact/not-sent']) {
    mkdirSync(join(pages, path), { recursive: true });
    writeFileSync(join(pages, path, 'index.html'), '<p>{{name}}{{message}}</p>');
  }
  testApp = await openTestApp({ TRUST_PROXY: '127.0.0.1', LOGIN_RATE_LIMIT: '100000' });
  app = buildApp(testApp.ctx, { pages });
  authorization = `Bearer ${(await meera(testApp)).token}`;
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const ask = (options: InjectOptions) => app.inject(options);
const admin = (options: InjectOptions) => ask({ headers: { authorization }, ...options });

test.each(['/', `${API_ROOT}/`, '/volunteer/survey/view/', '/images/', '/about?', '/about?id='])(
  'paths that begin with %s take linear time',
  async (before) => {
    const work = (text: string) => ask({ url: before + encodeURI(text) });
    expect(await growingTexts(HEAD, work)).toEqual([]);
  },
);

const readHeaders: [name: string, before: string][] = [
  ['accept', ''],
  ['accept-encoding', ''],
  ['accept-encoding', 'gzip;q='],
  ['authorization', 'Bearer '],
  ['content-encoding', ''],
  ['content-type', 'application/json;'],
  ['content-type', 'application/'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-length', ''],
  ['cookie', ''],
  ['host', ''],
  ['idempotency-key', ''],
  ['if-match', 'W/"'],
  ['if-none-match', 'W/"'],
  ['x-forwarded-for', ''],
  ['x-forwarded-for', '['],
  ['x-forwarded-for', '::ffff:'],
];

test.each(readHeaders)('the header %s: %s… takes linear time', async (name, before) => {
  const work = async (text: string) => {
    const headers = { authorization, 'content-type': 'application/json', [name]: before + text };
    await ask({ url: '/about', headers });
    await ask({ method: 'POST', url: FORM_ADDRESS, headers, payload: '{}' });
    await ask({ method: 'PUT', url: `${API_ROOT}/surveys/get?id=1`, headers, payload: '{}' });
    await ask({ method: 'POST', url: `${API_ROOT}/surveys/create`, headers, payload: '{}' });
  };
  expect(await growingTexts(HEAD, work, HEADER_PIECES)).toEqual([]);
});

test('the names of uploaded and of replaced files take linear time', async () => {
  expect(await growingTexts(FILE_NAME, (text) => imageName(text, 'png'))).toEqual([]);
  expect(await growingTexts(FILE_NAME, (text) => imageName(`${text}.png`, 'png'))).toEqual([]);
  const work = async (text: string) => {
    const headers = { authorization, 'content-type': FORM };
    for (const part of [filePart('', 'image', `${text}.png`), fieldPart('replaceImage', text)]) {
      const payload = Buffer.concat([part, END]);
      await ask({ method: 'POST', url: `${API_ROOT}/admin/images/upload`, headers, payload });
    }
  };
  expect(await growingTexts(FILE_NAME, work)).toEqual([]);
});

test('the words of a published document take linear time', async () => {
  const { fields, defaults } = news;
  const facts = { hasPicture: () => true, hasFile: () => true, hasPage: () => true };
  const work = (text: string) => {
    const items = [{ title: text, slug: '', date: text, text }];
    checkDocument(fields, publishedWords(fields, { ...defaults.en, items }), facts);
  };
  expect(await growingTexts(BODY, work)).toEqual([]);
});

const listFields = endpointNames().flatMap((name) => {
  const { query }: Schemas = contract[name];
  return namesIn(query).map((field) => ({ name, field }));
});

test.each(listFields)(
  '$field in the address of $name takes linear time',
  async ({ name, field }) => {
    const work = (text: string) =>
      admin({ url: addressOf(name), query: { id: '1', [field]: text } });
    expect(await growingTexts(HEAD, work)).toEqual([]);
  },
);

/** URL encoding takes three characters for a byte; a multipart field is cut at 16 KiB. */
const forms = {
  'application/json': { bytes: BODY, write: (fields: Fields) => JSON.stringify(fields) },
  'application/x-www-form-urlencoded': {
    bytes: BODY / 3,
    write: (fields: Fields) => new URLSearchParams(fields).toString(),
  },
  [FORM]: {
    bytes: HEAD,
    write: (fields: Fields) =>
      Buffer.concat([...Object.entries(fields).map((field) => fieldPart(...field)), END]),
  },
};
type Fields = Record<string, string>;
const formFields = [...ENQUIRY_FIELDS, '_gotcha', '_next'].flatMap((field) =>
  Object.entries(forms).map(([type, form]) => ({ field, type, ...form })),
);

test.each(formFields)(
  '$field in a contact form as $type takes linear time',
  async ({ field, type, bytes, write }) => {
    const typed = { name: 'A', phone: '1', email: 'a@b.in', address: 'B', message: 'C' };
    const work = (text: string) => {
      senders += 1;
      const from = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
      const headers = { 'content-type': type, accept: 'text/html', 'x-forwarded-for': from };
      const payload = write({ ...typed, [field]: text });
      return ask({ method: 'POST', url: FORM_ADDRESS, headers, payload });
    };
    expect(await growingTexts(bytes, work)).toEqual([]);
  },
);

const bodyFields = endpointNames().flatMap((name) => {
  const { body }: Schemas = contract[name];
  return namesIn(body).map((field) => ({ name, field }));
});

const namesWithBody = [...new Set(bodyFields.map(({ name }) => name))];

/** Otherwise the fields of the body would not be read. */
test.each(namesWithBody)('the address of %s is read to its end', async (name) => {
  const { method } = endpoints[name];
  const { statusCode, body } = await admin({ method, url: `${addressOf(name)}?id=1`, payload: {} });
  expect([statusCode, body]).not.toEqual([400, expect.stringContaining('"unreadable"')]);
});

test.each(bodyFields)('$field in the body of $name takes linear time', async ({ name, field }) => {
  const { method } = endpoints[name];
  const url = `${addressOf(name)}?id=1`;
  const work = (text: string) => admin({ method, url, payload: { [field]: text } });
  expect(await growingTexts(BODY, work)).toEqual([]);
});

function addressOf(name: EndpointName): string {
  const { path }: Endpoint = endpoints[name];
  const inPath: Record<string, string> = {
    ':id': '1',
    ':other': '2',
    ':name': path.startsWith('/admin/website') ? 'faqs' : 'none.png',
  };
  return API_ROOT + path.replaceAll(/:\w+/g, (place) => inPath[place] ?? place);
}

function namesIn(shape: z.ZodType | undefined): string[] {
  if (!shape) return [];
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}
