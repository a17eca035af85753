// A form's address knows which unfinished entry stands in it, so that a reload, Back, Forward and a new
// sign-in bring what was typed straight back.
import { useEffect } from 'react';
import { redirect } from 'react-router';
import type { SignedIn } from '#domain/volunteer.ts';
import { newKey } from '../api/uuid.ts';
import { withParameters } from '../navigation/list-address.ts';
import type { Unfinished } from './draft.ts';
import type { Keeper } from './draft-autosave.ts';
import { find } from './draft-repository.ts';

export interface Writing {
  id: string;
  kept: Unfinished | null;
}

/** `?new=` and the id of the unfinished entry; null where nobody is writing one. */
export async function newEntryAt(request: Request, actor: SignedIn): Promise<Writing | null> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('new');
  if (id === null) return null;
  if (!/^[0-9a-f-]{36}$/.test(id)) {
    throw redirect(`${pathname}?${withParameters(searchParams, { new: newKey() })}`);
  }
  const kept = await find(actor.id, id);
  return { id, kept: kept?.entry === null ? kept : null };
}

/** `?kept=` on the edit screen: the changes to go on with. */
export async function changesAt(
  request: Request,
  actor: SignedIn,
  sentId: string,
): Promise<Unfinished | null> {
  const id = new URL(request.url).searchParams.get('kept');
  const kept = id === null ? null : await find(actor.id, id);
  return kept && String(kept.entry) === sentId ? kept : null;
}

/**
 * Puts the id under which the form is kept into its address, from the first time it is kept on.
 * Past the router, for whom it is the same screen: it would read the entry again and open the form anew.
 */
export function useAddressOf(keeper: Keeper, name: 'new' | 'kept'): void {
  useEffect(() => {
    const own = placeInHistory();
    return keeper.watch(() => {
      // Who has gone Back sees the form until the list is here, and is at the list's address already.
      if (keeper.keptAs === null || placeInHistory() !== own) return;
      const search = new URLSearchParams(location.search);
      if (search.get(name) === keeper.keptAs) return;
      history.replaceState(
        history.state,
        '',
        `?${withParameters(search, { [name]: keeper.keptAs })}`,
      );
    });
  }, [keeper, name]);
}

/** The router numbers the entries of the browser's history. */
function placeInHistory(): string {
  return `${location.pathname} ${history.state?.idx}`;
}

export function isOfUnfinished(address: string): boolean {
  return /[?&](new|kept)=/.test(address);
}
