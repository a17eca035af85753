import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Admission } from './admission.ts';
import type { Arriving } from './waiting-line.ts';

/** Keeps the thread for so long, as SQLite does. */
function work(milliseconds: number): void {
  const ends = performance.now() + milliseconds;
  while (performance.now() < ends);
}

/** @param serve calls its argument when the visitor is answered */
function visitors(count: number, admission: Admission, serve: (answered: () => void) => void) {
  const told = { waits: [] as number[], refused: 0 };
  const arrived = performance.now();
  for (let number = 0; number < count; number++) {
    admission.arrive({
      admit: () =>
        serve(() => {
          told.waits.push(performance.now() - arrived);
          admission.leave();
        }),
      refuse: () => {
        told.refused += 1;
      },
      isGone: () => false,
    });
  }
  return told;
}

const onThread = (milliseconds: number) => (answered: () => void) => {
  work(milliseconds);
  answered();
};

/** As a database with one connection: each takes so long, one after the other. */
function elsewhere(milliseconds: number) {
  let last = Promise.resolve();
  return (answered: () => void) => {
    last = last.then(() => setTimeout(milliseconds)).then(answered);
  };
}

const isOver = (admission: Admission) =>
  expect.poll(() => admission.running + admission.waiting, { timeout: 20_000 }).toBe(0);

test('two hundred cheap ones at once are all admitted', async () => {
  const admission = new Admission();
  const told = visitors(200, admission, onThread(0.5));
  await isOver(admission);
  expect([told.waits.length, told.refused]).toEqual([200, 0]);
});

test('a few are no overload, however slow the machine', async () => {
  const admission = new Admission();
  const told = visitors(4, admission, onThread(250));
  await isOver(admission);
  expect([told.waits.length, told.refused]).toEqual([4, 0]);
});

test('of a rush that cannot be answered in time, who would come too late is refused', async () => {
  const admission = new Admission();
  const told = visitors(1000, admission, onThread(4));
  await isOver(admission);
  expect(told.waits.length).toBeGreaterThan(50);
  expect(told.refused).toBeGreaterThan(500);
});

test.each([
  ['the thread', () => onThread(10)],
  ['the database', () => elsewhere(10)],
])(
  'a hundred a second carried, five hundred asked: who is let in waits no longer than promised for %s',
  async (_, serve) => {
    const admission = new Admission();
    const answer = serve();
    const rounds: ReturnType<typeof visitors>[] = [];
    const begun = performance.now();
    for (let round = 0; round < 40; round++) {
      rounds.push(visitors(25, admission, answer));
      await setTimeout(50);
    }
    const lasted = performance.now() - begun;
    await isOver(admission);
    const waits = rounds.slice(20).flatMap((told) => told.waits);
    expect(waits.length).toBeGreaterThan(20);
    // On a machine that stands still in between, all that is promised takes longer.
    expect(Math.max(...waits)).toBeLessThan(1000 * Math.max(1, lasted / 2000));
  },
);

test('who is late is refused in portions, too', async () => {
  const admission = new Admission();
  const held: Arriving = { admit: () => {}, refuse: () => {}, isGone: () => false };
  for (let number = 0; number < 24; number++) admission.arrive(held);
  let refused = 0;
  const refuse = () => {
    work(1);
    refused += 1;
  };
  for (let number = 0; number < 400; number++) admission.arrive({ ...held, refuse });
  let most = 0;
  while (refused < 396) {
    const before = refused;
    await setImmediate();
    most = Math.max(most, refused - before);
  }
  expect(most, 'in one turn').toBeLessThan(100);
});

test('a page waits for no call that the database keeps', async () => {
  const admission = new Admission();
  const held: Arriving = { admit: () => {}, refuse: () => {}, isGone: () => false };
  for (let number = 0; number < 300; number++) admission.arrive(held);
  expect(admission.waiting).toBeGreaterThan(200);
  let isAnswered = false;
  admission.arriveForMemory({
    ...held,
    admit: () => {
      isAnswered = true;
    },
  });
  expect(isAnswered).toBe(true);
});

test('the thread is free again and again while many wait', async () => {
  const admission = new Admission();
  const begun = performance.now();
  const { waits } = visitors(200, admission, onThread(2));
  await setTimeout(0);
  // All of them would have taken 400 ms.
  expect(performance.now() - begun).toBeLessThan(300);
  expect(waits.length).toBeLessThan(200);
  await isOver(admission);
});

test('who has gone away while waiting is not worked for', async () => {
  const admission = new Admission();
  const worked: string[] = [];
  const staying = { isGone: () => false, refuse: () => {} };
  admission.arrive({ ...staying, admit: () => work(60) });
  const gone = { ...staying, isGone: () => true, admit: () => void worked.push('gone') };
  admission.arrive(gone);
  admission.arrive({ ...staying, admit: () => void worked.push('stayed') });
  await expect.poll(() => admission.waiting).toBe(0);
  expect(worked).toEqual(['stayed']);
});

test('who comes back with a body goes before all who arrive', async () => {
  const admission = new Admission();
  const order: string[] = [];
  const named = (name: string): Arriving => ({
    admit: () => void order.push(name),
    refuse: () => {},
    isGone: () => false,
  });
  admission.arrive({ ...named('Asha'), admit: () => work(60) });
  admission.arrive(named('Ravi'));
  admission.comeBack(named('Meera'));
  await expect.poll(() => order).toEqual(['Meera', 'Ravi']);
});
