// Open decisions about entries: possible duplicates, corrections.

import type { Generated } from 'kysely';
import type {
  CorrectionState,
  CorrectionStepKind,
} from '#domain/surveys/corrections/correction.ts';
import type { PairState, Strength } from '#domain/surveys/duplicates/possible-duplicate.ts';

/** Two entries that may be duplicates, the lower id first. */
export interface SurveyPairsTable {
  older_id: number;
  newer_id: number;
  strength: Strength;
  state: PairState;
  found_at: string;
  decided_at: string | null;
  decided_by: number | null;
  /** Versions of the entries that were decided about: a change of one opens the pair again. */
  older_version: number;
  newer_version: number;
  /** The remaining entry of a merged pair, to which the other one refers. */
  kept_id: number | null;
  /** Its version before the merge; null if the merge changed nothing in it. */
  version_before: number | null;
}

/** Entries to be compared with the others; `times` is incremented when one changes meanwhile. */
export interface LookAlikeQueueTable {
  survey_id: number;
  times: number;
}

/** Entries sent back to their volunteer, until an admin accepts them. */
export interface SurveyCorrectionsTable {
  survey_id: number;
  state: CorrectionState;
  /** The step with which it was last sent back. */
  step_id: number;
}

export interface CorrectionStepsTable {
  id: Generated<number>;
  survey_id: number;
  kind: CorrectionStepKind;
  note: string;
  /** The entry's version after the step. */
  version: number;
  by: number;
  at: string;
  /** The step of a merged entry that was copied to the one that stays. */
  copied_from: number | null;
}
