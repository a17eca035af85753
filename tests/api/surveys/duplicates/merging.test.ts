// Merging two entries of one person, and undoing it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockSurvey } from '#server/surveys/changes/lock-survey.ts';
import { openTwoEntries } from '../../../support/app/two-entries.ts';

const desk = openTwoEntries();

describe('two entries of one person', () => {
  test('are not opened again once they are merged, or one of them is deleted', async () => {
    const merged = await desk.pairOfTwo();
    await desk.decide(merged, { decision: 'merge', keep: merged[0] });
    expect((await desk.decide(merged, { decision: 'open' })).body.code).toBe('pairDecided');

    const third = await desk.record(desk.asha, { ...desk.devi, ...desk.other });
    expect((await desk.pairs())[0].newer.id).toBe(third);
    const both: [number, number] = [merged[0], third];
    await desk.decide(both, { decision: 'different' });
    await desk.admin.call('deleteSurvey', { id: third });
    expect((await desk.decide(both, { decision: 'open' })).status).toBe(404);
    expect(
      (await desk.pairs('different')).map((pair: { newer: { id: number } }) => pair.newer.id),
    ).toEqual([third]);
  });

  test('are merged field by field, and Restore undoes the merge', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    // By id, or by value.
    const fields = { name: 'सुनीता देवी', age: newer, aadhar_no: newer, income: older };
    const merged = await desk.decide(both, { decision: 'merge', keep: older, fields });
    expect([merged.status, merged.body.data.kept_id]).toEqual([200, older]);

    const kept = (await desk.admin.call('readSurvey', { id: older })).body.data;
    expect(kept).toMatchObject({
      name: 'सुनीता देवी',
      age: 35,
      aadhar_no: desk.other.aadhar_no,
      income: desk.devi.income,
      mobile_no: desk.devi.mobile_no,
      volunteer_name: 'Asha',
      version: 2,
    });
    const gone = (await desk.admin.call('readSurvey', { id: newer })).body.data;
    expect(gone).toMatchObject({ merged_into: older, deleted_by_name: 'Admin' });
    const { merged_from } = (await desk.asha.call('readSurvey', { id: older })).body.data;
    expect([kept.merged_from, merged_from]).toEqual([[newer], []]);
    const byNumber = await desk.admin.call('listSurveys', {
      query: { search: desk.other.aadhar_no },
    });
    expect(byNumber.body.data.map(({ id }: { id: number }) => id)).toContain(older);

    await desk.admin.call('restoreSurvey', { id: newer });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      name: 'Sunita Devi',
      age: 34,
      aadhar_no: desk.devi.aadhar_no,
      version: 3,
    });
    expect((await desk.admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
    expect(await desk.pairs()).toHaveLength(1);
    expect((await desk.admin.call('readSurveyHistory', { id: older })).body.data).toHaveLength(3);
  });

  test('are merged, and undoing the deletion undoes the merge as well', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    expect((await desk.admin.call('undoDeleteSurvey', { id: newer })).status).toBe(200);
    expect((await desk.admin.call('readSurvey', { id: older })).body.data.name).toBe('Sunita Devi');
    expect(await desk.pairs()).toHaveLength(1);
  });

  test('keep what was edited after the merge', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    const edit = { ...desk.devi, name: 'Sunita Devi Munda' };
    expect((await desk.asha.call('updateSurvey', { id: older, body: edit })).status).toBe(200);
    await desk.admin.call('restoreSurvey', { id: newer });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data.name).toBe(edit.name);
  });

  if (process.env.TEST_DATABASE === 'postgres')
    test('a restore simultaneous with a decision waits for it, without a deadlock', async () => {
      const both = await desk.pairOfTwo();
      const [older, newer] = both;
      await desk.decide(both, { decision: 'merge', keep: older });
      const { ctx } = desk.testApp;
      const isWaiting = async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`.execute(ctx.db);
        return rows.length > 0;
      };
      const restored = await ctx.db.transaction().execute(async (transaction) => {
        await lockSurvey(ctx, transaction, older);
        const restoring = desk.admin.call('restoreSurvey', { id: newer });
        await expect.poll(isWaiting).toBe(true);
        await lockSurvey(ctx, transaction, newer);
        return { restoring };
      });
      expect((await restored.restoring).status).toBe(200);
    });

  test('a phone’s edit of a merged entry waits for an admin', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older });
    expect(await desk.pairs()).toEqual([]);
    const edit = { ...desk.devi, ...desk.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    for (const time of ['sent', 'sent again'])
      expect(
        (await desk.ravi.call('updateSurvey', { id: newer, body: edit, headers })).status,
        time,
      ).toBe(200);
    const [pair] = await desk.pairs();
    expect(pair).toMatchObject({ kept_id: older, newer: { name: 'Sunita Munda', age: 36 } });
    expect((await desk.asha.call('updateSurvey', { id: newer, body: edit })).status).toBe(403);

    await desk.decide(both, { decision: 'merge', keep: older, fields: { age: newer } });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data.age).toBe(36);
    expect((await desk.admin.call('readSurvey', { id: newer })).body.data.merged_into).toBe(older);
    expect(await desk.pairs()).toEqual([]);
  });

  test('undoing a merge that a phone’s edit had opened again leads back to before the first', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, {
      decision: 'merge',
      keep: older,
      fields: { age: newer, income: newer },
    });
    const edit = { ...desk.devi, ...desk.other, name: 'Sunita Munda', age: 35, income: 9000 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await desk.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await desk.decide(both, { decision: 'merge', keep: older, fields: { name: newer } });
    await desk.admin.call('restoreSurvey', { id: newer });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      name: desk.devi.name,
      age: 34,
      income: desk.devi.income,
    });
  });

  test('are different after all, and the one that stayed gets its own fields back', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older, fields: { age: newer } });
    const edit = { ...desk.devi, ...desk.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await desk.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    expect((await desk.decide(both, { decision: 'different' })).status).toBe(200);
    expect((await desk.admin.call('readSurvey', { id: older })).body.data.age).toBe(34);
    const other = (await desk.admin.call('readSurvey', { id: newer })).body.data;
    expect(other).toMatchObject({ name: 'Sunita Munda', age: 36, deleted_at: null });
    expect(await desk.pairs('different')).toHaveLength(1);
  });

  test('undoing a merge keeps the household that the one that stayed was linked to since', async () => {
    const both = await desk.pairOfTwo({ household_id: randomUUID() });
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older });
    await desk.admin.call('unlinkHousehold', { id: older });
    const husband = { ...desk.devi, ...desk.other, name: 'Birsa', aadhar_no: '' };
    const survey_id = await desk.record(desk.asha, {
      ...husband,
      other_document_type: 'voter_id',
      other_document_no: 'MHX0012345',
      household_id: randomUUID(),
    });
    await desk.admin.call('linkHousehold', { id: survey_id, body: { survey_id: older } });
    await desk.admin.call('restoreSurvey', { id: newer });
    const { members } = (await desk.admin.call('readHousehold', { id: older })).body.data;
    expect(members.map(({ id }: { id: number }) => id)).toEqual([survey_id]);
  });

  test('what was asked about the merged one is asked once, however often the two are merged', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    const threadOf = async (id: number) =>
      (await desk.admin.call('readCorrection', { id })).body.data;
    const kindsOf = async (id: number) =>
      (await threadOf(id)).steps.map(({ kind }: { kind: string }) => kind);
    await desk.admin.call('sendBackSurvey', { id: newer, body: { note: 'Which ward?' } });
    await desk.decide(both, { decision: 'merge', keep: older });
    await desk.admin.call('restoreSurvey', { id: newer });
    expect(await threadOf(older)).toMatchObject({ state: null });
    expect(await kindsOf(older)).toEqual([]);
    await desk.decide(both, { decision: 'merge', keep: older });
    const listed = (await desk.asha.call('listToCorrect')).body.data.filter(
      ({ id }: { id: number }) => id === older,
    );
    expect(listed).toHaveLength(1);
    await desk.admin.call('restoreSurvey', { id: newer });

    // A request of its own is neither withdrawn with the merge nor followed by the copy.
    await desk.admin.call('sendBackSurvey', { id: older, body: { note: 'And her age?' } });
    await desk.decide(both, { decision: 'merge', keep: older });
    await desk.admin.call('restoreSurvey', { id: newer });
    expect(await threadOf(older)).toMatchObject({ state: 'waiting' });
    await desk.admin.call('acceptCorrection', { id: older });
    expect(await threadOf(older)).toMatchObject({ state: null });
    expect(await threadOf(newer)).toMatchObject({ state: 'waiting' });
  });

  test('the one that stays takes over the household and what was asked about the other', async () => {
    const both = await desk.pairOfTwo({ household_id: randomUUID() });
    const [older, newer] = both;
    const asked = { note: 'Please ask for her age again' };
    expect((await desk.admin.call('sendBackSurvey', { id: newer, body: asked })).status).toBe(200);
    await desk.decide(both, { decision: 'merge', keep: older });
    const waiting = await desk.asha.call('listToCorrect');
    expect(waiting.body.data).toContainEqual(expect.objectContaining({ id: older, ...asked }));
    const { body } = await desk.admin.call('readSurvey', { id: older });
    const { household_id } = (await desk.admin.call('readSurvey', { id: newer })).body.data;
    expect([body.data.household_id, household_id]).toEqual([household_id, expect.any(String)]);

    await desk.admin.call('restoreSurvey', { id: newer });
    const ids = (await desk.asha.call('listToCorrect')).body.data.map(
      ({ id }: { id: number }) => id,
    );
    expect(ids).not.toContain(older);
    const again = (await desk.admin.call('readSurvey', { id: older })).body.data;
    expect(again.household_id).toBeNull();
  });

  test('whether somebody is employed is merged with the income, and addresses as they were shown', async () => {
    desk.devi = { ...desk.devi, same_address: true };
    const both = await desk.pairOfTwo({
      employed: false,
      income: 0,
      correspondence_address: 'House 9',
      same_address: false,
      permanent_address: '',
    });
    const [older, newer] = both;
    const fields = { employed: older, income: newer, correspondence_address: newer };
    await desk.decide(both, { decision: 'merge', keep: older, fields });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data).toMatchObject({
      employed: true,
      income: desk.devi.income,
      correspondence_address: 'House 9',
      same_address: false,
      permanent_address: desk.devi.correspondence_address,
    });
  });

  test('of an adult and a child, the type brings its own fields', async () => {
    const child = { survey_type: 'child', father_name: 'Birsa Munda', class: '9' };
    const both = await desk.pairOfTwo({ ...child, current_school: 'Zilla Parishad School' });
    const [older] = both;
    const fields = { survey_type: both[1], class: older };
    await desk.decide(both, { decision: 'merge', keep: older, fields });
    expect((await desk.admin.call('readSurvey', { id: older })).body.data).toMatchObject(child);
  });

  test('are not merged into an entry without an identity document', async () => {
    const card = { other_document_type: 'voter_id', other_document_no: 'MHX0012345' };
    const both = await desk.pairOfTwo({ ...card, aadhar_no: '' });
    const fields = { aadhar_no: both[1] };
    const { status, body } = await desk.decide(both, { decision: 'merge', keep: both[0], fields });
    expect([status, body.errors[0].field]).toEqual([422, 'aadhar_no']);
  });

  test('a document number that is taken over brings its own type, or none', async () => {
    const both = await desk.pairOfTwo({ other_document_no: 'XY 7712345' });
    const [older, newer] = both;
    const pan = { other_document_type: 'pan', other_document_no: 'ABCDE1234F' };
    await desk.admin.call('updateSurvey', { id: older, body: { ...desk.devi, ...pan } });
    const fields = { other_document_no: newer };
    const { status } = await desk.decide(both, { decision: 'merge', keep: older, fields });
    const { data } = (await desk.admin.call('readSurvey', { id: older })).body;
    expect([status, data.other_document_type]).toEqual([200, null]);
    expect(data.other_document_no).toMatch(/2345$/);
  });

  test('two numbers with the same ending are different, however they are masked', async () => {
    const both = await desk.pairOfTwo({ aadhar_no: `1${desk.devi.aadhar_no.slice(1)}` });
    const [older, newer] = both;
    const [pair] = await desk.pairs();
    expect(pair.newer.aadhar_no).toBe(pair.older.aadhar_no);
    expect(pair.same_numbers).toEqual(['other_document_no']);
    const masked = { aadhar_no: pair.newer.aadhar_no };
    const unclear = await desk.decide(both, { decision: 'merge', keep: older, fields: masked });
    expect([unclear.status, unclear.body.errors[0].field]).toEqual([422, 'aadhar_no']);
    await desk.decide(both, { decision: 'merge', keep: older, fields: { aadhar_no: newer } });
    const { aadhar_no } = (await desk.admin.call('readSurvey', { id: older })).body.data;
    expect(aadhar_no).toBe(`1${desk.devi.aadhar_no.slice(1)}`);
  });

  test('are told apart after an edit of the one that was merged, if the other is not deleted', async () => {
    const both = await desk.pairOfTwo();
    const [older, newer] = both;
    await desk.decide(both, { decision: 'merge', keep: older });
    const edit = { ...desk.devi, ...desk.other, name: 'Sunita Munda', age: 36 };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await desk.ravi.call('updateSurvey', { id: newer, body: edit, headers });
    await desk.admin.call('deleteSurvey', { id: older });
    expect((await desk.decide(both, { decision: 'different' })).body.code).toBe('pairNotFound');
    await desk.admin.call('restoreSurvey', { id: older });
    expect((await desk.decide(both, { decision: 'different' })).status).toBe(200);
    expect((await desk.admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
  });
});
