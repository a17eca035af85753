// Sends a picture. Beside call.ts, because only an XMLHttpRequest tells how much has gone out.

import type { ReplyOf } from '#domain/contract.ts';
import { API_ROOT, calls } from '#domain/endpoints.ts';
import { authorization, noResponse, whileSignedIn } from './client.ts';
import { replyIn } from './parse-response.ts';

/** Not a byte more goes out for so long: the line is dead. */
const LONGEST_SILENCE = 60_000;
/** All of it is out. The server may take a minute for a picture, and others may be before it. */
const LONGEST_WAIT = 5 * 60_000;

export interface Sending {
  file: File;
  /** The Idempotency-Key: sent again after a lost answer, the picture hangs once. */
  key: string;
  /** The name of the picture in whose place it comes. */
  replaces: string | undefined;
  signal: AbortSignal;
  /** @param percent 0 to 100; at 100 all of it is out, and the server is at work */
  onProgress: (percent: number) => void;
}

/** @throws Problem also where the line is lost; the signal's reason where it was called off */
export async function upload(sending: Sending): Promise<ReplyOf<'uploadImage'>> {
  return whileSignedIn('uploadImage', async () => {
    const request = await send(sending);
    return replyIn('uploadImage', {
      status: request.status,
      retryAfter: request.getResponseHeader('Retry-After'),
      reply: request.response,
    });
  });
}

async function send({ file, key, replaces, signal, onProgress }: Sending): Promise<XMLHttpRequest> {
  signal.throwIfAborted();
  const token = authorization();
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  function end() {
    request.abort();
    reject(signal.reason);
  }
  let silence = setTimeout(end, LONGEST_SILENCE);
  function goOn(percent: number, patience = LONGEST_SILENCE) {
    clearTimeout(silence);
    silence = setTimeout(end, patience);
    onProgress(percent);
  }

  request.upload.onprogress = ({ loaded, total }) => goOn(Math.floor((100 * loaded) / total));
  request.upload.onload = () => goOn(100, LONGEST_WAIT);
  request.onload = () => resolve(request);
  request.onerror = reject;
  request.open(calls.uploadImage.method, API_ROOT + calls.uploadImage.path);
  request.responseType = 'json';
  request.setRequestHeader('Authorization', token);
  request.setRequestHeader('Idempotency-Key', key);
  signal.addEventListener('abort', end);
  request.send(formOf(file, replaces));
  try {
    return await promise;
  } catch (cause) {
    signal.throwIfAborted();
    return noResponse(cause);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
}

function formOf(file: File, replaces: string | undefined): FormData {
  const form = new FormData();
  if (replaces !== undefined) form.set('replaceImage', replaces);
  form.set('image', file);
  return form;
}
