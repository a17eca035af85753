import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { Reply } from '../app/api/reply.ts';
import { received } from './program.ts';

/** @returns the name under which it is stored */
export async function uploadPdf(
  { address, token }: { address: string; token: string },
  fileName: string,
  content: Buffer<ArrayBuffer>,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'application/pdf' }), fileName);
  const response = await fetch(address + API_ROOT + endpoints.uploadFile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return new Reply('uploadFile', await received(response)).body.data.name;
}
