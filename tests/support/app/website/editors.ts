// Kavya and Nikhil, volunteers to whom Meera, the admin, has given the right to edit the website.

import * as z from 'zod';
import type { EndpointName } from '#domain/endpoints.ts';
import type { Language } from '#domain/languages.ts';
import type { WebsiteContext } from '#server/website/website.ts';
import { NO_LIVE_SITE } from '#server/website/website.ts';
import type { Client } from '../api/client.ts';
import { meera, volunteer } from '../api/people.ts';
import type { Reply } from '../api/reply.ts';
import type { TestApp } from '../test-app.ts';
import { websiteDocuments } from './website-documents.ts';

export async function editor(testApp: TestApp, name: string): Promise<Client> {
  const account = await volunteer(testApp, name);
  const admin = await meera(testApp);
  const { status } = await admin.call('setEditor', { id: account.id, body: { is_editor: true } });
  if (status !== 200) throw new Error(`${name} may not write the website: ${status}`);
  return account;
}

export interface DocumentClient {
  call: <Name extends EndpointName>(endpoint: Name, sent?: Sent) => Promise<Reply<Name>>;
  /** Saves a draft and publishes it. */
  publish: (body: unknown, sent?: Sent) => Promise<Reply<'publishDocument'>>;
}
interface Sent {
  body?: unknown;
  version?: number;
  /** If-Match. */
  match?: number;
}

/** The calls about one document. */
export function documentClient(
  { call }: Client,
  name: string,
  locale: Language = 'en',
): DocumentClient {
  const client: DocumentClient = {
    call: (endpoint, { body, version, match } = {}) =>
      call(endpoint, {
        name,
        query: { locale, ...(version !== undefined && { version }) },
        ...(body !== undefined && { body }),
        ...(match !== undefined && { headers: { 'if-match': `"${match}"` } }),
      }),
    publish: async (body, sent) => {
      await client.call('saveDraft', { body });
      return client.call('publishDocument', sent);
    },
  };
  return client;
}

export const question = (words: string, answer = 'Yes.') => ({
  items: [{ question: words, answer }],
});

export const itemsOf = ({ items }: Record<string, unknown>): Record<string, unknown>[] =>
  z.array(z.record(z.string(), z.unknown())).parse(items);

export const websiteOf = (
  { ctx }: TestApp,
  changes: Partial<WebsiteContext> = {},
): WebsiteContext => ({
  ctx,
  documents: websiteDocuments,
  live: NO_LIVE_SITE,
  drawnPictures: new Set(),
  wakeMailQueue: () => {},
  ...changes,
});
