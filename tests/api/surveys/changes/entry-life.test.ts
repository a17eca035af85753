// Random actions on entries by anybody: the program's responses and data must agree with a small model.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meera, sessionOf, volunteer } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { expectConsistent } from '../../../support/database/write-log.ts';
import { anyCommands } from '../../../support/properties/entry-actions.ts';
import { expectList } from '../../../support/properties/entry-checks.ts';
import type { Model, ModelVolunteer } from '../../../support/properties/entry-model.ts';
import type { World } from '../../../support/properties/entry-world.ts';
import { propertyTimeout, runs } from '../../../support/properties/property-runs.ts';

const HOUR_S = 3600;
/** The clock starts an hour ago and stands still, except in actions that advance it. */
const BEGUN_S = HOUR_S;

let testApp: TestApp;
let passed = 0;
let firstAsha: number;
let admin: ModelVolunteer;

beforeAll(async () => {
  testApp = await openTestApp();
  advance(0);
  firstAsha = (await volunteer(testApp, 'Asha')).id;
  admin = { id: (await meera(testApp)).id, name: 'Admin', isAdmin: true, state: 'active' };
});
afterAll(() => testApp.close());

test('any sequence of operations on entries matches the model', propertyTimeout, async () => {
  const model: Model = { entries: [], keys: new Map(), now: () => testApp.ctx.now().getTime() };
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      const world = await newWorld(model);
      await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
      await expectAllLists(world);
    }),
    runs(60),
  );
  const ask = async (query: string) =>
    (await sql.raw<QueryResultRow>(query).execute(testApp.ctx.db)).rows;
  expect(model.entries.length).toBeGreaterThan(0);
  await expectConsistent(ask);
});

/** Entries stay from run to run; Asha and Ravi are new in each. */
async function newWorld(model: Model): Promise<World> {
  advance(1);
  const [asha, ravi] = [await newVolunteer('Asha'), await newVolunteer('Ravi')];
  return {
    model,
    testApp,
    models: { asha, ravi, meera: admin },
    clients: {
      asha: await sessionOf(testApp, asha.id),
      ravi: await sessionOf(testApp, ravi.id),
      meera: await sessionOf(testApp, admin.id),
    },
    advance,
  };
}

function advance(seconds: number): void {
  passed += seconds;
  testApp.stopClock((passed - BEGUN_S) / HOUR_S);
}

/** Copies the first Asha's password hash: hashing takes longer than a whole run. */
async function newVolunteer(name: string): Promise<ModelVolunteer> {
  const { db } = testApp.ctx;
  const { id: _, ...account } = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', firstAsha)
    .executeTakeFirstOrThrow();
  const email = `${randomUUID()}@adhyay.example`;
  const { id } = await db
    .insertInto('volunteers')
    .values({ ...account, name, email, email_key: email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, isAdmin: false, state: 'active' };
}

async function expectAllLists(world: World): Promise<void> {
  const everybody = [undefined, ...Object.values(world.models)];
  for (const deleted of [false, true]) {
    for (const owner of everybody) {
      const asked = {
        type: undefined,
        search: undefined,
        sort: 'date_new',
        deleted,
        owner,
      } as const;
      await expectList(world, 'meera', asked, 1, 100);
    }
  }
}
