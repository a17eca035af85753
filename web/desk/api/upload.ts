// Uploads with XMLHttpRequest, because fetch (client.ts) reports no upload progress.

import type { ReplyOf } from '#domain/contract.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { authorization, throwNoResponse, withSessionCheck } from './client.ts';
import { parseResponse } from './parse-response.ts';

/** Without progress for this long, the connection counts as lost. */
const STALL_TIMEOUT_MS = MINUTE_MS;
/** After the last byte: the server may need a minute for a picture, and others may be queued. */
const RESPONSE_TIMEOUT_MS = 5 * MINUTE_MS;

export interface TransferOptions {
  file: File;
  signal: AbortSignal;
  /** @param percent 0 to 100; at 100 the server is still processing */
  onProgress: (percent: number) => void;
}

export interface UploadOptions extends TransferOptions {
  /** The Idempotency-Key: a retry after a lost reply stores the picture once. */
  key: string;
  /** The name of the picture to replace. */
  replaces: string | undefined;
}

/** @throws Problem also for a lost connection; the signal's reason if aborted */
export async function uploadImage(options: UploadOptions): Promise<ReplyOf<'uploadImage'>> {
  return transfer('uploadImage', imageForm(options), options, options.key);
}

/** A PDF. @throws as above */
export async function uploadFile(options: TransferOptions): Promise<ReplyOf<'uploadFile'>> {
  const form = new FormData();
  form.set('file', options.file);
  return transfer('uploadFile', form, options);
}

async function transfer<Name extends 'uploadImage' | 'uploadFile'>(
  name: Name,
  form: FormData,
  options: TransferOptions,
  key?: string,
): Promise<ReplyOf<Name>> {
  return withSessionCheck(name, async () => {
    const request = await send(name, form, options, key);
    return parseResponse(name, {
      status: request.status,
      retryAfter: request.getResponseHeader('Retry-After'),
      body: request.response,
    });
  });
}

async function send(
  name: 'uploadImage' | 'uploadFile',
  form: FormData,
  { signal, onProgress }: TransferOptions,
  key?: string,
): Promise<XMLHttpRequest> {
  signal.throwIfAborted();
  const token = authorization();
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  function abortUpload() {
    request.abort();
    reject(signal.reason);
  }
  let stallTimer = setTimeout(abortUpload, STALL_TIMEOUT_MS);
  function reportProgress(percent: number, timeoutMs = STALL_TIMEOUT_MS) {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(abortUpload, timeoutMs);
    onProgress(percent);
  }

  request.upload.onprogress = ({ loaded, total }) =>
    reportProgress(Math.floor((100 * loaded) / total));
  request.upload.onload = () => reportProgress(100, RESPONSE_TIMEOUT_MS);
  request.onload = () => resolve(request);
  request.onerror = reject;
  request.open(endpoints[name].method, API_ROOT + endpoints[name].path);
  request.responseType = 'json';
  request.setRequestHeader('Authorization', token);
  if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
  signal.addEventListener('abort', abortUpload);
  request.send(form);
  try {
    return await promise;
  } catch (cause) {
    signal.throwIfAborted();
    return throwNoResponse(cause);
  } finally {
    clearTimeout(stallTimer);
    signal.removeEventListener('abort', abortUpload);
  }
}

function imageForm({ file, replaces }: UploadOptions): FormData {
  const form = new FormData();
  if (replaces !== undefined) form.set('replaceImage', replaces);
  form.set('image', file);
  return form;
}
