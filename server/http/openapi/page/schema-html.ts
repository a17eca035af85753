import { EMPTY, type Html, html } from '../../site/html.ts';
import type { Parameter } from '../document.ts';
import { type JsonSchema, SCHEMAS } from '../schemas.ts';

export function parametersHtml(parameters: readonly Parameter[]): Html {
  return definitionList(
    parameters.map(({ name, in: location, required, description, schema }) =>
      fieldHtml(name, schema, { required: required ?? false, location, description }),
    ),
  );
}

/** Schemas under components become links. */
export function bodyHtml(schema: JsonSchema): Html {
  const [base, { required = [] } = {}] = schema.allOf ?? [schema];
  if (base?.$ref) {
    const needed = required.map((name, index) => html`${index ? ', ' : ''}<code>${name}</code>`);
    return html`<p>${typeHtml(base)}${needed.length ? html`; needed: ${needed}` : EMPTY}</p>`;
  }
  return fieldsHtml(schema, schema.required);
}

/** @param needed names of required fields; for replies none */
export function fieldsHtml({ properties = {} }: JsonSchema, needed: readonly string[] = []): Html {
  return definitionList(
    Object.entries(properties).map(([name, field]) => {
      if (typeof field === 'boolean') return EMPTY;
      return fieldHtml(name, field, {
        required: needed.includes(name),
        description: field.description,
      });
    }),
  );
}

function definitionList(lines: Html[]): Html {
  return html`<dl>${lines}</dl>`;
}

interface FieldNotes {
  required: boolean;
  location?: Parameter['in'];
  description: string | undefined;
}

function fieldHtml(
  name: string,
  schema: JsonSchema,
  { required, location, description }: FieldNotes,
): Html {
  const notes = [
    ...(location && location !== 'query'
      ? [html` <span class="note">in the ${location}</span>`]
      : []),
    ...(required ? [html` <span class="note">needed</span>`] : []),
  ];
  const words = description ? html`<br><span class="words">${description}</span>` : EMPTY;
  return html`<div><dt><code>${name}</code>${notes}</dt><dd>${typeHtml(schema)}${words}</dd></div>`;
}

function typeHtml(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(SCHEMAS.length);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return html`list of ${typeHtml(schema.items)}`;
  }
  const defaultNote = schema.default === undefined ? '' : `, otherwise ${schema.default}`;
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices) {
    const named = choices.map(
      (choice, index) => html`${index ? ', ' : ''}<code>${nameOf(choice)}</code>`,
    );
    return html`${named}${defaultNote}`;
  }
  if (schema.anyOf) {
    return html`${schema.anyOf.map((one, index) => html`${index ? ' or ' : ''}${typeHtml(one)}`)}`;
  }
  return html`${typeOf(schema)}${limitsOf(schema)}${defaultNote}`;
}

function nameOf(choice: unknown): string {
  return choice === '' ? 'empty' : String(choice);
}

function typeOf({ type, format }: JsonSchema): string {
  if (type === undefined) return 'anything';
  const names = [type].flat().map((one) => TYPES[one] ?? one);
  return names.join(' or ') + (format ? ` (${format})` : '');
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'fields',
};

function limitsOf({ minimum, maximum, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return '';
}
