import type { Generated } from 'kysely';
import type {
  CorrectionState,
  CorrectionStepKind,
} from '#domain/surveys/corrections/correction.ts';
import type { PairState, Strength } from '#domain/surveys/duplicates/possible-duplicate.ts';

export interface SurveyPairsTable {
  older_id: number;
  newer_id: number;
  strength: Strength;
  state: PairState;
  found_at: string;
  decided_at: string | null;
  decided_by: number | null;
  /** Compared versions: a change of one opens the pair again. */
  older_version: number;
  newer_version: number;
  /** The surviving entry of a merged pair; the other one is the merged entry. */
  kept_id: number | null;
}

/** Which versions of a surviving entry have values of which merged entry. */
export interface SurveyMergesTable {
  kept_id: number;
  /** The merged entry, or one that was merged into it before. It may be erased. */
  merged_id: number;
  /** The version that the merge made. */
  version: number;
  /** The last one before the merge was undone; null: it was not. */
  last_version: number | null;
}

/** Entries to be compared with the others; `times` is incremented when one changes meanwhile. */
export interface LookAlikeQueueTable {
  survey_id: number;
  times: number;
}

export interface SurveyCorrectionsTable {
  survey_id: number;
  state: CorrectionState;
  step_id: number;
}

export interface CorrectionStepsTable {
  id: Generated<number>;
  survey_id: number;
  kind: CorrectionStepKind;
  note: string;
  version: number;
  by: number;
  at: string;
  copied_from: number | null;
}
