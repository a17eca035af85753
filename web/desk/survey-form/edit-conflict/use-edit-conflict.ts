// After a 412, loads the newest version and prepares a merge; at once for a waiting change that was refused before.
import { useState } from 'react';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import type { DraftAutosave } from '../../drafts/draft-autosave.ts';
import { isFormOperation } from '../../outbox/operations/operation.ts';
import { currentOutbox } from '../../outbox/outbox-state.ts';
import { type SurveyValues, valuesOf } from '../values.ts';
import { merge } from './merge.ts';
import type { Versions } from './newer-versions.ts';

export interface EditConflict {
  /** The version that both edits started from. */
  base: SurveyValues;
  theirs: SurveyValues;
  authors: LocalizedText;
  savedAt: string;
}

/** @param newer the versions with which the draft is merged already, as it conflicts with them */
export function useEditConflict(
  opened: FullSurvey,
  actor: SignedInUser,
  autosave: DraftAutosave,
  newer: Versions | null,
) {
  const draft = autosave.initial;
  /** The newest version that this form has loaded, which the next save is based on. */
  const [latest, setLatest] = useState(
    newer ? opened : { ...opened, version: draft.version ?? opened.version },
  );
  /** The newest values of the server that this form has merged. */
  const [merged, setMerged] = useState(newer && valuesOf(opened));
  const [conflict, setConflict] = useState(
    newer && conflictWith(opened, { base: draft.base, newer, actor }),
  );

  /** @returns a function that merges the newest version into the form's values */
  async function loadConflict(): Promise<(values: SurveyValues) => SurveyValues> {
    const { id } = latest;
    const [{ data: newest }, history] = await Promise.all([
      call('readSurvey', { id }),
      load(call('readSurveyHistory', { id })),
    ]);
    const since = history.data?.data.filter(({ version }) => version > latest.version) ?? [];
    const base = merged ?? sentValues(autosave.id) ?? draft.base;
    const found = conflictWith(newest, { base, newer: since, actor });
    setLatest(newest);
    setMerged(found.theirs);
    setConflict(found);
    return (values) => merge(base, values, found.theirs);
  }

  return { latest, conflict, loadConflict };
}

interface ConflictSides {
  base: SurveyValues;
  newer: Versions;
  actor: SignedInUser;
}

function conflictWith(newest: FullSurvey, { base, newer, actor }: ConflictSides): EditConflict {
  return {
    base,
    theirs: valuesOf(newest),
    authors: (t) => authorNames(t, newer, actor),
    savedAt: newest.updated_at,
  };
}

/** Values of the waiting change that the form was opened from, if it has been sent. */
function sentValues(key: string): SurveyValues | null {
  const change = currentOutbox().operations.find((each) => each.key === key);
  return change?.sentAt != null && isFormOperation(change) ? change.values : null;
}

function authorNames(t: Messages, versions: Versions, actor: SignedInUser): string {
  const names = versions.map(({ by }) =>
    by.id === actor.id ? t.editConflict.youElsewhere : by.name,
  );
  if (names.length === 0) return t.editConflict.someoneElse;
  return t.editConflict.authors([...new Set(names.reverse())]);
}
