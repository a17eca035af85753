// One picture on its way to the server, and what is said about it.
import { refusalOf } from '#domain/image-refusal.ts';
import { Problem } from '#domain/problems.ts';
import { failedTo, isNoResponse, NO_RESPONSE } from '../../messages/messages.ts';

export type UploadState =
  | { at: 'waiting' }
  | { at: 'sending'; percent: number }
  /** Under the name that it hangs under now. */
  | { at: 'done'; name: string }
  | { at: 'failed'; sentence: string; detail?: string; mayRetry: boolean };

export interface Uploading {
  id: number;
  file: File;
  /** The Idempotency-Key that it is sent with, and sent with again. */
  key: string;
  /** The name of the picture in whose place it comes. */
  replaces: string | undefined;
  state: UploadState;
}

export function isUnderWay({ state }: Uploading): boolean {
  return state.at === 'waiting' || state.at === 'sending';
}

/** What the server would refuse anyhow never sets out. */
export function startOf(file: File): UploadState {
  const refusal = refusalOf(file);
  return refusal ? failed(refusal) : { at: 'waiting' };
}

const WORTH_RETRYING = [408, 429];

export function failed(error: unknown): UploadState {
  const status = error instanceof Problem ? error.status : 500;
  return {
    at: 'failed',
    sentence: failedTo.uploadImage(error),
    ...(isNoResponse(error) && { detail: NO_RESPONSE }),
    mayRetry: status >= 500 || WORTH_RETRYING.includes(status),
  };
}

export function sayState(state: UploadState): string {
  if (state.at === 'waiting') return 'Waiting';
  if (state.at === 'done') return 'Uploaded';
  if (state.at === 'failed') return '';
  return state.percent < 100 ? `${state.percent}% Uploaded` : 'Processing…';
}

/** Read out at each quarter only. */
export function sayProgress(uploads: readonly Uploading[]): string {
  const sending = uploads.find(({ state }) => state.at === 'sending');
  if (sending?.state.at !== 'sending') return '';
  const quarter = Math.floor(sending.state.percent / 25) * 25;
  return `${sending.file.name}: ${sayState({ at: 'sending', percent: quarter })}`;
}
