// After a 412, loads the newest version and prepares a merge.
import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import type { DraftAutosave } from '../../drafts/draft-autosave.ts';
import { isEdit } from '../../outbox/operations/operation.ts';
import { currentOutbox } from '../../outbox/outbox-state.ts';
import { type SurveyValues, valuesOf } from '../values.ts';
import { merge } from './merge.ts';

export interface EditConflict {
  /** The version that both edits started from. */
  base: SurveyValues;
  theirs: SurveyValues;
  authors: LocalizedText;
  savedAt: string;
}

export function useEditConflict(opened: FullSurvey, actor: SignedInUser, autosave: DraftAutosave) {
  const draft = autosave.initial;
  /** The newest version that this form has loaded, which the next save is based on. */
  const [latest, setLatest] = useState({ ...opened, version: draft.version ?? opened.version });
  /** The newest values of the server that this form has merged. */
  const [merged, setMerged] = useState<SurveyValues | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);

  /** @returns a function that merges the newest version into the form's values */
  async function loadConflict(): Promise<(values: SurveyValues) => SurveyValues> {
    const { id } = latest;
    const [{ data: newest }, history] = await Promise.all([
      call('readSurvey', { id }),
      load(call('readSurveyHistory', { id })),
    ]);
    const since = history.data?.data.filter(({ version }) => version > latest.version) ?? [];
    const theirs = valuesOf(newest);
    const base = merged ?? sentValues(autosave.id) ?? draft.base;
    setLatest(newest);
    setMerged(theirs);
    setConflict({
      base,
      theirs,
      authors: (t) => authorNames(t, since, actor),
      savedAt: newest.updated_at,
    });
    return (values) => merge(base, values, theirs);
  }

  return { latest, conflict, loadConflict };
}

/** Of the change that the form was opened from, if it was sent meanwhile: the server has its words. */
function sentValues(key: string): SurveyValues | null {
  const change = currentOutbox().operations.find((each) => each.key === key);
  return change?.sentAt != null && isEdit(change) ? change.values : null;
}

function authorNames(
  t: Messages,
  versions: ReplyOf<'readSurveyHistory'>['data'],
  actor: SignedInUser,
): string {
  const names = versions.map(({ by }) =>
    by.id === actor.id ? t.editConflict.youElsewhere : by.name,
  );
  if (names.length === 0) return t.editConflict.someoneElse;
  return t.editConflict.authors([...new Set(names.reverse())]);
}
