// What the volunteer of the entry that stayed can still read of the other one when their merge is undone.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { agreed, byMother, publishNotice } from '../../../support/app/entries/consents.ts';
import { aarav } from '../../../support/app/entries/entries.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';

const trust = openTrustWithTwoEntries();

const hers = {
  aadhar_no: '099912389876',
  mobile_no: '5180677777',
  correspondence_address: 'Behind the old temple',
};
const HER_WORDS = ['9876', '5180677777', 'old temple'];

async function mergeHers(): Promise<[kept: number, gone: number]> {
  const ids = await trust.pairOfTwo(hers);
  await merge(ids);
  return ids;
}

async function merge([kept, gone]: [number, number]): Promise<void> {
  const fields = { aadhar_no: gone, mobile_no: gone, correspondence_address: gone };
  const merged = await trust.decide([kept, gone], { decision: 'merge', keep: kept, fields });
  expect(merged.body.data.kept_id).toBe(kept);
}

async function undo(gone: number): Promise<void> {
  expect((await trust.admin.call('restoreSurvey', { id: gone })).status).toBe(200);
}

const historyOf = async (id: number, who: Client) =>
  (await who.call('readSurveyHistory', { id })).body.data;

/** Everything that the volunteer can read of the entry. */
async function wordsFor(who: Client, id: number): Promise<string> {
  const names = ['readSurvey', 'readSurveyHistory', 'readConsents', 'readCorrection'] as const;
  const replies = await Promise.all(names.map((name) => who.call(name, { id })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return JSON.stringify(replies.map(({ body }) => body));
}

async function expectNothingOfHers(id: number): Promise<void> {
  const words = await wordsFor(trust.asha, id);
  for (const word of HER_WORDS) expect(words).not.toContain(word);
}

describe('when a merge is undone, the volunteer of the entry that stayed', () => {
  test('sees in the history that it was merged, without the words of the other one', async () => {
    const [kept, gone] = await mergeHers();
    expect(JSON.stringify(await historyOf(kept, trust.asha))).toContain('old temple');
    await undo(gone);
    await expectNothingOfHers(kept);
    expect(await historyOf(kept, trust.asha)).toMatchObject([
      { version: 3, by: { name: 'Admin' }, changes: [] },
      { version: 2, by: { name: 'Admin' }, changes: [] },
      { version: 1, action: 'create' },
    ]);
    expect(JSON.stringify(await historyOf(kept, trust.admin))).toContain('old temple');
  });

  test('cannot put the merged version back, as an admin can', async () => {
    const [kept, gone] = await mergeHers();
    await undo(gone);
    const request = { id: kept, body: { version: 2 } };
    const refused = await trust.asha.call('revertSurvey', request);
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
    await expectNothingOfHers(kept);
    const own = await trust.asha.call('revertSurvey', { id: kept, body: { version: 1 } });
    expect(own.problem.code).toBe('nothingToPutBack');
    expect((await trust.admin.call('revertSurvey', request)).status).toBe(200);
    const { data } = (await trust.admin.call('readSurvey', { id: kept })).body;
    expect(data).toMatchObject(hers);
  });

  test('keeps what they changed since the merge, but not what the entry took over', async () => {
    const [kept, gone] = await mergeHers();
    const merged = (await trust.asha.call('readSurvey', { id: kept })).body.data;
    const edit = { ...trust.devi, ...hers, income: 7777, mobile_no: '5180688888' };
    expect((await trust.asha.call('updateSurvey', { id: kept, body: edit })).status).toBe(200);
    expect(merged).toMatchObject(hers);
    await undo(gone);
    await expectNothingOfHers(kept);
    const { data } = (await trust.asha.call('readSurvey', { id: kept })).body;
    const { aadhar_no, correspondence_address } = trust.devi;
    expect(data).toMatchObject({
      aadhar_no,
      correspondence_address,
      income: 7777,
      mobile_no: '5180688888',
    });
    const refused = await trust.asha.call('revertSurvey', { id: kept, body: { version: 3 } });
    expect(refused.status).toBe(403);
  });

  test('does not get them from the answer to a change that is sent again', async () => {
    const [kept, gone] = await mergeHers();
    const { correspondence_address: _, ...body } = { ...trust.devi, ...hers, income: 7777 };
    const request = { id: kept, body, headers: { 'idempotency-key': randomUUID() } };
    const first = (await trust.asha.call('updateSurvey', request)).body.data;
    expect(first.correspondence_address).toBe(hers.correspondence_address);
    await undo(gone);
    const again = (await trust.asha.call('updateSurvey', request)).body.data;
    expect(again).toMatchObject({ version: first.version, income: 7777 });
    for (const word of HER_WORDS) expect(JSON.stringify(again)).not.toContain(word);
  });

  test('does not get them from the undoing of another merge', async () => {
    const [kept, gone] = await mergeHers();
    const third = await trust.record(trust.ravi, {
      ...trust.devi,
      ...hers,
      name: 'Sunita Devi',
      correspondence_address: 'At the well',
    });
    expect(await trust.pairs()).toHaveLength(1);
    await merge([kept, third]);
    await undo(gone);
    await undo(third);
    const words = await wordsFor(trust.asha, kept);
    for (const word of [...HER_WORDS, 'At the well']) expect(words).not.toContain(word);
    const { data } = (await trust.asha.call('readSurvey', { id: kept })).body;
    expect(data.correspondence_address).toBe(trust.devi.correspondence_address);
  });

  test('sees neither the first nor the second of two merges', async () => {
    const ids = await mergeHers();
    const [kept, gone] = ids;
    const edit = { ...trust.devi, ...hers, name: 'Sunita Munda' };
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await trust.ravi.call('updateSurvey', { id: gone, body: edit, headers });
    const later = { ...trust.devi, ...hers, income: 7777 };
    expect((await trust.asha.call('updateSurvey', { id: kept, body: later })).status).toBe(200);
    await trust.decide(ids, { decision: 'merge', keep: kept, fields: { name: gone } });
    await undo(gone);
    await expectNothingOfHers(kept);
    const { data } = (await trust.asha.call('readSurvey', { id: kept })).body;
    expect(data).toMatchObject({ name: trust.devi.name, income: 7777 });
  });

  test('does not read the note and the consent that belong to the other one', async () => {
    const child = { ...aarav, city: trust.devi.city };
    const kept = await trust.record(trust.asha, child);
    const notice = await publishNotice(trust.admin);
    const gone = await trust.record(trust.ravi, { ...child, ...byMother(notice) });
    expect(await trust.pairs()).toHaveLength(1);
    const asked = { note: 'Is Radha at home?' };
    await trust.admin.call('sendBackSurvey', { id: gone, body: asked });
    await trust.decide([kept, gone], { decision: 'merge', keep: kept });
    expect(await wordsFor(trust.asha, kept)).toMatch(/Radha at home.*|Radha Sahni/);
    await trust.asha.call('answerCorrection', { id: kept, body: { note: 'She is.' } });
    await undo(gone);

    expect(await wordsFor(trust.asha, kept)).not.toContain('Radha');
    const thread = (await trust.admin.call('readCorrection', { id: kept })).body.data;
    expect(thread).toMatchObject({ state: null, steps: [{ kind: 'answered' }] });
    expect((await trust.admin.call('readCorrection', { id: gone })).body.data).toMatchObject({
      state: 'waiting',
      steps: [asked],
    });
    const { state, consents } = (await trust.admin.call('readConsents', { id: kept })).body.data;
    expect([state, consents[0]?.guardian?.name]).toEqual([null, 'Radha Sahni']);

    // Of their own, they still see everything.
    await trust.asha.call('recordConsent', { id: kept, body: agreed(notice) });
    const own = { ...byMother(notice), guardian_name: 'Radha S.' };
    await trust.asha.call('recordConsent', { id: kept, body: own });
    expect(await wordsFor(trust.asha, kept)).toContain('Radha S.');
    await trust.admin.call('endPrivacyNotice');
  });
});
