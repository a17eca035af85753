import { Fragment, type ReactElement, type ReactNode } from 'react';
import { type JsonSchema, type Parameter, SCHEMAS } from '#domain/endpoints/openapi-document.ts';
import styles from './api-docs.module.css';

export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <dl>
      {parameters.map(({ name, in: place, required, description, schema }) => (
        <Field key={name} {...{ name, place, required, description, schema }} />
      ))}
    </dl>
  );
}

/** Schemas under components become links. */
export function BodyFields({ schema }: { schema: JsonSchema }) {
  const [base, { required = [] } = {}] = schema.allOf ?? [schema];
  if (!base?.$ref) return <FieldList schema={schema} required={schema.required} />;
  return (
    <p>
      <Type schema={base} />
      {required.length > 0 && <>; needed: {codes(required)}</>}
    </p>
  );
}

interface FieldListProps {
  schema: JsonSchema;
  /** For a reply none. */
  required?: readonly string[] | undefined;
}

export function FieldList({ schema: { properties = {} }, required = [] }: FieldListProps) {
  return (
    <dl>
      {Object.entries(properties).map(([name, field]) =>
        typeof field === 'boolean' ? null : (
          <Field
            key={name}
            name={name}
            required={required.includes(name)}
            description={field.description}
            schema={field}
          />
        ),
      )}
    </dl>
  );
}

interface FieldProps {
  name: string;
  place?: Parameter['in'];
  required?: boolean | undefined;
  description?: string | undefined;
  schema: JsonSchema;
}

function Field({ name, place, required, description, schema }: FieldProps) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {place && place !== 'query' && <span className={styles.note}> in the {place}</span>}
        {required && <span className={styles.note}> needed</span>}
      </dt>
      <dd>
        <Type schema={schema} />
        {description && (
          <>
            <br />
            <span className={styles.note}>{description}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Type({ schema }: { schema: JsonSchema }): ReactNode {
  if (schema.$ref) {
    const name = schema.$ref.slice(SCHEMAS.length);
    return <a href={`#${name}`}>{name}</a>;
  }
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return (
      <>
        list of <Type schema={schema.items} />
      </>
    );
  }
  const defaultNote = schema.default === undefined ? '' : `, otherwise ${schema.default}`;
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices) {
    return (
      <>
        {codes(choices.map((choice) => (choice === '' ? 'empty' : String(choice))))}
        {defaultNote}
      </>
    );
  }
  if (schema.anyOf) {
    return separated(
      schema.anyOf.map((one) => <Type key={JSON.stringify(one)} schema={one} />),
      ' or ',
    );
  }
  return `${typeOf(schema)}${limitsOf(schema)}${defaultNote}`;
}

function codes(texts: readonly string[]): ReactNode {
  return separated(
    texts.map((text) => <code key={text}>{text}</code>),
    ', ',
  );
}

function separated(elements: readonly ReactElement[], separator: string): ReactNode {
  return elements.map((element, index) => (
    <Fragment key={element.key}>
      {index > 0 && separator}
      {element}
    </Fragment>
  ));
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
