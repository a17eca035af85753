import { ensure, fail } from '#domain/problems.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { EndpointRequest, Handlers } from '../http/handlers.ts';
import { type DraftRequest, dropDraft, readDraft, saveDraft } from './drafts.ts';
import { listVersions, readVersion } from './history.ts';
import { listDocuments } from './list.ts';
import { createPreview } from './previews.ts';
import { publishDraft } from './publishing/publish.ts';
import { cancelPublication, schedulePublication } from './publishing/schedule.ts';
import { listStates, readDraftVersion } from './states.ts';
import { shownValue } from './values.ts';
import type { WebsiteContext } from './website.ts';

type WebsiteEndpoints =
  | 'listDocuments'
  | 'readDocument'
  | 'readDraft'
  | 'saveDraft'
  | 'dropDraft'
  | 'publishDocument'
  | 'readDocumentHistory'
  | 'readDocumentVersion'
  | 'revertDocument'
  | 'previewDocument';

type DraftEndpoint = Pick<
  EndpointRequest<'dropDraft'>,
  'actor' | 'name' | 'query' | 'expectedVersion'
>;

export function websiteHandlers(
  website: WebsiteContext,
  passwords: PasswordHasher,
): Pick<Handlers, WebsiteEndpoints> {
  const { ctx, documents } = website;
  const find = (name: string) => documents.get(name) ?? fail('documentNotFound');
  /** @throws Problem forbidden */
  const draftRequest = ({ actor, name, query, expectedVersion }: DraftEndpoint): DraftRequest => {
    const document = find(name);
    // An admin might publish an account number from an editor's draft.
    ensure(actor.is_admin || !document.guarded);
    return { document, locale: query.locale, by: actor, expectedVersion };
  };
  return {
    async listDocuments({ query }) {
      return { data: await listDocuments(ctx, documents, query.locale) };
    },

    async readDocument({ name, query }) {
      const document = find(name);
      const { title, path, fields, guarded = false } = document;
      const states = await listStates(ctx.db, name);
      const english = query.locale === 'en' ? null : shownValue(document, 'en', states);
      return { data: { name, title, path, guarded, fields, english } };
    },

    async readDraft({ name, query, knownVersion }) {
      const document = find(name);
      const version = await readDraftVersion(ctx.db, name, query.locale);
      if (version === knownVersion) return { unmodified: { version } };
      return { data: await readDraft(ctx.db, document, query.locale) };
    },

    async saveDraft({ body, ...sent }) {
      return { data: await saveDraft(ctx, draftRequest(sent), body) };
    },

    async dropDraft(sent) {
      return { data: await dropDraft(ctx, draftRequest(sent)) };
    },

    async publishDocument({ body, ...sent }) {
      const request = draftRequest(sent);
      if (body?.at === null) return { data: await cancelPublication(website, request) };
      if (request.document.guarded) {
        const password = { password: body?.password, field: 'password' };
        await confirmPassword(ctx, passwords, { by: sent.actor, ...password });
      }
      if (body?.at === undefined) return { data: await publishDraft(website, request) };
      return { data: await schedulePublication(website, request, new Date(body.at)) };
    },

    async readDocumentHistory({ name, query }) {
      return { data: await listVersions(ctx, find(name), query.locale) };
    },

    async readDocumentVersion({ name, query }) {
      return { data: await readVersion(ctx, find(name), query.locale, query.version) };
    },

    async revertDocument(sent) {
      const request = draftRequest(sent);
      const value = await readVersion(ctx, request.document, request.locale, sent.query.version);
      return { data: await saveDraft(ctx, request, value) };
    },

    async previewDocument({ actor, name, query }) {
      const { locale, version } = query;
      const preview = { document: find(name), locale, version, volunteerId: actor.id };
      return { data: await createPreview(ctx, preview) };
    },
  };
}
