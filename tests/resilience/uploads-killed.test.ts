// The program is killed while admins upload, replace and delete: what they were told is so, every picture
// is whole, and the next start finds no litter.
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  expectPicturesKept,
  newPictureLedger,
  workOnPictures,
} from '../support/picture-write-log.ts';
import { adminToken, startProgram } from '../support/program.ts';
import { startedFolder } from '../support/temporary-folder.ts';

const ROUNDS = 24;
const CLIENTS = 3;

test('killed again and again among uploads: nothing told is lost, nothing half-done is left', async () => {
  const dataDir = startedFolder();
  const photos = await Promise.all(Array.from({ length: 40 }, (_, i) => photoOf(i)));
  const ledger = newPictureLedger();
  let token: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const { address, child, stop } = await startProgram({ DATA_DIR: dataDir });
    await expectPicturesKept(dataDir, child.pid ?? 0, ledger);
    token ??= await adminToken(address);
    const client = { address, token, photos };
    const working = Array.from({ length: CLIENTS }, (_, i) =>
      workOnPictures({ ...client, name: `round-${round}-${i}` }, ledger),
    );
    // Now and then before the first is through, mostly among many.
    const before = ledger.answers + (round % 5 === 0 ? 0 : 1);
    while (ledger.answers < before) await setTimeout(2);
    await setTimeout(Math.random() * 150);
    await stop('SIGKILL');
    await Promise.all(working);
  }
  expect(ledger.hung.size).toBeGreaterThan(ROUNDS);
  expect(ledger.deleted.size).toBeGreaterThan(5);
  expect(ledger.doubtful.size).toBeGreaterThan(0);
  const { child, stop } = await startProgram({ DATA_DIR: dataDir });
  await expectPicturesKept(dataDir, child.pid ?? 0, ledger);
  expect(await stop('SIGTERM')).toBe(0);
});

/** Large enough that writing it takes a moment. */
function photoOf(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 60 + number * 3, sigma: 30 } as const;
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}
