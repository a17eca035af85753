// The form's address contains the draft's id, so that reloads, Back, Forward and signing in again restore it.
import { useEffect } from 'react';
import { redirect } from 'react-router';
import type { FieldError } from '#domain/validation.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { uuid } from '../api/uuid.ts';
import { openNotice } from '../consent/current-notice.ts';
import { findHouseholdForm } from '../household/remembered-household.ts';
import { withParameters } from '../navigation/list-address.ts';
import { findWaitingChange } from '../outbox/waiting-change.ts';
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
  const [draft, waiting] = await Promise.all([
    findDraft(actor.id, id),
    findWaitingChange(actor.id, (operation) => operation.key === id),
    openNotice(),
  ]);
  const found = draft ?? waiting?.draft ?? (await findHouseholdForm(actor.id, id));
  return {
    id,
    draft: found?.entry === null ? found : null,
    errors: draft ? undefined : waiting?.errors,
  };
}

/** Reads `?kept=`, the id of an edit's draft; without it, a change that waits to be sent is opened. */
export async function loadEditDraft(
  request: Request,
  actor: SignedInUser,
  sentId: string,
): Promise<Omit<OpenDraft, 'id'>> {
  const id = new URL(request.url).searchParams.get('kept');
  const draft = id === null ? null : await findDraft(actor.id, id);
  if (draft && String(draft.entry) === sentId) return { draft };
  const waiting = await findWaitingChange(
    actor.id,
    (operation) => operation.action === 'update' && String(operation.id) === sentId,
  );
  return waiting ?? { draft: null };
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
