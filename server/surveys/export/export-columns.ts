import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { Cell } from '../../exports/table.ts';
import type { ConsentRow } from '../consents/consents.ts';

export interface ExportRow {
  entry: Survey;
  consent: ConsentRow | undefined;
}

export interface Column {
  title: string;
  value: (row: ExportRow) => Cell;
}

export const entryColumns: readonly Column[] = [
  { title: 'Entry', value: ({ entry }) => entry.id },
  ...FIELD_NAMES.map(fieldColumn),
  { title: 'Collected by', value: ({ entry }) => entry.volunteer_name },
  { title: 'Recorded (IST)', value: ({ entry }) => new Date(entry.created_at) },
  { title: 'Changed (IST)', value: ({ entry }) => new Date(entry.updated_at) },
  {
    title: 'Deleted (IST)',
    value: ({ entry: { deleted_at } }) => deleted_at && new Date(deleted_at),
  },
];

/** Fields of the other survey type are empty: a 0 would count as an income. */
function fieldColumn(name: SurveyFieldName): Column {
  const { exportTitle, label, surveyType } = fieldOf(name);
  return {
    title: exportTitle ?? label,
    value: ({ entry }) =>
      surveyType && surveyType !== entry.survey_type ? null : formatted(name, entry[name]),
  };
}

function formatted(name: SurveyFieldName, value: Cell | boolean): Cell {
  const field = fieldOf(name);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'choice' && typeof value === 'string') return field.labels?.[value] ?? value;
  return value;
}
