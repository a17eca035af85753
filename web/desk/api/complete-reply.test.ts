import { expect, test } from 'vitest';
import { parseResponse } from './parse-response.ts';

const asha = { id: 2, name: 'Asha Pawar', status: 'active', is_admin: false };
const reply = (body: object) => ({ status: 200, retryAfter: null, body });

test('what a newer field shows is left out when an older server does not send it', () => {
  expect(parseResponse('readVolunteer', reply({ success: true, data: asha })).data).toEqual({
    ...asha,
    is_editor: false,
    second_factor: false,
    waiting: [],
  });
  const { active } = parseResponse('listVolunteers', reply({ success: true, data: [asha] }));
  expect(active).toBe(1);
  const created_at = '2026-11-01T08:00:00.000Z';
  const read = parseResponse('readSurvey', reply({ success: true, data: { id: 7, created_at } }));
  expect(read.data).toMatchObject({ recorded_at: created_at, merged_from: [] });
});

test('what a server sends is kept', () => {
  const data = { ...asha, is_editor: true, second_factor: true, waiting: [] };
  expect(parseResponse('readVolunteer', reply({ success: true, data })).data).toEqual(data);
});

test('nothing is recorded because a captive portal answers with some JSON', () => {
  const portal = reply({ data: {}, token: 'guest' });
  for (const name of ['createSurvey', 'updateSurvey', 'deleteSurvey'] as const) {
    expect(() => parseResponse(name, portal)).toThrow();
  }
});

test.each([{}, { success: false, data: asha }, { ok: true }])(
  'a reply of another program is an error: %j',
  (body) => {
    expect(() => parseResponse('readVolunteer', reply(body))).toThrow();
  },
);
