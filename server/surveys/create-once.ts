// The same create sent twice, also at the same moment, makes one entry and gets one answer.
import type { SurveyDraft } from '#domain/survey-shape.ts';
import type { House } from '../house.ts';
import type { SurveyRow } from './rows.ts';
import { type ByPerson, createSurvey, findByKey } from './store.ts';

export async function createOnce(
  house: House,
  draft: SurveyDraft,
  ownerId: number,
  by: ByPerson,
  idempotencyKey: string | undefined,
): Promise<SurveyRow> {
  if (!idempotencyKey) return createSurvey(house, draft, ownerId, by);
  const key = { key: idempotencyKey, digest: digest(house, draft) };
  const made = await findByKey(house, by.actorId, key);
  if (made) return made;
  try {
    return await createSurvey(house, draft, ownerId, by, key);
  } catch (error) {
    if (!house.dialect.isUniqueViolation(error)) throw error;
    const first = await findByKey(house, by.actorId, key);
    if (!first) throw error;
    return first;
  }
}

/** Keyed, because a plain digest of so few unknowns could be guessed back. */
function digest({ vault }: House, draft: SurveyDraft): string {
  const sorted = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), 'survey body');
}
