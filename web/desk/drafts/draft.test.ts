import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { updateClockOffset } from '../device/clock.ts';
import { merge } from '../survey-form/edit-conflict/merge.ts';
import { change, emptyValues } from '../survey-form/values.ts';
import {
  type Draft,
  isExpired,
  isUntouched,
  resumableDrafts,
  withMaskedNumbers,
  withNumbersFrom,
  withoutNumbers,
} from './draft.ts';
import { newDraft } from './draft-autosave.ts';

const asha = 7;
const now = new Date(2026, 10, 21, 14, 32).getTime();
const base = emptyValues(asha);
const empty = newDraft({ account: asha, id: 'shanta', entry: null, version: null, base });
const shanta: Draft = {
  ...empty,
  begun: now,
  changed: now,
  values: change(base, 'name', 'Shanta'),
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  updateClockOffset(new Date(now).toUTCString());
});
afterEach(() => void vi.useRealTimers());

test.each([
  [0, false],
  [7 * DAY_MS, false],
  [7 * DAY_MS + 1, true],
  [-8 * DAY_MS, false],
])('%s ms after its last change a draft has expired: %s', (age, expired) => {
  expect(isExpired({ changed: now - age })).toBe(expired);
});

test('a phone whose clock jumps ten years ahead keeps its drafts', () => {
  const jumped = now + 3650 * DAY_MS;
  vi.setSystemTime(jumped);
  updateClockOffset(new Date(now).toUTCString());
  expect(isExpired({ changed: now - DAY_MS })).toBe(false);
});

test('drafts are offered newest first, without the open one and the expired ones', () => {
  const earlier = { ...shanta, id: 'earlier', begun: now - DAY_MS, changed: now - DAY_MS };
  const old = { ...shanta, id: 'old', changed: now - 8 * DAY_MS };
  const ids = (open?: string) =>
    resumableDrafts([old, earlier, shanta], open).map((each) => each.id);
  expect(ids()).toEqual(['shanta', 'earlier']);
  expect(ids('shanta')).toEqual(['earlier']);
});

test('a form with only the kind of entry chosen is not offered', () => {
  expect(isUntouched(empty)).toBe(true);
  expect(isUntouched({ ...empty, values: change(base, 'survey_type', 'child') })).toBe(true);
  expect(isUntouched(shanta)).toBe(false);
  const cleared = { ...shanta, values: change(shanta.values, 'name', '') };
  expect(isUntouched(cleared)).toBe(true);
});

test('assigning an entry to somebody else counts as a change', () => {
  const given = { ...empty, entry: 4, version: 1, values: change(base, 'volunteer_id', '9') };
  expect(isUntouched(given)).toBe(false);
});

test('where the numbers could not be stored, the entry’s own are used', () => {
  const stored = change(base, 'aadhar_no', '041288301234');
  const typed = { ...shanta, base: stored, values: change(stored, 'name', 'Shanta') };
  const saved = {
    ...typed,
    numberless: true,
    base: withoutNumbers(typed.base),
    values: withoutNumbers(typed.values),
  };
  expect(saved.values.aadhar_no).toBe('');
  expect(withNumbersFrom(stored, saved)).toEqual({ ...typed, numberless: true });
});

const numbered = {
  ...change(base, 'aadhar_no', '041288301234'),
  other_document_no: 'BC-2019/0042',
};
const editing: Draft = { ...shanta, entry: 4, version: 1, base: numbered, values: numbered };

test('an entry’s numbers are stored as masks, and restored from the entry', () => {
  const saved = withMaskedNumbers(editing);
  expect(JSON.stringify(saved)).not.toMatch(/04128830|BC-2019/);
  expect(withMaskedNumbers(saved)).toEqual(saved);
  expect(isUntouched(saved)).toBe(true);
  expect(withNumbersFrom(numbered, saved)).toEqual(editing);
});

test('a newly typed number is stored in full, and a removed one stays removed', () => {
  const typed = { ...editing, values: change(numbered, 'aadhar_no', '055512349876') };
  expect(withMaskedNumbers(typed).values.aadhar_no).toBe('055512349876');
  expect(withNumbersFrom(numbered, withMaskedNumbers(typed))).toEqual(typed);
  const cleared = { ...editing, values: change(numbered, 'aadhar_no', '') };
  expect(withNumbersFrom(numbered, withMaskedNumbers(cleared))).toEqual(cleared);
});

test('the number of a waiting change stays, though its mask looks like that of the stored one', () => {
  const saved = withMaskedNumbers(editing);
  const opened = withNumbersFrom(numbered, saved, ['aadhar_no']);
  expect(opened.values.aadhar_no).toBe('XXXX XXXX 1234');
  expect(opened.values.other_document_no).toBe('BC-2019/0042');
  expect(opened.base).toEqual(numbered);
});

test('a number that was changed meanwhile keeps its old mask, which reveals the change', () => {
  const theirs = change(numbered, 'aadhar_no', '055512349876');
  const { base: then, values } = withNumbersFrom(theirs, withMaskedNumbers(editing));
  expect(then.aadhar_no).toBe('XXXX XXXX 1234');
  expect(merge(then, values, theirs)).toEqual(theirs);
});
