import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { ensureValid, fail } from '#domain/problems.ts';
import { type DeviceTimeFields, recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { checkSurveyEdit } from '#domain/surveys/rules.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../../context.ts';
import { correctConsent } from '../consents/record-consent.ts';
import { findMergedPair, OPEN_PAIR, updatePair } from '../duplicates/pair-store.ts';
import { maskedNumbers } from '../identity-numbers/identity-numbers.ts';
import { columnsFromInput } from '../survey-columns.ts';
import { type ChangeRequest, changeSurvey, ensureCurrent } from './change-survey.ts';
import type { OwnedSnapshot, OwnedSurvey } from './lock-survey.ts';
import { lockNewOwner, ownerColumns } from './owner.ts';

interface SurveyEdit extends ChangeRequest {
  input: SurveyInput;
  device?: DeviceTimeFields | undefined;
  differentFrom?: readonly number[] | undefined;
  consent?: ConsentInput | undefined;
}

/** @throws Problem surveyNotFound when it is deleted */
export function editSurvey(ctx: AppContext, edit: SurveyEdit): Promise<OwnedSnapshot> {
  return changeSurvey(ctx, { ...edit, action: 'update' }, async (row, transaction) => {
    const mergedPair =
      row.deleted_at === null ? undefined : await findMergedPair(transaction, row.id);
    // Owners cannot see a deleted entry; an admin first gets the errors of the edit.
    if (row.deleted_at !== null && !mergedPair && !edit.by.is_admin) fail('surveyNotFound');
    // The person has withdrawn since: nothing more is written down.
    if (mergedPair && row.consent === 'withdrawn') fail('surveyNotFound');
    checkInput(edit, row);
    const { input, expectedVersion } = edit;
    const newOwner = isReassigned(edit, row)
      ? await lockNewOwner(ctx, transaction, input.volunteer_id)
      : undefined;
    // The sender did not know of the merge: an admin compares the two again.
    if (mergedPair) await updatePair(transaction, mergedPair, OPEN_PAIR);
    else ensureCurrent(row, expectedVersion);
    const columns = columnsFromInput(ctx.vault, row.uid, input, row);
    if (edit.consent) {
      const now = ctx.now();
      const recorded = recordedAt(edit.device ?? {}, now) ?? now;
      await correctConsent(ctx, transaction, {
        entry: { ...row, ...columns },
        input: edit.consent,
        by: edit.by,
        recordedAt: recorded.toISOString(),
      });
    }
    return newOwner ? { ...columns, ...ownerColumns(newOwner) } : columns;
  });
}

/** @throws Problem brokenRule */
function checkInput({ input, by }: SurveyEdit, row: OwnedSurvey): void {
  ensureValid(
    checkSurveyEdit(input, {
      actorIsAdmin: by.is_admin,
      stored: maskedNumbers(row),
    }),
  );
}

/** Only admins choose the owner. The current one may be inactive; only a new one must be active. */
function isReassigned({ input: { volunteer_id }, by }: SurveyEdit, row: OwnedSurvey): boolean {
  return by.is_admin && typeof volunteer_id === 'number' && volunteer_id !== row.volunteer_id;
}
