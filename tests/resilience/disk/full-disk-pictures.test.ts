// A full disk during uploads. Needs permission to mount a small file system.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { noisyPhoto, picture, uploadTo } from '../../support/images/pictures.ts';
import { adminToken, startProgram } from '../../support/program/program.ts';
import { fillDisk, mountSmallDisk, unmount } from '../../support/program/small-disk.ts';
import { copyStarted } from '../../support/program/started-trust.ts';

const mounted = mountSmallDisk();
/** Free space, in uploads: for none; for its file but not for its image; for hardly more than both. */
const ROOMS = [0.3, 1.2, 2.05];

test.runIf(mounted)(
  'on a full disk an upload is asked to retry, and the old picture stays complete',
  async () => {
    const dataDir = mounted ?? '';
    onTestFinished(() => unmount(dataDir));
    copyStarted(dataDir);
    const program = await startProgram({ DATA_DIR: dataDir });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    const { address } = program;
    const token = await adminToken(address);
    const old = await uploadTo(address, token, await picture('jpeg'), { name: 'well.jpg' });
    expect(old.status).toBe(201);
    const photo = await noisyPhoto(1500, 1200);
    expect(photo.length).toBeGreaterThan(1e6);
    const shown = async () => {
      const answer = await fetch(`${address}/images/well.jpg`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    };

    for (const room of ROOMS) {
      const clear = fillDisk(dataDir, Math.round(photo.length * room));
      const replies = [
        await uploadTo(address, token, photo, { name: 'new.jpg' }),
        await uploadTo(address, token, photo, { replaceImage: 'well.jpg' }),
      ];
      expect(replies.map(({ status }) => status)).toContain(503);
      for (const { status, headers, problem } of replies.filter((reply) => reply.status !== 201)) {
        expect([status, problem.code]).toEqual([503, 'storeUnavailable']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      const replaced = replies[1]?.status === 201 ? replies[1].body.data.mark : old.body.data.mark;
      expect(await shown()).toBe(replaced);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expectNothingLeft(dataDir);
      clear();
    }
    const now = await uploadTo(address, token, photo, { replaceImage: 'well.jpg' });
    expect(now.status).toBe(201);
    expect(await shown()).toBe(now.body.data.mark);
    expectNothingLeft(dataDir);
    expect(await program.stop('SIGTERM')).toBe(0);
  },
);

function expectNothingLeft(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { readOnly: true });
  const rows = db
    .prepare('select original from images union select original from image_trash')
    .all();
  db.close();
  const known = rows.map(({ original }) => String(original).slice('originals/'.length));
  const lying = readdirSync(join(dataDir, 'images/originals'));
  expect(lying.filter((name) => !known.includes(name))).toEqual([]);
  // At most the variant that is being written.
  expect(readdirSync(join(dataDir, 'images/tmp')).length).toBeLessThan(2);
}
