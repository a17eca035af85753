import { expect, test } from 'vitest';
import { FIELD_NAMES } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { operationFrom } from '../outbox/storage/rows.ts';
import { listRecent } from '../recent/list-recent.ts';
import { NO_FILTERS } from '../survey-list/filters/filter-query.ts';
import { requestBodyOf } from './request-body.ts';
import { surveyFrom, valuesFrom } from './stored-values.ts';
import { emptyValues, valuesOf } from './values.ts';

const base = emptyValues(7);
const times = { created_at: '2026-11-02T08:00:00.000Z', recorded_at: '2026-11-02T08:00:00.000Z' };
const stored = surveyFrom({ id: 5, name: 'Shanta', volunteer_id: 7, ...times } as Survey);
const without = <Kept extends object>(all: Kept, name: keyof Kept): Kept => {
  const { [name]: _, ...rest } = all;
  return rest as Kept;
};

test('a draft of an older program is read as far as the form knows its fields', () => {
  const saved = { name: 'Shanta', employed: true, age: 63, shoe_size: '38' };
  expect(valuesFrom(saved, base)).toEqual({ ...base, name: 'Shanta', employed: true });
  expect(valuesFrom(null, base)).toEqual(base);
});

test.each(FIELD_NAMES)(
  'an entry stored before %s was a field is found, shown and edited',
  (name) => {
    const read = surveyFrom(without(stored, name));
    const query = { ...NO_FILTERS, page: 1, limit: 10, sort: 'date_new' } as const;
    expect(listRecent([read], { ...query, search: '#5', type: undefined })).toMatchObject({
      data: [{ id: 5 }],
    });
    expect(valuesOf(read)[name]).toBeDefined();
  },
);

test.each(FIELD_NAMES)('a change made before %s was a field waits as before', (name) => {
  const values = without({ ...base, name: 'Shanta' }, name);
  const content = { id: 5, version: 1, body: {}, base: values, values, entry: null };
  const row = {
    account: 7,
    key: 'k',
    after: null,
    state: 'waiting',
    sentAt: null,
    tries: 0,
  } as const;
  const operation = operationFrom(
    {
      ...row,
      action: 'update',
      place: 1,
      madeAt: 0,
      content: { text: '' },
    },
    { ...content, outcome: null, refusal: null },
  );
  expect(operation.values && requestBodyOf(operation.values)).toEqual(
    requestBodyOf({ ...base, name: name === 'name' ? '' : 'Shanta' }),
  );
});
