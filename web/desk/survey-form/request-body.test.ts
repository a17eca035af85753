import { expect, test } from 'vitest';
import { requestBodyOf } from './request-body.ts';
import { change, emptyValues, needsOtherDocument } from './values.ts';

const meera = 12;
const empty = emptyValues(meera);

test('numbers are sent as digits, however they are written', () => {
  const values = {
    ...empty,
    age: ' ६३ ',
    mobile_no: '52310 44720',
    aadhar_no: '0412 8830 1234',
    employed: true,
    income: '1,08,500',
  };
  expect(requestBodyOf(values)).toMatchObject({
    age: 63,
    mobile_no: '5231044720',
    aadhar_no: '041288301234',
    income: 108_500,
  });
});

test('a sign or a range is never dropped to make a number', () => {
  const bodyWith = (age: string, income: string) =>
    requestBodyOf({ ...empty, age, employed: true, income });
  expect(bodyWith('-5', '-8500')).toMatchObject({ age: -5, income: -8500 });
  expect(bodyWith('3-4', '5000-6000')).toMatchObject({ age: Number.NaN, income: Number.NaN });
});

test('text that is not a number stays one that validation refuses', () => {
  expect(requestBodyOf({ ...empty, age: 'sixty' }).age).toBeNaN();
  expect(requestBodyOf({ ...empty, age: '' }).age).toBeNull();
});

test('the income of the unemployed is 0', () => {
  expect(requestBodyOf({ ...empty, income: '8,500' }).income).toBe(0);
});

test('another document is sent only without a complete Aadhaar number', () => {
  const values = { ...empty, other_document_type: 'pan', other_document_no: 'ABCDE1234F' };
  expect(requestBodyOf(values)).toMatchObject({ other_document_type: 'pan' });
  const whole = requestBodyOf({ ...values, aadhar_no: '041288301234' });
  expect(whole).not.toHaveProperty('other_document_no');
  expect(needsOtherDocument({ ...empty, aadhar_no: 'XXXX XXXX 1234' })).toBe(false);
});

test('each form sends its own fields, and only an admin sends the owner', () => {
  const adult = requestBodyOf(empty);
  expect(adult).toHaveProperty('senior_citizen');
  expect(adult).not.toHaveProperty('class');
  expect(adult).not.toHaveProperty('volunteer_id');
  const child = requestBodyOf({ ...empty, survey_type: 'child' }, { withVolunteer: true });
  expect(child).toMatchObject({ school_type: 'government', volunteer_id: meera });
  expect(child).not.toHaveProperty('employed');
});

test('the permanent address follows while it is the same, and stays when it no longer is', () => {
  const checked = change(change(empty, 'correspondence_address', 'Ward 3'), 'same_address', true);
  expect(checked.permanent_address).toBe('Ward 3');
  const moved = change(checked, 'correspondence_address', 'Ward 4');
  expect(moved.permanent_address).toBe('Ward 4');
  expect(change(moved, 'same_address', false).permanent_address).toBe('Ward 4');
});

test.each([
  ['59', false],
  ['60', true],
  ['६०', true],
  ['', false],
])('at the age of %s a person is a senior citizen: %s', (age, senior) => {
  expect(change(empty, 'age', age).senior_citizen).toBe(senior);
});
