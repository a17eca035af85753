import type { ReplyOf } from '#domain/contract.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import type { OpenEdit } from '../../drafts/draft-url.ts';

export type Versions = ReplyOf<'readSurveyHistory'>['data'];

/**
 * The versions since a waiting change was made, if it was refused because of them.
 * @returns null when there is no conflict to decide yet
 */
export async function loadNewerVersions(
  { draft, isStale }: OpenEdit,
  survey: FullSurvey | null,
): Promise<Versions | null> {
  const since = draft?.version ?? null;
  if (!isStale || survey === null || since === null || survey.version <= since) return null;
  const history = await load(call('readSurveyHistory', { id: survey.id }));
  return history.data?.data.filter(({ version }) => version > since) ?? [];
}
