// Requests to any call of the table: each part, the path, the query, the body, the headers, may be as described,
// nearly so, or anything.
import fc from 'fast-check';
import { contract, type Shapes } from '#domain/contract.ts';
import { type Address, API_ROOT, type Call, type CallName, calls } from '#domain/endpoints.ts';
import { parameterSchemas } from '#server/http/openapi/shapes.ts';
import { anyBody } from './any-body.ts';
import { oddNumber, oddText } from './odd-values.ts';
import { schemaValue } from './schema-values.ts';

export interface AnyRequest {
  method: Address['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** Its path surely leads to this call. */
  isFound: boolean;
}

/** What it may be about, by place among those that are kept. */
export interface Things {
  id: (place: number) => number;
  picture: (place: number) => string;
}

const LONGEST_PART = 1200;
const KEYS = ['0b7e7b0e-6f3c-4a53-9d6e-0c8d4c7b1a01', '0B7E7B0E-6F3C-4A53-9D6E-0C8D4C7B1A02'];
const ODD_PARTS = ['', '%', '%zz', '%00', '..', '%2e%2e', '.', '%2F', 'a%2Fb', '%ff', '%ED%A0%80'];
const ODD_QUERIES = [
  '%',
  '%zz=%ff',
  '&&&=&',
  'a[b]=c',
  '__proto__[x]=1',
  '?',
  'id',
  'page=1&page=2',
];
const TYPES = [
  'application/json; charset=utf-8',
  'application/json;charset=latin1',
  'APPLICATION/JSON',
  'application/jsonp',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  ';',
  '*/*',
];

const encoded = (sent: string): string => encodeURIComponent(sent.toWellFormed());

const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, weight = 6) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

export function anyRequest(
  name: CallName,
  { method, path }: Address,
  things: Things,
): fc.Arbitrary<AnyRequest> {
  const call: Call = calls[name];
  const id = mostly(
    fc.nat().map(things.id).map(String),
    fc.oneof(oddText, oddNumber.map(String)),
    3,
  );
  const picture = mostly(fc.nat().map(things.picture), oddText, 3);
  return fc
    .record({
      place: anyPath(path, path.includes(':name') ? picture : id),
      query: anyQuery(name, call.one && !path.includes(':') ? id : undefined),
      payload: anyBody(name, things),
      type: mostly(fc.constant('application/json'), fc.constantFrom(...TYPES)),
      headers: anyHeaders,
    })
    .map(({ place, query, payload, type, headers }) => ({
      method,
      url: `${API_ROOT}${place.path}?${query}`,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
      isFound: place.isFound,
    }));
}

function anyPath(path: string, value: fc.Arbitrary<string>) {
  if (!path.includes(':')) return fc.constant({ path, isFound: true });
  const filled = (part: string) => path.replace(/:\w+/, () => part);
  const proper = value.map(encoded).map((part) => ({
    path: filled(part),
    // Dots alone climb; a longer part is no address.
    isFound: /[^.]/.test(part) && part.length <= LONGEST_PART,
  }));
  const odd = fc.constantFrom(...ODD_PARTS).map((part) => ({ path: filled(part), isFound: false }));
  return mostly(proper, odd, 9);
}

type Pairs = fc.Arbitrary<[string, string][]>;

function anyQuery(name: CallName, id: fc.Arbitrary<string> | undefined): fc.Arbitrary<string> {
  const { query }: Shapes = contract[name];
  const known = (query ? parameterSchemas(query) : []).map(([key, schema]) =>
    fc.tuple(fc.constant(key), mostly(schemaValue(schema).map(String), oddText, 3)),
  );
  const strange = fc.tuple(
    fc.oneof(fc.constantFrom('volunteer_id', 'id', 'is_admin', 'limit', 'status'), oddText),
    oddText,
  );
  const none: Pairs = fc.constant([]);
  const named: Pairs = id ? id.map((sent) => [['id', sent]]) : none;
  const asked: Pairs = known.length > 0 ? fc.array(fc.oneof(...known), { maxLength: 5 }) : none;
  const besides = mostly(none, fc.array(strange, { maxLength: 2 }));
  const pairs = fc.tuple(named, asked, besides).map((all) => all.flat());
  return mostly(
    pairs.map((all) => all.map((pair) => pair.map(encoded).join('=')).join('&')),
    fc.constantFrom(...ODD_QUERIES),
    19,
  );
}

/** As Node's parser lets them through. */
const headerText = fc.string({
  unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
});
const version = mostly(
  fc.nat(4).map((number) => `"${number}"`),
  fc.oneof(
    fc.constantFrom('*', 'W/"1"', '""', '1', '"1", "2"', '"-1"', '"99999999999"'),
    headerText,
  ),
  1,
);
const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('if-match'), version),
      fc.tuple(fc.constant('idempotency-key'), mostly(fc.constantFrom(...KEYS), headerText, 2)),
      fc.tuple(fc.constantFrom('if-none-match', 'x-forwarded-for', 'accept', 'range'), headerText),
    ),
    { maxLength: 1 },
  )
  .map((headers) => Object.fromEntries(headers));
