// The first start stores the seed images. It may be killed meanwhile, or run beside another start.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { pictures } from '#content/pictures.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { launch, type Program, startProgram } from '../../support/program/program.ts';

const ALL = Object.values(pictures).filter(({ kind }) => kind === 'scene').length;

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

const originals = () => join(dataDir, 'images/originals');
const countPublished = () => (existsSync(originals()) ? readdirSync(originals()).length : 0);

/** Every image row is served with the bytes of its hash. */
async function expectWholePictures({ address }: Program): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { readOnly: true });
  const rows = db.prepare('select name, hash from images').all();
  db.close();
  expect(rows.length).toBeGreaterThan(90);
  for (const { name, hash } of rows) {
    const answer = await fetch(`${address}/images/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex'), String(name)).toBe(hash);
  }
}

test.each([1, 40])(
  'killed after %i pictures, the next start has them all, complete',
  async (count) => {
    const { child } = launch({ DATA_DIR: dataDir });
    while (countPublished() < count) await setTimeout(1);
    child.kill('SIGKILL');
    expect(countPublished()).toBeLessThan(ALL);
    for (const file of readdirSync(originals())) {
      const hash = createHash('sha256')
        .update(readFileSync(join(originals(), file)))
        .digest('hex');
      expect(file, 'what is under its name is whole').toBe(`${hash}.webp`);
    }
    const program = await startProgram({ DATA_DIR: dataDir });
    await expectWholePictures(program);
    await program.stop('SIGTERM');
  },
);

test('two programs that start at once on one folder store each drawn picture once, complete', async () => {
  const programs = await Promise.all([1, 2].map(() => startProgram({ DATA_DIR: dataDir })));
  for (const program of programs) await expectWholePictures(program);
  expect(countPublished()).toBe(ALL);
  for (const program of programs) await program.stop('SIGTERM');
});
