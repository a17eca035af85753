import type { ListedDocument } from '#domain/website/website-schema.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load } from '../../api/load.ts';

/** Every document in every language. */
export async function loadDocuments(signal: AbortSignal): Promise<Loaded<ListedDocument[]>> {
  return load(call('listDocuments', { signal }).then(({ data }) => data));
}
