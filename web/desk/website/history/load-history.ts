import type { Language } from '#domain/languages.ts';
import { fail } from '#domain/problems.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { DocumentDetails, DocumentVersion, Draft } from '#domain/website/website-schema.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load } from '../../api/load.ts';

export interface ChosenVersion {
  version: number;
  /** Undefined for the delivered words. */
  published: DocumentVersion | undefined;
  document: DocumentValue;
  /** Null for the first words. */
  before: DocumentValue | null;
}

export interface LoadedHistory {
  details: DocumentDetails;
  draft: Draft;
  /** The newest first. */
  versions: readonly DocumentVersion[];
  chosen: ChosenVersion;
}

interface HistoryRequest {
  name: string;
  locale: Language;
  /** The version in the address; null chooses the newest. */
  wanted: string | null;
  signal: AbortSignal;
}

export function loadHistory(request: HistoryRequest): Promise<Loaded<LoadedHistory>> {
  return load(readHistory(request));
}

async function readHistory({
  name,
  locale,
  wanted,
  signal,
}: HistoryRequest): Promise<LoadedHistory> {
  const options = { name, query: { locale }, signal };
  const [details, draft, history] = await Promise.all([
    call('readDocument', options),
    call('readDraft', options),
    call('readDocumentHistory', options),
  ]);
  const versions = history.data;
  const version = wanted === null ? (versions[0]?.version ?? 0) : Number(wanted);
  const published = versions.find((one) => one.version === version);
  if (version !== 0 && !published) fail('documentNotFound');
  const read = async (number: number) =>
    (await call('readDocumentVersion', { ...options, query: { locale, version: number } })).data;
  const [document, before] = await Promise.all([
    read(version),
    version > 0 ? read(version - 1) : null,
  ]);
  return {
    details: details.data,
    draft: draft.data,
    versions,
    chosen: { version, published, document, before },
  };
}
