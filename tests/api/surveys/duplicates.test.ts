// Duplicates: the lookup before recording, pairs for the admins, merging and unmerging.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockSurvey } from '#server/surveys/changes/lock-survey.ts';
import { sunita } from '../../support/app/entries.ts';
import { type Client, meera, volunteer } from '../../support/app/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;
let ravi: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterAll(() => testApp.close());

/** Every test has its own people in its own village. */
let village = 0;
let devi: typeof sunita;
/** The numbers of her second entry. */
let other: { mobile_no: string; aadhar_no: string };
beforeEach(() => {
  village += 1;
  devi = {
    ...sunita,
    name: 'Sunita Devi',
    city: `Khunti ${village}`,
    mobile_no: `52310${String(village).padStart(5, '0')}`,
    aadhar_no: `0412883${String(village).padStart(5, '0')}`,
  };
  other = {
    mobile_no: `51806${String(village).padStart(5, '0')}`,
    aadhar_no: `0999123${String(village).padStart(5, '0')}`,
  };
});

async function record(who: Client, body: object): Promise<number> {
  const { status, body: reply } = await who.call('createSurvey', { body });
  expect(status, reply.message).toBe(201);
  return reply.data.id;
}

const look = async (who: Client, body: object) =>
  (await who.call('findLookAlikes', { body })).body.data;

async function pairs(state = 'open') {
  const { body } = await admin.call('listPairs', { query: { state, limit: 100 } });
  return body.data.filter(({ older }: { older: typeof devi }) => older.city === devi.city);
}

async function pairOfTwo(second: object = {}): Promise<[number, number]> {
  const ids: [number, number] = [
    await record(asha, devi),
    await record(ravi, { ...devi, ...other, name: 'सुनीता देवी', age: 35, income: 9000, ...second }),
  ];
  expect(await pairs()).toHaveLength(1);
  return ids;
}

const decide = ([id, newer]: [number, number], body: object, who = admin) =>
  who.call('decidePair', { id, other: newer, body });

test('an admin filters the entries of undecided pairs; a volunteer’s list does not know the filter', async () => {
  const [older, newer] = await pairOfTwo();
  const own = { mobile_no: '7000012345', aadhar_no: '099900012345', name: 'Kamala Bai' };
  await record(asha, { ...devi, ...own });
  const filtered = async (who: Client, list: 'listSurveys' | 'listOwnSurveys') => {
    const query = { duplicates: 'yes', place: devi.city };
    const { body } = await who.call(list, { query });
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await filtered(admin, 'listSurveys')).toEqual([newer, older]);
  expect(await filtered(asha, 'listOwnSurveys')).toHaveLength(2);
  await decide([older, newer], { decision: 'different' });
  expect(await filtered(admin, 'listSurveys')).toEqual([]);
});

describe('before an entry is recorded', () => {
  test.each([
    ['the same Aadhaar number', { aadhar_no: () => devi.aadhar_no }, 'number'],
    ['the same mobile number', { mobile_no: () => devi.mobile_no }, 'mobile'],
    ['the same mobile number with +91', { mobile_no: () => `+91 ${devi.mobile_no}` }, 'mobile'],
    [
      'the same mobile number and a similar name',
      { mobile_no: () => devi.mobile_no, name: () => 'Suneeta Kumari' },
      'mobile',
    ],
    [
      'a name of the same sound, in another script and order',
      { name: () => 'देवी सुनीता', gender: () => 'female', age: () => 37, city: () => devi.city },
      'alike',
    ],
  ] as [string, Record<string, () => unknown>, string][])(
    'an existing entry is found by %s',
    async (_, fields, strength) => {
      const id = await record(asha, devi);
      const draft = Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of()]));
      expect(await look(asha, draft)).toEqual([
        expect.objectContaining({ strength, own: true, id, name: 'Sunita Devi', city: devi.city }),
      ]);
      expect(await look(asha, { ...draft, id })).toEqual([]);
      expect(await look(ravi, draft)).toEqual([{ strength, own: false }]);
      expect(await look(admin, draft)).toEqual([expect.objectContaining({ own: false, id })]);
    },
  );

  test.each([
    ['a brother on the same phone', { mobile_no: true, name: 'Ramesh Munda', gender: 'male' }],
    ['a sister on the same phone', { mobile_no: true, name: 'Anita Devi' }],
    ['a namesake who is much older', { name: 'Sunita Devi', gender: 'female', age: 52 }],
    ['a namesake of another gender', { name: 'Sunita Devi', gender: 'male', age: 34 }],
    ['a namesake without other details', { name: 'Sunita Devi' }],
    ['nobody', {}],
  ])(
    'an existing entry is not found by %s',
    async (_, { mobile_no, ...draft }: Record<string, unknown>) => {
      await record(asha, devi);
      const phone = mobile_no ? { mobile_no: devi.mobile_no } : {};
      expect(await look(asha, { ...draft, ...phone, city: devi.city })).toEqual([]);
    },
  );

  test('without a city, the constituency is the place', async () => {
    const constituency = `Torpa ${village}`;
    const id = await record(asha, { ...devi, city: '', constituency });
    const draft = { name: 'Suneeta Devi', gender: 'female', age: 35, city: '', constituency };
    expect(await look(asha, draft)).toEqual([expect.objectContaining({ strength: 'alike', id })]);
    expect(await look(asha, { ...draft, constituency: `Khunti ${village}` })).toEqual([]);
  });

  test('places that an admin has merged are one place', async () => {
    const city = `Mumbai ${village}`;
    const id = await record(asha, { ...devi, city });
    const draft = { name: 'Sunita Devi', gender: 'female', age: 34, city: `Bombay ${village}` };
    expect(await look(asha, draft)).toEqual([]);
    const body = { name: city, local_name: '', spellings: [draft.city] };
    expect((await admin.call('mergePlaces', { body })).status).toBe(200);
    expect(await look(asha, draft)).toEqual([expect.objectContaining({ strength: 'alike', id })]);
  });

  test('at most five entries are listed, and lookups are limited and logged', async () => {
    for (let each = 0; each < 7; each += 1) await record(asha, devi);
    expect(await look(asha, { aadhar_no: devi.aadhar_no })).toHaveLength(5);
    const recorded = () =>
      testApp.ctx.db
        .selectFrom('audit_log')
        .select('actor_id')
        .where('action', '=', 'lookUp')
        .where('actor_id', '=', ravi.id)
        .execute();
    const before = (await recorded()).length;
    await look(ravi, { aadhar_no: devi.aadhar_no });
    expect(await recorded()).toHaveLength(before + 1);
    const curious = await volunteer(testApp, 'Chetan');
    const lookUp = (aadhar_no: string) => curious.call('findLookAlikes', { body: { aadhar_no } });
    for (let each = 0; each < 20; each += 1) await lookUp('099900009999');
    for (let each = 0; each < 300; each += 1) await lookUp(devi.aadhar_no);
    for (const number of [devi.aadhar_no, '099900009999']) {
      const { status, body } = await lookUp(number);
      expect([status, body.code]).toEqual([429, 'tooManyLookUps']);
    }
  });
});

describe('two entries of one person', () => {
  test('are listed as a pair for the admins', async () => {
    const [older, newer] = await pairOfTwo();
    expect(await pairs()).toEqual([
      expect.objectContaining({
        strength: 'alike',
        state: 'open',
        older: expect.objectContaining({ id: older }),
        newer: expect.objectContaining({
          id: newer,
          aadhar_no: `XXXX XXXX ${other.aadhar_no.slice(-4)}`,
        }),
      }),
    ]);
    // An edit that makes her another person removes the pair.
    await ravi.call('updateSurvey', {
      id: newer,
      body: { ...devi, ...other, name: 'Rani Kumari' },
    });
    expect(await pairs()).toEqual([]);
  });

  test('stay marked as different people until one of them changes', async () => {
    const both = await pairOfTwo();
    const { status, body } = await decide(both, { decision: 'different' });
    expect([status, body.data.state, body.data.decided_by_name]).toEqual([
      200,
      'different',
      'Admin',
    ]);
    expect(await pairs()).toEqual([]);
    expect((await decide(both, { decision: 'different' })).body.code).toBe('pairDecided');
    await asha.call('updateSurvey', { id: both[0], body: { ...devi, age: 33 } });
    expect(await pairs()).toHaveLength(1);
  });

  test('are compared again when the admin takes back that they are different', async () => {
    const both = await pairOfTwo();
    await decide(both, { decision: 'different' });
    const { status, body } = await decide(both, { decision: 'open' });
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'open', decided_at: null, decided_by_name: null, kept_id: null },
    ]);
    expect(await pairs()).toHaveLength(1);
    expect((await decide(both, { decision: 'open' })).status, 'it may arrive twice').toBe(200);
    const events = await testApp.ctx.db
      .selectFrom('audit_log')
      .select('thing_id')
      .where('action', '=', 'openPair')
      .where('thing_id', 'in', both)
      .execute();
    expect(events.map(({ thing_id }) => thing_id)).toEqual(both);
    expect((await decide(both, { decision: 'different' })).status).toBe(200);
  });

  test('are not opened again once they are merged, or one of them is deleted', async () => {
    const merged = await pairOfTwo();
    await decide(merged, { decision: 'merge', keep: merged[0] });
    expect((await decide(merged, { decision: 'open' })).body.code).toBe('pairDecided');

    const third = await record(asha, { ...devi, ...other });
    expect((await pairs())[0].newer.id).toBe(third);
    const both: [number, number] = [merged[0], third];
    await decide(both, { decision: 'different' });
    await admin.call('deleteSurvey', { id: third });
    expect((await decide(both, { decision: 'open' })).status).toBe(404);
    expect(
      (await pairs('different')).map((pair: { newer: { id: number } }) => pair.newer.id),
    ).toEqual([third]);
  });

  test('are marked as different when the volunteer says so', async () => {
    const id = await record(asha, devi);
    const hers = await record(ravi, {
      ...devi,
      name: 'Meena Kumari',
      aadhar_no: `1${devi.aadhar_no.slice(1)}`,
    });
    const body = { ...devi, ...other, different_from: [id, hers, 99_999] };
    const second = await record(asha, body);
    expect(await pairs()).toEqual([]);
    const [pair] = await pairs('different');
    expect([pair.older.id, pair.newer.id, pair.decided_by_name]).toEqual([id, second, 'Asha']);
  });

  test('are merged field by field, and Restore undoes the merge', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    // By id, or by value.
    const fields = { name: 'सुनीता देवी', age: newer, aadhar_no: newer, income: older };
    const merged = await decide(both, { decision: 'merge', keep: older, fields });
    expect([merged.status, merged.body.data.kept_id]).toEqual([200, older]);

    const kept = (await admin.call('readSurvey', { id: older })).body.data;
    expect(kept).toMatchObject({
      ...{ name: 'सुनीता देवी', age: 35, aadhar_no: other.aadhar_no },
      ...{ income: devi.income, mobile_no: devi.mobile_no, volunteer_name: 'Asha', version: 2 },
    });
    const gone = (await admin.call('readSurvey', { id: newer })).body.data;
    expect(gone).toMatchObject({ merged_into: older, deleted_by_name: 'Admin' });
    const { merged_from } = (await asha.call('readSurvey', { id: older })).body.data;
    expect([kept.merged_from, merged_from]).toEqual([[newer], []]);
    const byNumber = await admin.call('listSurveys', { query: { search: other.aadhar_no } });
    expect(byNumber.body.data.map(({ id }: { id: number }) => id)).toContain(older);

    await admin.call('restoreSurvey', { id: newer });
    expect((await admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      ...{ name: 'Sunita Devi', age: 34, aadhar_no: devi.aadhar_no, version: 3 },
    });
    expect((await admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
    expect(await pairs()).toHaveLength(1);
    expect((await admin.call('readSurveyHistory', { id: older })).body.data).toHaveLength(3);
  });

  test('are merged, and undoing the deletion undoes the merge as well', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    await decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    expect((await admin.call('undoDeleteSurvey', { id: newer })).status).toBe(200);
    expect((await admin.call('readSurvey', { id: older })).body.data.name).toBe('Sunita Devi');
    expect(await pairs()).toHaveLength(1);
  });

  test('cannot be unmerged after a later edit', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    await decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    const edit = { ...devi, name: 'Sunita Devi Munda' };
    expect((await asha.call('updateSurvey', { id: older, body: edit })).status).toBe(200);
    await admin.call('restoreSurvey', { id: newer });
    expect((await admin.call('readSurvey', { id: older })).body.data.name).toBe(edit.name);
  });

  test('are decided once, and the second admin gets a conflict', async () => {
    const both = await pairOfTwo();
    const [older] = both;
    const answers = await Promise.all([
      decide(both, { decision: 'merge', keep: older }),
      decide([both[1], both[0]], { decision: 'different' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('pairDecided');
  });

  test.each([
    ['an entry outside the pair', { decision: 'merge', keep: 1 }, 'keep'],
    ['a field of a third entry', { decision: 'merge', fields: { name: 1 } }, 'name'],
    ['a name that neither entry has', { decision: 'merge', fields: { name: 'Anita' } }, 'name'],
    ['an unknown field', { decision: 'merge', fields: { shoe_size: 1 } }, 'shoe_size'],
    ['another decision', { decision: 'maybe' }, 'decision'],
    ['no decision', {}, 'decision'],
  ])('%s is refused at its field', async (_, body, field) => {
    const both = await pairOfTwo();
    const { status, body: reply } = await decide(both, { keep: both[0], ...body });
    expect([status, reply.errors[0].field]).toEqual([422, field]);
    expect(await pairs()).toHaveLength(1);
    expect((await decide([both[0], 99_999], { decision: 'different' })).status).toBe(404);
    expect((await decide(both, { decision: 'different' }, asha)).status).toBe(403);
  });

  test.each(['merge', 'different'])(
    'entries changed since they were compared cannot be decided as "%s"',
    async (decision) => {
      const both = await pairOfTwo();
      const [older, newer] = both;
      const compared = { decision, keep: older, versions: [1, 1] };
      const edit = { ...devi, ...other, name: 'सुनीता देवी', age: 36 };
      expect((await ravi.call('updateSurvey', { id: newer, body: edit })).status).toBe(200);
      const refused = await decide(both, compared);
      expect([refused.status, refused.body.code]).toEqual([412, 'staleVersion']);
      expect((await admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
      const looked = { ...compared, versions: [1, 2] };
      expect((await decide([newer, older], looked)).status).toBe(200);
    },
  );

  if (process.env.TEST_DATABASE === 'postgres')
    test('a restore simultaneous with a decision waits for it, without a deadlock', async () => {
      const both = await pairOfTwo();
      const [older, newer] = both;
      await decide(both, { decision: 'merge', keep: older });
      const { ctx } = testApp;
      const isWaiting = async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`.execute(ctx.db);
        return rows.length > 0;
      };
      const restored = await ctx.db.transaction().execute(async (transaction) => {
        await lockSurvey(ctx, transaction, older);
        const restoring = admin.call('restoreSurvey', { id: newer });
        await expect.poll(isWaiting).toBe(true);
        await lockSurvey(ctx, transaction, newer);
        return { restoring };
      });
      expect((await restored.restoring).status).toBe(200);
    });

  test('a phone’s edit of a merged entry waits for an admin', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    await decide(both, { decision: 'merge', keep: older });
    expect(await pairs()).toEqual([]);
    const edit = { ...devi, ...other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    for (const time of ['sent', 'sent again'])
      expect(
        (await ravi.call('updateSurvey', { id: newer, body: edit, headers })).status,
        time,
      ).toBe(200);
    const [pair] = await pairs();
    expect(pair).toMatchObject({ kept_id: older, newer: { name: 'Sunita Munda', age: 36 } });
    expect((await asha.call('updateSurvey', { id: newer, body: edit })).status).toBe(403);

    await decide(both, { decision: 'merge', keep: older, fields: { age: newer } });
    expect((await admin.call('readSurvey', { id: older })).body.data.age).toBe(36);
    expect((await admin.call('readSurvey', { id: newer })).body.data.merged_into).toBe(older);
    expect(await pairs()).toEqual([]);
  });

  test('undoing a merge that a phone’s edit had opened again leads back to before the first', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    await decide(both, { decision: 'merge', keep: older, fields: { age: newer, income: newer } });
    const edit = { ...devi, ...other, name: 'Sunita Munda', age: 35, income: 9000 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    await admin.call('restoreSurvey', { id: newer });
    expect((await admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      ...{ name: devi.name, age: 34, income: devi.income },
    });
  });

  test('the one that stays takes over the household and what was asked about the other', async () => {
    const both = await pairOfTwo({ household_id: randomUUID() });
    const [older, newer] = both;
    const asked = { note: 'Please ask for her age again' };
    expect((await admin.call('sendBackSurvey', { id: newer, body: asked })).status).toBe(200);
    await decide(both, { decision: 'merge', keep: older });
    const waiting = await asha.call('listToCorrect');
    expect(waiting.body.data).toContainEqual(expect.objectContaining({ id: older, ...asked }));
    const { body } = await admin.call('readSurvey', { id: older });
    const { household_id } = (await admin.call('readSurvey', { id: newer })).body.data;
    expect([body.data.household_id, household_id]).toEqual([household_id, expect.any(String)]);

    await admin.call('restoreSurvey', { id: newer });
    const ids = (await asha.call('listToCorrect')).body.data.map(({ id }: { id: number }) => id);
    expect(ids).not.toContain(older);
    const again = (await admin.call('readSurvey', { id: older })).body.data;
    expect(again.household_id).toBeNull();
  });

  test('whether somebody is employed is merged with the income, and addresses as they were shown', async () => {
    devi = { ...devi, same_address: true };
    const both = await pairOfTwo({
      ...{ employed: false, income: 0, correspondence_address: 'House 9' },
      ...{ same_address: false, permanent_address: '' },
    });
    const [older, newer] = both;
    const fields = { employed: older, income: newer, correspondence_address: newer };
    await decide(both, { decision: 'merge', keep: older, fields });
    expect((await admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      ...{ employed: true, income: devi.income, correspondence_address: 'House 9' },
      ...{ same_address: false, permanent_address: devi.correspondence_address },
    });
  });

  test('of an adult and a child, the type brings its own fields', async () => {
    const child = { survey_type: 'child', father_name: 'Birsa Munda', class: '9' };
    const both = await pairOfTwo({ ...child, current_school: 'Zilla Parishad School' });
    const [older] = both;
    const fields = { survey_type: both[1], class: older };
    await decide(both, { decision: 'merge', keep: older, fields });
    expect((await admin.call('readSurvey', { id: older })).body.data).toMatchObject(child);
  });

  test('are not merged into an entry without an identity document', async () => {
    const card = { other_document_type: 'voter_id', other_document_no: 'MHX0012345' };
    const both = await pairOfTwo({ ...card, aadhar_no: '' });
    const fields = { aadhar_no: both[1] };
    const { status, body } = await decide(both, { decision: 'merge', keep: both[0], fields });
    expect([status, body.errors[0].field]).toEqual([422, 'aadhar_no']);
  });

  test('two numbers with the same ending are different, however they are masked', async () => {
    const both = await pairOfTwo({ aadhar_no: `1${devi.aadhar_no.slice(1)}` });
    const [older, newer] = both;
    const [pair] = await pairs();
    expect(pair.newer.aadhar_no).toBe(pair.older.aadhar_no);
    expect(pair.same_numbers).toEqual(['other_document_no']);
    const masked = { aadhar_no: pair.newer.aadhar_no };
    const unclear = await decide(both, { decision: 'merge', keep: older, fields: masked });
    expect([unclear.status, unclear.body.errors[0].field]).toEqual([422, 'aadhar_no']);
    await decide(both, { decision: 'merge', keep: older, fields: { aadhar_no: newer } });
    const { aadhar_no } = (await admin.call('readSurvey', { id: older })).body.data;
    expect(aadhar_no).toBe(`1${devi.aadhar_no.slice(1)}`);
  });

  test('are found by either entry, and sorted', async () => {
    const [older, newer] = await pairOfTwo();
    const third = { mobile_no: other.mobile_no, aadhar_no: `2${devi.aadhar_no.slice(1)}` };
    await record(asha, { ...devi, ...third });
    const found = async (search: string, sort = '') => {
      const { body } = await admin.call('listPairs', { query: { search, sort, limit: 100 } });
      expect(body.pagination.total_records).toBe(body.counts.open);
      return body.data.map((pair: { older: { id: number } }) => pair.older.id);
    };
    expect(await found(other.mobile_no)).toEqual([newer, older, older]);
    expect(await found(other.mobile_no, 'oldest')).toEqual([older, older, newer]);
    expect(await found(`#${older}`)).toEqual([older, older]);
    expect(await found(`devee ${devi.city}`)).toContain(newer);
    expect(await found('") OR 1=1 -- * NEAR(')).toEqual([]);
    const { status } = await admin.call('listPairs', { query: { search: 'x'.repeat(10_000) } });
    expect(status).toBe(200);
  });

  test.each(['merge', 'different'])(
    'are not decided as "%s" once one is deleted',
    async (decision) => {
      const both = await pairOfTwo();
      const [older, newer] = both;
      await ravi.call('deleteSurvey', { id: newer });
      for (const keep of [older, newer]) {
        const { status, body } = await decide(both, { decision, keep });
        expect([status, body.code]).toEqual([404, 'pairNotFound']);
      }
      expect((await admin.call('readSurvey', { id: newer })).body.data.deleted_at).not.toBeNull();
      expect((await admin.call('readSurvey', { id: older })).body.data.version).toBe(1);
    },
  );

  test('are told apart after an edit of the one that was merged, if the other is not deleted', async () => {
    const both = await pairOfTwo();
    const [older, newer] = both;
    await decide(both, { decision: 'merge', keep: older });
    const edit = { ...devi, ...other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await admin.call('deleteSurvey', { id: older });
    expect((await decide(both, { decision: 'different' })).body.code).toBe('pairNotFound');
    await admin.call('restoreSurvey', { id: older });
    expect((await decide(both, { decision: 'different' })).status).toBe(200);
    expect((await admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
  });

  test('are no pair once one is deleted', async () => {
    const [, newer] = await pairOfTwo();
    await ravi.call('deleteSurvey', { id: newer });
    expect(await pairs()).toEqual([]);
  });
});
