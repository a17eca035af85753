// The lookup before an entry is recorded.
import { describe, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';

const trust = openTrustWithTwoEntries();

describe('before an entry is recorded', () => {
  test.each([
    ['the same Aadhaar number', { aadhar_no: () => trust.devi.aadhar_no }, 'number'],
    ['the same mobile number', { mobile_no: () => trust.devi.mobile_no }, 'mobile'],
    [
      'the same mobile number with +91',
      { mobile_no: () => `+91 ${trust.devi.mobile_no}` },
      'mobile',
    ],
    [
      'the same mobile number and a similar name',
      { mobile_no: () => trust.devi.mobile_no, name: () => 'Suneeta Kumari' },
      'mobile',
    ],
    [
      'a name of the same sound, in another script and order',
      {
        name: () => 'देवी सुनीता',
        gender: () => 'female',
        age: () => 37,
        city: () => trust.devi.city,
      },
      'alike',
    ],
  ] as [string, Record<string, () => unknown>, string][])(
    'an existing entry is found by %s',
    async (_, fields, strength) => {
      const id = await trust.record(trust.asha, trust.devi);
      const draft = Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of()]));
      expect(await trust.look(trust.asha, draft)).toEqual([
        expect.objectContaining({
          strength,
          own: true,
          id,
          name: 'Sunita Devi',
          city: trust.devi.city,
        }),
      ]);
      expect(await trust.look(trust.asha, { ...draft, id })).toEqual([]);
      expect(await trust.look(trust.ravi, draft)).toEqual([{ strength, own: false }]);
      expect(await trust.look(trust.admin, draft)).toEqual([
        expect.objectContaining({ own: false, id }),
      ]);
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
      await trust.record(trust.asha, trust.devi);
      const phone = mobile_no ? { mobile_no: trust.devi.mobile_no } : {};
      expect(await trust.look(trust.asha, { ...draft, ...phone, city: trust.devi.city })).toEqual(
        [],
      );
    },
  );

  test('without a city, the constituency is the place', async () => {
    const constituency = `Torpa ${trust.village}`;
    const id = await trust.record(trust.asha, { ...trust.devi, city: '', constituency });
    const draft = { name: 'Suneeta Devi', gender: 'female', age: 35, city: '', constituency };
    expect(await trust.look(trust.asha, draft)).toEqual([
      expect.objectContaining({ strength: 'alike', id }),
    ]);
    expect(
      await trust.look(trust.asha, { ...draft, constituency: `Khunti ${trust.village}` }),
    ).toEqual([]);
  });

  test('places that an admin has merged are one place', async () => {
    const city = `Mumbai ${trust.village}`;
    const id = await trust.record(trust.asha, { ...trust.devi, city });
    const draft = {
      name: 'Sunita Devi',
      gender: 'female',
      age: 34,
      city: `Bombay ${trust.village}`,
    };
    expect(await trust.look(trust.asha, draft)).toEqual([]);
    const body = { name: city, local_name: '', spellings: [draft.city] };
    expect((await trust.admin.call('mergePlaces', { body })).status).toBe(200);
    expect(await trust.look(trust.asha, draft)).toEqual([
      expect.objectContaining({ strength: 'alike', id }),
    ]);
  });

  test('a grandmother is found among hundreds of young women of her name', async () => {
    let mobile = 6_000_000_000;
    const recordYoungWomen = async () => {
      for (let each = 0; each < 210; each += 1) {
        mobile += 1;
        const numbers = { mobile_no: String(mobile), aadhar_no: `0${mobile}1` };
        await trust.record(trust.asha, { ...trust.devi, ...numbers, age: 25 });
      }
    };
    await recordYoungWomen();
    const id = await trust.record(trust.asha, { ...trust.devi, age: 70 });
    await recordYoungWomen();
    const { name, gender, city } = trust.devi;
    expect(await trust.look(trust.asha, { name, gender, city, age: 70 })).toEqual([
      expect.objectContaining({ strength: 'alike', id }),
    ]);
  });

  test('Girish cannot guess the numbers of people whom others recorded: misses count too', async () => {
    await trust.record(trust.asha, trust.devi);
    const girish = await volunteer(trust.testApp, 'Girish');
    const lookUp = async (who: Client, body: object) =>
      (await who.call('findPossibleDuplicates', { body })).status;
    for (let each = 0; each < 20; each += 1) await lookUp(girish, { name: 'Sunita Devi', age: 34 });
    for (let each = 0; each < 150; each += 1) {
      const other_document_no = `ABCDE${1000 + each}F`;
      expect(await lookUp(girish, { aadhar_no: `0999${10_000_000 + each}` })).toBe(200);
      expect(await lookUp(girish, { other_document_no })).toBe(200);
      expect(await lookUp(trust.admin, { other_document_no })).toBe(200);
    }
    expect(await lookUp(girish, { aadhar_no: trust.devi.aadhar_no })).toBe(429);
    expect(await lookUp(trust.ravi, { aadhar_no: trust.devi.aadhar_no })).toBe(200);
    expect(await lookUp(trust.admin, { aadhar_no: trust.devi.aadhar_no })).toBe(200);
    const { status } = await girish.call('createSurvey', { body: trust.devi });
    expect(status, 'entries are recorded as before').toBe(201);
  });

  test('at most five entries are listed, and lookups are limited and logged', async () => {
    for (let each = 0; each < 7; each += 1) await trust.record(trust.asha, trust.devi);
    expect(await trust.look(trust.asha, { aadhar_no: trust.devi.aadhar_no })).toHaveLength(5);
    const recorded = () =>
      trust.testApp.ctx.db
        .selectFrom('audit_log')
        .select('actor_id')
        .where('action', '=', 'lookUp')
        .where('actor_id', '=', trust.ravi.id)
        .execute();
    const before = (await recorded()).length;
    await trust.look(trust.ravi, { aadhar_no: trust.devi.aadhar_no });
    expect(await recorded()).toHaveLength(before + 1);
    const curious = await volunteer(trust.testApp, 'Chetan');
    const lookUp = (aadhar_no: string) =>
      curious.call('findPossibleDuplicates', { body: { aadhar_no } });
    for (let each = 0; each < 20; each += 1) await lookUp('099900009999');
    for (let each = 0; each < 280; each += 1) await lookUp(trust.devi.aadhar_no);
    for (const number of [trust.devi.aadhar_no, '099900009999']) {
      const { status, problem } = await lookUp(number);
      expect([status, problem.code]).toEqual([429, 'tooManyLookUps']);
    }
  });
});
