// What Asha, Ravi and Meera do with entries, in any order: each deed is done to the program and to the model, and
// the answer must be the model's.
import fc from 'fast-check';
import { expect } from 'vitest';
import { closeBlocks } from '#server/surveys/count-buckets.ts';
import { aarav, sunita } from './entries.ts';
import { list, read, WORDS } from './entry-looks.ts';
import {
  type Facts,
  factsAfter,
  isSame,
  type Kept,
  keep,
  refusalOfEdit,
  refusalOfPutBack,
  refusalOfRestore,
  refusalOfUndo,
} from './entry-model.ts';
import {
  ACTORS,
  ask,
  deed,
  entryAt,
  expectEntry,
  expectedOf,
  ifMatch,
  type Match,
  type World,
} from './entry-world.ts';
import { sessionOf } from './people.ts';

const BLOCK = 3;
const KEYS = ['1', '2', '3'].map((end) => `0b7e7b0e-6f3c-4a53-9d6e-0c8d4c7b1a0${end}`);
const draft = fc
  .record({
    base: fc.constantFrom<Facts>(sunita, aarav),
    word: fc.constantFrom(...WORDS),
    age: fc.integer({ min: 5, max: 50 }),
  })
  .map(({ base, word, age }): Facts => ({ ...base, name: `Devi ${word}`, age }));
const actor = fc.constantFrom(...ACTORS);
const place = fc.nat(5);
const match = fc.constantFrom<Match[]>('none', 'right', 'stale');

const create = fc
  .record({ who: actor, body: draft, key: fc.option(fc.constantFrom(...KEYS)), owner: actor })
  .map(({ who, body, key, owner }) =>
    deed(`${who} creates ${body.name}, key ${key?.slice(-1)}, for ${owner}`, async (world) => {
      const { model, someone } = world;
      const isAdmin = who === 'meera';
      const sent = { ...body, ...(isAdmin && { volunteer_id: someone[owner].id }) };
      const known = key ? model.keys.get(`${someone[who].id} ${key}`) : undefined;
      const reused = known && known.body !== JSON.stringify(sent);
      const gone = !known && isAdmin && someone[owner].state !== 'active';
      const headers = key ? { 'idempotency-key': key } : {};
      const refusal = reused ? 'keyReused' : gone ? 'brokenRule' : undefined;
      const answer = await ask(world, who, 'createSurvey', { body: sent, headers }, refusal);
      if (!answer) return;
      if (known) return expect(answer.data).toMatchObject({ id: known.entry.id, version: 1 });
      const entry: Kept = {
        id: answer.data.id,
        facts: factsAfter(body),
        owner: someone[isAdmin ? owner : who],
        createdAt: model.now(),
        deletion: undefined,
        versions: [],
      };
      keep(entry, 'create', someone[who]);
      model.entries.push(entry);
      if (key) model.keys.set(`${someone[who].id} ${key}`, { body: JSON.stringify(sent), entry });
      expectEntry(answer.data, entry);
    }),
  );

const edit = fc
  .record({
    who: actor,
    at: place,
    body: draft,
    how: match,
    also: fc.boolean(),
    to: fc.option(actor),
  })
  .map(({ who, at, body, how, also, to }) =>
    deed(`${who} edits ${at} to ${body.name}, ${how}, for ${to}`, async (world) => {
      const { someone } = world;
      const entry = entryAt(world, at);
      const owner = to && who === 'meera' ? someone[to] : undefined;
      const expected = expectedOf(entry, how);
      const sent = { ...body, ...(to && { volunteer_id: someone[to].id }) };
      const asked = { id: entry?.id ?? 0, body: sent, also, ...ifMatch(expected) };
      const refusal = refusalOfEdit(entry, someone[who], expected, owner);
      const answer = await ask(world, who, 'updateSurvey', asked, refusal);
      if (!answer || !entry) return;
      const facts = factsAfter(body, entry.facts);
      const isChange = !isSame(facts, entry.facts) || (owner && owner !== entry.owner);
      if (owner) entry.owner = owner;
      if (isChange) keep(entry, 'update', someone[who], facts);
      expectEntry(answer.data, entry);
    }),
  );

const remove = fc.record({ who: actor, at: place, how: match }).map(({ who, at, how }) =>
  deed(`${who} deletes ${at}, ${how}`, async (world) => {
    const { model, someone } = world;
    const entry = entryAt(world, at);
    const expected = expectedOf(entry, how);
    const refusal = refusalOfEdit(entry, someone[who], expected);
    const sent = { id: entry?.id ?? 0, ...ifMatch(expected) };
    if (!(await ask(world, who, 'deleteSurvey', sent, refusal)) || !entry) return;
    entry.deletion = { at: model.now(), by: someone[who].id };
    keep(entry, 'delete', someone[who]);
  }),
);

const bringBack = fc
  .record({ who: actor, at: place, call: fc.constantFrom('undoDeleteSurvey', 'restoreSurvey') })
  .map(({ who, at, call }) =>
    deed(`${who} asks ${call} ${at}`, async (world) => {
      const by = world.someone[who];
      const entry = entryAt(world, at);
      const isUndo = call === 'undoDeleteSurvey';
      const refusal = isUndo ? refusalOfUndo(world.model, entry, by) : refusalOfRestore(entry, by);
      const answer = await ask(world, who, call, { id: entry?.id ?? 0 }, refusal);
      if (!answer || !entry) return;
      entry.deletion = undefined;
      keep(entry, 'restore', by);
      expectEntry(answer.data, entry);
    }),
  );

const putBack = fc
  .record({ who: actor, at: place, version: fc.integer({ min: 0, max: 5 }), how: match })
  .map(({ who, at, version, how }) =>
    deed(`${who} puts back version ${version} of ${at}, ${how}`, async (world) => {
      const entry = entryAt(world, at);
      const expected = expectedOf(entry, how);
      const refusal = refusalOfPutBack(entry, world.someone[who], version, expected);
      const sent = { id: entry?.id ?? 0, body: { version }, ...ifMatch(expected) };
      const answer = await ask(world, who, 'putBackSurvey', sent, refusal);
      const earlier = entry?.versions[version - 1];
      if (!answer || !entry || !earlier) return;
      keep(entry, 'update', world.someone[who], earlier.facts);
      expectEntry(answer.data, entry);
    }),
  );

const switchRavi = fc.constantFrom('active', 'inactive', 'deleted').map((state) =>
  deed(`Meera makes Ravi ${state}`, async (world) => {
    const { ravi } = world.someone;
    const refusal = ravi.state === 'deleted' ? 'volunteerNotFound' : undefined;
    const isDeleted = state === 'deleted';
    const call = isDeleted ? 'deleteVolunteer' : 'setVolunteerStatus';
    const sent = { id: ravi.id, ...(!isDeleted && { body: { status: state } }) };
    if (!(await ask(world, 'meera', call, sent, refusal))) return;
    ravi.state = state;
    await signInAgain(world);
  }),
);

/** Being switched off has ended his session. */
async function signInAgain({ someone, person, house }: World): Promise<void> {
  if (someone.ravi.state === 'active') person.ravi = await sessionOf(house, someone.ravi.id);
}

const pass = fc.constantFrom(1, 30, 61).map((seconds) =>
  deed(`${seconds} s pass`, async ({ wait, house }) => {
    wait(seconds);
    await closeBlocks(house.house, BLOCK);
  }),
);

export const anyDeeds = fc.commands(
  [
    create,
    create,
    create,
    edit,
    edit,
    remove,
    remove,
    bringBack,
    bringBack,
    putBack,
    read,
    list,
    list,
    switchRavi,
    pass,
  ],
  { maxCommands: 25, size: 'max' },
);
