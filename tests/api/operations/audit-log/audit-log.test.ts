// The audit log has person, action, time and origin, never the content that was read or written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_ROOT } from '#domain/endpoints.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, signIn } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

const ASHA = { name: 'Asha', email: 'asha@adhyay.example', password: 'walks far' };

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test('each action writes one line, in order, with its actor and object', async () => {
  const { id: ashasId } = (await admin.call('createVolunteer', { body: ASHA })).body.data;
  const before = (await lines()).length;
  const asha = await signIn(testApp.app, ASHA);
  const { id } = (await asha.call('createSurvey', { body: sunita })).body.data;
  await asha.call('readSurvey', { id });
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  await asha.call('revertSurvey', { id, body: { version: 1 } });
  await asha.call('deleteSurvey', { id });
  await asha.call('undoDeleteSurvey', { id });
  await asha.call('deleteSurvey', { id });
  await admin.call('restoreSurvey', { id });
  await admin.call('readSurvey', { id });
  await asha.call('changeOwnPassword', {
    body: { current_password: ASHA.password, new_password: 'another way' },
  });
  await asha.call('signOut');
  await admin.call('setVolunteerStatus', { id: ashasId, body: { status: 'inactive' } });
  await admin.call('setVolunteerStatus', { id: ashasId, body: { status: 'active' } });
  await admin.call('updateVolunteer', {
    id: ashasId,
    body: { name: 'Asha Rao', email: ASHA.email, status: 'active' },
  });
  await admin.call('deleteVolunteer', { id: ashasId });

  const all = await lines();
  const described = all.slice(before).map((line) => {
    const who = line.actor_id === admin.id ? 'Meera' : 'Asha';
    return `${who} ${line.action} ${line.entity} ${line.entity === 'survey' ? 'Sunita' : 'Asha'}`;
  });
  expect(described).toEqual([
    'Asha signIn volunteer Asha',
    'Asha create survey Sunita',
    'Asha readWhole survey Sunita',
    'Asha update survey Sunita',
    'Asha putBack survey Sunita',
    'Asha delete survey Sunita',
    'Asha undoDelete survey Sunita',
    'Asha delete survey Sunita',
    'Meera restore survey Sunita',
    'Meera readWhole survey Sunita',
    'Asha changePassword volunteer Asha',
    'Asha signOut volunteer Asha',
    'Meera deactivate volunteer Asha',
    'Meera activate volunteer Asha',
    'Meera update volunteer Asha',
    'Meera delete volunteer Asha',
  ]);
  for (const { at, origin } of all.slice(before)) {
    expect([new Date(at).toISOString(), origin]).toEqual([at, '127.0.0.1']);
  }
  expect(JSON.stringify(all)).not.toMatch(/Sunita|0412|5231|adhyay\.example|walks far|another way/);
});

test('HEAD of an entry, which would show nothing, is no reading of it', async () => {
  const body = { ...sunita, volunteer_id: admin.id };
  const { id } = (await admin.call('createSurvey', { body })).body.data;
  const before = (await lines()).length;
  const { statusCode } = await testApp.app.inject({
    method: 'HEAD',
    url: `${API_ROOT}/surveys/get?id=${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect([statusCode, (await lines()).length]).toEqual([404, before]);
});

function lines() {
  return testApp.ctx.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
}
