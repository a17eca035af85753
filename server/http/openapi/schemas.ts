// JSON Schema 2020-12, with shared schemas under components.
import * as z from 'zod';
import { type JsonSchema, SCHEMAS } from '#domain/endpoints/openapi-document.ts';
import { enquiry } from '#domain/enquiries/enquiry-schema.ts';
import { paginationSchema } from '#domain/schemas/page-schema.ts';
import { survey, surveyBody } from '#domain/surveys/survey-schema.ts';
import { volunteer, volunteerInput } from '#domain/volunteers/volunteer-schema.ts';
import { bodyDescriptions, replyDescriptions } from './docs/field-docs.ts';

const IGNORED = 'As it was read; sent back, it is ignored';

const components = z.registry<{ id: string }>();
components.add(survey, { id: 'Survey' });
components.add(volunteer, { id: 'Volunteer' });
components.add(enquiry, { id: 'Query' });
components.add(paginationSchema, { id: 'Pagination' });
const bodyComponents = z.registry<{ id: string }>();
bodyComponents.add(surveyBody, { id: 'SurveyDraft' });
bodyComponents.add(volunteerInput, { id: 'VolunteerDraft' });

export function bodySchema(zodSchema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  return toJsonSchema(zodSchema, 'input', bodyComponents, schemas);
}

export function replySchema(zodSchema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  const { properties, required, ...rest } = toJsonSchema(zodSchema, 'output', components, schemas);
  return {
    ...rest,
    properties: { success: { type: 'boolean', const: true }, ...properties },
    required: ['success', ...(required ?? [])],
  };
}

/** Parsing finds the defaults. Numbers are sent as text, so their limits are metadata of their schemas. */
export function parameterSchemas(zodSchema: z.ZodType): [name: string, schema: JsonSchema][] {
  const { properties = {} } = toJsonSchema(zodSchema, 'input', z.globalRegistry, {});
  // A required parameter makes the parsing fail.
  const defaults: Record<string, unknown> = { ...Object(zodSchema.safeParse({}).data) };
  return Object.entries(properties).map(([name, schema]) => {
    if (typeof schema === 'boolean') return [name, {}];
    const { minimum, maximum } = schema;
    const typed: JsonSchema =
      minimum === undefined || maximum === undefined
        ? schema
        : { type: 'integer', minimum, maximum };
    const defaultValue = defaults[name];
    const hasDefault = defaultValue !== undefined && defaultValue !== '';
    return [name, { ...typed, ...(hasDefault && { default: defaultValue }) }];
  });
}

function toJsonSchema(
  zodSchema: z.ZodType,
  io: 'input' | 'output',
  metadata: z.core.$ZodRegistry<{ id?: string | undefined }>,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $id,
    id,
    $defs = {},
    ...schema
  } = z.toJSONSchema(zodSchema, {
    io,
    metadata,
    target: 'draft-2020-12',
    // Read-only fields accept anything, as they are ignored.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => addDescriptions(jsonSchema, io),
  });
  for (const [name, { id: __, ...noun }] of Object.entries($defs))
    schemas[name] = withComponentRefs(noun);
  return withComponentRefs(schema);
}

/** Zod refers to $defs of one schema, OpenAPI to components of the document. */
function withComponentRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', SCHEMAS));
}

function addDescriptions(schema: JsonSchema, io: 'input' | 'output'): void {
  // Zod adds these to every integer.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
  const descriptions = io === 'input' ? bodyDescriptions : replyDescriptions;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const isIgnored = io === 'input' && Object.keys(field).length === 0;
    const description = isIgnored ? IGNORED : descriptions[name];
    if (description) field.description = description;
    if (isIgnored) field.readOnly = true;
  }
}
