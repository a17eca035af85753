// Every endpoint, on each of its paths, requested by everybody.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import { API_ROOT, type EndpointName, endpoints } from '#domain/endpoints.ts';
import { anonymous, type Client, clientFor } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

type Asker =
  | 'noToken'
  | 'falseToken'
  | 'expired'
  | 'inactive'
  | 'deleted'
  | 'otherVolunteer'
  | 'owner'
  | 'admin';

/** Statuses for the other volunteer, the owner and the admin. */
const TABLE: Record<
  Exclude<EndpointName, 'signIn' | 'readPasswordLink' | 'setPasswordByLink'>,
  [other: number, owner: number, admin: number]
> = {
  signOut: [200, 200, 200],
  listOwnSessions: [200, 200, 200],
  endOtherSessions: [422, 422, 422],
  endSessionsOfVolunteer: [403, 403, 200],
  createVolunteerPasswordLink: [403, 403, 200],
  readSecondFactor: [200, 200, 200],
  beginSecondFactor: [422, 422, 422],
  confirmSecondFactor: [422, 422, 422],
  renewRecoveryCodes: [422, 422, 422],
  removeSecondFactor: [422, 422, 422],
  removeSecondFactorOfVolunteer: [403, 403, 422],
  changeOwnPassword: [422, 422, 422],
  changeOwnLanguage: [422, 422, 422],
  listVolunteers: [403, 403, 200],
  createVolunteer: [403, 403, 422],
  setVolunteerStatus: [403, 403, 422],
  deleteVolunteer: [403, 403, 200],
  readVolunteer: [403, 403, 200],
  readVolunteerActivity: [403, 403, 200],
  listFormerVolunteers: [403, 403, 200],
  readFormerVolunteer: [403, 403, 404],
  restoreVolunteer: [403, 403, 409],
  updateVolunteer: [403, 403, 422],
  listOwnSurveys: [200, 200, 200],
  listSurveys: [403, 403, 200],
  exportSurveys: [403, 403, 200],
  readStatistics: [403, 403, 200],
  exportStatistics: [403, 403, 200],
  createSurvey: [422, 422, 422],
  readSurvey: [403, 200, 200],
  updateSurvey: [403, 422, 422],
  deleteSurvey: [403, 200, 200],
  undoDeleteSurvey: [403, 409, 409],
  readOperationResults: [400, 400, 400],
  findPossibleDuplicates: [200, 200, 200],
  listPairs: [403, 403, 200],
  decidePair: [403, 403, 422],
  restoreSurvey: [403, 403, 409],
  readSurveyHistory: [403, 200, 200],
  revertSurvey: [403, 409, 409],
  findSurveyIds: [403, 403, 200],
  changeManySurveys: [403, 403, 422],
  undoManySurveys: [403, 403, 422],
  readHousehold: [403, 200, 200],
  linkHousehold: [403, 404, 404],
  unlinkHousehold: [403, 200, 200],
  listPlaces: [403, 403, 200],
  suggestPlaces: [200, 200, 200],
  mergePlaces: [403, 403, 422],
  splitPlace: [403, 403, 404],
  importPlaces: [403, 403, 422],
  sendBackSurvey: [403, 403, 422],
  answerCorrection: [403, 422, 422],
  acceptCorrection: [403, 403, 409],
  readCorrection: [403, 200, 200],
  listToCorrect: [200, 200, 200],
  readPrivacyNotice: [200, 200, 200],
  listPrivacyNotices: [403, 403, 200],
  publishPrivacyNotice: [403, 403, 422],
  endPrivacyNotice: [403, 403, 409],
  readConsents: [403, 200, 200],
  recordConsent: [403, 422, 422],
  withdrawConsent: [403, 200, 200],
  listPrivacyRequests: [403, 403, 200],
  createPrivacyRequest: [403, 403, 422],
  readPrivacyRequest: [403, 403, 404],
  updatePrivacyRequest: [403, 403, 422],
  workOnPrivacyRequest: [403, 403, 404],
  listViews: [200, 200, 200],
  saveView: [422, 422, 422],
  deleteView: [404, 404, 404],
  listAuditEvents: [403, 403, 200],
  listEnquiries: [403, 403, 200],
  readEnquiry: [403, 403, 404],
  setEnquiryRead: [403, 403, 422],
  workOnEnquiry: [403, 403, 404],
  eraseEnquiry: [403, 403, 404],
  eraseSurvey: [403, 403, 422],
  restoreEnquiry: [403, 403, 404],
  deleteEnquiry: [403, 403, 404],
  listDonations: [403, 403, 200],
  createDonation: [403, 403, 422],
  exportDonations: [403, 403, 400],
  exportDonationRegister: [403, 403, 200],
  readDonation: [403, 403, 404],
  readDonationHistory: [403, 403, 404],
  updateDonation: [403, 403, 404],
  issueReceipt: [403, 403, 404],
  cancelDonation: [403, 403, 422],
  listImages: [403, 403, 200],
  uploadImage: [403, 403, 415],
  describeImage: [403, 403, 404],
  focusImage: [403, 403, 404],
  deleteImage: [403, 403, 404],
  listRemovedImages: [403, 403, 200],
  restoreImage: [403, 403, 404],
  eraseImage: [403, 403, 404],
  listFiles: [403, 403, 200],
  uploadFile: [403, 403, 415],
  withdrawFile: [403, 403, 404],
  listDocuments: [403, 403, 200],
  readDocument: [403, 403, 404],
  readDraft: [403, 403, 404],
  saveDraft: [403, 403, 404],
  dropDraft: [403, 403, 404],
  publishDocument: [403, 403, 404],
  readDocumentHistory: [403, 403, 404],
  readDocumentVersion: [403, 403, 400],
  revertDocument: [403, 403, 400],
  previewDocument: [403, 403, 404],
  setEditor: [403, 403, 422],
  readSyncState: [200, 200, 200],
  readDiskSpace: [403, 403, 200],
  readOverdueJobs: [403, 403, 200],
};

/** Endpoints that validate the body before permissions. */
const BODIES: { [Name in EndpointName]?: object } = {
  revertSurvey: { version: 1 },
  linkHousehold: { survey_id: 999_999 },
};

let testApp: TestApp;
let askers: Record<Asker, Client>;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  testApp.setClock(-24 * 30);
  const expired = await volunteer(testApp, 'Esha');
  testApp.setClock(0);
  const inactive = await volunteer(testApp, 'Indu');
  await admin.call('setVolunteerStatus', { id: inactive.id, body: { status: 'inactive' } });
  const deleted = await volunteer(testApp, 'Dilip');
  await admin.call('deleteVolunteer', { id: deleted.id });
  askers = {
    noToken: anonymous(testApp.app),
    falseToken: clientFor(testApp.app, 0, `adh_${'x'.repeat(43)}`),
    expired,
    inactive,
    deleted,
    otherVolunteer: await volunteer(testApp, 'Ravi'),
    owner: await volunteer(testApp, 'Asha'),
    admin,
  };
});
afterAll(() => testApp.close());

const guarded = Object.keys(TABLE).filter((name): name is keyof typeof TABLE => name in TABLE);
const everyPath = guarded.flatMap((name) => [
  { name, also: false },
  ...('alias' in endpoints[name] ? [{ name, also: true }] : []),
]);

test('the table has every call of the contract except signing in', () => {
  expect([...guarded, 'signIn', 'readPasswordLink', 'setPasswordByLink'].sort()).toEqual(
    Object.keys(endpoints).sort(),
  );
});

describe.each(everyPath)('the call $name (second path: $also)', ({ name, also }) => {
  test.each([
    ['noToken', 'tokenMissing'],
    ['falseToken', 'tokenRefused'],
    ['expired', 'tokenRefused'],
    ['inactive', 'tokenRefused'],
    ['deleted', 'tokenRefused'],
  ] as const)('is refused with 401 for %s: %s', async (asker, code) => {
    const sent = { id: await thingOf(name), also, body: {} };
    // All endpoints together get more requests than an address may send with unknown tokens.
    await testApp.ctx.db.deleteFrom('rate_limit_counters').execute();
    const { status, problem, json } = await askers[asker].call(name, sent);
    expect([status, problem.code]).toEqual([401, code]);
    expect(Object.keys(Object(json)).sort()).toEqual(['code', 'message', 'success']);
  });

  test.each([
    ['otherVolunteer', 0],
    ['owner', 1],
    ['admin', 2],
  ] as const)('is answered for %s as the table says', async (asker, column) => {
    const asking = name === 'signOut' ? await again(asker) : askers[asker];
    const body = BODIES[name] ?? {};
    const sent = { id: await thingOf(name), also, ...('body' in contract[name] && { body }) };
    expect((await asking.call(name, sent)).status).toBe(TABLE[name][column]);
  });
});

test('signing in needs no token', async () => {
  for (const [who, asker] of Object.entries(askers)) {
    const body = { email: `${who}@elsewhere.example`, password: 'walks far' };
    expect((await asker.call('signIn', { body })).problem.code, who).toBe('wrongSignIn');
  }
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const addresses = Object.values(endpoints).flatMap((call) => [
  { method: call.method, path: call.path },
  ...('alias' in call ? [call.alias] : []),
]);

const isTaken = (method: string, asked: string) =>
  addresses.some(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(asked),
  );

test.each([...new Set(addresses.map(({ path }) => path.replace(/:\w+/g, '1')))])(
  '%s is not found by other methods, even for an admin',
  async (path) => {
    for (const method of METHODS.filter((one) => !isTaken(one, path))) {
      const { statusCode, body } = await testApp.app.inject({
        method,
        url: API_ROOT + path,
        headers: { authorization: `Bearer ${askers.admin.token}` },
      });
      expect([statusCode, JSON.parse(body).code], method).toEqual([404, 'callNotFound']);
    }
  },
);

/** A new record for each request: an entry of Asha's, or an account. */
async function thingOf(name: EndpointName): Promise<number> {
  if (name.includes('Volunteer')) {
    const account = {
      name: 'Temp',
      email: `t${Math.random()}@adhyay.example`,
      password: 'walks far',
    };
    return (await admin.call('createVolunteer', { body: account })).body.data.id;
  }
  return (await askers.owner.call('createSurvey', { body: sunita })).body.data.id;
}

async function again(asker: 'otherVolunteer' | 'owner' | 'admin'): Promise<Client> {
  if (asker === 'admin') return meera(testApp);
  const email = asker === 'owner' ? 'asha@adhyay.example' : 'ravi@adhyay.example';
  return signIn(testApp.app, { email, password: 'walks far' });
}
