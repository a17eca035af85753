import { expect, test } from 'vitest';
import { change, emptyValues, type SurveyValues } from '../survey-form/values.ts';
import {
  householdFrom,
  householdIdOf,
  householdOf,
  prefill,
  prefilledNames,
  undoPrefill,
} from './household.ts';

const asha = 7;
const ramesh: SurveyValues = {
  ...emptyValues(asha),
  name: 'Ramesh Munda',
  mobile_no: '5180622930',
  correspondence_address: 'House 12',
  same_address: true,
  permanent_address: 'House 12',
  city: 'Khunti',
  father_name: 'Typed before the entry became an adult’s',
  aadhar_no: '041288301234',
};
const anil: SurveyValues = { ...ramesh, survey_type: 'child', name: 'Anil', father_name: 'Ramesh' };

test('an adult provides the address, for a child also the parents, and never a number', () => {
  const wife = prefill(asha, householdOf(ramesh));
  expect(wife).toEqual({
    ...emptyValues(asha),
    mobile_no: '5180622930',
    correspondence_address: 'House 12',
    same_address: true,
    permanent_address: 'House 12',
    city: 'Khunti',
  });
  expect(prefill(asha, householdOf(anil)).father_name).toBe('Ramesh');
});

test('typing over a copied text clears its mark', () => {
  const household = householdOf(ramesh);
  const values = prefill(asha, household);
  expect(prefilledNames(household, values)).toEqual([
    'mobile_no',
    'correspondence_address',
    'city',
  ]);
  const moved = change(values, 'city', 'Ranchi');
  expect(prefilledNames(household, moved)).toEqual(['mobile_no', 'correspondence_address']);
});

test('undoing all copied fields keeps the typed ones', () => {
  const household = householdOf(ramesh);
  const typed = change(prefill(asha, household), 'city', 'Ranchi');
  expect(undoPrefill(household, typed)).toEqual({ ...emptyValues(asha), city: 'Ranchi' });
  const moved = change(prefill(asha, household), 'correspondence_address', 'House 14');
  expect(undoPrefill(household, moved)).toMatchObject({
    same_address: true,
    permanent_address: 'House 14',
    mobile_no: '',
  });
});

test.each([null, 'text', {}, { name: 'Ramesh', values: null }])(
  '%j is not a household',
  (saved) => {
    expect(householdFrom(saved)).toBeNull();
  },
);

test('a household survives a round trip through storage', () => {
  const household = householdOf(anil);
  expect(householdFrom(JSON.parse(JSON.stringify(household)))).toEqual(household);
});

test('an entry belongs to the household while a copied field remains in the form', () => {
  const household = householdOf(ramesh, 'house-12');
  const values = prefill(asha, household);
  expect(householdIdOf(household, values, 'form')).toBe('house-12');
  expect(householdIdOf(household, undoPrefill(household, values), 'form')).toBe('form');
  expect(householdIdOf(null, values, 'form')).toBe('form');
});
