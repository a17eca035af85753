import { expect, test } from 'vitest';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { NO_FILTERS } from '../survey-list/filters/filter-query.ts';
import { listRecent } from './list-recent.ts';

const entry = (id: number, fields: Partial<Survey>): Survey =>
  ({
    ...{ id, survey_type: 'adult', gender: 'female', created_at: `2026-05-0${id}T08:00:00.000Z` },
    ...{ father_name: '', mother_name: '', current_school: '', mobile_no: '5231044718' },
    ...{ other_no: '', correspondence_address: 'Tola Bahamani', permanent_address: '' },
    ...{ city: 'Khunti', constituency: 'Torpa', aadhar_no: null, other_document_no: null },
    ...fields,
  }) as Survey;

const entries = [
  entry(1, { name: 'Sunita Munda', aadhar_no: 'XXXX XXXX 1234' }),
  entry(2, { name: 'सुनीता मुंडा' }),
  entry(3, { name: 'Birsa Oraon', survey_type: 'child' }),
];
const list = (search: string, filters: Partial<SurveyFilters> = {}) =>
  listRecent(entries, {
    ...NO_FILTERS,
    ...{ page: 1, limit: 10, sort: 'date_new', search, type: undefined },
    ...filters,
  });
const found = (search: string) => list(search).data.map(({ id }) => id);

test.each([
  ['munda sunita', [1, 2]],
  ['bahmani birsa', [3]],
  ['+91 52310 44718', [3, 2, 1]],
  ['#2', [2]],
  ['1234', [1]],
  ['munda ranchi', []],
  ['', [3, 2, 1]],
])('offline, %s finds the same as on the server', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test('matches by sound come last, and are counted', () => {
  expect(list('munda')).toMatchObject({ match: 'exact', alike: 1, counts: { adult: 2, child: 0 } });
  expect(list('moonda')).toMatchObject({ match: 'alike', alike: 2 });
});

test('filters and a search apply to the entries on the device', () => {
  const filtered = (search: string, filters: Partial<SurveyFilters>) => list(search, filters).data;
  expect(filtered('', { recorded_to: '2026-05-02' }).map(({ id }) => id)).toEqual([2, 1]);
  expect(filtered('birsa', { place: 'खूंटी' })).toHaveLength(1);
  expect(filtered('birsa', { gender: 'male' })).toEqual([]);
  expect(list('', { recorded_from: '2026-05-03' }).counts).toEqual({ adult: 0, child: 1 });
});
