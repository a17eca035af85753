import {
  EMPTY_FILE,
  HEIC_REFUSED,
  SVG_REFUSED,
  uploadProblem,
} from '#domain/images/image-refusal.ts';
import { Problem } from '#domain/problems.ts';
import { isNoResponse, isRetryableStatus, noResponse } from '../../../messages/errors.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import { imageFailure } from '../image-failure.ts';
import { canBeResized } from '../resize/can-be-resized.ts';
import type { PictureNote } from '../resize/picture-note.ts';

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'resizing' }
  | { kind: 'sending'; percent: number }
  /** `name`: the picture's on the server. */
  | { kind: 'done'; name: string }
  | FailedState;

interface FailedState {
  kind: 'failed';
  failure: LocalizedText;
  detail?: LocalizedText;
  mayRetry: boolean;
}

export interface Uploading {
  id: number;
  file: File;
  /** The Idempotency-Key of every attempt. */
  key: string;
  /** The name of the picture to replace. */
  replaces: string | undefined;
  /** Kept for a retry, whose bytes must be the same. */
  prepared?: File | undefined;
  note?: PictureNote | undefined;
  state: UploadState;
}

export function isInProgress({ state }: Uploading): boolean {
  return state.kind === 'waiting' || state.kind === 'resizing' || state.kind === 'sending';
}

/** A file that the server would refuse is not sent, unless it can become one that it takes. */
export function initialState(file: File): UploadState {
  const refusal = uploadProblem(file);
  return refusal && !canBeResized(file) ? failedState(refusal) : { kind: 'waiting' };
}

export function failedState(error: unknown): FailedState {
  const status = error instanceof Problem ? error.status : 500;
  return {
    kind: 'failed',
    failure: uploadFailure(error),
    ...(isNoResponse(error) && { detail: noResponse }),
    ...(isHeicRefusal(error) && { detail: heicAdvice }),
    mayRetry: isRetryableStatus(status),
  };
}

const isHeicRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.message === HEIC_REFUSED;
const heicAdvice: LocalizedText = (t) => t.imageUpload.heicAdvice;

/** A kind of file that is refused has a sentence of its own, which the code alone does not tell. */
function uploadFailure(error: unknown): LocalizedText {
  const message = error instanceof Problem ? error.message : '';
  if (message === SVG_REFUSED) return (t) => t.imageUpload.svgRefused;
  if (message === HEIC_REFUSED) return (t) => t.imageUpload.heicRefused;
  if (message === EMPTY_FILE) return (t) => t.imageUpload.emptyFile;
  return imageFailure('uploadImage')(error);
}

export function formatState(t: Messages, state: UploadState): string {
  if (state.kind === 'waiting') return t.imageUpload.waiting;
  if (state.kind === 'resizing') return t.imageUpload.resizing;
  if (state.kind === 'done') return t.imageUpload.done;
  if (state.kind === 'failed') return '';
  return state.percent < 100 ? t.imageUpload.percent(state.percent) : t.imageUpload.processing;
}

/** For screen readers: changes at each quarter only. */
export function formatProgress(t: Messages, uploads: readonly Uploading[]): string {
  const current =
    uploads.find(({ state }) => state.kind === 'sending') ??
    uploads.find(({ state }) => state.kind === 'resizing');
  if (!current) return '';
  const { file, state } = current;
  const announced =
    state.kind === 'sending' ? { ...state, percent: Math.floor(state.percent / 25) * 25 } : state;
  return t.imageUpload.progress(file.name, formatState(t, announced));
}
