// Any request to any path gets no 5xx and matches the OpenAPI description; volunteers see only their own
// entries; refused requests change nothing.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { endpointNames, endpoints } from '#domain/endpoints.ts';
import { endpointDocs } from '#server/http/openapi/docs/endpoint-docs.ts';
import { replyOf } from '../../support/app/api/reply.ts';
import { createFixtures, type Fixtures } from '../../support/app/fixtures.ts';
import { tablesDigester } from '../../support/app/tables.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type AnyRequest, anyRequest } from '../../support/properties/any-request.ts';
import { propertyTimeout, runs } from '../../support/properties/property-runs.ts';

const ASKERS = ['nobody', 'asha', 'ravi', 'admin'] as const;
type Asker = (typeof ASKERS)[number];
const NO_TOKENS = ['', 'Bearer', 'Bearer  ', 'Basic YTpi', `Bearer adh_${'x'.repeat(43)}`];

let testApp: TestApp;
let stock: Fixtures;
let digest: () => Promise<string>;

beforeAll(async () => {
  testApp = await openTestApp({ LOGIN_RATE_LIMIT: '100000' });
  stock = await createFixtures(testApp);
  digest = tablesDigester(testApp.ctx);
});
afterAll(() => testApp.close());

const addresses = endpointNames().flatMap((name) => {
  const call: Endpoint = endpoints[name];
  return [call, ...(call.alias ? [call.alias] : [])].map(({ method, path }) => ({
    name,
    method,
    path,
  }));
});

test.each(addresses)('$method $path answers as described', propertyTimeout, async (address) => {
  const { name, method } = address;
  const { tag } = endpointDocs[name];
  const things = {
    id: (place: number) => stock.id(tag, place),
    picture: (place: number) => stock.picture(place),
  };
  const mostlyWhoMay: Asker[] =
    endpoints[name].access === 'admin' ? Array(6).fill('admin') : ['asha', 'ravi'];
  const asked = fc.record({
    request: anyRequest(name, address, things),
    asker: fc.constantFrom(...ASKERS, ...mostlyWhoMay),
    noToken: fc.option(fc.constantFrom(...NO_TOKENS), { nil: undefined }),
  });
  await stock.refill();
  let kept: string | undefined;
  await fc.assert(
    fc.asyncProperty(asked, async ({ request, asker, noToken }) => {
      // A failed run clears the digest, because fast-check's shorter example must fail by itself.
      const before = kept ?? (await digest());
      kept = undefined;
      const token = asker === 'nobody' ? noToken : `Bearer ${stock.tokens[asker]}`;
      const { statusCode, answer } = await ask(request, token);
      if (asker === 'nobody' && endpoints[name].access !== 'anyone') {
        // An id of `..` resolves to another path, where only the body is checked.
        expect([400, 401, 404, 415, 429]).toContain(statusCode);
      }
      const refused = statusCode >= 400;
      if (refused) expect(await digest()).toBe(before);
      else {
        await expectOwn(asker, request, answer);
        if (method !== 'GET') await stock.refill();
      }
      kept = refused ? before : await digest();
    }),
    runs(40),
  );

  async function ask({ isFound, ...request }: AnyRequest, authorization: string | undefined) {
    const headers = { ...request.headers, ...(authorization !== undefined && { authorization }) };
    const response = await testApp.app.inject({ ...request, headers });
    const { statusCode } = response;
    const isMissed = !isFound && statusCode === 404 && response.body.includes('"callNotFound"');
    const reply = isMissed ? undefined : replyOf(name, response);
    return { statusCode, answer: statusCode < 400 ? reply?.body : undefined };
  }

  async function expectOwn(asker: Asker, { url }: AnyRequest, answer: unknown): Promise<void> {
    if (asker === 'nobody' || asker === 'admin') return;
    const own = stock.ids[asker];
    for (const owner of ownersIn(answer)) expect(owner).toBe(own);
    if (!address.path.startsWith('/surveys') || !('key' in endpoints[name])) return;
    const { pathname, searchParams } = new URL(url, 'http://adhyay.example');
    const inPath = address.path.includes(':id');
    const id = Number(inPath ? pathname.split('/').at(-1) : searchParams.get('id'));
    const { volunteer_id } = await testApp.ctx.db
      .selectFrom('surveys')
      .select('volunteer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(volunteer_id).toBe(own);
  }
});

/** Owners of all entries in a response, at any depth. */
function ownersIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key === 'volunteer_id' ? [value] : ownersIn(value),
  );
}
