// The required and the optional fields of a form, derived from the rules.
import type { ConsentFieldName } from '#domain/privacy/consent-fields.ts';
import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { SurveyType } from '#domain/surveys/survey.ts';
import type { FieldError } from '#domain/validation.ts';
import { emptyValues, type SurveyValues, type TextName } from './values.ts';

type FieldName = Exclude<TextName, 'volunteer_id' | ConsentFieldName>;

/** A field in neither set depends on others: one of the parents, one of the documents. */
export interface Requirements {
  required: ReadonlySet<TextName>;
  optional: ReadonlySet<TextName>;
}

export function requirementsOf(
  survey_type: SurveyType,
  check: (values: SurveyValues) => readonly FieldError[],
): Requirements {
  const empty = { ...emptyValues(0), survey_type };
  const names = textNames(empty);
  const asked = fieldsOf(check(empty));
  const required = new Set(names.filter((name) => asked.has(name)));
  const optional = new Set(names.filter((name) => !asked.has(name) && empty[name] === ''));
  for (const name of names) {
    const found = fieldsOf(check({ ...empty, [name]: exampleOf(name) }));
    for (const other of names.filter((each) => each !== name)) {
      if (asked.has(other) === found.has(other)) continue;
      // Filling this field makes the other one optional, or required.
      required.delete(other);
      optional.delete(other);
      if (asked.has(other)) optional.delete(name);
    }
  }
  return { required, optional };
}

function fieldsOf(errors: readonly FieldError[]): ReadonlySet<string> {
  return new Set(errors.map(({ field }) => field));
}

function textNames(values: SurveyValues): FieldName[] {
  const isText = (name: SurveyFieldName): name is FieldName =>
    name !== 'survey_type' && typeof values[name] === 'string';
  return FIELD_NAMES.filter(isText);
}

function exampleOf(name: FieldName): string {
  const field = fieldOf(name);
  return field.kind === 'choice' ? (field.values[0] ?? '') : '1';
}
