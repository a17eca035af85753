// The entries of a broken phone come in through a file that anybody with an account could write.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RescuedOperation } from '#domain/surveys/outbox/rescue-file.ts';
import { findRescueAccount } from '#server/surveys/rescue/find-rescue-account.ts';
import { importRescue } from '#server/surveys/rescue/import-rescue.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;
let ravi: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterEach(() => testApp.close());

interface Sent {
  account: number;
  proof?: string | null;
  operations?: RescuedOperation[];
}

async function importFile({ account, proof = null, operations = [] }: Sent, named?: string) {
  const { ctx } = testApp;
  const file = { account, proof, operations, made_at: new Date().toISOString() };
  const found = await findRescueAccount(ctx, file, named);
  return { found, ...(await importRescue(ctx, found, operations)) };
}

const proofOf = async (client: Client): Promise<string> => {
  const { rescue_proof } = (await client.call('readSyncState')).body.data;
  expect(rescue_proof.account).toBe(client.id);
  return rescue_proof.mac;
};
const create = (body: object = sunita): RescuedOperation => ({
  key: randomUUID(),
  action: 'create',
  body: { ...body },
});
const entryOf = async (client: Client): Promise<number> =>
  (await client.call('createSurvey', { body: sunita })).body.data.id;
const countAll = async (): Promise<number> =>
  (await admin.call('listSurveys')).body.pagination.total_records;

test('a file with the proof of its device is imported as its account, and the account is named', async () => {
  const proof = await proofOf(asha);
  const { found, recorded, refused } = await importFile({
    account: asha.id,
    proof,
    operations: [create(), create(aarav)],
  });
  expect(found).toMatchObject({ name: 'Asha', email: 'asha@adhyay.example' });
  expect([recorded.create, refused]).toEqual([2, []]);
  expect((await asha.call('listOwnSurveys')).body.pagination.total_records).toBe(2);
});

test('a file that a volunteer has written in the name of somebody else is not imported', async () => {
  const forged = { account: admin.id, operations: [create()] };
  const proofs = [null, '', 'A'.repeat(43), await proofOf(ravi)];
  for (const proof of proofs) {
    await expect(importFile({ ...forged, proof })).rejects.toThrow(
      /is of Admin \(meera@.+\), and does not prove it: nothing was recorded.+-- FILE meera@/,
    );
  }
  expect(await countAll()).toBe(0);
});

test('a file without a proof is imported if the operator names its account, and no other', async () => {
  const file = { account: asha.id, operations: [create()] };
  await expect(importFile(file, 'ravi@adhyay.example')).rejects.toThrow(
    'The file says that it is of Asha (asha@adhyay.example), not of ravi@adhyay.example, and nothing was recorded.',
  );
  const named = await importFile(file, ' Asha@Adhyay.example');
  expect(named.recorded.create).toBe(1);
  const proven = { ...file, proof: await proofOf(asha) };
  await expect(importFile(proven, 'ravi@adhyay.example')).rejects.toThrow('nothing was recorded');
});

test('an account that is deleted keeps its entries, and its e-mail', async () => {
  await admin.call('deleteVolunteer', { id: asha.id });
  const file = { account: asha.id, operations: [create()] };
  const { found, recorded } = await importFile(file, 'asha@adhyay.example');
  expect([found.deleted_at, recorded.create]).toEqual([expect.any(String), 1]);
  for (const account of [999, -1, 2 ** 40])
    await expect(importFile({ account })).rejects.toThrow('has no account here');
});

test('nobody acts on the entries of others through a file, not even an admin', async () => {
  const [changed, deleted] = [await entryOf(asha), await entryOf(asha)];
  const own = await entryOf(ravi);
  const edit = (id: number): RescuedOperation => ({
    key: randomUUID(),
    action: 'update',
    id,
    version: 1,
    body: { ...sunita, age: 77, volunteer_id: ravi.id },
  });
  const remove = (id: number): RescuedOperation => ({ key: randomUUID(), action: 'delete', id });
  const operations = [edit(changed), remove(deleted)];
  for (const client of [admin, ravi]) {
    const file = { account: client.id, proof: await proofOf(client) };
    const { recorded, refused } = await importFile({ ...file, operations });
    expect(recorded).toEqual({ create: 0, update: 0, delete: 0, undo: 0 });
    expect(refused.map(({ position }) => position)).toEqual([1, 2]);
  }
  const { data } = (await asha.call('readSurvey', { id: changed })).body;
  expect(data).toMatchObject({ age: sunita.age, volunteer_id: asha.id, version: 1 });
  expect((await asha.call('readSurvey', { id: deleted })).status).toBe(200);

  const removal = remove(own);
  const undo: RescuedOperation = { key: randomUUID(), action: 'undo', id: own };
  const { recorded } = await importFile({
    account: ravi.id,
    proof: await proofOf(ravi),
    operations: [edit(own), removal, undo],
  });
  expect(recorded).toEqual({ create: 0, update: 1, delete: 1, undo: 1 });
});

test('what an admin sent before the phone broke is already there', async () => {
  const id = await entryOf(asha);
  const key = randomUUID();
  const body = { ...sunita, age: 40, volunteer_id: asha.id };
  const headers = { 'idempotency-key': key };
  expect((await admin.call('updateSurvey', { id, body, headers })).status).toBe(200);
  const operations: RescuedOperation[] = [{ key, action: 'update', id, version: 1, body }];
  const { alreadyThere, refused } = await importFile({
    account: admin.id,
    proof: await proofOf(admin),
    operations,
  });
  expect([alreadyThere, refused]).toEqual([1, []]);
});
