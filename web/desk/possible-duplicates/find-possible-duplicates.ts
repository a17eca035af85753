// Finds entries that may be of the person in the form, on the server and on this device.

import {
  type ComparedNumbers,
  MAX_POSSIBLE_DUPLICATES,
  mayShareNumber,
  type Person,
  STRENGTHS,
  type Strength,
  strengthOf,
} from '#domain/surveys/duplicates/possible-duplicate.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { call } from '../api/client.ts';
import { type FormOperation, isFormOperation, isPending } from '../outbox/operations/operation.ts';
import { currentOutbox } from '../outbox/outbox-state.ts';
import { readRecent } from '../recent/recent-repository.ts';
import { requestBodyOf } from '../survey-form/request-body.ts';
import type { SurveyValues } from '../survey-form/values.ts';

/** On the device the numbers are masked or encrypted, so only their last digits can be compared. */
const DEVICE_STRENGTHS = ['number', 'end', ...STRENGTHS.slice(1)] as const;
type DeviceStrength = Strength | 'end';
type ShownPerson = Person & ComparedNumbers;

export interface FoundEntry {
  /** Identifies the entry in decisions; the same for all of one strength that may not be seen. */
  key: string;
  strength: DeviceStrength;
  ownership: 'own' | 'another' | 'hidden' | 'waiting';
  id?: number | undefined;
  name?: string | undefined;
  city?: string | undefined;
  recordedAt?: string | undefined;
}

/** Recording does not wait for this. */
const TIMEOUT_MS = 6000;

/** @param form the key of the form’s own waiting operation, if any */
export async function findPossibleDuplicates(
  values: SurveyValues,
  { account, id, form }: { account: SignedInUser['id']; id: number | null; form: string },
): Promise<FoundEntry[]> {
  const person = personOf(values);
  const waiting = currentOutbox()
    .operations.filter((each) => isFormOperation(each))
    .filter((each) => isPending(each) && each.key !== form && (id === null || each.id !== id))
    .flatMap((each) => likeWaiting(person, each));
  const found = await findOnServer(values, id).catch(() => findOnDevice(person, account, id));
  const isWaiting = (entry: FoundEntry) => waiting.some((each) => each.id && each.id === entry.id);
  return [...waiting, ...found.filter((each) => !isWaiting(each))]
    .sort((one, other) => weightOf(one) - weightOf(other))
    .slice(0, MAX_POSSIBLE_DUPLICATES);
}

const weightOf = ({ strength }: FoundEntry) => DEVICE_STRENGTHS.indexOf(strength);

async function findOnServer(values: SurveyValues, id: number | null): Promise<FoundEntry[]> {
  const draft = requestBodyOf(values);
  const { name, father_name, gender, age, city, constituency } = draft;
  const { mobile_no, aadhar_no, other_document_no } = draft;
  const body = {
    name,
    father_name,
    gender,
    age,
    city,
    constituency,
    mobile_no,
    aadhar_no,
    other_document_no,
    id,
  };
  const { data } = await call('findPossibleDuplicates', {
    body,
    timeoutMs: TIMEOUT_MS,
    keepSession: true,
  });
  return data.map(({ own, recorded_at, ...found }) => ({
    ...found,
    key: found.id === undefined ? `hidden ${found.strength}` : String(found.id),
    ownership: found.id === undefined ? 'hidden' : own ? 'own' : 'another',
    recordedAt: recorded_at,
  }));
}

async function findOnDevice(
  person: ShownPerson,
  account: number,
  own: number | null,
): Promise<FoundEntry[]> {
  const recent = await readRecent(account);
  return (recent?.entries ?? []).flatMap((entry): FoundEntry[] => {
    const strength = entry.id === own ? null : deviceStrengthOf(person, entry);
    if (!strength) return [];
    const { id, name, city, recorded_at: recordedAt } = entry;
    return [{ key: String(id), strength, ownership: 'own', id, name, city, recordedAt }];
  });
}

function deviceStrengthOf(one: ShownPerson, other: ShownPerson): DeviceStrength | null {
  return mayShareNumber(one, other) ? 'end' : strengthOf(one, other);
}

function likeWaiting(
  person: ShownPerson,
  { key, id, values, madeAt }: FormOperation,
): FoundEntry[] {
  const strength = deviceStrengthOf(person, personOf(values));
  if (!strength) return [];
  const { name, city } = values;
  const recordedAt = new Date(madeAt).toISOString();
  return [{ key, strength, ownership: 'waiting', id: id ?? undefined, name, city, recordedAt }];
}

function personOf(values: SurveyValues): ShownPerson {
  const {
    name = '',
    father_name = '',
    gender = '',
    age,
    city = '',
    constituency = '',
    mobile_no = '',
  } = requestBodyOf(values);
  const isWhole = typeof age === 'number' && Number.isFinite(age);
  const { aadhar_no, other_document_no } = values;
  return {
    name,
    father_name,
    gender,
    age: isWhole ? age : null,
    city,
    constituency,
    mobile_no,
    aadhar_no,
    other_document_no,
  };
}
