// Records of every kind for requests to refer to, some of them deleted, and signed-in clients.
import { randomUUID } from 'node:crypto';
import { tokenHash } from '#server/auth/tokens.ts';
import type { Tag } from '#server/http/openapi/docs/endpoint-docs-schema.ts';
import { picture, upload } from '../images/pictures.ts';
import { type Client, clientFor } from './api/client.ts';
import { meera, sessionOf, volunteer } from './api/people.ts';
import { aarav, sunita } from './entries/entries.ts';
import type { TestApp } from './test-app.ts';
import { formEncoded, PLAIN_FORM, ritu, submitEnquiry } from './website/visitors.ts';

const MIN_COUNT = 4;
const MAX_IDS = 10;
const SPARE_NAME = 'spare';

export interface Fixtures {
  tokens: Record<'asha' | 'ravi' | 'admin', string>;
  ids: Record<'asha' | 'ravi' | 'admin', number>;
  /** Id of one of the newest records of a kind, perhaps deleted. */
  id: (noun: Tag, place: number) => number;
  picture: (place: number) => string;
  refill: () => Promise<void>;
}

export async function createFixtures(testApp: TestApp): Promise<Fixtures> {
  const { db } = testApp.ctx;
  const people = {
    asha: await volunteer(testApp, 'Asha'),
    ravi: await volunteer(testApp, 'Ravi'),
    admin: await meera(testApp),
  };
  const accounts = await db.selectFrom('volunteers').selectAll().execute();
  const tokens = { asha: people.asha.token, ravi: people.ravi.token, admin: people.admin.token };
  const small = await picture('png', { width: 8, height: 8 });
  const ids = new Map<string, number[]>();
  let pictures: string[] = [];

  async function refill(): Promise<void> {
    await db.deleteFrom('rate_limit_counters').execute();
    await restorePeople();
    await makeEntries();
    await makeEnquiries();
    await makeVolunteers();
    await makePictures();
    for (const [noun, table] of TABLES) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .orderBy('id', 'desc')
        .limit(MAX_IDS)
        .execute();
      ids.set(
        noun,
        rows.map(({ id }) => Number(id)),
      );
    }
    pictures = (await db.selectFrom('images').select('name').execute()).map(({ name }) => name);
  }

  async function restorePeople(): Promise<void> {
    for (const account of accounts) {
      await db.updateTable('volunteers').set(account).where('id', '=', account.id).execute();
    }
    const live = await db.selectFrom('sessions').select('token_hash').execute();
    const hashes = new Set(live.map(({ token_hash }) => token_hash));
    for (const person of ['asha', 'ravi', 'admin'] as const) {
      if (hashes.has(tokenHash(tokens[person]) ?? '')) continue;
      tokens[person] = (await sessionOf(testApp, people[person].id)).token;
    }
  }

  const clientOf = (person: 'asha' | 'ravi' | 'admin'): Client =>
    clientFor(testApp.app, people[person].id, tokens[person]);

  async function makeEntries(): Promise<void> {
    for (const person of ['asha', 'ravi'] as const) {
      const own = await db
        .selectFrom('surveys')
        .select('deleted_at')
        .where('volunteer_id', '=', people[person].id)
        .orderBy('id', 'desc')
        .limit(MAX_IDS / 2)
        .execute();
      const gone = own.filter(({ deleted_at }) => deleted_at !== null).length;
      if (own.length - gone < 2) await createEdited(person);
      if (gone < 1) await clientOf(person).call('deleteSurvey', { id: await createEdited(person) });
    }
  }

  async function createEdited(person: 'asha' | 'ravi'): Promise<number> {
    const { body } = await clientOf(person).call('createSurvey', { body: sunita });
    await clientOf(person).call('updateSurvey', { id: body.data.id, body: aarav });
    return body.data.id;
  }

  async function makeEnquiries(): Promise<void> {
    const stored = await db.selectFrom('enquiries').select('id').execute();
    if (stored.length < MIN_COUNT)
      await submitEnquiry(testApp, formEncoded(ritu), { type: PLAIN_FORM });
  }

  async function makeVolunteers(): Promise<void> {
    const spare = await db
      .selectFrom('volunteers')
      .select('id')
      .where('name', '=', SPARE_NAME)
      .where('deleted_at', 'is', null)
      .execute();
    if (spare.length >= MIN_COUNT) return;
    const { id: _, ...asha } = accounts.find(({ id }) => id === people.asha.id) ?? expectAsha();
    const email = `${randomUUID()}@adhyay.example`;
    const account = { ...asha, name: SPARE_NAME, email, email_key: email };
    await db.insertInto('volunteers').values(account).execute();
  }

  async function makePictures(): Promise<void> {
    const published = await db.selectFrom('images').select('name').execute();
    if (published.length >= MIN_COUNT) return;
    const sent = await upload(testApp, clientOf('admin'), small, {
      name: `well-${randomUUID()}.png`,
    });
    if (sent.status !== 201) throw new Error(`The picture was not uploaded: ${sent.bytes}`);
  }

  return {
    tokens,
    ids: { asha: people.asha.id, ravi: people.ravi.id, admin: people.admin.id },
    id: (noun, place) => at(ids.get(noun) ?? [], place, 0),
    picture: (place) => at(pictures, place, 'none.png'),
    refill,
  };
}

const TABLES = [
  ['Volunteers', 'volunteers'],
  ['Survey entries', 'surveys'],
  ['Queries', 'enquiries'],
  ['Images', 'image_trash'],
] as const;

function at<Thing>(list: Thing[], place: number, none: Thing): Thing {
  return list[place % Math.max(1, list.length)] ?? none;
}

function expectAsha(): never {
  throw new Error('Asha has an account');
}
