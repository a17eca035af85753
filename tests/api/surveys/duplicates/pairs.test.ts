// Two entries of one person: how their pair is found, listed and decided.
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';

const trust = openTrustWithTwoEntries();

test('an admin filters the entries of undecided pairs; a volunteer’s list does not know the filter', async () => {
  const [older, newer] = await trust.pairOfTwo();
  const own = { mobile_no: '7000012345', aadhar_no: '099900012345', name: 'Kamala Bai' };
  await trust.record(trust.asha, { ...trust.devi, ...own });
  const filtered = async (who: Client, list: 'listSurveys' | 'listOwnSurveys') => {
    const query = { duplicates: 'yes', place: trust.devi.city };
    const { body } = await who.call(list, { query });
    return body.data.map(({ id }) => id);
  };
  expect(await filtered(trust.admin, 'listSurveys')).toEqual([newer, older]);
  expect(await filtered(trust.asha, 'listOwnSurveys')).toHaveLength(2);
  await trust.decide([older, newer], { decision: 'different' });
  expect(await filtered(trust.admin, 'listSurveys')).toEqual([]);
});

describe('two entries of one person', () => {
  test('are listed as a pair for the admins', async () => {
    const [older, newer] = await trust.pairOfTwo();
    expect(await trust.pairs()).toEqual([
      expect.objectContaining({
        strength: 'alike',
        state: 'open',
        older: expect.objectContaining({ id: older }),
        newer: expect.objectContaining({
          id: newer,
          aadhar_no: `XXXX XXXX ${trust.other.aadhar_no.slice(-4)}`,
        }),
      }),
    ]);
    // An edit that makes her another person removes the pair.
    await trust.ravi.call('updateSurvey', {
      id: newer,
      body: { ...trust.devi, ...trust.other, name: 'Rani Kumari' },
    });
    expect(await trust.pairs()).toEqual([]);
  });

  test('stay marked as different people until one of them changes', async () => {
    const both = await trust.pairOfTwo();
    const { status, body } = await trust.decide(both, { decision: 'different' });
    expect([status, body.data.state, body.data.decided_by_name]).toEqual([
      200,
      'different',
      'Admin',
    ]);
    expect(await trust.pairs()).toEqual([]);
    expect((await trust.decide(both, { decision: 'different' })).problem.code).toBe('pairDecided');
    await trust.asha.call('updateSurvey', { id: both[0], body: { ...trust.devi, age: 33 } });
    expect(await trust.pairs()).toHaveLength(1);
  });

  test('are compared again when the admin takes back that they are different', async () => {
    const both = await trust.pairOfTwo();
    await trust.decide(both, { decision: 'different' });
    const { status, body } = await trust.decide(both, { decision: 'open' });
    expect([status, body.data]).toMatchObject([
      200,
      { state: 'open', decided_at: null, decided_by_name: null, kept_id: null },
    ]);
    expect(await trust.pairs()).toHaveLength(1);
    expect((await trust.decide(both, { decision: 'open' })).status, 'it may arrive twice').toBe(
      200,
    );
    const events = await trust.testApp.ctx.db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'openPair')
      .where('entity_id', 'in', both)
      .execute();
    expect(events.map(({ entity_id }) => entity_id)).toEqual(both);
    expect((await trust.decide(both, { decision: 'different' })).status).toBe(200);
  });

  test('are marked as different when the volunteer says so', async () => {
    const id = await trust.record(trust.asha, trust.devi);
    const hers = await trust.record(trust.ravi, {
      ...trust.devi,
      name: 'Meena Kumari',
      aadhar_no: `1${trust.devi.aadhar_no.slice(1)}`,
    });
    const body = { ...trust.devi, ...trust.other, different_from: [id, hers, 99_999] };
    const second = await trust.record(trust.asha, body);
    expect(await trust.pairs()).toEqual([]);
    const [pair] = await trust.pairs('different');
    expect([pair?.older.id, pair?.newer.id, pair?.decided_by_name]).toEqual([id, second, 'Asha']);
  });

  test('are decided once, and the second admin gets a conflict', async () => {
    const both = await trust.pairOfTwo();
    const [older] = both;
    const answers = await Promise.all([
      trust.decide(both, { decision: 'merge', keep: older }),
      trust.decide([both[1], both[0]], { decision: 'different' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('pairDecided');
  });

  test.each([
    ['an entry outside the pair', { decision: 'merge', keep: 1 }, 'keep'],
    ['a field of a third entry', { decision: 'merge', fields: { name: 1 } }, 'name'],
    ['a name that neither entry has', { decision: 'merge', fields: { name: 'Anita' } }, 'name'],
    ['an unknown field', { decision: 'merge', fields: { shoe_size: 1 } }, 'shoe_size'],
    ['another decision', { decision: 'maybe' }, 'decision'],
    ['no decision', {}, 'decision'],
  ])('%s is refused at its field', async (_, body, field) => {
    const both = await trust.pairOfTwo();
    const { status, problem } = await trust.decide(both, { keep: both[0], ...body });
    expect([status, problem.errors[0]?.field]).toEqual([422, field]);
    expect(await trust.pairs()).toHaveLength(1);
    expect((await trust.decide([both[0], 99_999], { decision: 'different' })).status).toBe(404);
    expect((await trust.decide(both, { decision: 'different' }, trust.asha)).status).toBe(403);
  });

  test.each(['merge', 'different'])(
    'entries changed since they were compared cannot be decided as "%s"',
    async (decision) => {
      const both = await trust.pairOfTwo();
      const [older, newer] = both;
      const compared = { decision, keep: older, versions: [1, 1] };
      const edit = { ...trust.devi, ...trust.other, name: 'सुनीता देवी', age: 36 };
      expect((await trust.ravi.call('updateSurvey', { id: newer, body: edit })).status).toBe(200);
      const refused = await trust.decide(both, compared);
      expect([refused.status, refused.problem.code]).toEqual([412, 'staleVersion']);
      expect((await trust.admin.call('readSurvey', { id: newer })).body.data.deleted_at).toBeNull();
      const looked = { ...compared, versions: [1, 2] };
      expect((await trust.decide([newer, older], looked)).status).toBe(200);
    },
  );

  test('are found by either entry, and sorted', async () => {
    const [older, newer] = await trust.pairOfTwo();
    const third = {
      mobile_no: trust.other.mobile_no,
      aadhar_no: `2${trust.devi.aadhar_no.slice(1)}`,
    };
    await trust.record(trust.asha, { ...trust.devi, ...third });
    const found = async (search: string, sort = '') => {
      const { body } = await trust.admin.call('listPairs', { query: { search, sort, limit: 100 } });
      expect(body.pagination.total_records).toBe(body.counts.open);
      return body.data.map((pair) => pair.older.id);
    };
    expect(await found(trust.other.mobile_no)).toEqual([newer, older, older]);
    expect(await found(trust.other.mobile_no, 'oldest')).toEqual([older, older, newer]);
    expect(await found(`#${older}`)).toEqual([older, older]);
    expect(await found(`devee ${trust.devi.city}`)).toContain(newer);
    expect(await found(`Neeta ${trust.devi.city}`), 'part of the sound of Sunita').toEqual([]);
    expect(await found('") OR 1=1 -- * NEAR(')).toEqual([]);
    const { status } = await trust.admin.call('listPairs', {
      query: { search: 'x'.repeat(10_000) },
    });
    expect(status).toBe(200);
  });

  test.each(['merge', 'different'])(
    'are not decided as "%s" once one is deleted',
    async (decision) => {
      const both = await trust.pairOfTwo();
      const [older, newer] = both;
      await trust.ravi.call('deleteSurvey', { id: newer });
      for (const keep of [older, newer]) {
        const { status, problem } = await trust.decide(both, { decision, keep });
        expect([status, problem.code]).toEqual([404, 'pairNotFound']);
      }
      expect(
        (await trust.admin.call('readSurvey', { id: newer })).body.data.deleted_at,
      ).not.toBeNull();
      expect((await trust.admin.call('readSurvey', { id: older })).body.data.version).toBe(1);
    },
  );

  test('are no pair once one is deleted', async () => {
    const [, newer] = await trust.pairOfTwo();
    await trust.ravi.call('deleteSurvey', { id: newer });
    expect(await trust.pairs()).toEqual([]);
  });
});
