// The form's address contains the draft's id, so that reloads, Back, Forward and signing in again restore it.
import { useEffect } from 'react';
import { redirect, replace } from 'react-router';
import type { EncryptedFieldName } from '#domain/surveys/outbox/encrypted-to-server.ts';
import type { FieldError } from '#domain/validation.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { openNotice } from '../consent/current-notice.ts';
import { uuid } from '../device/uuid.ts';
import { findHouseholdForm } from '../household/remembered-household.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { keptEditPath, surveyPath } from '../navigation/paths.ts';
import { findByKey, findWaitingChange } from '../outbox/waiting-change.ts';
import type { Draft } from './draft.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import { findDraft } from './draft-repository.ts';

export interface OpenDraft {
  id: string;
  draft: Draft | null;
  /** The server's errors for an entry that waits on this device. */
  errors?: readonly FieldError[] | undefined;
}

/** Reads `?new=`, the draft's id. @returns null if no form is open */
export async function loadNewEntryDraft(
  request: Request,
  actor: SignedInUser,
): Promise<OpenDraft | null> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('new');
  if (id === null) return null;
  if (!/^[0-9a-f-]{36}$/.test(id)) {
    throw redirect(`${pathname}?${withParameters(searchParams, { new: uuid() })}`);
  }
  const [draft, { waiting, outcome }] = await Promise.all([
    findDraft(actor.id, id),
    findByKey(actor.id, id),
    openNotice(),
  ]);
  // A change of an entry that has got its id meanwhile.
  if (waiting && waiting.draft.entry !== null) {
    throw replace(keptEditPath(waiting.draft.entry, id));
  }
  // The next form of a sent entry is an edit: an empty one under its key would replace it by the next person.
  if (outcome) throw replace(draft ? keptEditPath(outcome.id, id) : surveyPath(outcome.id));
  const found = draft ?? waiting?.draft ?? (await findHouseholdForm(actor.id, id));
  return {
    id,
    draft: found?.entry === null ? found : null,
    errors: draft ? undefined : waiting?.errors,
  };
}

export interface OpenEdit extends Omit<OpenDraft, 'id'> {
  /** The identity numbers that a waiting change brings, which its draft has masked. */
  newNumbers: readonly EncryptedFieldName[];
  /** The waiting change was refused because somebody else has changed the entry. */
  isStale?: boolean;
}

/**
 * Reads `?kept=`, the id of an edit's draft or the key of a change that waits to be sent; without it, the last
 * change of the entry that waits is opened.
 * @param entryId of the address
 */
export async function loadEditDraft(
  request: Request,
  actor: SignedInUser,
  entryId: string,
): Promise<OpenEdit> {
  const id = new URL(request.url).searchParams.get('kept');
  const [draft, submitted] = await Promise.all([
    id ? findDraft(actor.id, id) : null,
    id ? findByKey(actor.id, id) : null,
    openNotice(),
  ]);
  const { waiting: own = null, outcome = null } = submitted ?? {};
  const { newNumbers = [], draft: opened } = own ?? {};
  if (draft && String(draft.entry ?? opened?.entry ?? outcome?.id) === entryId) {
    const version = draft.version ?? opened?.version ?? outcome?.version ?? null;
    return { draft: { ...draft, entry: Number(entryId), version }, newNumbers };
  }
  if (own && String(opened?.entry) === entryId) return own;
  return (await findWaitingChange(actor.id, entryId)) ?? { draft: null, newNumbers: [] };
}

/**
 * Puts the draft's id into the address after the first write. The router is bypassed, because it would reload
 * the survey and remount the form.
 */
export function useDraftUrl(autosave: DraftAutosave, name: 'new' | 'kept'): void {
  useEffect(() => {
    const position = historyPosition();
    return autosave.subscribe(() => {
      // After Back, the form stays visible until the list has loaded, but the address is the list's already.
      if (autosave.savedId === null || historyPosition() !== position) return;
      const search = new URLSearchParams(location.search);
      if (search.get(name) === autosave.savedId) return;
      history.replaceState(
        history.state,
        '',
        `?${withParameters(search, { [name]: autosave.savedId })}`,
      );
    });
  }, [autosave, name]);
}

// The router numbers history entries in `idx`.
function historyPosition(): string {
  return `${location.pathname} ${history.state?.idx}`;
}

export function isDraftUrl(address: string): boolean {
  return /[?&](new|kept)=/.test(address);
}
