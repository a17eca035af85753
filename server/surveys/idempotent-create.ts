// The same create sent twice, also at the same moment, makes one entry and gets one answer.
import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import { type ByPerson, createSurvey, type Owner } from './store.ts';
import { findStoredReply } from './stored-replies.ts';

interface CreateRequest {
  draft: SurveyDraft;
  /** Asked only when there is something to make: a repeated create is answered as before. */
  findOwner: () => Promise<Owner>;
  by: ByPerson;
  idempotencyKey: string | undefined;
}

export async function idempotentCreate(ctx: AppContext, creation: CreateRequest): Promise<Survey> {
  const { draft, findOwner, by, idempotencyKey } = creation;
  if (!idempotencyKey) return createSurvey(ctx, draft, await findOwner(), by);
  const key = { key: idempotencyKey, digest: digest(ctx, draft) };
  const earlierReply = await findStoredReply(ctx, by, key, draft);
  if (earlierReply) return earlierReply;
  try {
    return await createSurvey(ctx, draft, await findOwner(), by, key);
  } catch (error) {
    if (!ctx.dialect.isUniqueViolation(error)) throw error;
    const first = await findStoredReply(ctx, by, key, draft);
    if (!first) throw error;
    return first;
  }
}

/** Keyed, because a plain digest of so few unknowns could be guessed back. */
function digest({ vault }: AppContext, draft: SurveyDraft): string {
  const sorted = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), 'survey body');
}
