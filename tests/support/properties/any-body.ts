// Bodies of a call, from what a good client sends to what nobody should.
import fc from 'fast-check';
import { contract, type Schemas } from '#domain/contract.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import { endpointDocs } from '#server/http/openapi/docs/endpoint-docs.ts';
import { bodySchema, type JsonSchema } from '#server/http/openapi/shapes.ts';
import { aarav, sunita } from '../app/entries.ts';
import type { Fixtures } from './any-request.ts';
import { hostileText, hostileValue } from './odd-values.ts';
import { type Known, schemaValue } from './schema-values.ts';

const NESTING_DEPTH = 20_000;
const INVALID_BODIES = [
  '',
  ' ',
  '{',
  'null',
  '"',
  '[1,]',
  '{"a":1e999}',
  '\ufeff{}',
  '[]',
  '{"name":"\\ud800"}',
];
const PROTOTYPE_POLLUTION = [
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...INVALID_BODIES,
      ...PROTOTYPE_POLLUTION,
      '['.repeat(NESTING_DEPTH),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

export function anyBody(name: EndpointName, fixtures: Fixtures): fc.Arbitrary<string | undefined> {
  const { body }: Schemas = contract[name];
  if (!body) return fc.option(anyText, { nil: undefined, freq: 1 });
  const good = goodBody(name, fixtures);
  const nearly = fc.tuple(good, fc.nat(), hostileValue).map(([sent, place, value]) => {
    const fields = Object.keys(sent);
    return { ...sent, [fields[place % fields.length] ?? 'name']: value };
  });
  const more = fc
    .tuple(good, hostileText, hostileValue)
    .map(([sent, key, value]) => ({ ...sent, [key]: value }));
  return fc.oneof(
    { weight: 5, arbitrary: good.map((sent) => JSON.stringify(sent)) },
    { weight: 4, arbitrary: nearly.map((sent) => JSON.stringify(sent)) },
    { weight: 1, arbitrary: more.map((sent) => JSON.stringify(sent)) },
    { weight: 2, arbitrary: anyText },
  );
}

/** By its schema; or its example with one field by the schema, which the rules mostly take. */
function goodBody(name: EndpointName, fixtures: Fixtures): fc.Arbitrary<object> {
  const known: Known = {
    ...Object.fromEntries(
      Object.entries({ ...sunita, ...aarav }).map(([field, value]) => [field, fc.constant(value)]),
    ),
    email: fc.nat().map((number) => `new${number}@adhyay.example`),
    volunteer_id: fc.nat().map(fixtures.id),
    version: fc.nat(4),
  };
  const { example } = endpointDocs[name];
  const fromSchema = schemaValue(schemaOf(name), known).map((value): object => Object(value));
  const changed = fc.tuple(fromSchema, fc.nat()).map(([values, place]) => {
    const fields = Object.entries(values);
    return {
      ...example,
      ...Object.fromEntries(fields.slice(place % (fields.length + 1)).slice(0, 1)),
    };
  });
  return fc.oneof(fromSchema, changed);
}

function schemaOf(name: EndpointName): JsonSchema {
  const { body }: Schemas = contract[name];
  const nouns: Record<string, JsonSchema> = {};
  const schema = body ? bodySchema(body, nouns) : {};
  const [noun] = Object.values(nouns);
  return noun ?? schema;
}
