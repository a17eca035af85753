// An entry that waits to be sent, or has a waiting change, for the details screen.
import { emptyValue } from '#domain/surveys/field-kinds.ts';
import { FIELD_NAMES, fieldOf, mapFields, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { findRecent } from '../recent/recent-repository.ts';
import { requestBodyOf } from '../survey-form/request-body.ts';
import type { SurveyValues } from '../survey-form/values.ts';
import { isPending, type Operation } from './operations/operation.ts';
import { concernsEntry, entryOf } from './operations/operation-chain.ts';
import { findOperations } from './storage/find-operations.ts';

/** @param id of the entry, or the key of the operation that creates it */
export async function findWaitingEntry(
  actor: SignedInUser,
  id: string,
): Promise<{ survey?: FullSurvey; sentId?: number } | null> {
  const found = await findOperations(actor.id).catch(() => null);
  const all = found?.operations ?? [];
  const changes = all.filter(
    (each) =>
      each.values !== null && (each.key === id || isPending(each)) && concernsEntry(id, each, all),
  );
  const last = changes.at(-1);
  if (!last) return null;
  if (last.key === id && last.outcome) return { sentId: last.outcome.id };
  if (!last.values || !isPending(last)) return null;
  const entry = entryOf(last, all)?.id ?? null;
  const recorded = await recordedOn(entry, changes, actor);
  return { survey: surveyOf({ ...last, id: entry }, last.values, actor, recorded) };
}

/** When the entry was recorded, as far as the device knows. */
async function recordedOn(
  id: number | null,
  [first]: readonly Operation[],
  actor: SignedInUser,
): Promise<string | undefined> {
  const known = id === null ? null : await findRecent(actor.id, String(id));
  if (known) return known.entry.recorded_at ?? known.entry.created_at;
  return first && new Date(first.madeAt).toISOString();
}

/** @param recorded undefined for an entry that was recorded with this operation */
function surveyOf(
  operation: Operation,
  values: SurveyValues,
  actor: SignedInUser,
  recorded = new Date(operation.madeAt).toISOString(),
): FullSurvey {
  const made = new Date(operation.madeAt).toISOString();
  const { aadhar_no, other_document_no } = values;
  const sent = new Map<string, unknown>(
    Object.entries({ ...requestBodyOf(values), aadhar_no, other_document_no }),
  );
  return {
    ...mapFields<FullSurvey, SurveyFieldName>(FIELD_NAMES, (name) =>
      shownValue(name, sent.get(name)),
    ),
    id: operation.id ?? 0,
    address: values.correspondence_address,
    volunteer_id: actor.id,
    volunteer_name: actor.name,
    volunteer_gone: false,
    version: operation.version ?? 0,
    recorded_at: recorded,
    created_at: recorded,
    updated_at: made,
    deleted_at: null,
    deleted_by_name: null,
    numbers_withheld: false,
    merged_into: null,
    merged_from: [],
  };
}

function shownValue(name: SurveyFieldName, value: unknown): unknown {
  const field = fieldOf(name);
  return (field.kind === 'choice' ? value || null : value) ?? emptyValue(field);
}
