// The program is killed during uploads, replacements and deletions: acknowledged changes survive, images are
// whole, and the next start leaves no stray files.
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  expectImagesStored,
  newImageWriteLog,
  writeImagesUntilGone,
} from '../../support/images/picture-write-log.ts';
import { adminToken, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

/** KILLS sets another number. */
const ROUNDS = Number(process.env.KILLS ?? 5);
const CLIENTS = 3;
/** For each start. */
const PATIENCE = 20_000;

test('killed repeatedly during uploads: no acknowledged picture is lost, and no partial file is left', {
  timeout: 2 * ROUNDS * PATIENCE,
}, async () => {
  const dataDir = startedFolder();
  const photos = await Promise.all(Array.from({ length: 40 }, (_, i) => photoOf(i)));
  const log = newImageWriteLog();
  let token: string | undefined;
  const isEnough = () =>
    log.published.size > ROUNDS && log.deleted.size > ROUNDS / 5 && log.uncertain.size > 0;
  for (let round = 0; round < ROUNDS || !isEnough(); round++) {
    const { address, child, stop } = await startProgram({ DATA_DIR: dataDir });
    await expectImagesStored(dataDir, child.pid ?? 0, log);
    token ??= await adminToken(address);
    const client = { address, token, photos };
    const working = Array.from({ length: CLIENTS }, (_, i) =>
      writeImagesUntilGone({ ...client, name: `round-${round}-${i}` }, log),
    );
    // Every fifth kill may come before the first response.
    const before = log.answers + (round % 5 === 0 ? 0 : 1);
    while (log.answers < before) await setTimeout(2);
    await setTimeout(Math.random() * 150);
    await stop('SIGKILL');
    await Promise.all(working);
  }
  const { child, stop } = await startProgram({ DATA_DIR: dataDir });
  await expectImagesStored(dataDir, child.pid ?? 0, log);
  expect(await stop('SIGTERM')).toBe(0);
});

/** Large enough that writing takes a moment. */
function photoOf(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 60 + number * 3, sigma: 30 } as const;
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}
