// An admin hands ten thousand entries to another volunteer, in the batches of the desk, while others read their lists.
import { randomUUID } from 'node:crypto';
import { BULK_BATCH } from '#domain/surveys/bulk/bulk.ts';
import { type Load, type Measured, measure } from '../load.ts';
import type { Running } from '../program.ts';
import { measureInTurn, openApi } from './api.ts';

const ENTRIES = 10_000;
/** As long as the bulk change of the target takes. */
const LISTED_SECONDS = 30;

export async function measureBulk(running: Running, list: Load): Promise<Record<string, Measured>> {
  const api = await openApi(running);
  const found = await api.call('findSurveyIds', { query: { sort: 'date_old' } });
  const ids = found.body.data.ids.slice(0, ENTRIES);
  const batches = Array.from({ length: Math.ceil(ids.length / BULK_BATCH) }, (_, batch) =>
    ids.slice(batch * BULK_BATCH, (batch + 1) * BULK_BATCH),
  );
  const volunteers = await api.call('listVolunteers', { query: { limit: 2 } });
  const volunteer_id = volunteers.body.data[0]?.id;
  const headers = { 'idempotency-key': randomUUID() };
  const lists = measure({ ...list, clients: 2, seconds: LISTED_SECONDS });
  const bulk = await measureInTurn(batches, (batch) =>
    api.call('changeManySurveys', {
      headers,
      body: { action: 'reassign', ids: batch, volunteer_id },
    }),
  );
  return {
    'bulk of 10,000, batches of 100': bulk,
    'lists meanwhile, 2 clients, 30 s': await lists,
  };
}
