// Compares what each person reads with the model: an entry, its history, the lists, the CSV file.
import fc from 'fast-check';
import { expect } from 'vitest';
import { present } from '../present.ts';
import { type ListFilter, listed, ofType, refusalOfRead } from './entry-model.ts';
import {
  ACTORS,
  type Actor,
  callAndExpect,
  command,
  entryAt,
  expectEntry,
  type World,
} from './entry-world.ts';

export const WORDS = ['Well', 'Lamp', 'Neem', 'नदी'];
const anyActor = fc.constantFrom(...ACTORS);

export const read = fc.record({ actor: anyActor, at: fc.nat(5) }).map(({ actor, at }) =>
  command(`${actor} reads ${at} and its history`, async (world) => {
    const entry = entryAt(world, at);
    const refusal = refusalOfRead(entry, world.models[actor]);
    const answer = await callAndExpect(world, actor, 'readSurvey', { id: entry?.id ?? 0 }, refusal);
    if (answer && entry) {
      expectEntry(answer.data, entry);
      expect(answer.data.aadhar_no).toBe(entry.fields.aadhar_no ?? null);
    }
    const history = await callAndExpect(
      world,
      actor,
      'readSurveyHistory',
      { id: entry?.id ?? 0 },
      refusal,
    );
    const expected = entry?.versions.map(({ action, by }, index) => ({
      version: index + 1,
      action,
      by,
    }));
    if (!history) return;
    const received = history.data.map(({ version, action, by }) => ({
      version,
      action,
      by: by?.id,
    }));
    expect(received).toEqual(expected?.reverse());
  }),
);

export const list = fc
  .record({
    actor: anyActor,
    type: fc.constantFrom(undefined, 'adult', 'child'),
    search: fc.option(fc.constantFrom(...WORDS, 'devi'), { nil: undefined }),
    sort: fc.constantFrom('date_new', 'date_old'),
    deleted: fc.boolean(),
    of: fc.option(anyActor),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ actor, of, page, limit, ...filter }) =>
    command(
      `${actor} lists ${of}, page ${page} of ${limit}, ${JSON.stringify(filter)}`,
      async (world) => {
        const isAdmin = actor === 'meera';
        const owner = isAdmin ? (of ? world.models[of] : undefined) : world.models[actor];
        const listFilter: ListFilter = { ...filter, owner, deleted: isAdmin && filter.deleted };
        await expectList(world, actor, listFilter, page, limit);
        if (!isAdmin) return;
        const file = await callAndExpect(
          world,
          actor,
          'exportSurveys',
          { query: queryOf(listFilter) },
          undefined,
        );
        const ids = String(file)
          .split('\r\n')
          .slice(1, -1)
          .map((line) => Number.parseInt(line, 10));
        expect(ids).toEqual(
          ofType(listed(world.model, listFilter), listFilter.type).map(({ id }) => id),
        );
      },
    ),
  );

const queryOf = ({ type, search, sort, deleted, owner }: ListFilter) => ({
  sort,
  ...(type && { type }),
  ...(search && { search }),
  ...(deleted && { status: 'deleted' }),
  ...(owner && { volunteer_id: owner.id }),
});

export async function expectList(
  world: World,
  actor: Actor,
  listFilter: ListFilter,
  page: number,
  limit: number,
) {
  const call = actor === 'meera' ? 'listSurveys' : 'listOwnSurveys';
  const query = { ...queryOf(listFilter), page, limit };
  const answer = await callAndExpect(world, actor, call, { query }, undefined);
  if (!answer) return;
  const found = listed(world.model, listFilter);
  const whole = ofType(found, listFilter.type);
  const shown = whole.slice((page - 1) * limit, page * limit);
  expect(answer.data.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  for (const [index, entry] of shown.entries()) expectEntry(present(answer.data[index]), entry);
  expect(answer.pagination.total_records).toBe(whole.length);
  const counts = { adult: ofType(found, 'adult').length, child: ofType(found, 'child').length };
  expect(answer.counts).toEqual(counts);
}
