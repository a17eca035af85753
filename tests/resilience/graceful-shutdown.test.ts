// SIGTERM under load: accepted requests are answered and stored, others get 503 or no connection, and the
// program ends within ten seconds.
import { statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sunita } from '../support/app/entries/entries.ts';
import { queryPostgres, type RunQuery } from '../support/app/query-database.ts';
import { DATABASES, openStartedEnvironment } from '../support/database/backup-environment.ts';
import { expectIntact } from '../support/database/expect-intact.ts';
import {
  expectNothingLost,
  newWriteLog,
  writeUntilStopped,
} from '../support/database/write-log.ts';
import { exchange } from '../support/network/bare-socket.ts';
import { addAsha, adminToken, startProgram } from '../support/program/program.ts';
import { startedFolder } from '../support/program/started-trust.ts';

const A_SECOND = 100;
const SECONDS = 2;
/** Fewer than run at once, so that a slow machine refuses none for its load. */
const WRITERS = 30;

test.each(DATABASES)('a stop under load loses nothing (%s)', async (database) => {
  const { dataDir, variables, url, close } = openStartedEnvironment(database);
  onTestFinished(close);
  const program = await startProgram(variables);
  const { address } = program;
  const token = await adminToken(address);
  const owners = [1, await addAsha(address, token)] as const;
  const log = newWriteLog();
  let isOver = false;
  const working = Array.from({ length: WRITERS }, (_, i) =>
    writeUntilStopped({ address, token, name: `Entry ${i}`, owners }, log, () => isOver),
  );
  const reading = askSteadily(`${address}/server/api/surveys`, token);
  const kept = await keptConnection(address, token);

  await setTimeout((SECONDS * 1000) / 2);
  const begun = performance.now();
  const stopped = program.stop('SIGTERM');
  await setTimeout(20);
  // A second signal changes nothing.
  program.child.kill('SIGTERM');
  kept.finish();
  expect(await stopped).toBe(0);
  expect((performance.now() - begun) / 1000).toBeLessThan(10);
  isOver = true;
  await Promise.all(working);

  // 599: the program has ended.
  expect(Object.keys(await reading).filter((s) => !['200', '503', '599'].includes(s))).toEqual([]);
  expect([...log.statuses.keys()].filter((s) => ![200, 201, 503, 599].includes(s))).toEqual([]);
  expect((await kept.answer).statusCode).toBe(201);
  expect(log.acknowledged.length).toBeGreaterThan(0);
  expect(log.statuses.get(599)).toBeGreaterThan(0);
  expect(program.output()).not.toContain('"level":50');
  if (url) {
    await expectNothingLost((sql) => queryPostgres(url, sql), log);
  } else {
    const file = join(dataDir, 'adhyay.sqlite');
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const opened = new DatabaseSync(file);
    const ask: RunQuery = async (sql) => opened.prepare(sql).all();
    await expectNothingLost(ask, log);
    expectIntact(opened);
    opened.close();
  }
});

test('during a stop new connections are refused, and running requests are answered', async () => {
  const program = await startProgram({ DATA_DIR: startedFolder() });
  const token = await adminToken(program.address);
  const slow = await keptConnection(program.address, token);
  // Idle connections are closed at a stop; these have sent half a request.
  const open = (path: string) =>
    exchange(program.address, `GET ${path} HTTP/1.1\r\n`, 1000, 'Host: a\r\n\r\n');
  const onOpen = Promise.all(['/readyz', '/about', '/healthz'].map(open));
  await setTimeout(100);
  const stopped = program.stop('SIGTERM');
  await setTimeout(300);
  await expect(fetch(`${program.address}/readyz`)).rejects.toThrow();
  const [ready, page, health] = (await onOpen).map(({ response }) => response);
  for (const answer of [ready, page]) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^retry-after: \d+\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
  }
  expect(health).toMatch(/^HTTP\/1\.1 200 /);
  slow.finish();
  const { statusCode, headers } = await slow.answer;
  expect([statusCode, headers.connection]).toEqual([201, 'close']);
  expect(await stopped).toBe(0);
});

/** Sends requests at a fixed rate. @returns the number of responses by status */
async function askSteadily(url: string, token: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const asked: Promise<void>[] = [];
  for (let i = 0; i < A_SECOND * SECONDS; i++) {
    const status = fetch(url, { headers: { authorization: `Bearer ${token}` } }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
    );
    asked.push(
      status
        .catch(() => 599)
        .then((code) => {
          statuses[code] = (statuses[code] ?? 0) + 1;
        }),
    );
    await setTimeout(1000 / A_SECOND);
  }
  await Promise.all(asked);
  return statuses;
}

/** A request whose body has been sent only half. */
async function keptConnection(address: string, token: string) {
  const body = JSON.stringify({ ...sunita, volunteer_id: 1 });
  const sending = http.request(`${address}/server/api/surveys/create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => resolve(response.resume()));
  });
  sending.write(body.slice(0, 20));
  await setTimeout(100);
  return { answer, finish: () => sending.end(body.slice(20)) };
}
