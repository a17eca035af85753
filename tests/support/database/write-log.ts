// Compares the database with the responses that clients got: acknowledged changes are stored; any other change
// is stored completely or not at all.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { sunita } from '../app/entries/entries.ts';
import type { RunQuery } from '../app/query-database.ts';
import { request } from '../program/program.ts';

interface EntryState {
  id: number;
  version: number;
  name: string;
  owner: number;
  deleted: boolean;
}

export interface WriteLog {
  acknowledged: EntryState[];
  /** Entries whose last change had no response or a temporary refusal: it may have happened. */
  uncertain: Set<number>;
  statuses: Map<number, number>;
}

export const newWriteLog = (): WriteLog => ({
  acknowledged: [],
  uncertain: new Set(),
  statuses: new Map(),
});

interface Client {
  address: string;
  token: string;
  name: string;
  /** Two volunteers who own the entries in turn. */
  owners: readonly [number, number];
  /**
   * Repeats each create with its idempotency key until it is acknowledged, and once more. Goes on without a
   * response.
   */
  persists?: boolean;
}

const ACTIONS = ['create', 'edit', 'delete', 'restore'] as const;
type Action = (typeof ACTIONS)[number];

/** Creates, reassigns, deletes and restores entries until stopped or until the program has ended. */
export async function writeUntilStopped(
  client: Client,
  log: WriteLog,
  stopped: () => boolean,
): Promise<void> {
  for (let number = 0; !stopped(); number++) {
    let last: EntryState | undefined;
    for (const action of ACTIONS.slice(0, 1 + (number % ACTIONS.length))) {
      const next = expectedState(client, action, `${client.name}-${number}`, last);
      const key = randomUUID();
      const once = async () => {
        const status = await send(client, action, next, last, key);
        log.statuses.set(status, (log.statuses.get(status) ?? 0) + 1);
        return status;
      };
      let status = await once();
      while (client.persists && !last && isTemporary(status)) {
        await setTimeout(50);
        status = await once();
      }
      if (status >= 400 && last) log.uncertain.add(last.id);
      if (status === NO_RESPONSE && !client.persists) return;
      if (status >= 400) {
        await setTimeout(20);
        break;
      }
      log.acknowledged.push(next);
      // A client that lost the response repeats the request; it must not create a second entry.
      if (client.persists && !last) await send(client, action, { ...next }, last, key);
      last = next;
    }
  }
}

function expectedState(
  { owners }: Client,
  action: Action,
  name: string,
  last: EntryState | undefined,
): EntryState {
  if (!last) return { id: 0, version: 1, name, owner: owners[0], deleted: false };
  const next = { ...last, version: last.version + 1, deleted: action === 'delete' };
  return action === 'edit' ? { ...next, name: `${name}, edited`, owner: owners[1] } : next;
}

/** Stands for "no response": the program has ended, or its end has cut the response off. */
export const NO_RESPONSE = 599;
const isTemporary = (status: number): boolean => [502, 503, NO_RESPONSE].includes(status);
const CALLS = {
  edit: 'updateSurvey',
  delete: 'deleteSurvey',
  restore: 'restoreSurvey',
} as const;

async function send(
  { address, token }: Client,
  action: Action,
  next: EntryState,
  last: EntryState | undefined,
  key: string,
): Promise<number> {
  const { name, owner } = next;
  const body = { ...sunita, name, volunteer_id: owner };
  try {
    if (action === 'create') {
      const headers = { 'idempotency-key': key };
      const created = await request(address, 'createSurvey', { token, headers, body });
      if (created.status === 201) next.id = created.body.data.id;
      return created.status;
    }
    const sent = { token, ...(last && { id: last.id }), ...(action === 'edit' && { body }) };
    return (await request(address, CALLS[action], sent)).status;
  } catch {
    return NO_RESPONSE;
  }
}

export async function expectNothingLost(
  runQuery: RunQuery,
  { acknowledged, uncertain }: WriteLog,
): Promise<void> {
  const versions = await runQuery('select survey_id, version, snapshot from survey_versions');
  const states = new Map(
    versions.map(({ survey_id, version, snapshot }) => [`${survey_id}/${version}`, snapshot]),
  );
  const isStored = ({ id, version, name, owner, deleted }: EntryState) => {
    const stored = JSON.parse(states.get(`${id}/${version}`) ?? '{}');
    const isSame = stored.name === name && stored.volunteer_id === owner;
    return isSame && (stored.deleted_at !== null) === deleted;
  };
  expect(acknowledged.filter((state) => !isStored(state))).toEqual([]);

  const rows = await runQuery('select id, version, name, deleted_at from surveys');
  const current = new Map(rows.map((row) => [row.id, row]));
  const last = new Map(acknowledged.map((state) => [state.id, state]));
  const wrong = [...last.values()].filter(({ id, version, name, deleted }) => {
    const row = current.get(id);
    if (row?.version === version) return row.name !== name || (row.deleted_at !== null) !== deleted;
    return row?.version !== version + 1 || !uncertain.has(id);
  });
  expect(wrong).toEqual([]);
  await expectConsistent(runQuery);
}

export async function expectConsistent(runQuery: RunQuery): Promise<void> {
  expect(await runQuery(WITH_GAPS)).toEqual([]);
  expect(await runQuery(WITHOUT_LOG_ENTRY)).toEqual([]);
  expect(await runQuery(WRONG_COUNTS)).toEqual([]);
}

/** Only for clients that gave each create a unique name. */
export async function expectNoneDoubled(runQuery: RunQuery): Promise<void> {
  const created = await runQuery('select snapshot from survey_versions where version = 1');
  const names = new Set(created.map(({ snapshot }) => JSON.parse(snapshot).name));
  expect(names.size).toBe(created.length);
}

/** Entries whose versions are not 1, 2, 3 up to their own. */
const WITH_GAPS = `
  select id from surveys where version <> (
    select count(*) from survey_versions where survey_id = surveys.id and version between 1 and surveys.version
  ) or version <> (select max(version) from survey_versions where survey_id = surveys.id)`;

/** Entries with a version that the audit log lacks. */
const WITHOUT_LOG_ENTRY = `
  select id from surveys where version <> (
    select count(*) from audit_log where entity = 'survey' and entity_id = surveys.id
      and action in ('create', 'update', 'delete', 'restore', 'undoDelete', 'putBack')
  )`;

const PLAIN_COUNT = `
  select count(*) from surveys where (whose.id = -1 or volunteer_id = whose.id)
    and survey_type = kinds.type and (deleted_at is not null) = (states.deleted = 1)`;
const UNBUCKETED_COUNT = `${PLAIN_COUNT} and created_at >= (select coalesce(max(until), '') from count_buckets)`;
const storedCount = (blocks: string) => `(${UNBUCKETED_COUNT}) + (
      select coalesce(sum(entries), 0) from survey_counts where volunteer_id = whose.id
        and survey_type = kinds.type and survey_counts.deleted = states.deleted and ${blocks}
    )`;
/** Survey counts, total and by bucket, that differ from counting the rows. */
const WRONG_COUNTS = `
  select * from (
    select whose.id, kinds.type, states.deleted, (${PLAIN_COUNT}) as plain,
      ${storedCount("since = ''")} as together, ${storedCount("since > ''")} as by_block
    from (select id from volunteers union all select -1) whose
    cross join (select 'adult' as type union all select 'child') kinds
    cross join (select 0 as deleted union all select 1) states
  ) counts where together <> plain or by_block <> plain`;
