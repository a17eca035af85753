import { expect, test } from 'vitest';
import {
  changesToRevert,
  type HistoryChange,
  type HistoryValues,
  type ShownVersion,
  surveyChanges,
  versionActionOf,
} from './history.ts';

const facts: HistoryValues = {
  survey_type: 'adult',
  name: 'Sunita Devi',
  gender: 'female',
  category: 'obc',
  age: 34,
  senior_citizen: false,
  physically_disabled: false,
  mobile_no: '5231044718',
  other_no: '',
  correspondence_address: 'Ward 3',
  same_address: true,
  permanent_address: 'Ward 3',
  city: 'Mumbai',
  constituency: '',
  aadhar_no: 'XXXX XXXX 1234',
  other_document_type: null,
  other_document_no: null,
  employed: true,
  income: 8500,
  class: null,
  father_name: '',
  mother_name: '',
  current_school: '',
  school_type: null,
  disability: '',
  volunteer_id: 'Asha',
};
const state = (changed: Partial<HistoryValues> = {}, mark = 'a', deletedAt = ''): ShownVersion => ({
  values: { ...facts, ...changed },
  comparisonKeys: { aadhar_no: mark },
  deletedAt: deletedAt || null,
});
const moved: HistoryChange = { field: 'correspondence_address', before: 'Ward 3', after: 'Ward 4' };

test('the changes of a version are listed in the order of the form', () => {
  const after = state({ income: 9000, name: 'Sunita Kushwaha' });
  expect(surveyChanges(state(), after)).toEqual([
    { field: 'name', before: 'Sunita Devi', after: 'Sunita Kushwaha' },
    { field: 'income', before: 8500, after: 9000 },
  ]);
  expect(surveyChanges(state(), state())).toEqual([]);
});

test('a permanent address that follows the current one is listed only when it stops doing so', () => {
  const ward4 = { correspondence_address: 'Ward 4', permanent_address: 'Ward 4' };
  expect(surveyChanges(state(), state(ward4))).toEqual([moved]);
  const apart = state({ same_address: false, permanent_address: 'Jawhar' });
  expect(surveyChanges(state(), apart).map(({ field }) => field)).toEqual([
    'same_address',
    'permanent_address',
  ]);
});

test('two different numbers with the same mask count as a change', () => {
  expect(surveyChanges(state(), state({}, 'b'))).toEqual([
    { field: 'aadhar_no', before: 'XXXX XXXX 1234', after: 'XXXX XXXX 1234' },
  ]);
});

test.each([
  [undefined, state(), 'create'],
  [state(), state({ age: 35 }), 'update'],
  [state(), state({}, 'a', '2026-11-21T08:00:00.000Z'), 'delete'],
  [state({}, 'a', '2026-11-21T08:00:00.000Z'), state(), 'restore'],
])('%#: the action is inferred from the two states', (before, after, action) => {
  expect(versionActionOf(before, after)).toBe(action);
});

test('reverting to a version undoes every later change', () => {
  const versions = [
    { version: 4, changes: [{ field: 'age' as const, before: 35, after: 36 }] },
    { version: 3, changes: [{ field: 'city' as const, before: 'Pune', after: 'Mumbai' }] },
    { version: 2, changes: [{ field: 'age' as const, before: 34, after: 35 }] },
    { version: 1, changes: [] },
  ];
  const now = { ...facts, age: 36 };
  expect(changesToRevert(now, versions, 1)).toEqual([
    { field: 'age', before: 36, after: 34 },
    { field: 'city', before: 'Mumbai', after: 'Pune' },
  ]);
  expect(changesToRevert(now, versions, 3)).toEqual([{ field: 'age', before: 36, after: 35 }]);
  expect(changesToRevert(now, versions, 4)).toEqual([]);
});

test('a change that was reversed is not a difference', () => {
  const versions = [
    { version: 3, changes: [{ field: 'age' as const, before: 35, after: 34 }] },
    { version: 2, changes: [{ field: 'age' as const, before: 34, after: 35 }] },
    { version: 1, changes: [] },
  ];
  expect(changesToRevert(facts, versions, 1)).toEqual([]);
});

test('reverting the current address also reverts a permanent address that follows it', () => {
  const now = {
    ...facts,
    correspondence_address: 'Ward 4',
    same_address: false,
    permanent_address: 'Jawhar',
  };
  const versions = [
    {
      version: 3,
      changes: [
        { field: 'same_address' as const, before: true, after: false },
        { field: 'permanent_address' as const, before: 'Ward 4', after: 'Jawhar' },
      ],
    },
    { version: 2, changes: [moved] },
    { version: 1, changes: [] },
  ];
  expect(changesToRevert(now, versions, 1)).toContainEqual({
    field: 'permanent_address',
    before: 'Jawhar',
    after: 'Ward 3',
  });
});

test('reverting keeps the owner, and a different number with the same mask is reported', () => {
  const versions = [
    {
      version: 2,
      changes: [
        { field: 'volunteer_id' as const, before: 'Ravi', after: 'Asha' },
        { field: 'aadhar_no' as const, before: 'XXXX XXXX 1234', after: 'XXXX XXXX 1234' },
      ],
    },
  ];
  expect(changesToRevert(facts, versions, 1).map(({ field }) => field)).toEqual(['aadhar_no']);
});

test('a number that differed in between may have changed', () => {
  const number = (before: string | null, after: string | null): HistoryChange[] => [
    { field: 'aadhar_no', before, after },
  ];
  const versions = [
    { version: 3, changes: number('XXXX XXXX 9876', 'XXXX XXXX 1234') },
    { version: 2, changes: number('XXXX XXXX 1234', 'XXXX XXXX 9876') },
    { version: 1, changes: [] },
  ];
  const [back] = changesToRevert(facts, versions, 1);
  expect(back).toMatchObject({ field: 'aadhar_no', isUncertain: true });
  const none = [
    { version: 3, changes: number('XXXX XXXX 9876', null) },
    { version: 2, changes: number(null, 'XXXX XXXX 9876') },
  ];
  expect(changesToRevert({ ...facts, aadhar_no: null }, none, 1)).toEqual([]);
});
