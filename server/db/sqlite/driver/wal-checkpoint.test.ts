import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/app/temporary-folder.ts';
import { GroupCommit } from './group-commit.ts';
import { WalCheckpoint } from './wal-checkpoint.ts';

const WORDS = 'Tara Devi of Rampur';

let file: string;
let writer: DatabaseSync;
let reader: DatabaseSync;
let checkpoint: WalCheckpoint;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  file = join(temporaryFolder(), 'one.sqlite');
  writer = new DatabaseSync(file, { timeout: 0 });
  writer.exec('pragma journal_mode = wal; pragma secure_delete = on');
  writer.exec(`create table people (name text); insert into people values ('${WORDS}')`);
  writer.exec("update people set name = 'Tara'");
  reader = new DatabaseSync(file, { readOnly: true });
  checkpoint = new WalCheckpoint(writer, new GroupCommit(writer));
});
afterEach(() => {
  checkpoint.stop();
  reader.close();
  if (writer.isOpen) writer.close();
  vi.useRealTimers();
});

const isStored = () => [file, `${file}-wal`].some((each) => readFileSync(each).includes(WORDS));

test('overwritten data is gone from the disk within a minute, and deleted data within a second', async () => {
  checkpoint.afterUpdate();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isStored()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStored()).toBe(false);

  writer.exec(`insert into people values ('${WORDS}')`);
  writer.exec(`delete from people where name = '${WORDS}'`);
  checkpoint.afterUpdate();
  checkpoint.afterDeletion();
  checkpoint.afterUpdate();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStored()).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a checkpoint blocked by a reader is retried each second, without blocking anything', async () => {
  reader.exec('begin');
  reader.prepare('select * from people').all();
  writer.exec('delete from people');
  checkpoint.afterDeletion();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStored()).toBe(true);
  writer.exec("insert into people values ('Meera')");
  reader.exec('commit');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStored()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a checkpoint that is due at shutdown is left to the closing of the database', async () => {
  checkpoint.afterDeletion();
  checkpoint.stop();
  reader.close();
  writer.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(readFileSync(file).includes(WORDS)).toBe(false);
  reader = new DatabaseSync(':memory:');
});
