import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Admission, type Waiting } from './admission.ts';

/** Keeps the thread for so long, as SQLite does. */
function work(milliseconds: number): void {
  const ends = performance.now() + milliseconds;
  while (performance.now() < ends);
}

function visitors(count: number, milliseconds: number, admission: Admission) {
  const told = { admitted: 0, refused: 0 };
  const visitor: Waiting = {
    admit: () => {
      work(milliseconds);
      told.admitted += 1;
      admission.leave();
    },
    refuse: () => {
      told.refused += 1;
    },
    isGone: () => false,
  };
  for (let number = 0; number < count; number++) admission.arrive(visitor);
  return told;
}

test('two hundred at once are all admitted, however long it takes', async () => {
  const admission = new Admission();
  const told = visitors(200, 5, admission);
  await expect.poll(() => told, { timeout: 20_000 }).toEqual({ admitted: 200, refused: 0 });
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
});

test('of a rush that cannot be answered in time, who would come too late is refused', async () => {
  const admission = new Admission();
  const told = visitors(1000, 4, admission);
  await expect.poll(() => told.admitted + told.refused, { timeout: 20_000 }).toBe(1000);
  expect(told.admitted).toBeGreaterThanOrEqual(200);
  expect(told.refused).toBeGreaterThan(200);
});

test('the thread is free again and again while many wait', async () => {
  const admission = new Admission();
  const begun = performance.now();
  const told = visitors(200, 2, admission);
  await setTimeout(0);
  // All of them would have taken 400 ms.
  expect(performance.now() - begun).toBeLessThan(300);
  expect(told.admitted).toBeLessThan(200);
  await expect.poll(() => told.admitted, { timeout: 20_000 }).toBe(200);
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
  const named = (name: string): Waiting => ({
    admit: () => void order.push(name),
    refuse: () => {},
    isGone: () => false,
  });
  admission.arrive({ ...named('Asha'), admit: () => work(60) });
  admission.arrive(named('Ravi'));
  admission.comeBack(named('Meera'));
  await expect.poll(() => order).toEqual(['Meera', 'Ravi']);
});
