import { expect, test } from 'vitest';
import { waitingCreation } from '../../../../tests/support/app/operations.ts';
import { requestBodyOf } from '../../survey-form/request-body.ts';
import { emptyValues, type SurveyValues } from '../../survey-form/values.ts';
import type { FormOperation, FrozenBody, Operation } from './operation.ts';
import { dependentsWithout, rebaseDependents } from './rebase-dependents.ts';

const typed: SurveyValues = {
  ...emptyValues(2),
  name: 'Phulmani Munda',
  city: 'Ranchi',
  mobile_no: '5231044000',
  aadhar_no: 'XXXX XXXX 1234',
};
const encryptedBody = (values: SurveyValues, aadhar_sealed: string): FrozenBody => {
  const { aadhar_no: _, ...body } = requestBodyOf(values);
  return { ...body, aadhar_sealed };
};

const creation: FormOperation = {
  ...waitingCreation,
  body: encryptedBody(typed, 'first number'),
  values: typed,
};
const inKhunti = { ...typed, city: 'Khunti' };
const dependent: FormOperation = {
  ...creation,
  key: 'b',
  sequence: 2,
  action: 'update',
  after: 'a',
  body: { ...encryptedBody(inKhunti, 'first number'), recorded_at: '2026-11-01T08:00:00.000Z' },
  values: inKhunti,
};
const right = { ...typed, mobile_no: '5231044799' };
const correction = { key: 'c', body: encryptedBody(right, 'second number'), values: right };

test('a change carries its own fields, and takes the others from the correction', () => {
  const [rebased] = rebaseDependents(creation, correction, [creation, dependent]);
  expect(rebased).toMatchObject({ key: 'b', after: 'c', base: right });
  expect(rebased?.values).toMatchObject({ city: 'Khunti', mobile_no: '5231044799' });
  expect(rebased?.body).toEqual({
    ...encryptedBody({ ...right, city: 'Khunti' }, 'second number'),
    recorded_at: '2026-11-01T08:00:00.000Z',
  });
});

test('a number that the change typed stays, and so does a field that both typed', () => {
  const values = { ...inKhunti, mobile_no: '5231044111', aadhar_no: 'XXXX XXXX 9999' };
  const own = { ...dependent, values, body: encryptedBody(values, 'own number') };
  const [rebased] = rebaseDependents(creation, correction, [creation, own]);
  expect(rebased?.body).toMatchObject({ mobile_no: '5231044111', aadhar_sealed: 'own number' });
});

test('a consent that is corrected is the consent of the changes behind it, unless they have their own', () => {
  const consent = { consent_notice: 'n1', consent_by: 'person', consent_way: 'read_aloud' };
  const fromMother = { consent_notice: 'n2', consent_by: 'guardian', guardian_name: 'Radha' };
  const created = { ...creation, values: { ...typed, ...consent } };
  const corrected = { ...correction, values: { ...right, ...fromMother } };
  const behind = { ...dependent, values: { ...inKhunti, ...consent } };
  const [rebased] = rebaseDependents(created, corrected, [created, behind]);
  expect(rebased?.values).toMatchObject({ city: 'Khunti', consent_way: '', ...fromMother });
  expect(rebased?.body).toMatchObject(fromMother);
  const own = { ...consent, consent_way: 'by_phone' };
  const [kept] = rebaseDependents(created, corrected, [
    created,
    { ...behind, values: { ...inKhunti, ...own } },
  ]);
  expect(kept?.values).toMatchObject(own);
});

test('a change behind that change takes the correction as well; a deletion stays as it is', () => {
  const older = { ...inKhunti, age: '41' };
  const second = {
    ...dependent,
    key: 'd',
    after: 'b',
    values: older,
    body: encryptedBody(older, 'first number'),
  };
  const deletion: Operation = {
    ...dependent,
    key: 'e',
    after: 'd',
    action: 'delete',
    body: null,
    base: null,
    values: null,
  };
  const rebased = rebaseDependents(creation, correction, [creation, dependent, second, deletion]);
  expect(rebased.map(({ key, after }) => [key, after])).toEqual([
    ['b', 'c'],
    ['d', 'b'],
  ]);
  expect(rebased[1]?.body).toMatchObject({
    ...{ city: 'Khunti', age: 41, mobile_no: '5231044799', aadhar_sealed: 'second number' },
  });
});

test('a change whose predecessor is dropped keeps its own fields, and is sent for the version of that one', () => {
  const first: FormOperation = {
    ...dependent,
    after: null,
    id: 7,
    version: 3,
    base: typed,
    values: { ...inKhunti, age: '400' },
  };
  const values = { ...first.values, mobile_no: '5231044799' };
  const second = { ...first, key: 'd', after: 'b', version: null, base: first.values, values };
  const third = {
    ...second,
    key: 'e',
    after: 'd',
    values: { ...values, name: 'Phulmani Devi Munda' },
  };
  const [fromServer, behind] = dependentsWithout(first, [first, second, third]);
  expect(fromServer).toMatchObject({ key: 'd', after: null, version: 3, base: typed });
  expect(fromServer?.values).toEqual({ ...typed, mobile_no: '5231044799' });
  expect(fromServer?.body).toMatchObject({ city: 'Ranchi', mobile_no: '5231044799' });
  expect(behind).toMatchObject({ key: 'e', after: 'd', version: null });
  expect(behind?.values).toMatchObject({ city: 'Ranchi', name: 'Phulmani Devi Munda' });
});
