import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/app/temporary-folder.ts';
import { WriterReaderDialect } from './kysely-driver.ts';

interface Visits {
  visits: { id: number; who: string };
}
type Visiting = Pick<Kysely<Visits>, 'insertInto'>;

const TIMEOUT_MS = 20_000;
vi.setConfig({ testTimeout: 2 * TIMEOUT_MS });

let folder: string;
let db: Kysely<Visits>;
let outside: DatabaseSync;

beforeEach(() => {
  folder = temporaryFolder();
  const open = () => new DatabaseSync(join(folder, 'visits.sqlite'), { timeout: 0 });
  const writer = open();
  writer.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table visits (id integer primary key, who text not null) strict`);
  db = new Kysely<Visits>({
    dialect: new WriterReaderDialect({ writer, reader: open(), beforeCommit: () => {} }),
  });
  outside = open();
});
afterEach(async () => {
  await within(db.destroy());
  outside.close();
});

const visit = (id: number, who = 'Asha', visiting: Visiting = db) =>
  visiting.insertInto('visits').values({ id, who }).execute();
const seen = () =>
  outside
    .prepare('select id from visits order by id')
    .all()
    .map(({ id }) => id);
const outcomes = async (writes: Promise<unknown>[]) =>
  (await within(Promise.allSettled(writes))).map(({ status }) => status);

async function within<Result>(result: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const tooLong = setTimeout(TIMEOUT_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error('somebody waits for ever');
  });
  tooLong.catch(() => {});
  return Promise.race([result, tooLong]).finally(() => waiting.abort());
}

test('an acknowledged write is visible to other connections, and not before', async () => {
  const acknowledged: number[] = [];
  const early: unknown[] = [];
  const writes = Array.from({ length: 200 }, async (_, id) => {
    await db.transaction().execute(async (transaction) => {
      await visit(id, 'Asha', transaction);
      early.push(...seen().filter((known) => known === id));
    });
    if (seen().includes(id)) acknowledged.push(id);
  });
  await within(Promise.all(writes));
  expect(early).toEqual([]);
  expect(acknowledged.length).toBe(200);
});

test('a refused write leaves the other writes of its group intact, and nothing of itself', async () => {
  await visit(1);
  const writes = Array.from({ length: 30 }, (_, i) =>
    db.transaction().execute(async (transaction) => {
      await visit(10 + i, 'Ravi', transaction);
      if (i % 3 === 0) await visit(1, 'Ravi', transaction);
      if (i % 3 === 1) throw new Error('changed my mind');
    }),
  );
  const committed = Array.from({ length: 30 }, (_, i) => i).filter((i) => i % 3 === 2);
  expect(await outcomes(writes)).toEqual(
    Array.from({ length: 30 }, (_, i) => (i % 3 === 2 ? 'fulfilled' : 'rejected')),
  );
  expect(seen()).toEqual([1, ...committed.map((i) => 10 + i)]);
});

test('when SQLite rolls a group back, each of its writers gets an error, and the next group is committed', async () => {
  await visit(1);
  const whole = sql`insert or rollback into visits values (1, 'Ravi')`;
  const writes = [
    visit(2),
    db.transaction().execute((transaction) => whole.execute(transaction)),
    visit(3),
  ];
  expect(await outcomes(writes)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(seen()).toEqual([1, 3]);
});

test('a group that cannot be committed is not acknowledged, and leaves nothing', async () => {
  await sql`pragma foreign_keys = on`.execute(db);
  await sql`create table homes (id integer primary key, of integer
    references visits (id) deferrable initially deferred) strict`.execute(db);
  const homeless = sql`insert into homes values (1, 77)`;
  const writes = [
    visit(2),
    db.transaction().execute((transaction) => homeless.execute(transaction)),
    visit(3),
  ];
  expect(await outcomes(writes)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(seen()).toEqual([]);
  await visit(4);
  expect(seen()).toEqual([4]);
});

test('a refused transaction executes no further statement', async () => {
  const late: Promise<unknown>[] = [];
  const refusedToo = () => {};
  const refused = db.transaction().execute(async (transaction) => {
    await visit(2, 'Ravi', transaction);
    for (let steps = 0; steps < 40; steps++) {
      const written = later(steps).then(() => visit(100 + steps, 'Ravi', transaction));
      late.push(written.catch(refusedToo));
    }
    throw new Error('changed my mind');
  });
  const ended = outcomes([visit(1), refused, visit(3)]);
  expect(await ended).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await within(Promise.all(late));
  expect(seen()).toEqual([1, 3]);
});

async function later(steps: number): Promise<void> {
  for (let i = 0; i < steps; i++) await undefined;
}

test('a transaction that ended itself fails its group, and no later one', async () => {
  const astray = (after: () => void) =>
    db.transaction().execute(async (transaction) => {
      await visit(2, 'Ravi', transaction);
      await sql`release member`.execute(transaction);
      after();
    });
  const fails = () => {
    throw new Error('changed my mind');
  };
  expect(await outcomes([visit(1), astray(fails), visit(3)])).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await outcomes([visit(4), astray(() => {}), visit(5)])).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(seen()).toEqual([3, 5]);
});

test('concurrent writes: exactly the acknowledged ones are stored', async () => {
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 3000 }, async (_, id) => {
    for (let i = 0; i < id % 97; i++) await (id % 3 === 0 ? setImmediate() : undefined);
    if (id % 101 === 0) return limitPages(id % 2 === 0 ? 4 : 1_000_000);
    if (id % 103 === 0) return lockBriefly();
    await WRITES[id % WRITES.length]?.(id);
    acknowledged.push(id);
  });
  await within(Promise.allSettled(writes));
  expect(acknowledged.length).toBeGreaterThan(1000);
  expect(acknowledged.length).toBeLessThan(2800);
  expect(seen()).toEqual(acknowledged.sort((a, b) => a - b));
});

const inTransaction = (write: (transaction: Kysely<Visits>) => Promise<unknown>) =>
  db.transaction().execute(write);
const WRITES: ((id: number) => Promise<unknown>)[] = [
  (id) => visit(id),
  (id) => sql`insert into visits values (${id}, 'Asha')`.execute(db),
  (id) => inTransaction((transaction) => visit(id, 'Asha '.repeat(2000), transaction)),
  (id) =>
    inTransaction(async (transaction) => {
      await visit(id, 'Ravi', transaction);
      await setImmediate();
    }),
  (id) =>
    inTransaction(async (transaction) => {
      await visit(id, 'Ravi', transaction);
      await visit(id, 'Ravi', transaction);
    }),
  (id) =>
    inTransaction(async (transaction) => {
      await visit(id, 'Ravi', transaction);
      if (id % 5 === 0) throw new Error('changed my mind');
      const again = sql`insert or rollback into visits values (${id}, 'Ravi')`;
      if (id % 7 === 0) await again.execute(transaction);
    }),
];

async function limitPages(pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}

async function lockBriefly(): Promise<void> {
  outside.exec('begin immediate');
  for (let i = 0; i < 5; i++) await setImmediate();
  outside.exec('rollback');
}

test('writes during closing are committed or refused, and none hangs', async () => {
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 300 }, async (_, id) => {
    for (let i = 0; i < id % 40; i++) await setImmediate();
    await db.transaction().execute(async (transaction) => {
      await visit(id, 'Asha', transaction);
      if (id % 7 === 0) await setImmediate();
    });
    acknowledged.push(id);
  });
  const ended = Promise.allSettled(writes);
  for (let i = 0; i < 10; i++) await setImmediate();
  await within(db.destroy());
  await within(ended);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(300);
  expect(seen()).toEqual(acknowledged.sort((a, b) => a - b));
});
