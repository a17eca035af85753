import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressOnRead } from './compress.ts';

const PAGE = Buffer.from(
  Array.from({ length: 2000 }, (_, day) => `<li>Camp ${day * day}</li>`).join(''),
);

test('later readers of a page get fewer bytes than the first, with the same text', async () => {
  const page = compressOnRead(PAGE);
  const first = page.br;
  await vi.waitFor(() => expect(page.br.length).toBeLessThan(first.length));
  expect(brotliDecompressSync(first)).toEqual(PAGE);
  expect(brotliDecompressSync(page.br)).toEqual(PAGE);
  expect(gunzipSync(page.gzip)).toEqual(PAGE);
});
