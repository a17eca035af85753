import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { endOfDay, startOfDay } from '#domain/indian-time.ts';
import { PLACE_FIELDS, type PlaceField } from '#domain/places/place.ts';
import type { ConsentFilter } from '#domain/privacy/consent.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { toSqlBoolean } from '../../db/columns/sql-boolean.ts';
import type { Tables } from '../../db/tables.ts';

/** @param spellings of the requested place */
export function conditionsOf(
  query: SurveyFilters,
  spellings: readonly string[],
): (surveys: ExpressionBuilder<Tables, 'surveys'>) => Expression<SqlBool> {
  const { recorded_from, recorded_to, place, disabled, employed, correction, household } = query;
  return (surveys) =>
    surveys.and([
      ...(recorded_from ? [surveys('created_at', '>=', startOfDay(recorded_from))] : []),
      ...(recorded_to ? [surveys('created_at', '<', endOfDay(recorded_to))] : []),
      ...(place === undefined
        ? []
        : [surveys.or(PLACE_FIELDS.map((field) => isAnyOf(surveys, field, spellings)))]),
      ...(query.gender ? [surveys('gender', '=', query.gender)] : []),
      ...(query.category ? [surveys('category', '=', query.category)] : []),
      ...(query.age_from === undefined ? [] : [surveys('age', '>=', query.age_from)]),
      ...(query.age_to === undefined ? [] : [surveys('age', '<=', query.age_to)]),
      ...(disabled ? [surveys('physically_disabled', '=', toSqlBoolean(disabled === 'yes'))] : []),
      // Only adults have an employment.
      ...(employed
        ? [
            surveys('survey_type', '=', 'adult'),
            surveys('employed', '=', toSqlBoolean(employed === 'yes')),
          ]
        : []),
      ...incomeConditions(surveys, query),
      ...(query.class ? [surveys('class', '=', query.class)] : []),
      ...(query.school_type ? [surveys('school_type', '=', query.school_type)] : []),
      // Only children have a school; the class of a child that became an adult is kept.
      ...(query.class || query.school_type ? [surveys('survey_type', '=', 'child')] : []),
      ...(correction ? [surveys('id', 'in', inState(surveys, correction))] : []),
      ...(household ? [surveys('household_id', '=', household)] : []),
      ...(query.consent ? [hasConsent(surveys, query.consent)] : []),
      ...(query.duplicates ? [inOpenPair(surveys)] : []),
    ]);
}

/** Only adults have an income. */
function incomeConditions(
  surveys: ExpressionBuilder<Tables, 'surveys'>,
  { income_from, income_to }: SurveyFilters,
) {
  if (income_from === undefined && income_to === undefined) return [];
  return [
    surveys('survey_type', '=', 'adult'),
    ...(income_from === undefined ? [] : [surveys('income', '>=', income_from)]),
    ...(income_to === undefined ? [] : [surveys('income', '<=', income_to)]),
  ];
}

function inOpenPair(surveys: ExpressionBuilder<Tables, 'surveys'>) {
  const open = (id: 'older_id' | 'newer_id') =>
    surveys.selectFrom('survey_pairs').select(id).where('state', '=', 'open');
  return surveys.or([surveys('id', 'in', open('older_id')), surveys('id', 'in', open('newer_id'))]);
}

function hasConsent(surveys: ExpressionBuilder<Tables, 'surveys'>, consent: ConsentFilter) {
  return consent === 'unasked' ? surveys('consent', 'is', null) : surveys('consent', '=', consent);
}

function isAnyOf(
  surveys: ExpressionBuilder<Tables, 'surveys'>,
  field: PlaceField,
  spellings: readonly string[],
) {
  return spellings.length > 0 ? surveys(field, 'in', spellings) : sql<SqlBool>`1 = 0`;
}

function inState(
  surveys: ExpressionBuilder<Tables, 'surveys'>,
  state: NonNullable<SurveyFilters['correction']>,
) {
  return surveys.selectFrom('survey_corrections').select('survey_id').where('state', '=', state);
}
