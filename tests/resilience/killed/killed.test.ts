// Every acknowledged change survives kill -9; any other change is stored completely or not at all.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeSmallBuckets } from '../../support/database/close-small-buckets.ts';
import { expectIntact } from '../../support/database/expect-intact.ts';
import {
  expectNothingLost,
  newWriteLog,
  writeUntilStopped,
} from '../../support/database/write-log.ts';
import {
  addAsha,
  adminToken,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const ROUNDS = 3;
const CLIENTS = 8;
const FOUND = 50;

test('no acknowledged write is lost when the process is killed under load', async () => {
  const dataDir = startedFolder();
  const log = newWriteLog();
  for (let round = 0; round < ROUNDS; round++) {
    const program = await startProgram({ DATA_DIR: dataDir });
    const token = await adminToken(program.address);
    const before = log.acknowledged.length;
    const owners = [1, await addAsha(program.address, token)] as const;
    let isOver = false;
    const working = Array.from({ length: CLIENTS }, (_, client) =>
      writeUntilStopped(
        { address: program.address, token, name: `Entry ${round}-${client}`, owners },
        log,
        () => isOver,
      ),
    );
    await setTimeout(200 + Math.random() * 600);
    await closeSmallBuckets(dataDir);
    await setTimeout(Math.random() * 400);
    await program.stop('SIGKILL');
    isOver = true;
    await Promise.all(working);
    expect(log.acknowledged.length).toBeGreaterThan(before);
  }

  const program = await startProgram({ DATA_DIR: dataDir });
  await expectFound(program);
  expect(await program.stop('SIGTERM')).toBe(0);
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'));
  await expectNothingLost(async (sql) => database.prepare(sql).all(), log);
  expectIntact(database);
  // Without closed count buckets the counts would be untested.
  expect(database.prepare('select since from count_buckets').all().length).toBeGreaterThan(0);
  database.close();

  async function expectFound({ address }: Program): Promise<void> {
    const token = await adminToken(address);
    const last = new Map(log.acknowledged.map((state) => [state.id, state]));
    const certain = [...last.values()].filter(({ id }) => !log.uncertain.has(id));
    for (const { id, name, deleted } of certain.slice(-FOUND)) {
      for (const status of ['live', 'deleted']) {
        const query = { search: name, status, limit: 50 };
        const { body } = await request(address, 'listSurveys', { token, query });
        const isFound = body.data.some((entry) => entry.id === id);
        expect([name, status, isFound]).toEqual([name, status, deleted === (status === 'deleted')]);
      }
    }
  }
});
