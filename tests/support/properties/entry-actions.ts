// Random actions of Asha, Ravi and Meera on entries, run against the program and the model; the responses must
// agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';
import { sessionOf } from '../app/api/people.ts';
import { aarav, sunita } from '../app/entries/entries.ts';
import { list, read, WORDS } from './entry-checks.ts';
import {
  addVersion,
  type Fields,
  fieldsAfter,
  isSame,
  type ModelEntry,
  refusalOfEdit,
  refusalOfRestore,
  refusalOfRevert,
  refusalOfUndo,
} from './entry-model.ts';
import {
  ACTORS,
  callAndExpect,
  command,
  entryAt,
  expectEntry,
  expectedOf,
  ifMatch,
  type Match,
  type World,
} from './entry-world.ts';

const BUCKET_SIZE = 3;
const KEYS = ['1', '2', '3'].map((end) => `0b7e7b0e-6f3c-4a53-9d6e-0c8d4c7b1a0${end}`);
const draft = fc
  .record({
    base: fc.constantFrom<Fields>(sunita, aarav),
    word: fc.constantFrom(...WORDS),
    age: fc.integer({ min: 5, max: 50 }),
  })
  .map(({ base, word, age }): Fields => ({ ...base, name: `Devi ${word}`, age }));
const anyActor = fc.constantFrom(...ACTORS);
const anyPosition = fc.nat(5);
const anyMatch = fc.constantFrom<Match[]>('none', 'right', 'stale');

const create = fc
  .record({
    actor: anyActor,
    body: draft,
    key: fc.option(fc.constantFrom(...KEYS)),
    owner: anyActor,
  })
  .map(({ actor, body, key, owner }) =>
    command(`${actor} creates ${body.name}, key ${key?.slice(-1)}, for ${owner}`, async (world) => {
      const { model, models } = world;
      const isAdmin = actor === 'meera';
      const sent = { ...body, ...(isAdmin && { volunteer_id: models[owner].id }) };
      const known = key ? model.keys.get(`${models[actor].id} ${key}`) : undefined;
      const reused = known && known.body !== JSON.stringify(sent);
      const gone = !known && isAdmin && models[owner].state !== 'active';
      const headers = key ? { 'idempotency-key': key } : {};
      const refusal = reused ? 'keyReused' : gone ? 'brokenRule' : undefined;
      const answer = await callAndExpect(
        world,
        actor,
        'createSurvey',
        { body: sent, headers },
        refusal,
      );
      if (!answer) return;
      if (known) return expect(answer.data).toMatchObject({ id: known.entry.id, version: 1 });
      const entry: ModelEntry = {
        id: answer.data.id,
        fields: fieldsAfter(body),
        owner: models[isAdmin ? owner : actor],
        createdAt: model.now(),
        deletion: undefined,
        versions: [],
      };
      addVersion(entry, 'create', models[actor]);
      model.entries.push(entry);
      if (key) model.keys.set(`${models[actor].id} ${key}`, { body: JSON.stringify(sent), entry });
      expectEntry(answer.data, entry);
    }),
  );

const edit = fc
  .record({
    actor: anyActor,
    at: anyPosition,
    body: draft,
    match: anyMatch,
    also: fc.boolean(),
    to: fc.option(anyActor),
  })
  .map(({ actor, at, body, match, also, to }) =>
    command(`${actor} edits ${at} to ${body.name}, ${match}, for ${to}`, async (world) => {
      const { models } = world;
      const entry = entryAt(world, at);
      const owner = to && actor === 'meera' ? models[to] : undefined;
      const expected = expectedOf(entry, match);
      const sent = { ...body, ...(to && { volunteer_id: models[to].id }) };
      const options = { id: entry?.id ?? 0, body: sent, also, ...ifMatch(expected) };
      const refusal = refusalOfEdit(entry, models[actor], expected, owner);
      const answer = await callAndExpect(world, actor, 'updateSurvey', options, refusal);
      if (!answer || !entry) return;
      const fields = fieldsAfter(body, entry.fields);
      const isChange = !isSame(fields, entry.fields) || (owner && owner !== entry.owner);
      if (owner) entry.owner = owner;
      if (isChange) addVersion(entry, 'update', models[actor], fields);
      expectEntry(answer.data, entry);
    }),
  );

const remove = fc
  .record({ actor: anyActor, at: anyPosition, match: anyMatch })
  .map(({ actor, at, match }) =>
    command(`${actor} deletes ${at}, ${match}`, async (world) => {
      const { model, models } = world;
      const entry = entryAt(world, at);
      const expected = expectedOf(entry, match);
      const refusal = refusalOfEdit(entry, models[actor], expected);
      const sent = { id: entry?.id ?? 0, ...ifMatch(expected) };
      if (!(await callAndExpect(world, actor, 'deleteSurvey', sent, refusal)) || !entry) return;
      entry.deletion = { at: model.now(), by: models[actor].id };
      addVersion(entry, 'delete', models[actor]);
    }),
  );

const undelete = fc
  .record({
    actor: anyActor,
    at: anyPosition,
    call: fc.constantFrom('undoDeleteSurvey', 'restoreSurvey'),
  })
  .map(({ actor, at, call }) =>
    command(`${actor} asks ${call} ${at}`, async (world) => {
      const by = world.models[actor];
      const entry = entryAt(world, at);
      const isUndo = call === 'undoDeleteSurvey';
      const refusal = isUndo ? refusalOfUndo(world.model, entry, by) : refusalOfRestore(entry, by);
      const answer = await callAndExpect(world, actor, call, { id: entry?.id ?? 0 }, refusal);
      if (!answer || !entry) return;
      entry.deletion = undefined;
      addVersion(entry, 'restore', by);
      expectEntry(answer.data, entry);
    }),
  );

const revert = fc
  .record({
    actor: anyActor,
    at: anyPosition,
    version: fc.integer({ min: 0, max: 5 }),
    match: anyMatch,
  })
  .map(({ actor, at, version, match }) =>
    command(`${actor} puts back version ${version} of ${at}, ${match}`, async (world) => {
      const entry = entryAt(world, at);
      const expected = expectedOf(entry, match);
      const refusal = refusalOfRevert(entry, world.models[actor], version, expected);
      const sent = { id: entry?.id ?? 0, body: { version }, ...ifMatch(expected) };
      const answer = await callAndExpect(world, actor, 'revertSurvey', sent, refusal);
      const earlier = entry?.versions[version - 1];
      if (!answer || !entry || !earlier) return;
      addVersion(entry, 'update', world.models[actor], earlier.fields);
      expectEntry(answer.data, entry);
    }),
  );

const switchRavi = fc.constantFrom('active', 'inactive', 'deleted').map((state) =>
  command(`Meera makes Ravi ${state}`, async (world) => {
    const { ravi } = world.models;
    const refusal = ravi.state === 'deleted' ? 'volunteerNotFound' : undefined;
    const isDeleted = state === 'deleted';
    const call = isDeleted ? 'deleteVolunteer' : 'setVolunteerStatus';
    const sent = { id: ravi.id, ...(!isDeleted && { body: { status: state } }) };
    if (!(await callAndExpect(world, 'meera', call, sent, refusal))) return;
    ravi.state = state;
    await signInAgain(world);
  }),
);

/** Deactivation has ended his session. */
async function signInAgain({ models, clients, testApp }: World): Promise<void> {
  if (models.ravi.state === 'active') clients.ravi = await sessionOf(testApp, models.ravi.id);
}

const advanceClock = fc.constantFrom(1, 30, 61).map((seconds) =>
  command(`${seconds} s pass`, async ({ advance, testApp }) => {
    advance(seconds);
    await closeFullBuckets(testApp.ctx, { size: BUCKET_SIZE });
  }),
);

export const anyCommands = fc.commands(
  [
    create,
    create,
    create,
    edit,
    edit,
    remove,
    remove,
    undelete,
    undelete,
    revert,
    read,
    list,
    list,
    switchRavi,
    advanceClock,
  ],
  { maxCommands: 25, size: 'max' },
);
