// Uploads with XMLHttpRequest, because fetch (client.ts) reports no upload progress.

import type { ReplyOf } from '#domain/contract.ts';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { authorization, throwNoResponse, withSessionCheck } from './client.ts';
import { parseResponse } from './parse-response.ts';

/** Without progress for this long, the connection counts as lost. */
const STALL_TIMEOUT_MS = 60_000;
/** After the last byte: the server may need a minute for a picture, and others may be queued. */
const RESPONSE_TIMEOUT_MS = 5 * 60_000;

export interface UploadOptions {
  file: File;
  /** The Idempotency-Key: a retry after a lost reply stores the picture once. */
  key: string;
  /** The name of the picture to replace. */
  replaces: string | undefined;
  signal: AbortSignal;
  /** @param percent 0 to 100; at 100 the server is still processing */
  onProgress: (percent: number) => void;
}

/** @throws Problem also for a lost connection; the signal's reason if aborted */
export async function upload(options: UploadOptions): Promise<ReplyOf<'uploadImage'>> {
  return withSessionCheck('uploadImage', async () => {
    const request = await send(options);
    return parseResponse('uploadImage', {
      status: request.status,
      retryAfter: request.getResponseHeader('Retry-After'),
      body: request.response,
    });
  });
}

async function send({
  file,
  key,
  replaces,
  signal,
  onProgress,
}: UploadOptions): Promise<XMLHttpRequest> {
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
  request.open(endpoints.uploadImage.method, API_ROOT + endpoints.uploadImage.path);
  request.responseType = 'json';
  request.setRequestHeader('Authorization', token);
  request.setRequestHeader('Idempotency-Key', key);
  signal.addEventListener('abort', abortUpload);
  request.send(formOf(file, replaces));
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

function formOf(file: File, replaces: string | undefined): FormData {
  const form = new FormData();
  if (replaces !== undefined) form.set('replaceImage', replaces);
  form.set('image', file);
  return form;
}
