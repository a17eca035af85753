// The same create sent twice, also at the same moment, makes one entry and gets one answer.
import type { Survey, SurveyDraft } from '#domain/survey-schema.ts';
import type { House } from '../context.ts';
import { type ByPerson, createSurvey, type Owner } from './store.ts';
import { findAnswer } from './stored-replies.ts';

interface Creation {
  draft: SurveyDraft;
  /** Asked only when there is something to make: a repeated create is answered as before. */
  findOwner: () => Promise<Owner>;
  by: ByPerson;
  idempotencyKey: string | undefined;
}

export async function createOnce(house: House, creation: Creation): Promise<Survey> {
  const { draft, findOwner, by, idempotencyKey } = creation;
  if (!idempotencyKey) return createSurvey(house, draft, await findOwner(), by);
  const key = { key: idempotencyKey, digest: digest(house, draft) };
  const answered = await findAnswer(house, by, key, draft);
  if (answered) return answered;
  try {
    return await createSurvey(house, draft, await findOwner(), by, key);
  } catch (error) {
    if (!house.dialect.isUniqueViolation(error)) throw error;
    const first = await findAnswer(house, by, key, draft);
    if (!first) throw error;
    return first;
  }
}

/** Keyed, because a plain digest of so few unknowns could be guessed back. */
function digest({ vault }: House, draft: SurveyDraft): string {
  const sorted = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), 'survey body');
}
