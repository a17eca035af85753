// Addresses of previews are unguessable, because the frame that opens one sends no token.
import { MINUTE_MS } from '#domain/durations.ts';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { Preview } from '#domain/website/website-schema.ts';
import { hashToken, RANDOM_TOKEN, randomToken } from '../auth/random-token.ts';
import { isExpired } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import type { WebsitePreviewsTable } from '../db/tables/website.ts';
import type { WebsiteDocuments } from './documents.ts';
import { findEditor } from './editors.ts';
import { readVersion } from './history.ts';
import { listStates } from './states.ts';
import { draftValue, shownValue, withSharedEnglishValues } from './values.ts';

export const PREVIEW_ROOT = '/preview';
export const PREVIEW_MINUTES = 15;
const TOKEN = new RegExp(`^${RANDOM_TOKEN}$`);

export interface PreviewRequest {
  document: WebsiteDocument;
  locale: Language;
  /** Undefined: the draft. */
  version: number | undefined;
  volunteerId: number;
}

export async function createPreview(
  ctx: AppContext,
  { document, locale, version, volunteerId }: PreviewRequest,
): Promise<Preview> {
  const { db, now } = ctx;
  if (version !== undefined) await readVersion(ctx, document, locale, version);
  const token = randomToken();
  const time = now();
  const expires_at = new Date(time.getTime() + PREVIEW_MINUTES * MINUTE_MS).toISOString();
  await db.deleteFrom('website_previews').where('expires_at', '<=', time.toISOString()).execute();
  await db
    .insertInto('website_previews')
    .values({
      token_hash: hashToken(token),
      document: document.name,
      locale,
      version: version ?? null,
      expires_at,
      created_by: volunteerId,
    })
    .execute();
  return { address: `${PREVIEW_ROOT}/${token}`, expires_at };
}

export interface OpenedPreview {
  document: WebsiteDocument;
  locale: Language;
  /** Without a draft, the published words. */
  value: DocumentValue;
}

/** @returns undefined for an expired token, and when its creator has signed out or may no longer edit the website */
export async function openPreview(
  ctx: AppContext,
  documents: WebsiteDocuments,
  token: string,
): Promise<OpenedPreview | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { db, now } = ctx;
  const row = await db
    .selectFrom('website_previews')
    .select(['document', 'locale', 'version', 'created_by', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  const document = row && documents.get(row.document);
  if (!document || !(await hasCreator(ctx, row))) return undefined;
  const { locale, version } = row;
  const states = await listStates(db, document.name);
  if (version !== null) {
    const words = await readVersion(ctx, document, locale, version);
    return { document, locale, value: withSharedEnglishValues(document, locale, states, words) };
  }
  const draft = draftValue(document, locale, states);
  return { document, locale, value: draft ?? shownValue(document, locale, states) };
}

/** The session must not be newer than the preview. */
async function hasCreator(
  ctx: AppContext,
  { created_by, expires_at }: Pick<WebsitePreviewsTable, 'created_by' | 'expires_at'>,
): Promise<boolean> {
  const creator = await findEditor(ctx, created_by);
  if (!creator) return false;
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at'])
    .where('volunteer_id', '=', created_by)
    .execute();
  const createdAt = Date.parse(expires_at) - PREVIEW_MINUTES * MINUTE_MS;
  return sessions.some(
    (session) =>
      Date.parse(session.created_at) <= createdAt && !isExpired(ctx, session, creator.isAdmin),
  );
}
