import { expect, test } from 'vitest';
import { isConsentField } from '#domain/privacy/consent-fields.ts';
import { change, emptyValues, type SurveyValues } from '../values.ts';
import { changedGroups, conflicts, copyGroup, merge } from './merge.ts';

const base: SurveyValues = {
  ...emptyValues(7),
  name: 'Sunita Devi',
  age: '34',
  mobile_no: '5231044718',
  correspondence_address: 'Ward 3',
  permanent_address: 'Ward 3',
  same_address: true,
  city: 'Mumbai',
  aadhar_no: '041288301234',
  employed: true,
  income: '8,500',
};
const names = (groups: { name: string }[]) => groups.map(({ name }) => name);

test('a field that only one side changed has that change', () => {
  const mine = { ...base, age: '35' };
  const theirs = { ...base, mobile_no: '5231044799', city: 'Thane' };
  const merged = merge(base, mine, theirs);
  expect(merged).toEqual({ ...base, age: '35', mobile_no: '5231044799', city: 'Thane' });
  expect(names(changedGroups(base, theirs))).toEqual(['mobile_no', 'city']);
  expect(conflicts(base, merged, theirs)).toEqual([]);
});

test('a field that both changed differently keeps the form’s value, and is a conflict', () => {
  const mine = { ...base, city: 'Pune' };
  const theirs = { ...base, city: 'Thane' };
  const merged = merge(base, mine, theirs);
  expect(merged.city).toBe('Pune');
  const [city] = conflicts(base, merged, theirs);
  expect(city?.name).toBe('city');
  if (!city) return;
  const resolved = copyGroup(merged, city, theirs);
  expect(resolved.city).toBe('Thane');
  expect(conflicts(base, resolved, theirs)).toEqual([]);
});

test('the same change made by both is no conflict, even in another spelling', () => {
  const mine = { ...base, mobile_no: '५२३१०४४७९९', income: '9000', city: 'Thane ' };
  const theirs = { ...base, mobile_no: '5231044799', income: '9,000', city: 'Thane' };
  expect(conflicts(base, merge(base, mine, theirs), theirs)).toEqual([]);
});

test('a field that is typed back to its first value is a conflict again', () => {
  const theirs = { ...base, city: 'Thane' };
  const merged = merge(base, base, theirs);
  expect(merged.city).toBe('Thane');
  expect(names(conflicts(base, { ...merged, city: 'Mumbai' }, theirs))).toEqual(['city']);
});

test('a permanent address that follows the current one is not a separate change', () => {
  const mine = change(base, 'correspondence_address', 'Ward 4');
  const theirs = { ...base, same_address: false, permanent_address: 'Jawhar' };
  expect(merge(base, mine, theirs)).toMatchObject({
    correspondence_address: 'Ward 4',
    same_address: false,
    permanent_address: 'Jawhar',
  });
  const moved = change(base, 'correspondence_address', 'Ward 5');
  expect(names(conflicts(base, mine, moved))).toEqual(['correspondence_address']);
  expect(merge(base, base, moved).permanent_address).toBe('Ward 5');
});

test('the permanent address is merged with its checkbox', () => {
  const apart = { ...base, same_address: false, permanent_address: 'Jawhar' };
  const mine = { ...apart, permanent_address: 'Palghar' };
  const [permanent] = conflicts(apart, mine, base);
  expect(permanent?.name).toBe('permanent_address');
  if (!permanent) return;
  expect(copyGroup(mine, permanent, base)).toMatchObject({
    same_address: true,
    permanent_address: 'Ward 3',
  });
});

test('the income is merged with the employment', () => {
  const mine = { ...base, income: '9,000' };
  const theirs = { ...base, employed: false, income: '' };
  expect(names(conflicts(base, merge(base, mine, theirs), theirs))).toEqual(['income']);
  expect(merge(base, base, theirs)).toMatchObject({ employed: false, income: '' });
});

test('a masked document number equals a full one with the same ending', () => {
  const full = { ...base, other_document_type: 'pan' as const, other_document_no: 'ABCDE1234F' };
  const masked = { ...full, other_document_no: 'XXXX234F' };
  expect(changedGroups(full, masked)).toEqual([]);
  const other = { ...full, other_document_no: 'ABCDE9999Z' };
  expect(names(changedGroups(masked, other))).toEqual(['other_document_no']);
  const none = { ...full, other_document_no: '' };
  expect(names(changedGroups(masked, none))).toEqual(['other_document_no']);
});

test('a masked number equals a full one with the same ending', () => {
  const masked = { ...base, aadhar_no: 'XXXX XXXX 1234' };
  expect(changedGroups(base, masked)).toEqual([]);
  const other = { ...base, aadhar_no: '0555 1234 9876' };
  expect(names(changedGroups(masked, other))).toEqual(['aadhar_no']);
  const twin = { ...base, aadhar_no: '066688801234' };
  expect(names(changedGroups(base, twin))).toEqual(['aadhar_no']);
});

test('taking their age takes the fields that depend on it', () => {
  const mine = change(base, 'age', '61');
  const theirs = change(base, 'age', '58');
  const [age] = conflicts(base, merge(base, mine, theirs), theirs);
  expect(age?.name).toBe('age');
  if (age) expect(copyGroup(mine, age, theirs)).toMatchObject({ age: '58', senior_citizen: false });
});

test('one’s own checkboxes are kept when their age is taken, and theirs as well', () => {
  const at58 = change(base, 'age', '58');
  const at59 = change(at58, 'age', '59');
  const mine = change(at58, 'senior_citizen', true);
  expect(merge(at58, mine, at59)).toMatchObject({ age: '59', senior_citizen: true });
  const theirs = change(change(at58, 'age', '61'), 'senior_citizen', false);
  expect(merge(at58, at58, theirs)).toMatchObject({ age: '61', senior_citizen: false });
});

test('every field of the form belongs to one merge group', () => {
  const flipped = Object.entries(base).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? !value : `${value}1`,
  ]);
  const other = { ...base, ...Object.fromEntries(flipped) };
  const decided = changedGroups(base, other).flatMap((group) => group.names);
  // A consent is part of a new entry, which nobody else edits.
  const merged = Object.keys(base).filter((name) => !isConsentField(name));
  expect(decided.sort()).toEqual(merged.sort());
});
