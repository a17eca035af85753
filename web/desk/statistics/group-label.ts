import { AGE_BANDS, bandName, FIELD_OF, type RowDimension } from '#domain/statistics/dimensions.ts';
import type { StatisticsGroup } from '#domain/statistics/statistics-schema.ts';
import { formatDate } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { formatValue, shortLabel, yesOrNo } from '../../messages/survey-fields.ts';
import { nameIn } from '../places/place-suggestions.ts';

export function dimensionLabel(t: Messages, dimension: RowDimension): string {
  switch (dimension) {
    case 'week':
    case 'month':
      return t.statistics.periods[dimension];
    case 'volunteer':
      return t.filters.volunteer;
    default:
      return shortLabel(t, FIELD_OF[dimension]);
  }
}

export function groupLabel(
  t: Messages,
  dimension: RowDimension,
  { value, name = '', local_name = '' }: StatisticsGroup,
): string {
  if (value === null) return t.statistics.others;
  switch (dimension) {
    case 'week':
      return formatDate(t, localTime(value));
    case 'month':
      return `${monthName(t, value)} ${value.slice(0, 4)}`;
    case 'constituency':
    case 'city':
      return nameIn(t, { name, local_name }) || t.statistics.notRecorded;
    case 'volunteer':
      return name || t.surveyList.unnamedVolunteer(Number(value));
    case 'age':
      return ageLabel(t, value);
    case 'disabled':
    case 'employed':
      return yesOrNo(t, value === 'yes');
    default:
      return formatValue(t, FIELD_OF[dimension], value);
  }
}

/** Midnight where the reader is: the day itself has no time zone. */
export const localTime = (day: string): string => `${day}T00:00`;

/** Without the year: `Nov` */
export function monthName(t: Messages, first: string): string {
  return t.time.months[new Date(localTime(first)).getMonth()] ?? '';
}

function ageLabel(t: Messages, value: string): string {
  const band = AGE_BANDS.find((each) => bandName(each) === value);
  if (!band) return value;
  return band === AGE_BANDS.at(-1)
    ? t.statistics.fromAge(band.from)
    : t.statistics.ages(band.from, band.to);
}
