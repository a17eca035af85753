// Shapes in words: a line for each field, with its type and its limits.
import { type Html, html, NOTHING } from '../site/html.ts';
import type { Parameter } from './document.ts';
import { type JsonSchema, SCHEMAS } from './shapes.ts';

export function parametersHtml(parameters: readonly Parameter[]): Html {
  return list(
    parameters.map(({ name, in: place, required, description, schema }) =>
      line(name, schema, { needed: required ?? false, place, description }),
    ),
  );
}

/** Of what is sent. What stands under components is a link. */
export function bodyHtml(schema: JsonSchema): Html {
  const [shape, { required = [] } = {}] = schema.allOf ?? [schema];
  if (shape?.$ref) {
    const needed = required.map((name, place) => html`${place ? ', ' : ''}<code>${name}</code>`);
    return html`<p>${typeHtml(shape)}${needed.length ? html`; needed: ${needed}` : NOTHING}</p>`;
  }
  return fieldsHtml(schema, schema.required);
}

/** @param needed those that must be sent; of what is answered nothing needs to be said */
export function fieldsHtml({ properties = {} }: JsonSchema, needed: readonly string[] = []): Html {
  return list(
    Object.entries(properties).map(([name, field]) => {
      if (typeof field === 'boolean') return NOTHING;
      return line(name, field, { needed: needed.includes(name), description: field.description });
    }),
  );
}

function list(lines: Html[]): Html {
  return html`<dl>${lines}</dl>`;
}

interface About {
  needed: boolean;
  place?: Parameter['in'];
  description: string | undefined;
}

function line(name: string, schema: JsonSchema, { needed, place, description }: About): Html {
  const notes = [
    ...(place && place !== 'query' ? [html` <span class="note">in the ${place}</span>`] : []),
    ...(needed ? [html` <span class="note">needed</span>`] : []),
  ];
  const words = description ? html`<br><span class="words">${description}</span>` : NOTHING;
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
  const standing = schema.default === undefined ? '' : `, otherwise ${schema.default}`;
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices) {
    const named = choices.map(
      (choice, place) => html`${place ? ', ' : ''}<code>${nameOf(choice)}</code>`,
    );
    return html`${named}${standing}`;
  }
  if (schema.anyOf) {
    return html`${schema.anyOf.map((one, place) => html`${place ? ' or ' : ''}${typeHtml(one)}`)}`;
  }
  return html`${typeOf(schema)}${limitsOf(schema)}${standing}`;
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
