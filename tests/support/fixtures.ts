// Things for any call to be about: some of each kind, some gone, and people who are always there to ask.
import { randomUUID } from 'node:crypto';
import { tokenHash } from '#server/auth/tokens.ts';
import type { Noun } from '#server/http/openapi/call-words-shape.ts';
import { aarav, sunita } from './entries.ts';
import { meera, type Person, person, sessionOf, volunteer } from './people.ts';
import { picture, upload } from './pictures.ts';
import type { TestHouse } from './test-app.ts';
import { PLAIN_FORM, plainForm, ritu, write } from './visitors.ts';

const ENOUGH = 4;
const NEWEST = 10;
const SPARE = 'spare';

export interface Stock {
  tokens: Record<'asha' | 'ravi' | 'admin', string>;
  ids: Record<'asha' | 'ravi' | 'admin', number>;
  /** One of the newest of this kind, which may be gone. */
  id: (noun: Noun, place: number) => number;
  picture: (place: number) => string;
  /** Brings people back and makes what has become too few. */
  refill: () => Promise<void>;
}

export async function stockUp(house: TestHouse): Promise<Stock> {
  const { db } = house.house;
  const people = {
    asha: await volunteer(house, 'Asha'),
    ravi: await volunteer(house, 'Ravi'),
    admin: await meera(house),
  };
  const accounts = await db.selectFrom('volunteers').selectAll().execute();
  const tokens = { asha: people.asha.token, ravi: people.ravi.token, admin: people.admin.token };
  const small = await picture('png', { width: 8, height: 8 });
  const ids = new Map<string, number[]>();
  let pictures: string[] = [];

  async function refill(): Promise<void> {
    await db.deleteFrom('throttle_tallies').execute();
    await bringBack();
    await makeEntries();
    await makeQueries();
    await makeVolunteers();
    await makePictures();
    for (const [noun, table] of TABLES) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute();
      ids.set(
        noun,
        rows.map(({ id }) => Number(id)),
      );
    }
    pictures = (await db.selectFrom('images').select('name').execute()).map(({ name }) => name);
  }

  async function bringBack(): Promise<void> {
    for (const account of accounts) {
      await db.updateTable('volunteers').set(account).where('id', '=', account.id).execute();
    }
    const live = await db.selectFrom('sessions').select('token_hash').execute();
    const hashes = new Set(live.map(({ token_hash }) => token_hash));
    for (const who of ['asha', 'ravi', 'admin'] as const) {
      if (hashes.has(tokenHash(tokens[who]) ?? '')) continue;
      tokens[who] = (await sessionOf(house, people[who].id)).token;
    }
  }

  const now = (who: 'asha' | 'ravi' | 'admin'): Person =>
    person(house.app, people[who].id, tokens[who]);

  async function makeEntries(): Promise<void> {
    for (const who of ['asha', 'ravi'] as const) {
      const own = await db
        .selectFrom('surveys')
        .select('deleted_at')
        .where('volunteer_id', '=', people[who].id)
        .orderBy('id', 'desc')
        .limit(NEWEST / 2)
        .execute();
      const gone = own.filter(({ deleted_at }) => deleted_at !== null).length;
      if (own.length - gone < 2) await edited(who);
      if (gone < 1) await now(who).call('deleteSurvey', { id: await edited(who) });
    }
  }

  async function edited(who: 'asha' | 'ravi'): Promise<number> {
    const { body } = await now(who).call('createSurvey', { body: sunita });
    await now(who).call('updateSurvey', { id: body.data.id, body: aarav });
    return body.data.id;
  }

  async function makeQueries(): Promise<void> {
    const kept = await db.selectFrom('queries').select('id').execute();
    if (kept.length < ENOUGH) await write(house, plainForm(ritu), { type: PLAIN_FORM });
  }

  async function makeVolunteers(): Promise<void> {
    const spare = await db
      .selectFrom('volunteers')
      .select('id')
      .where('name', '=', SPARE)
      .where('deleted_at', 'is', null)
      .execute();
    if (spare.length >= ENOUGH) return;
    const { id: _, ...asha } = accounts.find(({ id }) => id === people.asha.id) ?? expectAsha();
    const email = `${randomUUID()}@adhyay.example`;
    const account = { ...asha, name: SPARE, email, email_key: email };
    await db.insertInto('volunteers').values(account).execute();
  }

  async function makePictures(): Promise<void> {
    const hanging = await db.selectFrom('images').select('name').execute();
    if (hanging.length >= ENOUGH) return;
    const sent = await upload(house, now('admin'), small, { name: `well-${randomUUID()}.png` });
    if (sent.status !== 201) throw new Error(`It was not hung: ${JSON.stringify(sent.body)}`);
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
  ['Queries', 'queries'],
  ['Images', 'image_trash'],
] as const;

function at<Thing>(list: Thing[], place: number, none: Thing): Thing {
  return list[place % Math.max(1, list.length)] ?? none;
}

function expectAsha(): never {
  throw new Error('Asha has an account');
}
