// A backup still has a PDF that was withdrawn since.
import { expect, test } from 'vitest';
import { fileKey } from '#server/files/store.ts';
import { openRestoredTrust } from '../../../support/app/restored-trust.ts';
import { ACCOUNTS, uploadPdf } from '../../../support/app/website/pdf-files.ts';

const trust = openRestoredTrust();

const upload = async (content = ACCOUNTS): Promise<string> =>
  (await uploadPdf(trust.testApp, trust.admin, content)).body.data.name;
const names = async () => (await trust.admin.call('listFiles')).body.data.map(({ name }) => name);

test('a restore withdraws it again, without its bytes, and says so in the log', async () => {
  const name = await upload();
  const other = await upload(Buffer.from('%PDF-1.7 other'));
  const file = await trust.backUp();
  await trust.admin.call('withdrawFile', { name });

  const { filesWithdrawnAgain, db, ctx } = await trust.restore(file);

  expect(filesWithdrawnAgain).toBe(1);
  expect(await names()).toEqual([other]);
  expect(await ctx.blobs.read(fileKey(name))).toBeUndefined();
  expect(await ctx.blobs.read(fileKey(other))).toBeDefined();
  const lines = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity', 'entity_name', 'origin'])
    .where('action', '=', 'erase')
    .execute();
  const by = { actor_id: trust.admin.id, origin: 'restore' };
  expect(lines).toEqual([{ ...by, entity: 'file', entity_name: name }]);
});

test('a PDF is withdrawn again by the right backup, even after a wrong one was restored', async () => {
  const without = await trust.backUp();
  const name = await upload();
  const right = await trust.backUp();
  await trust.admin.call('withdrawFile', { name });

  expect((await trust.restore(without)).filesWithdrawnAgain).toBe(0);
  expect((await trust.restore(right)).filesWithdrawnAgain).toBe(1);
  expect(await names()).toEqual([]);
});

test('a PDF that was uploaded again after its withdrawal comes back with its backup', async () => {
  const first = await upload();
  await trust.admin.call('withdrawFile', { name: first });
  const again = await upload();
  const { ctx, filesWithdrawnAgain } = await trust.restore(await trust.backUp());

  expect(filesWithdrawnAgain).toBe(0);
  expect(await names()).toEqual([again]);
  expect(await ctx.blobs.read(fileKey(again))).toBeDefined();
});
