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
  /** The remaining entry of a merged pair, to which the other one refers. */
  kept_id: number | null;
}

/** Which versions of an entry have words that a merge brought. */
export interface SurveyMergesTable {
  kept_id: number;
  /** It, or an entry merged into it before. It may be erased. */
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
