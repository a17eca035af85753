import type { Survey, SurveyDraft } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import type { ByPerson } from './change-survey.ts';
import { createSurvey, type Owner } from './store.ts';
import { findStoredReply } from './stored-replies.ts';

interface CreateRequest {
  draft: SurveyDraft;
  /** Called only for a new entry; a repeated request gets the stored reply. */
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

/** A keyed hash: identity numbers have so few possible values that a plain one could be guessed. */
function digest({ vault }: AppContext, draft: SurveyDraft): string {
  const sorted = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));
  return vault.index(JSON.stringify(sorted), 'survey body');
}
