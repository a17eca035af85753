import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/app/temporary-folder.ts';
import { CheckpointThread } from './checkpoint-thread.ts';
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
afterEach(async () => {
  await checkpoint.stop();
  reader.close();
  if (writer.isOpen) writer.close();
  vi.useRealTimers();
});

const isStored = () => [file, `${file}-wal`].some((each) => readFileSync(each).includes(WORDS));

test('what was overwritten is gone within a minute, and what was deleted within a second', async () => {
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

test('while somebody reads it is tried again each second, and nobody waits for it', async () => {
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

test('one that is due when the program stops is left to the closing', async () => {
  checkpoint.afterDeletion();
  await checkpoint.stop();
  reader.close();
  writer.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(readFileSync(file).includes(WORDS)).toBe(false);
  reader = new DatabaseSync(':memory:');
});

test('a long log is copied by another thread, and then starts again', async () => {
  vi.useRealTimers();
  writer.exec('pragma wal_autocheckpoint = 0; pragma journal_size_limit = 0');
  const insert = writer.prepare('insert into people values (?)');
  const write = (megabytes: number) => {
    for (let each = 0; each < megabytes; each += 1) insert.run('x'.repeat(2 ** 20));
  };
  write(20);
  const before = statSync(file).size;
  checkpoint.afterWrite();
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(before + 19 * 2 ** 20), 5000);
  await vi.waitFor(() => {
    write(1);
    expect(statSync(`${file}-wal`).size).toBeLessThan(4 * 2 ** 20);
  }, 5000);
});

test('a stop in the middle of a copy waits for the thread to end', async () => {
  vi.useRealTimers();
  const thread = new CheckpointThread(file);
  expect(await thread.checkpoint()).toBe(true);
  const copying = thread.checkpoint();
  await thread.end();
  await copying;
  expect(await thread.checkpoint()).toBe(true);
  await thread.end();
});
