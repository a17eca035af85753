import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SurveyValues } from '../survey-form/values.ts';
import type { Draft } from './draft.ts';
import {
  createDraftAutosave,
  type DraftAutosave,
  type DraftOrigin,
  newDraft,
} from './draft-autosave.ts';

export function useDraftAutosave(draft: Draft | null, origin: () => DraftOrigin) {
  const [autosave] = useState(() => createDraftAutosave(draft ?? newDraft(origin())));
  return autosave;
}

/** @returns whether the device stores the draft; null before it is known */
export function useAutosave(autosave: DraftAutosave, values: SurveyValues): boolean | null {
  useEffect(() => autosave.update(values), [autosave, values]);
  return useSyncExternalStore(autosave.subscribe, autosave.isSaved);
}
