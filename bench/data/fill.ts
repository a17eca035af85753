// Inserts many entries as the program would: row, first version, idempotency key, audit event, encrypted
// numbers, consents and closed count buckets. Only HTTP is left out.

import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import { samplePeople } from '#sample-data/people.ts';
import { readConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import type { Tables } from '#server/db/tables.ts';
import { openContext } from '#server/startup/open-context.ts';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';
import { columnsFromInput, type SurveyRow } from '#server/surveys/survey-columns.ts';
import { createVolunteer } from '#server/volunteers/store.ts';
import { addEndedNotice, consentsOf, isAsked } from './fill-consents.ts';

const BATCH_SIZE = 1000;
const YEARS_MS = 3 * 365 * DAY_MS;
const VOLUNTEERS = 40;
/** A prime, so that entries created in a row belong to different volunteers. */
const OWNER_STEP = 7919;

export interface FillOptions {
  variables: Record<string, string>;
  entries: number;
}

/** The database must have been started once and have no entries. */
export async function fill({ variables, entries }: FillOptions): Promise<void> {
  const { ctx, close } = await openContext(readConfig(variables), () => {});
  try {
    await fillDatabase(ctx, entries);
  } finally {
    await close();
  }
}

async function fillDatabase(ctx: AppContext, entries: number): Promise<void> {
  const next = samplePeople(1);
  const firstEntryAt = Date.now() - YEARS_MS - DAY_MS;
  const owners = await addVolunteers(ctx);
  const notice = await addEndedNotice(ctx, owners[0] ?? 0);
  const draw = (number: number): SurveyRow => {
    const at = new Date(firstEntryAt + (YEARS_MS / entries) * number).toISOString();
    const uid = randomUUID();
    const times = {
      recorded_at: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
      deleted_by: null,
    };
    const columns = columnsFromInput(ctx.vault, uid, next());
    const volunteer_id = owners[(number * OWNER_STEP) % owners.length] ?? 0;
    return {
      id: number + 1,
      uid,
      ...columns,
      volunteer_id,
      version: 1,
      household_id: null,
      consent: isAsked(number + 1) ? 'given' : null,
      ...times,
    };
  };
  for (let number = 0; number < entries; number += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, entries - number);
    await insert(
      ctx,
      Array.from({ length: count }, (_, i) => draw(number + i)),
      notice,
    );
  }
  // As on a desk that has compared them: otherwise the first minutes of a measurement would do it.
  await ctx.db.deleteFrom('look_alike_queue').execute();
  await updateStatistics(ctx);
  await closeFullBuckets(ctx);
}

async function addVolunteers(ctx: AppContext): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= VOLUNTEERS; number++) {
    const { id } = await createVolunteer(ctx, {
      person: {
        name: `Volunteer ${number}`,
        email: `volunteer.${number}@adhyay.example`,
        phone: '',
        passwordHash: 'nobody signs in with this',
        status: 'active',
        isAdmin: false,
      },
      by: { id: null, origin: '' },
    });
    ids.push(id);
  }
  return ids;
}

async function insert(ctx: AppContext, rows: SurveyRow[], notice: number): Promise<void> {
  const versions = rows.map(({ search_text: _text, sounds: _sounds, ...row }) => ({
    survey_id: row.id,
    version: 1,
    at: row.created_at,
    by: row.volunteer_id,
    snapshot: JSON.stringify(row),
    recorded_at: null,
  }));
  const keys = rows.map((row) => ({
    volunteer_id: row.volunteer_id,
    key: randomUUID(),
    body_digest: ctx.vault.index(row.uid, 'survey body'),
    survey_id: row.id,
    owner_name: 'A volunteer',
    action: 'create',
    version: 1,
  }));
  const auditRows = rows.map((row) => ({
    at: row.created_at,
    actor_id: row.volunteer_id,
    action: 'create',
    entity: 'survey',
    entity_id: row.id,
    origin: '127.0.0.1',
  }));
  await ctx.db.transaction().execute(async (transaction) => {
    await insertRows(ctx, transaction, 'surveys', rows);
    await insertRows(ctx, transaction, 'survey_versions', versions);
    await insertRows(ctx, transaction, 'survey_keys', keys);
    await insertRows(ctx, transaction, 'audit_log', auditRows);
    await insertRows(ctx, transaction, 'consents', consentsOf(rows, notice));
  });
}

async function insertRows(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  await dialect.insertRows(table, columns, JSON.stringify(rows)).execute(transaction);
}

/** PostgreSQL advances neither its id sequence nor its statistics for rows inserted with ids. */
async function updateStatistics({ db, dialect }: AppContext): Promise<void> {
  if (dialect.name === 'postgres') {
    const ids = sql`pg_get_serial_sequence('surveys', 'id')`;
    await sql`select setval(${ids}, max(id)) from surveys`.execute(db);
    await sql`vacuum analyze`.execute(db);
  }
}
