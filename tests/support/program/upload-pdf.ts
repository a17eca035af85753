import { API_ROOT, endpoints } from '#domain/endpoints.ts';

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
  const { data } = await response.json();
  if (response.status !== 201) throw new Error(`The PDF was not stored: ${response.status}`);
  return data.name;
}
