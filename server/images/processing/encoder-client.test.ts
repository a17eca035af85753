import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/app/temporary-folder.ts';
import { createEncoderClient } from './encoder-client.ts';

const stopping = new AbortController();
const { encode } = createEncoderClient(stopping.signal);
let folder: string;
let wall: Buffer;

beforeAll(async () => {
  folder = temporaryFolder();
  wall = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1f3a5f' } })
    .webp()
    .toBuffer();
});

async function expectToEncode(): Promise<void> {
  const { width, format } = await sharp(await encode(wall, 480, 'webp')).metadata();
  expect([width, format]).toEqual([480, 'webp']);
}

test('simultaneous pictures are encoded one by one, each with its own result', async () => {
  const widths = [480, 768, 1200, 1600] as const;
  const order: number[] = [];
  const encoded = await Promise.all(
    widths.map(async (width) => {
      const bytes = await encode(wall, width, 'webp');
      order.push(width);
      return bytes;
    }),
  );
  expect(order).toEqual(widths);
  const answered = await Promise.all(
    encoded.map(async (one) => (await sharp(one).metadata()).width),
  );
  expect(answered).toEqual(widths);
});

test.runIf(process.platform === 'linux')(
  'the encoder process has no secrets in its environment',
  async () => {
    vi.stubEnv('ADMIN_PASSWORD', 'walks far');
    const apart = new AbortController();
    await createEncoderClient(apart.signal).encode(wall, 480, 'webp');
    const theirs = readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .map(environmentOf)
      .filter(({ parent }) => parent === process.pid);
    apart.abort();
    expect(theirs.length).toBeGreaterThan(0);
    for (const { environment } of theirs) expect(environment).not.toContain('ADMIN_PASSWORD');
  },
);

function environmentOf(pid: string): { parent: number; environment: string } {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { parent: Number(parent), environment: readFileSync(`/proc/${pid}/environ`, 'utf8') };
  } catch {
    return { parent: 0, environment: '' };
  }
}

test('a file that is not a picture is refused with a reason, and the next picture is encoded', async () => {
  const refused = encode(Buffer.from('a poem'), 480, 'webp');
  await expect(refused).rejects.toThrow('unsupported image format');
  await expectToEncode();
});

test('an encoding that never ends is given up, and the next picture is encoded', async () => {
  const endless = join(folder, 'endless.png');
  execFileSync('mkfifo', [endless]);
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
  const encoding = encode(endless, 480, 'webp');
  // Opening waits until the encoder reads the pipe, which stays empty.
  const writer = await open(endless, 'w');
  timeout.abort();
  await expect(encoding).rejects.toThrow('too long to read');
  await writer.close();
  await expectToEncode();
});

test('no picture is encoded once the program stops', async () => {
  const begun = encode(wall, 480, 'avif');
  stopping.abort();
  await expect(begun).rejects.toThrow('aborted');
  await expect(encode(wall, 480, 'avif')).rejects.toThrow('aborted');
});
