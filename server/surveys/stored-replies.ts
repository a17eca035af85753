import { fail } from '#domain/problems.ts';
import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import type { ByPerson } from './change-survey.ts';
import { readSnapshot } from './history/snapshot.ts';
import { FIRST_VERSION, matchesDraft, type SurveySnapshot, toApiSurvey } from './serialize.ts';

export interface IdempotencyKey {
  key: string;
  digest: string;
}

/** Replaces the digests at a key rotation: a leaked old key would reveal numbers in them. */
export const NO_DIGEST = '';

/** @throws Problem keyReused when the key came with another body; versionDamaged */
export async function findStoredReply(
  ctx: AppContext,
  by: ByPerson,
  { key, digest }: IdempotencyKey,
  draft: SurveyDraft,
): Promise<Survey | undefined> {
  const stored = await ctx.db
    .selectFrom('survey_keys')
    .innerJoin('survey_versions', 'survey_versions.survey_id', 'survey_keys.survey_id')
    .select(['body_digest', 'owner_name', 'survey_versions.survey_id', 'version', 'snapshot'])
    .where('survey_keys.volunteer_id', '=', by.actorId)
    .where('key', '=', key)
    .where('survey_versions.version', '=', FIRST_VERSION)
    .executeTakeFirst();
  if (!stored) return undefined;
  const first = readSnapshot(stored);
  const isSame =
    stored.body_digest === NO_DIGEST
      ? matchesDraft(ctx.vault, draft, first) && isSameOwner(draft, by, first)
      : stored.body_digest === digest;
  return isSame ? toApiSurvey(first, stored.owner_name) : fail('keyReused');
}

/** Only admins choose the owner. */
function isSameOwner(
  { volunteer_id }: SurveyDraft,
  { isAdmin }: ByPerson,
  first: Pick<SurveySnapshot, 'volunteer_id'>,
): boolean {
  return !isAdmin || !volunteer_id || volunteer_id === first.volunteer_id;
}
