// A change that waits behind a replaced operation keeps its own fields, and takes the others from the replacement.
import {
  ENCRYPTED_FIELD_NAMES,
  ENCRYPTED_FIELDS,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import { merge } from '../../survey-form/edit-conflict/merge.ts';
import { requestBodyOf } from '../../survey-form/request-body.ts';
import type { SurveyValues } from '../../survey-form/values.ts';
import {
  type FormOperation,
  type FrozenBody,
  isFormOperation,
  isUnsent,
  type Operation,
} from './operation.ts';

type Replacement = Pick<FormOperation, 'body' | 'values'> & { key: string | null };

/** @returns the dependents of a change that is removed, as if it had never been made */
export function dependentsWithout(removed: Operation, all: readonly Operation[]): Operation[] {
  const { key, after, version } = removed;
  const rebased = new Map(
    isFormOperation(removed)
      ? rebaseDependents(removed, baseOf(removed), all).map((each) => [each.key, each])
      : [],
  );
  const direct = all
    .filter((each) => each.after === key)
    .map((each) => {
      return { ...(rebased.get(each.key) ?? each), after, version: each.version ?? version };
    });
  const isDirect = new Set(direct.map((each) => each.key));
  return [...direct, ...[...rebased.values()].filter((each) => !isDirect.has(each.key))];
}

/** The masked numbers of the form mean those that the server has. */
function baseOf({ after, base, body }: FormOperation): Replacement {
  return {
    key: after,
    values: base,
    body: requestBodyOf(base, { withVolunteer: 'volunteer_id' in body }),
  };
}

/** @returns the dependents that change, after `replacement` */
export function rebaseDependents(
  replaced: Replacement & { key: string },
  replacement: Replacement,
  all: readonly Operation[],
): FormOperation[] {
  const dependents = all
    .filter((each) => isFormOperation(each))
    .filter((each) => each.after === replaced.key && isUnsent(each));
  return dependents.flatMap((dependent) => {
    const values = merge(replaced.values, dependent.values, replacement.values);
    const bodies = { before: replaced.body, mine: dependent.body, theirs: replacement.body };
    const rebased: FormOperation = {
      ...dependent,
      after: replacement.key,
      base: replacement.values,
      values,
      body: mergedBody(values, bodies),
    };
    return [rebased, ...rebaseDependents(dependent, rebased, all)];
  });
}

interface Bodies {
  before: FrozenBody;
  mine: FrozenBody;
  theirs: FrozenBody;
}

/** The values have masked numbers: an unchanged number is the same text in both bodies. */
function mergedBody(values: SurveyValues, { before, mine, theirs }: Bodies): FrozenBody {
  const { recorded_at, device_offset_ms, household_id, different_from } = mine;
  const merged: FrozenBody = {
    ...requestBodyOf(values, { withVolunteer: 'volunteer_id' in mine }),
    ...(recorded_at !== undefined && { recorded_at }),
    ...(device_offset_ms !== undefined && { device_offset_ms }),
    ...(household_id !== undefined && { household_id }),
    ...(different_from !== undefined && { different_from }),
  };
  for (const name of ENCRYPTED_FIELD_NAMES) {
    if (!(name in merged)) continue;
    const sealed = ENCRYPTED_FIELDS[name];
    const isUnchanged = mine[name] === before[name] && mine[sealed] === before[sealed];
    const from = isUnchanged ? theirs : mine;
    delete merged[name];
    if (from[name] !== undefined) merged[name] = from[name];
    if (from[sealed] !== undefined) merged[sealed] = from[sealed];
  }
  return merged;
}
