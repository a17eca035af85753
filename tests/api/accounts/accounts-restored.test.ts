// Accounts that were added after the backup that is restored.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findRescueAccount } from '#server/surveys/rescue/find-rescue-account.ts';
import { importRescue } from '#server/surveys/rescue/import-rescue.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openRestoredTrust } from '../../support/app/restored-trust.ts';

const trust = openRestoredTrust();

async function add(name: string): Promise<number> {
  const email = `${name.toLowerCase()}@adhyay.example`;
  const body = { name, email, password: 'walks far', phone: '9812345670', status: 'active' };
  const { status, body: reply } = await trust.admin.call('createVolunteer', { body });
  expect(status).toBe(201);
  return reply.data.id;
}

test('nobody gets the number of an account that was added after the backup', async () => {
  const file = await trust.backUp();
  const ravi = await volunteer(trust.testApp, 'Ravi');

  const { accountsDeleted } = await trust.restore(file);
  const prakash = await add('Prakash');

  expect(accountsDeleted).toBe(1);
  expect(prakash).toBeGreaterThan(ravi.id);
  expect((await trust.admin.call('listFormerVolunteers')).body.data).toMatchObject([
    { id: ravi.id, name: 'Ravi', restorable: true },
  ]);
});

test('numbers that the backup says were given are not given again', async () => {
  const { db, dialect } = trust.testApp.ctx;
  await dialect.setSequence('volunteers', 50).execute(db);
  const file = await trust.backUp();

  const { accountsDeleted } = await trust.restore(file);

  expect(accountsDeleted).toBe(0);
  expect(await add('Prakash')).toBe(51);
});

test('entries that waited on a phone reach the account that an admin restores', async () => {
  const file = await trust.backUp();
  const ravi = await volunteer(trust.testApp, 'Ravi');
  const { rescue_proof } = (await ravi.call('readSyncState')).body.data;
  const { ctx } = await trust.restore(file);
  await trust.admin.call('restoreVolunteer', { id: ravi.id });

  const waited = { key: randomUUID(), action: 'create', body: sunita } as const;
  const account = await findRescueAccount(ctx, {
    account: ravi.id,
    proof: rescue_proof.mac,
  });
  const result = await importRescue(ctx, account, [waited]);

  expect(result).toMatchObject({ recorded: { create: 1 }, refused: [] });
  const [entry] = (await trust.admin.call('listSurveys')).body.data;
  expect(entry).toMatchObject({ volunteer_id: ravi.id, volunteer_name: 'Ravi' });
});

test('a password link that was used after the backup does not work again', async () => {
  const link = await trust.admin.call('createVolunteerPasswordLink', { id: trust.asha.id });
  const file = await trust.backUp();
  const body = { token: link.body.data.token, new_password: 'carries water' };
  expect((await trust.asha.call('setPasswordByLink', { body })).status).toBe(200);
  await trust.restore(file);
  expect((await trust.asha.call('setPasswordByLink', { body })).status).toBe(404);
});

test('a right that was given after the backup does not come back with the account', async () => {
  const file = await trust.backUp();
  const { ctx } = trust.testApp;
  const chetan = await volunteer(trust.testApp, 'Chetan');
  await ctx.db.updateTable('volunteers').set({ is_admin: 1 }).where('id', '=', chetan.id).execute();
  await trust.restore(file);
  await trust.admin.call('restoreVolunteer', { id: chetan.id });
  const { data } = (await trust.admin.call('readVolunteer', { id: chetan.id })).body;
  expect(data).toMatchObject({ name: 'Chetan', is_admin: false });
});

test('an editor who was added after the backup still sees no entries', async () => {
  const file = await trust.backUp();
  const { ctx } = trust.testApp;
  const esha = await volunteer(trust.testApp, 'Esha');
  const rights = { is_admin: 1, is_editor: 1 } as const;
  await ctx.db.updateTable('volunteers').set(rights).where('id', '=', esha.id).execute();
  await trust.restore(file);
  await trust.admin.call('restoreVolunteer', { id: esha.id });
  const { data } = (await trust.admin.call('readVolunteer', { id: esha.id })).body;
  expect(data).toMatchObject({ name: 'Esha', is_admin: false, is_editor: true });
});
