// The clock is the test's own.
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type QueuedRequest, RequestQueue } from './request-queue.ts';

let clock = 0;
let queue: RequestQueue;
beforeEach(() => {
  clock = 0;
  queue = new RequestQueue(() => clock);
});

interface Log {
  waits: number[];
  refused: number;
}

/** @param serve calls its argument when the request is answered */
function addRequests(count: number, serve: (answered: () => void) => void): Log {
  const log: Log = { waits: [], refused: 0 };
  const added = clock;
  const begin = () =>
    serve(() => {
      log.waits.push(clock - added);
      queue.end();
    });
  const refuse = () => {
    log.refused += 1;
  };
  for (let number = 0; number < count; number++) {
    queue.add({ begin, refuse, isDisconnected: () => false });
  }
  return log;
}

/** Blocks the thread, as SQLite does. */
const onThread = (milliseconds: number) => (answered: () => void) => {
  clock += milliseconds;
  answered();
};

/** A database with one connection: requests run one after the other. */
function onDatabase(milliseconds: number) {
  const due: { at: number; answered: () => void }[] = [];
  const serve = (answered: () => void) => {
    due.push({ at: Math.max(clock, due.at(-1)?.at ?? 0) + milliseconds, answered });
  };
  const answerDue = () => {
    while (due[0] && due[0].at <= clock) due.shift()?.answered();
  };
  return { serve, answerDue };
}

async function untilEmpty(): Promise<void> {
  while (queue.running + queue.waiting > 0) await setImmediate();
}

const never: QueuedRequest = { begin: () => {}, refuse: () => {}, isDisconnected: () => false };

test('two hundred cheap requests at once are all answered', async () => {
  const log = addRequests(200, onThread(0.5));
  await untilEmpty();
  expect([log.waits.length, log.refused]).toEqual([200, 0]);
});

test('a few requests are not an overload, even on a slow machine', async () => {
  const log = addRequests(4, onThread(250));
  await untilEmpty();
  expect([log.waits.length, log.refused]).toEqual([4, 0]);
});

test('requests that cannot be answered in time are refused', async () => {
  const log = addRequests(1000, onThread(4));
  await untilEmpty();
  expect(log.waits.length).toBeGreaterThan(200);
  expect(log.refused).toBeGreaterThan(600);
  expect(Math.max(...log.waits)).toBeLessThan(1300);
});

test('a burst shorter than a second is answered completely, even when each request is slow', async () => {
  const log = addRequests(150, onThread(6));
  await untilEmpty();
  expect([log.waits.length, log.refused]).toEqual([150, 0]);
});

test('the queue has a maximum length', () => {
  const log: Log = addRequests(1200, () => {});
  expect([queue.running, queue.waiting, log.refused]).toEqual([32, 1000, 168]);
});

test('at five times the capacity, each started request is answered within a second', async () => {
  const database = onDatabase(10);
  const logs: Log[] = [];
  for (; clock < 4000; clock++) {
    if (clock % 50 === 0) logs.push(addRequests(25, database.serve));
    database.answerDue();
    await setImmediate();
  }
  const waits = logs.slice(20).flatMap((log) => log.waits);
  expect(waits.length).toBeGreaterThan(200);
  expect(Math.max(...waits)).toBeLessThan(1000);
});

test('late requests are refused gradually, even while none ends', async () => {
  for (let number = 0; number < 32; number++) queue.add(never);
  let refused = 0;
  const refuse = () => {
    refused += 1;
  };
  for (let number = 0; number < 400; number++) queue.add({ ...never, refuse });
  clock += 1001;
  let most = 0;
  while (refused < 400) {
    const before = refused;
    await setImmediate();
    most = Math.max(most, refused - before);
  }
  expect(most, 'in one turn of the event loop').toBeLessThanOrEqual(32);
});

test('late requests of a burst whose bodies arrive later are refused, too', async () => {
  let refused = 0;
  let begun = 0;
  const refuse = () => {
    refused += 1;
  };
  const begin = () => {
    begun += 1;
    clock += 5;
    queue.end();
  };
  for (let number = 0; number < 600; number++) queue.addPriority({ ...never, begin, refuse });
  await untilEmpty();
  expect(begun + refused).toBe(600);
  expect(begun).toBeGreaterThan(190);
  expect(refused).toBeGreaterThan(300);
});

test('sockets are polled while many requests wait', async () => {
  const log = addRequests(200, onThread(1));
  expect(log.waits.length).toBeLessThanOrEqual(32);
  await untilEmpty();
  expect(log.waits).toHaveLength(200);
});

test('a request whose client has disconnected is not processed', async () => {
  const worked: string[] = [];
  for (let number = 0; number < 32; number++) queue.add(never);
  queue.add({ ...never, isDisconnected: () => true, begin: () => void worked.push('gone') });
  queue.add({ ...never, begin: () => void worked.push('stayed') });
  queue.end();
  await expect.poll(() => queue.waiting).toBe(0);
  expect(worked).toEqual(['stayed']);
});

test('a request that returns with its body goes ahead of new requests', async () => {
  const order: string[] = [];
  for (let number = 0; number < 32; number++) queue.add(never);
  queue.add({ ...never, begin: () => void order.push('Ravi') });
  queue.addPriority({ ...never, begin: () => void order.push('Meera') });
  queue.end();
  queue.end();
  await expect.poll(() => order).toEqual(['Meera', 'Ravi']);
});
