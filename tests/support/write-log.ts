// What clients were told, and whether the database has it: everything that was acknowledged is there,
// and whatever was not is there whole or not at all.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Ask } from './ask.ts';
import { sunita } from './entries.ts';
import { request } from './program.ts';

/** An entry as an answer said that it is. */
interface Told {
  id: number;
  version: number;
  name: string;
  owner: number;
  deleted: boolean;
}

export interface Ledger {
  told: Told[];
  /** Entries whose last change was not answered, or refused for now: it may have happened. */
  doubtful: Set<number>;
  /** How many answers of each status. */
  statuses: Map<number, number>;
}

export const newLedger = (): Ledger => ({ told: [], doubtful: new Set(), statuses: new Map() });

interface Client {
  address: string;
  token: string;
  /** Stands in the names of all that this client writes. */
  name: string;
  /** Two volunteers, between whom the entries change hands. */
  owners: readonly [number, number];
  /** A create is sent again, with its key, until it is acknowledged, and once more. */
  persists?: boolean;
}

const DEEDS = ['create', 'edit', 'delete', 'restore'] as const;
type Deed = (typeof DEEDS)[number];

/** Entries come, change hands, go and return, until told to stop or until the program is gone. */
export async function work(client: Client, ledger: Ledger, stopped: () => boolean): Promise<void> {
  for (let number = 0; !stopped(); number++) {
    let last: Told | undefined;
    for (const deed of DEEDS.slice(0, 1 + (number % DEEDS.length))) {
      const next = asked(client, deed, `${client.name}-${number}`, last);
      const key = randomUUID();
      const once = async () => {
        const status = await send(client, deed, next, last, key);
        ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
        return status;
      };
      let status = await once();
      while (client.persists && !last && isForNow(status)) {
        await setTimeout(50);
        status = await once();
      }
      if (status >= 400 && last) ledger.doubtful.add(last.id);
      if (status === GONE) return;
      if (status >= 400) {
        await setTimeout(20);
        break;
      }
      ledger.told.push(next);
      // As one whose answer was lost on the way: it comes to the same entry, or to nothing.
      if (client.persists && !last) await send(client, deed, { ...next }, last, key);
      last = next;
    }
  }
}

function asked({ owners }: Client, deed: Deed, name: string, last: Told | undefined): Told {
  if (!last) return { id: 0, version: 1, name, owner: owners[0], deleted: false };
  const next = { ...last, version: last.version + 1, deleted: deed === 'delete' };
  return deed === 'edit' ? { ...next, name: `${name}, edited`, owner: owners[1] } : next;
}

/** Nobody answered: the program is gone. */
const GONE = 599;
const isForNow = (status: number): boolean => status === 502 || status === 503;
const WAYS = {
  create: ['POST', 'create'],
  edit: ['PUT', 'get'],
  delete: ['DELETE', 'get'],
  restore: ['POST', 'restore'],
} as const;

async function send(
  { address, token }: Client,
  deed: Deed,
  next: Told,
  last: Told | undefined,
  key: string,
): Promise<number> {
  const [method, path] = WAYS[deed];
  const { name, owner } = next;
  const writes = deed === 'create' || deed === 'edit';
  try {
    const { status, body } = await request(address, `/surveys/${path}?id=${last?.id ?? ''}`, {
      token,
      method,
      ...(deed === 'create' && { headers: { 'idempotency-key': key } }),
      ...(writes && { body: { ...sunita, name, volunteer_id: owner } }),
    });
    if (deed === 'create') next.id = body.data?.id;
    return status;
  } catch {
    return GONE;
  }
}

export async function expectNothingLost(ask: Ask, { told, doubtful }: Ledger): Promise<void> {
  const versions = await ask('select survey_id, version, snapshot from survey_versions');
  const states = new Map(
    versions.map(({ survey_id, version, snapshot }) => [`${survey_id}/${version}`, snapshot]),
  );
  const isKept = ({ id, version, name, owner, deleted }: Told) => {
    const kept = JSON.parse(states.get(`${id}/${version}`) ?? '{}');
    const isSame = kept.name === name && kept.volunteer_id === owner;
    return isSame && (kept.deleted_at !== null) === deleted;
  };
  expect(told.filter((state) => !isKept(state))).toEqual([]);

  const rows = await ask('select id, version, name, deleted_at from surveys');
  const stands = new Map(rows.map((row) => [row.id, row]));
  const last = new Map(told.map((state) => [state.id, state]));
  const wrong = [...last.values()].filter(({ id, version, name, deleted }) => {
    const row = stands.get(id);
    if (row?.version === version) return row.name !== name || (row.deleted_at !== null) !== deleted;
    return row?.version !== version + 1 || !doubtful.has(id);
  });
  expect(wrong).toEqual([]);
  await expectAgreement(ask);
}

/** Entries, their versions, the log and the counts say the same, on SQLite as on PostgreSQL. */
export async function expectAgreement(ask: Ask): Promise<void> {
  expect(await ask(WITH_GAPS)).toEqual([]);
  expect(await ask(HALF_WRITTEN)).toEqual([]);
  expect(await ask(WRONG_COUNTS)).toEqual([]);
}

/** For clients each of whose creates had a name of its own, however often it was sent. */
export async function expectNoneDoubled(ask: Ask): Promise<void> {
  const made = await ask('select snapshot from survey_versions where version = 1');
  const names = new Set(made.map(({ snapshot }) => JSON.parse(snapshot).name));
  expect(names.size).toBe(made.length);
}

/** An entry's versions are 1, 2, 3 up to its own. */
const WITH_GAPS = `
  select id from surveys where version <> (
    select count(*) from survey_versions where survey_id = surveys.id and version between 1 and surveys.version
  ) or version <> (select max(version) from survey_versions where survey_id = surveys.id)`;

/** Each version has its line in the log. */
const HALF_WRITTEN = `
  select id from surveys where version <> (
    select count(*) from activity where thing = 'survey' and thing_id = surveys.id
      and action in ('create', 'update', 'delete', 'restore', 'undoDelete', 'putBack')
  )`;

const PLAIN = `
  select count(*) from surveys where (whose.id = -1 or volunteer_id = whose.id)
    and survey_type = kinds.type and (deleted_at is not null) = (states.deleted = 1)`;
const OPEN = `${PLAIN} and created_at >= (select coalesce(max(until), '') from survey_blocks)`;
const kept = (blocks: string) => `(${OPEN}) + (
      select coalesce(sum(entries), 0) from survey_tallies where volunteer_id = whose.id
        and survey_type = kinds.type and survey_tallies.deleted = states.deleted and ${blocks}
    )`;
/** The kept counts, together and by block, where plain counting says otherwise. */
const WRONG_COUNTS = `
  select * from (
    select whose.id, kinds.type, states.deleted, (${PLAIN}) as plain,
      ${kept("since = ''")} as together, ${kept("since > ''")} as by_block
    from (select id from volunteers union all select -1) whose
    cross join (select 'adult' as type union all select 'child') kinds
    cross join (select 0 as deleted union all select 1) states
  ) counts where together <> plain or by_block <> plain`;
