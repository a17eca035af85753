// Values that match a JSON Schema of the OpenAPI description, as a client would send them.
import fc from 'fast-check';
import type { JsonSchema } from '#domain/endpoints/openapi-document.ts';
import { cleanText } from '#domain/text/text.ts';

const MAX_LENGTH = 60;

/** Generators by field name, used half of the time: a mobile number, an id. */
export type Known = Record<string, fc.Arbitrary<unknown>>;

export function schemaValue(
  schema: JsonSchema | boolean,
  known: Known = {},
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || schema.readOnly) return fc.jsonValue({ maxDepth: 1 });
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { minimum: min = -1000, maximum: max = 1000 } = schema;
  if (type === 'object') return objectOf(schema, known);
  if (type === 'string') return textOf(schema);
  if (type === 'integer') return fc.integer({ min, max: Math.max(min, Math.min(max, 2 ** 31)) });
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer());
  if (type === 'boolean') return fc.boolean();
  if (type === 'array' && schema.prefixItems)
    return fc.tuple(...schema.prefixItems.map((item) => schemaValue(item, known)));
  if (type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
    return fc.array(schemaValue(schema.items, known), { maxLength: schema.maxItems ?? 5 });
  if (type === 'null') return fc.constant(null);
  if (type === 'any') return fc.jsonValue({ maxDepth: 1 });
  throw new Error(`There are no values for the type ${type} yet`);
}

function textOf({ maxLength = MAX_LENGTH, format, pattern, allOf = [] }: JsonSchema) {
  if (format === 'uuid') return fc.uuid();
  const isTime = [{ pattern }, ...allOf].some((one) => String(Object(one).pattern).includes('T('));
  if (isTime) {
    const within = { min: new Date('2000-01-01'), max: new Date('2999-12-31') };
    return fc.date({ ...within, noInvalidDate: true }).map((date) => date.toISOString());
  }
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, MAX_LENGTH) }).map(cleanText);
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  known: Known,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => {
    const usual = schemaValue(field, known);
    return [name, known[name] ? fc.oneof(known[name], usual) : usual] as const;
  });
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}
