// A form's address knows which unfinished entry stands in it, so that a reload, Back, Forward and a new
// sign-in bring what was typed straight back.
import { useEffect } from 'react';
import { redirect } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { uuid } from '../api/uuid.ts';
import { withParameters } from '../navigation/list-address.ts';
import type { Draft } from './draft.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import { findDraft } from './draft-repository.ts';

export interface OpenDraft {
  id: string;
  draft: Draft | null;
}

/** `?new=` and the id of the unfinished entry; null where nobody is writing one. */
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
  const draft = await findDraft(actor.id, id);
  return { id, draft: draft?.entry === null ? draft : null };
}

/** `?kept=` on the edit screen: the changes to go on with. */
export async function loadEditDraft(
  request: Request,
  actor: SignedInUser,
  sentId: string,
): Promise<Draft | null> {
  const id = new URL(request.url).searchParams.get('kept');
  const draft = id === null ? null : await findDraft(actor.id, id);
  return draft && String(draft.entry) === sentId ? draft : null;
}

/**
 * Puts the id under which the form is kept into its address, from the first time it is kept on.
 * Past the router, for whom it is the same screen: it would read the entry again and open the form anew.
 */
export function useDraftUrl(autosave: DraftAutosave, name: 'new' | 'kept'): void {
  useEffect(() => {
    const position = historyPosition();
    return autosave.subscribe(() => {
      // Who has gone Back sees the form until the list is here, and is at the list's address already.
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

/** The router numbers the entries of the browser's history. */
function historyPosition(): string {
  return `${location.pathname} ${history.state?.idx}`;
}

export function isDraftUrl(address: string): boolean {
  return /[?&](new|kept)=/.test(address);
}
