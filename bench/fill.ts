// Many entries at once, as the program itself would have written them: row, first version, answered
// key and log line, numbers sealed, counts closed. Only the way through HTTP is left out.
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { inventedPeople } from '#sample-data/people.ts';
import { readConfig } from '#server/config.ts';
import type { House } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
import { openHouse } from '#server/startup/open-context.ts';
import { closeBlocks } from '#server/surveys/count-buckets.ts';
import { draftColumns, type SurveyRow } from '#server/surveys/serialize.ts';
import { createVolunteer } from '#server/volunteers/store.ts';

const AT_ONCE = 1000;
/** The entries are spread over three years, one after the other. */
const DAY_MS = 24 * 3_600_000;
const YEARS_MS = 3 * 365 * DAY_MS;
const VOLUNTEERS = 40;
/** A prime: neighbours in time belong to different volunteers. */
const OWNER_STEP = 7919;

export interface Filling {
  variables: Record<string, string>;
  entries: number;
}

/** Into a store that has been started once and has no entry yet. */
export async function fill({ variables, entries }: Filling): Promise<void> {
  const { house, close } = await openHouse(readConfig(variables), () => {});
  try {
    await fillHouse(house, entries);
  } finally {
    await close();
  }
}

async function fillHouse(house: House, entries: number): Promise<void> {
  const next = inventedPeople(1);
  const begun = Date.now() - YEARS_MS - DAY_MS;
  const owners = await addVolunteers(house);
  const draw = (number: number): SurveyRow => {
    const at = new Date(begun + (YEARS_MS / entries) * number).toISOString();
    const uid = randomUUID();
    const times = { created_at: at, updated_at: at, deleted_at: null, deleted_by: null };
    const columns = draftColumns(house.vault, uid, next());
    const volunteer_id = owners[(number * OWNER_STEP) % owners.length] ?? 0;
    return { id: number + 1, uid, ...columns, volunteer_id, version: 1, ...times };
  };
  for (let number = 0; number < entries; number += AT_ONCE) {
    const many = Math.min(AT_ONCE, entries - number);
    await insert(
      house,
      Array.from({ length: many }, (_, i) => draw(number + i)),
    );
  }
  await settle(house);
  await closeBlocks(house);
}

async function addVolunteers(house: House): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= VOLUNTEERS; number++) {
    const { id } = await createVolunteer(
      house,
      {
        name: `Volunteer ${number}`,
        email: `volunteer.${number}@adhyay.example`,
        phone: '',
        passwordHash: 'nobody signs in with this',
        status: 'active',
        isAdmin: false,
      },
      { actorId: null, origin: '' },
    );
    ids.push(id);
  }
  return ids;
}

async function insert(house: House, rows: SurveyRow[]): Promise<void> {
  const versions = rows.map(({ search_text: _, ...row }) => ({
    survey_id: row.id,
    version: 1,
    at: row.created_at,
    by: row.volunteer_id,
    snapshot: JSON.stringify(row),
  }));
  const keys = rows.map((row) => ({
    volunteer_id: row.volunteer_id,
    key: randomUUID(),
    body_digest: house.vault.index(row.uid, 'survey body'),
    survey_id: row.id,
    owner_name: 'A volunteer',
  }));
  const deeds = rows.map((row) => ({
    at: row.created_at,
    actor_id: row.volunteer_id,
    action: 'create',
    thing: 'survey',
    thing_id: row.id,
    origin: '127.0.0.1',
  }));
  await house.db.transaction().execute(async (transaction) => {
    await put(house, transaction, 'surveys', rows);
    await put(house, transaction, 'survey_versions', versions);
    await put(house, transaction, 'survey_keys', keys);
    await put(house, transaction, 'activity', deeds);
  });
}

async function put(
  { dialect }: House,
  transaction: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await dialect.insertRows(table, columns, JSON.stringify(rows)).execute(transaction);
}

/** PostgreSQL does not notice numbers that were given to it, nor how many rows there are now. */
async function settle({ db, dialect }: House): Promise<void> {
  if (dialect.name === 'postgres') {
    const ids = sql`pg_get_serial_sequence('surveys', 'id')`;
    await sql`select setval(${ids}, max(id)) from surveys`.execute(db);
    await sql`vacuum analyze`.execute(db);
  }
}
