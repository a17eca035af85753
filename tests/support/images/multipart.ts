// Multipart uploads written by hand, as no browser would send them.
import { API_ROOT } from '#domain/endpoints.ts';
import type { Client } from '../app/api/client.ts';
import { type Reply, replyOf } from '../app/api/reply.ts';
import type { TestApp } from '../app/test-app.ts';

export const BOUNDARY = 'between-the-parts';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** @param headers of the part, each ending in CRLF */
export function part(disposition: string, content: Buffer | string, headers = ''): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export const filePart = (bytes: Buffer | string, field = 'image', name = 'well.png'): Buffer =>
  part(`name="${field}"; filename="${name}"`, bytes, 'Content-Type: image/png\r\n');
export const fieldPart = (name: string, value: string): Buffer => part(`name="${name}"`, value);

export async function uploadParts(
  { app }: Pick<TestApp, 'app'>,
  { token }: Client,
  parts: Buffer[],
  type = FORM,
): Promise<Reply<'uploadImage'>> {
  const response = await app.inject({
    method: 'POST',
    url: `${API_ROOT}/admin/images/upload`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: Buffer.concat(parts),
  });
  return replyOf('uploadImage', response);
}

/** The request head of an upload over a raw socket. @param length undefined: chunked */
export function uploadHead(token: string, length: number | undefined): string {
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  return `POST ${API_ROOT}/admin/images/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${FORM}\r\n${size}\r\n\r\n`;
}
