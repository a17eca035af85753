// What Asha, Ravi and Meera are shown of entries: one, its history, the lists, the file.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Asked, type Facts, listed, ofType, refusalOfRead } from './entry-model.ts';
import { ACTORS, type Actor, ask, deed, entryAt, expectEntry, type World } from './entry-world.ts';

/** In the names of the entries. */
export const WORDS = ['Well', 'Lamp', 'Neem', 'नदी'];
const actor = fc.constantFrom(...ACTORS);

export const read = fc.record({ who: actor, at: fc.nat(5) }).map(({ who, at }) =>
  deed(`${who} reads ${at} and its history`, async (world) => {
    const entry = entryAt(world, at);
    const refusal = refusalOfRead(entry, world.someone[who]);
    const answer = await ask(world, who, 'readSurvey', { id: entry?.id ?? 0 }, refusal);
    if (answer && entry) {
      expectEntry(answer.data, entry);
      expect(answer.data.aadhar_no).toBe(entry.facts.aadhar_no ?? null);
    }
    const history = await ask(world, who, 'readSurveyHistory', { id: entry?.id ?? 0 }, refusal);
    const kept = entry?.versions.map(({ deed, by }, index) => ({ version: index + 1, deed, by }));
    if (!history) return;
    const told = history.data.map(({ version, deed, by }: Facts) => ({
      version,
      deed,
      by: Object(by).id,
    }));
    expect(told).toEqual(kept?.reverse());
  }),
);

export const list = fc
  .record({
    who: actor,
    type: fc.constantFrom(undefined, 'adult', 'child'),
    search: fc.option(fc.constantFrom(...WORDS, 'devi'), { nil: undefined }),
    sort: fc.constantFrom('date_new', 'date_old'),
    deleted: fc.boolean(),
    of: fc.option(actor),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ who, of, page, limit, ...filter }) =>
    deed(
      `${who} lists ${of}, page ${page} of ${limit}, ${JSON.stringify(filter)}`,
      async (world) => {
        const isAdmin = who === 'meera';
        const owner = isAdmin ? (of ? world.someone[of] : undefined) : world.someone[who];
        const asked: Asked = { ...filter, owner, deleted: isAdmin && filter.deleted };
        await expectList(world, who, asked, page, limit);
        if (!isAdmin) return;
        const file = await ask(world, who, 'exportSurveys', { query: queryOf(asked) }, undefined);
        const ids = String(file)
          .split('\r\n')
          .slice(1, -1)
          .map((line) => Number.parseInt(line, 10));
        expect(ids).toEqual(ofType(listed(world.model, asked), asked.type).map(({ id }) => id));
      },
    ),
  );

const queryOf = ({ type, search, sort, deleted, owner }: Asked) => ({
  sort,
  ...(type && { type }),
  ...(search && { search }),
  ...(deleted && { status: 'deleted' }),
  ...(owner && { volunteer_id: owner.id }),
});

export async function expectList(
  world: World,
  who: Actor,
  asked: Asked,
  page: number,
  limit: number,
) {
  const call = who === 'meera' ? 'listSurveys' : 'listOwnSurveys';
  const query = { ...queryOf(asked), page, limit };
  const answer = await ask(world, who, call, { query }, undefined);
  if (!answer) return;
  const found = listed(world.model, asked);
  const whole = ofType(found, asked.type);
  const shown = whole.slice((page - 1) * limit, page * limit);
  expect(answer.data.map(({ id }: Facts) => id)).toEqual(shown.map(({ id }) => id));
  for (const [index, entry] of shown.entries()) expectEntry(answer.data[index], entry);
  expect(answer.pagination.total_records).toBe(whole.length);
  const counts = { adult: ofType(found, 'adult').length, child: ofType(found, 'child').length };
  expect(answer.counts).toEqual(counts);
}
