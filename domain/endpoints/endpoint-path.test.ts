import { expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { endpointPath } from './endpoint-path.ts';

test('an id stands in the path, or in the query where the path has no place for it', () => {
  const { alias, ...updateSurvey } = endpoints.updateSurvey;
  expect(endpointPath(alias, { id: 7 })).toBe('/server/api/surveys/7');
  expect(endpointPath(updateSurvey, { id: 7 })).toBe(`/server/api${updateSurvey.path}?id=7`);
  expect(endpointPath({ path: '/surveys' }, { id: 7, query: 'a=1' })).toBe(
    '/server/api/surveys?a=1&id=7',
  );
});

test('a name is encoded, and the query follows', () => {
  const query = 'locale=hi';
  expect(endpointPath({ path: '/admin/website/:name' }, { name: 'a b/$&', query })).toBe(
    '/server/api/admin/website/a%20b%2F%24%26?locale=hi',
  );
});
