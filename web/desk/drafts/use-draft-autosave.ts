import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SurveyValues } from '../survey-form/values.ts';
import type { Unfinished } from './draft.ts';
import { begin, type Keeper, keeperOf } from './draft-autosave.ts';

/** The keeper of a form: it goes on with what was kept, or begins. */
export function useKeeper(kept: Unfinished | null, beginning: () => Parameters<typeof begin>[0]) {
  const [keeper] = useState(() => keeperOf(kept ?? begin(beginning())));
  return keeper;
}

/** Hands every change to the keeper; answers whether the device keeps it, null before it is known. */
export function useKeeping(keeper: Keeper, values: SurveyValues): boolean | null {
  useEffect(() => keeper.note(values), [keeper, values]);
  return useSyncExternalStore(keeper.watch, keeper.isKept);
}
