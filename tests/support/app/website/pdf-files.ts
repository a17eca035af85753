import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { END, FORM, filePart } from '../../images/multipart.ts';
import type { Client } from '../api/client.ts';
import { type Reply, replyOf } from '../api/reply.ts';
import type { TestApp } from '../test-app.ts';

export const ACCOUNTS = Buffer.from('%PDF-1.7\n% Accounts of the year 2025-26\n%%EOF\n');

export async function uploadPdf(
  { app }: Pick<TestApp, 'app'>,
  { token }: Pick<Client, 'token'>,
  content: Buffer = ACCOUNTS,
  fileName = 'Accounts 2025-26.pdf',
): Promise<Reply<'uploadFile'>> {
  const response = await app.inject({
    method: 'POST',
    url: API_ROOT + endpoints.uploadFile.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': FORM },
    payload: Buffer.concat([filePart(content, 'file', fileName), END]),
  });
  return replyOf('uploadFile', response);
}
