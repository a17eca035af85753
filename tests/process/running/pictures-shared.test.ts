// Two programs on one database and one bucket: a change through one is visible through the other.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { startBucket, type TestBucket } from '../../support/images/bucket.ts';
import { middleOf, picture, uploadTo } from '../../support/images/pictures.ts';
import { present } from '../../support/present.ts';
import { adminToken, clientAt, type Program, startProgram } from '../../support/program/program.ts';

const GERU = { color: '#8a3324', rgb: [138, 51, 36] };
const INDIGO = { color: '#1f3a5f', rgb: [31, 58, 95] };
const VISITORS = 100;
const CONCURRENCY = 20;

let cluster: ReturnType<typeof startCluster>;
let bucket: TestBucket;
let programs: [Program, Program];
let token: string;

beforeAll(async () => {
  cluster = startCluster();
  bucket = await startBucket();
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  const shared = { DATABASE_URL: cluster.url, ...bucket.variables };
  const first = await startProgram({ ...shared, DATA_DIR: here });
  copyFileSync(join(here, 'keys'), join(there, 'keys'));
  programs = [first, await startProgram({ ...shared, DATA_DIR: there })];
  token = await adminToken(first.address);
});
afterAll(async () => {
  for (const { stop } of programs) expect(await stop('SIGTERM')).toBe(0);
  await bucket.close();
  cluster.stop();
});

const wall = ({ color }: typeof GERU) => picture('jpeg', { color, width: 1300, height: 900 });
const clientOf = (at: 0 | 1) => clientAt(programs[at].address, token);
const listed = async (at: 0 | 1, name: string) =>
  (await clientOf(at).call('listImages')).body.data.find((one) => one.name === name);
const remove = (at: 0 | 1, name: string) => clientOf(at).call('deleteImage', { name });
const restore = (at: 0 | 1, id: number) => clientOf(at).call('restoreImage', { id });

async function seen(at: 0 | 1, address: string): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(programs[at].address + address);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function expectSeen(at: 0 | 1, address: string, { rgb }: typeof GERU): Promise<void> {
  const { status, bytes } = await seen(at, address);
  expect([address, status]).toEqual([address, 200]);
  const far = (await middleOf(bytes)).map((one, i) => Math.abs(one - (rgb[i] ?? 0)));
  expect(Math.max(...far), address).toBeLessThan(14);
}

test('uploads, texts, replacements, deletions and restorations in one are visible in the other at once', async () => {
  const [a] = programs;
  const { data } = (await uploadTo(a.address, token, await wall(GERU), { name: 'well.jpg' })).body;
  expect(await listed(1, 'well.jpg')).toEqual(data);
  for (const query of ['', '?w=480', '?w=768&format=avif']) {
    await expectSeen(1, `/images/well.jpg${query}`, GERU);
  }
  const described = { name: 'well.jpg', body: { alt: 'The well' } };
  expect((await clientOf(1).call('describeImage', described)).status).toBe(200);
  expect((await listed(0, 'well.jpg'))?.alt).toBe('The well');

  const sent = { replaceImage: 'well.jpg' };
  const replaced = await uploadTo(programs[1].address, token, await wall(INDIGO), sent);
  const removed = present(replaced.body.removed);
  for (const query of ['', '?w=480', '?w=768&format=avif']) {
    await expectSeen(0, `/images/well.jpg${query}`, INDIGO);
  }
  await expectSeen(0, removed.preview, GERU);
  expect((await restore(0, removed.id)).status).toBe(200);
  await expectSeen(1, '/images/well.jpg?w=480', GERU);

  const deleted = await remove(1, 'well.jpg');
  expect((await seen(0, '/images/well.jpg')).status).toBe(404);
  expect(await listed(0, 'well.jpg')).toBeUndefined();
  const { id } = deleted.body.data;
  const trash = (await clientOf(0).call('listRemovedImages')).body.data;
  expect(trash.map((removal) => removal.id)).toContain(id);
  await Promise.all([restore(0, id), restore(1, id)]);
  await expectSeen(0, '/images/well.jpg?w=480&format=webp', GERU);
});

test('a hundred requests to both for a new width all get the right picture', async () => {
  const [a] = programs;
  await uploadTo(a.address, token, await wall(INDIGO), { name: 'crowd.jpg' });
  for (let asked = 0; asked < VISITORS; asked += CONCURRENCY) {
    const format = asked % 40 ? 'webp' : 'avif';
    const visits = Array.from({ length: CONCURRENCY }, (_, i) =>
      expectSeen(i % 2 ? 1 : 0, `/images/crowd.jpg?w=1200&format=${format}`, INDIGO),
    );
    await Promise.all(visits);
  }
});

test('two uploads of one name through both get distinct names, and a deletion is done once', async () => {
  const replies = await Promise.all(
    programs.map(async ({ address }) =>
      uploadTo(address, token, await wall(GERU), { name: 'twin.jpg' }),
    ),
  );
  expect(replies.map(({ body }) => body.data.name).sort()).toEqual(['twin-2.jpg', 'twin.jpg']);
  const deleted = await Promise.all([remove(0, 'twin.jpg'), remove(1, 'twin.jpg')]);
  expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404]);
  await expectSeen(1, '/images/twin-2.jpg?w=480', GERU);
});
