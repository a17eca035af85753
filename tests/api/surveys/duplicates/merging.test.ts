// Merging two entries of one person, and undoing it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockSurvey } from '#server/surveys/changes/lock-survey.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';
import { present } from '../../../support/present.ts';

const trust = openTrustWithTwoEntries();

describe('two entries of one person', () => {
  test('are not opened again once they are merged, or one of them is deleted', async () => {
    const merged = await trust.pairOfTwo();
    await trust.decide(merged, { decision: 'merge', keep: merged[0] });
    expect((await trust.decide(merged, { decision: 'open' })).problem.code).toBe('pairDecided');

    const third = await trust.record(trust.asha, { ...trust.devi, ...trust.other });
    expect((await trust.pairs())[0]?.newer.id).toBe(third);
    const both: [number, number] = [merged[0], third];
    await trust.decide(both, { decision: 'different' });
    await trust.admin.call('deleteSurvey', { id: third });
    expect((await trust.decide(both, { decision: 'open' })).status).toBe(404);
    expect((await trust.pairs('different')).map((pair) => pair.newer.id)).toEqual([third]);
  });

  test('are merged field by field', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    // By id, or by value.
    const fields = { name: 'सुनीता देवी', age: newer, aadhar_no: newer, income: older };
    const merged = await trust.decide(both, { decision: 'merge', keep: older, fields });
    expect([merged.status, merged.body.data.kept_id]).toEqual([200, older]);

    const kept = (await trust.admin.call('readSurvey', { id: older })).body.data;
    expect(kept).toMatchObject({
      name: 'सुनीता देवी',
      age: 35,
      aadhar_no: trust.other.aadhar_no,
      income: trust.devi.income,
      mobile_no: trust.devi.mobile_no,
      volunteer_name: 'Asha',
      version: 2,
    });
    const gone = (await trust.admin.call('readSurvey', { id: newer })).body.data;
    expect(gone).toMatchObject({ merged_into: older, deleted_by_name: 'Admin' });
    const { merged_from } = (await trust.asha.call('readSurvey', { id: older })).body.data;
    expect([kept.merged_from, merged_from]).toEqual([[newer], []]);
    const byNumber = await trust.admin.call('listSurveys', {
      query: { search: trust.other.aadhar_no },
    });
    expect(byNumber.body.data.map(({ id }) => id)).toContain(older);
  });

  test('are separate again when the merged one is restored', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    const fields = { name: 'सुनीता देवी', age: newer, aadhar_no: newer };
    await trust.decide(both, { decision: 'merge', keep: older, fields });
    await trust.admin.call('restoreSurvey', { id: newer });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      name: 'Sunita Devi',
      age: 34,
      aadhar_no: trust.devi.aadhar_no,
      version: 3,
    });
    expect((await trust.admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
    expect(await trust.pairs()).toHaveLength(1);
    expect((await trust.admin.call('readSurveyHistory', { id: older })).body.data).toHaveLength(3);
  });

  test('are merged, and undoing the deletion undoes the merge as well', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    expect((await trust.admin.call('undoDeleteSurvey', { id: newer })).status).toBe(200);
    expect((await trust.admin.call('readSurvey', { id: older })).body.data.name).toBe(
      'Sunita Devi',
    );
    expect(await trust.pairs()).toHaveLength(1);
  });

  test('keep what was edited after the merge', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    const edit = { ...trust.devi, name: 'Sunita Devi Munda' };
    expect((await trust.asha.call('updateSurvey', { id: older, body: edit })).status).toBe(200);
    await trust.admin.call('restoreSurvey', { id: newer });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data.name).toBe(edit.name);
  });

  if (process.env.TEST_DATABASE === 'postgres')
    test('a restore simultaneous with a decision waits for it, without a deadlock', async () => {
      const both = await trust.pairOfTwo();
      const [older, newer] = both;
      await trust.decide(both, { decision: 'merge', keep: older });
      const { ctx } = trust.testApp;
      const isWaiting = async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`.execute(ctx.db);
        return rows.length > 0;
      };
      const restored = await ctx.db.transaction().execute(async (transaction) => {
        await lockSurvey(ctx, transaction, older);
        const restoring = trust.admin.call('restoreSurvey', { id: newer });
        await expect.poll(isWaiting).toBe(true);
        await lockSurvey(ctx, transaction, newer);
        return { restoring };
      });
      expect((await restored.restoring).status).toBe(200);
    });

  test('a phone’s edit of a merged entry waits for an admin', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older });
    expect(await trust.pairs()).toEqual([]);
    const edit = { ...trust.devi, ...trust.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    for (const time of ['sent', 'sent again'])
      expect(
        (await trust.ravi.call('updateSurvey', { id: newer, body: edit, headers })).status,
        time,
      ).toBe(200);
    const [pair] = await trust.pairs();
    expect(pair).toMatchObject({ kept_id: older, newer: { name: 'Sunita Munda', age: 36 } });
    expect((await trust.asha.call('updateSurvey', { id: newer, body: edit })).status).toBe(403);

    await trust.decide(both, { decision: 'merge', keep: older, fields: { age: newer } });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data.age).toBe(36);
    expect((await trust.admin.call('readSurvey', { id: newer })).body.data.merged_into).toBe(older);
    expect(await trust.pairs()).toEqual([]);
  });

  test('undoing a merge that a phone’s edit had opened again leads back to before the first', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, {
      decision: 'merge',
      keep: older,
      fields: { age: newer, income: newer },
    });
    const edit = { ...trust.devi, ...trust.other, name: 'Sunita Munda', age: 35, income: 9000 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await trust.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await trust.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    await trust.admin.call('restoreSurvey', { id: newer });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      name: trust.devi.name,
      age: 34,
      income: trust.devi.income,
    });
  });

  test('are different after all, and the one that stayed gets its own fields back', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older, fields: { age: newer } });
    const edit = { ...trust.devi, ...trust.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await trust.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    expect((await trust.decide(both, { decision: 'different' })).status).toBe(200);
    expect((await trust.admin.call('readSurvey', { id: older })).body.data.age).toBe(34);
    const other = (await trust.admin.call('readSurvey', { id: newer })).body.data;
    expect(other).toMatchObject({ name: 'Sunita Munda', age: 36, deleted_at: null });
    expect(await trust.pairs('different')).toHaveLength(1);
  });

  test('undoing a merge keeps the household that the one that stayed was linked to since', async () => {
    const both = await trust.pairOfTwo({ household_id: randomUUID() });
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older });
    await trust.admin.call('unlinkHousehold', { id: older });
    const husband = { ...trust.devi, ...trust.other, name: 'Birsa', aadhar_no: '' };
    const survey_id = await trust.record(trust.asha, {
      ...husband,
      other_document_type: 'voter_id',
      other_document_no: 'MHX0012345',
      household_id: randomUUID(),
    });
    await trust.admin.call('linkHousehold', { id: survey_id, body: { survey_id: older } });
    await trust.admin.call('restoreSurvey', { id: newer });
    const { members } = (await trust.admin.call('readHousehold', { id: older })).body.data;
    expect(members.map(({ id }) => id)).toEqual([survey_id]);
  });

  test('what was asked about the merged one is asked once, however often the two are merged', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    const threadOf = async (id: number) =>
      (await trust.admin.call('readCorrection', { id })).body.data;
    const kindsOf = async (id: number) => (await threadOf(id)).steps.map(({ kind }) => kind);
    await trust.admin.call('sendBackSurvey', { id: newer, body: { note: 'Which ward?' } });
    await trust.decide(both, { decision: 'merge', keep: older });
    await trust.admin.call('restoreSurvey', { id: newer });
    expect(await threadOf(older)).toMatchObject({ state: null });
    expect(await kindsOf(older)).toEqual([]);
    await trust.decide(both, { decision: 'merge', keep: older });
    const listed = (await trust.asha.call('listToCorrect')).body.data.filter(
      ({ id }) => id === older,
    );
    expect(listed).toHaveLength(1);
    await trust.admin.call('restoreSurvey', { id: newer });

    // A request of its own is neither withdrawn with the merge nor followed by the copy.
    await trust.admin.call('sendBackSurvey', { id: older, body: { note: 'And her age?' } });
    await trust.decide(both, { decision: 'merge', keep: older });
    await trust.admin.call('restoreSurvey', { id: newer });
    expect(await threadOf(older)).toMatchObject({ state: 'waiting' });
    await trust.admin.call('acceptCorrection', { id: older });
    expect(await threadOf(older)).toMatchObject({ state: null });
    expect(await threadOf(newer)).toMatchObject({ state: 'waiting' });
  });

  test('the one that stays takes over the household and what was asked about the other', async () => {
    const both = await trust.pairOfTwo({ household_id: randomUUID() });
    const [older, newer] = both;
    const asked = { note: 'Please ask for her age again' };
    expect((await trust.admin.call('sendBackSurvey', { id: newer, body: asked })).status).toBe(200);
    await trust.decide(both, { decision: 'merge', keep: older });
    const waiting = await trust.asha.call('listToCorrect');
    expect(waiting.body.data).toContainEqual(expect.objectContaining({ id: older, ...asked }));
    const { body } = await trust.admin.call('readSurvey', { id: older });
    const { household_id } = (await trust.admin.call('readSurvey', { id: newer })).body.data;
    expect([body.data.household_id, household_id]).toEqual([household_id, expect.any(String)]);

    await trust.admin.call('restoreSurvey', { id: newer });
    const ids = (await trust.asha.call('listToCorrect')).body.data.map(({ id }) => id);
    expect(ids).not.toContain(older);
    const again = (await trust.admin.call('readSurvey', { id: older })).body.data;
    expect(again.household_id).toBeNull();
  });

  test('whether somebody is employed is merged with the income, and addresses as they were shown', async () => {
    const second = {
      employed: false,
      income: 0,
      correspondence_address: 'House 9',
      same_address: false,
      permanent_address: '',
    };
    const both = await trust.pairOfTwo(second, { same_address: true });
    const [older, newer] = both;
    const fields = { employed: older, income: newer, correspondence_address: newer };
    await trust.decide(both, { decision: 'merge', keep: older, fields });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      employed: true,
      income: trust.devi.income,
      correspondence_address: 'House 9',
      same_address: false,
      permanent_address: trust.devi.correspondence_address,
    });
  });

  test('of an adult and a child, the type brings its own fields', async () => {
    const child = { survey_type: 'child', father_name: 'Birsa Munda', class: '9' };
    const both = await trust.pairOfTwo({ ...child, current_school: 'Zilla Parishad School' });
    const [older] = both;
    const fields = { survey_type: both[1], class: older };
    await trust.decide(both, { decision: 'merge', keep: older, fields });
    expect((await trust.admin.call('readSurvey', { id: older })).body.data).toMatchObject(child);
  });

  test('are not merged into an entry without an identity document', async () => {
    const card = { other_document_type: 'voter_id', other_document_no: 'MHX0012345' };
    const both = await trust.pairOfTwo({ ...card, aadhar_no: '' });
    const fields = { aadhar_no: both[1] };
    const { status, problem } = await trust.decide(both, {
      decision: 'merge',
      keep: both[0],
      fields,
    });
    expect([status, problem.errors[0]?.field]).toEqual([422, 'aadhar_no']);
  });

  test('a document number that is taken over brings its own type, or none', async () => {
    const both = await trust.pairOfTwo({ other_document_no: 'XY 7712345' });
    const [older, newer] = both;
    const pan = { other_document_type: 'pan', other_document_no: 'ABCDE1234F' };
    await trust.admin.call('updateSurvey', { id: older, body: { ...trust.devi, ...pan } });
    const fields = { other_document_no: newer };
    const { status } = await trust.decide(both, { decision: 'merge', keep: older, fields });
    const { data } = (await trust.admin.call('readSurvey', { id: older })).body;
    expect([status, data.other_document_type]).toEqual([200, null]);
    expect(data.other_document_no).toMatch(/2345$/);
  });

  test('two numbers with the same ending are different, however they are masked', async () => {
    const both = await trust.pairOfTwo({ aadhar_no: `1${trust.devi.aadhar_no.slice(1)}` });
    const [older, newer] = both;
    const pair = present((await trust.pairs())[0]);
    expect(pair.newer.aadhar_no).toBe(pair.older.aadhar_no);
    expect(pair.same_numbers).toEqual(['other_document_no']);
    const masked = { aadhar_no: pair.newer.aadhar_no };
    const unclear = await trust.decide(both, { decision: 'merge', keep: older, fields: masked });
    expect([unclear.status, unclear.problem.errors[0]?.field]).toEqual([422, 'aadhar_no']);
    await trust.decide(both, { decision: 'merge', keep: older, fields: { aadhar_no: newer } });
    const { aadhar_no } = (await trust.admin.call('readSurvey', { id: older })).body.data;
    expect(aadhar_no).toBe(`1${trust.devi.aadhar_no.slice(1)}`);
  });

  test('are told apart after an edit of the one that was merged, if the other is not deleted', async () => {
    const both = await trust.pairOfTwo();
    const [older, newer] = both;
    await trust.decide(both, { decision: 'merge', keep: older });
    const edit = { ...trust.devi, ...trust.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await trust.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await trust.admin.call('deleteSurvey', { id: older });
    expect((await trust.decide(both, { decision: 'different' })).problem.code).toBe('pairNotFound');
    await trust.admin.call('restoreSurvey', { id: older });
    expect((await trust.decide(both, { decision: 'different' })).status).toBe(200);
    expect((await trust.admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
  });
});
