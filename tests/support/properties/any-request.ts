// Requests to any endpoint: path, query, body and headers are each valid, almost valid, or anything.
import fc from 'fast-check';
import { contract } from '#domain/contract.ts';
import type { Address, Endpoint } from '#domain/endpoints/endpoint.ts';
import { API_ROOT, type EndpointName, endpoints } from '#domain/endpoints.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { parameterSchemas } from '#server/http/openapi/schemas.ts';
import { websiteDocuments } from '../app/website/website-documents.ts';
import { anyBody } from './any-body.ts';
import type { ExistingRecords } from './existing-records.ts';
import { hostileNumber, hostileText } from './hostile-values.ts';
import { schemaValue } from './schema-values.ts';

export interface AnyRequest {
  method: Address['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** The path surely matches this endpoint. */
  isFound: boolean;
}

const MAX_SEGMENT_LENGTH = 1200;
const KEYS = ['0b7e7b0e-6f3c-4a53-9d6e-0c8d4c7b1a01', '0B7E7B0E-6F3C-4A53-9D6E-0C8D4C7B1A02'];
const INVALID_SEGMENTS = [
  '',
  '%',
  '%zz',
  '%00',
  '..',
  '%2e%2e',
  '.',
  '%2F',
  'a%2Fb',
  '%ff',
  '%ED%A0%80',
];
const INVALID_QUERIES = [
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

const mostly = <Value>(valid: fc.Arbitrary<Value>, invalid: fc.Arbitrary<Value>, weight = 6) =>
  fc.oneof({ weight, arbitrary: valid }, { weight: 1, arbitrary: invalid });

export function anyRequest(
  name: EndpointName,
  { method, path }: Address,
  records: ExistingRecords,
): fc.Arbitrary<AnyRequest> {
  const endpoint: Endpoint = endpoints[name];
  const id = mostly(
    fc.nat().map(records.id).map(String),
    fc.oneof(hostileText, hostileNumber.map(String)),
    3,
  );
  const names =
    endpoint.key === 'documentName'
      ? fc.constantFrom(...websiteDocuments.keys())
      : fc.nat().map(records.picture);
  const named = mostly(names, hostileText, 3);
  return fc
    .record({
      place: anyPath(path, path.includes(':name') ? named : id),
      query: anyQuery(name, endpoint.key === 'id' && !path.includes(':') ? id : undefined),
      payload: anyBody(name, records),
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
  const filled = (part: string) => path.replace(/:\w+/g, () => part);
  const proper = value.map(encoded).map((part) => ({
    path: filled(part),
    // A segment of dots is resolved as a relative path; a longer segment matches no route.
    isFound: /[^.]/.test(part) && part.length <= MAX_SEGMENT_LENGTH,
  }));
  const invalid = fc
    .constantFrom(...INVALID_SEGMENTS)
    .map((part) => ({ path: filled(part), isFound: false }));
  return mostly(proper, invalid, 9);
}

type Pairs = fc.Arbitrary<[string, string][]>;

/** An object may have a `toString` of its own. */
const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function anyQuery(name: EndpointName, id: fc.Arbitrary<string> | undefined): fc.Arbitrary<string> {
  const { query }: Schemas = contract[name];
  const known = (query ? parameterSchemas(query) : []).map(([key, schema]) =>
    fc.tuple(fc.constant(key), mostly(schemaValue(schema).map(asText), hostileText, 3)),
  );
  const strange = fc.tuple(
    fc.oneof(fc.constantFrom('volunteer_id', 'id', 'is_admin', 'limit', 'status'), hostileText),
    hostileText,
  );
  const none: Pairs = fc.constant([]);
  const named: Pairs = id ? id.map((sent) => [['id', sent]]) : none;
  const queryParameters: Pairs =
    known.length > 0 ? fc.array(fc.oneof(...known), { maxLength: 5 }) : none;
  const besides = mostly(none, fc.array(strange, { maxLength: 2 }));
  const pairs = fc.tuple(named, queryParameters, besides).map((all) => all.flat());
  return mostly(
    pairs.map((all) => all.map((pair) => pair.map(encoded).join('=')).join('&')),
    fc.constantFrom(...INVALID_QUERIES),
    19,
  );
}

/** Characters that Node's parser accepts. */
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
