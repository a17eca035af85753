import { uploadProblem } from '#domain/images/image-refusal.ts';
import { Problem } from '#domain/problems.ts';
import { failureMessages, isNoResponse, NO_RESPONSE } from '../../messages/messages.ts';

export type UploadState =
  | { at: 'waiting' }
  | { at: 'sending'; percent: number }
  /** With the name that the server gave the picture. */
  | { at: 'done'; name: string }
  | { at: 'failed'; sentence: string; detail?: string; mayRetry: boolean };

export interface Uploading {
  id: number;
  file: File;
  /** The Idempotency-Key of every attempt. */
  key: string;
  /** The name of the picture to replace. */
  replaces: string | undefined;
  state: UploadState;
}

export function isInProgress({ state }: Uploading): boolean {
  return state.at === 'waiting' || state.at === 'sending';
}

/** A file that the server would refuse is not sent. */
export function initialState(file: File): UploadState {
  const refusal = uploadProblem(file);
  return refusal ? failedState(refusal) : { at: 'waiting' };
}

const RETRYABLE_STATUSES = [408, 429];

export function failedState(error: unknown): UploadState {
  const status = error instanceof Problem ? error.status : 500;
  return {
    at: 'failed',
    sentence: failureMessages.uploadImage(error),
    ...(isNoResponse(error) && { detail: NO_RESPONSE }),
    mayRetry: status >= 500 || RETRYABLE_STATUSES.includes(status),
  };
}

export function formatState(state: UploadState): string {
  if (state.at === 'waiting') return 'Waiting';
  if (state.at === 'done') return 'Uploaded';
  if (state.at === 'failed') return '';
  return state.percent < 100 ? `${state.percent}% Uploaded` : 'Processing…';
}

/** For screen readers: changes at each quarter only. */
export function formatProgress(uploads: readonly Uploading[]): string {
  const sending = uploads.find(({ state }) => state.at === 'sending');
  if (sending?.state.at !== 'sending') return '';
  const quarter = Math.floor(sending.state.percent / 25) * 25;
  return `${sending.file.name}: ${formatState({ at: 'sending', percent: quarter })}`;
}
