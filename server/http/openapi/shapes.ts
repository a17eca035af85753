// The shapes of the contract as JSON Schema 2020-12, by zod itself. The nouns stand once, under
// components; the rest stands where it is used.
import * as z from 'zod';
import { query } from '#domain/enquiry-schema.ts';
import { paginationShape } from '#domain/list-schema.ts';
import { survey, surveyDraft } from '#domain/survey-schema.ts';
import { volunteer, volunteerDraft } from '#domain/volunteer-schema.ts';
import { bodyWords, replyWords } from './field-words.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const SCHEMAS = '#/components/schemas/';
const IGNORED = 'As it was read; sent back, it is ignored';

const nouns = z.registry<{ id: string }>();
nouns.add(survey, { id: 'Survey' });
nouns.add(volunteer, { id: 'Volunteer' });
nouns.add(query, { id: 'Query' });
nouns.add(paginationShape, { id: 'Pagination' });
const drafts = z.registry<{ id: string }>();
drafts.add(surveyDraft, { id: 'SurveyDraft' });
drafts.add(volunteerDraft, { id: 'VolunteerDraft' });

/** Of what is sent. */
export function bodySchema(shape: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  return convert(shape, 'input', drafts, schemas);
}

/** Of what is answered beside `success: true`. */
export function replySchema(shape: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  const { properties, required, ...rest } = convert(shape, 'output', nouns, schemas);
  return {
    ...rest,
    properties: { success: { type: 'boolean', const: true }, ...properties },
    required: ['success', ...(required ?? [])],
  };
}

/** A list's parameters. What they are without being sent, and how far numbers go, is asked of the shape. */
export function parameterSchemas(shape: z.ZodType): [name: string, schema: JsonSchema][] {
  const { properties = {} } = convert(shape, 'input', z.registry<{ id: string }>(), {});
  const without = read(shape, {});
  return Object.entries(properties).map(([name, schema]) => {
    if (typeof schema === 'boolean') return [name, {}];
    const isNumber = schema.pattern !== undefined;
    const kind: JsonSchema = isNumber
      ? {
          type: 'integer',
          minimum: Number(read(shape, { [name]: '-1' })[name]),
          maximum: Number(read(shape, { [name]: '9'.repeat(15) })[name]),
        }
      : schema;
    const standing = without[name];
    const isSaid = standing !== undefined && standing !== '';
    return [name, { ...kind, ...(isSaid && { default: standing }) }];
  });
}

function read(shape: z.ZodType, sent: Record<string, string>): Record<string, unknown> {
  return { ...Object(shape.parse(sent)) };
}

function convert(
  shape: z.ZodType,
  io: 'input' | 'output',
  metadata: z.core.$ZodRegistry<{ id: string }>,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $id,
    id,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, {
    io,
    metadata,
    target: 'draft-2020-12',
    // What is read-only may be anything: it is not looked at.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => say(jsonSchema, io),
  });
  for (const [name, { id: __, ...noun }] of Object.entries($defs)) schemas[name] = pointed(noun);
  return pointed(schema);
}

/** zod speaks of the definitions of one schema, the description of its components. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', SCHEMAS));
}

function say(schema: JsonSchema, io: 'input' | 'output'): void {
  // Every whole number has these; they say nothing.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // The format says it.
  if (schema.format === 'date-time') delete schema.pattern;
  const words = io === 'input' ? bodyWords : replyWords;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const isIgnored = io === 'input' && Object.keys(field).length === 0;
    const description = isIgnored ? IGNORED : words[name];
    if (description) field.description = description;
    if (isIgnored) field.readOnly = true;
  }
}
