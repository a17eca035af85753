// The whole program in the test's own process, on a fresh database: SQLite in a temporary folder, or
// a new PostgreSQL database. Pictures are in the folder, or in a bucket. Nothing of ours is replaced.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { House } from '#server/context.ts';
import { makeFirstAdmin } from '#server/startup/first-admin.ts';
import { openHouse } from '#server/startup/open-context.ts';
import { ADMIN } from './admin.ts';
import { askPostgres } from './ask.ts';
import { startBucket } from './bucket.ts';
import { copyOpened } from './opened-trust.ts';
import { OPENED_DATABASE } from './postgres-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

const HOUR = 3_600_000;

export interface TestHouse {
  app: FastifyInstance;
  house: House;
  dataDir: string;
  /** Moves the clock of the program, in hours from now; it goes on from there. */
  setClock: (hoursFromNow: number) => void;
  /** Stops it there. */
  stopClock: (hoursFromNow: number) => void;
  close: () => Promise<void>;
}

/** @param beside whose database it shares, as a second program of the same trust */
export async function openTestHouse(
  variables: Record<string, string> = {},
  beside?: TestHouse,
): Promise<TestHouse> {
  const dataDir = beside?.dataDir ?? temporaryFolder();
  const isCopy = !beside && copyOpened(dataDir, variables);
  const database = beside ? beside.house.config.databaseUrl : await freshDatabase(isCopy);
  const bucket = process.env.TEST_IMAGES === 'bucket' ? await startBucket() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(database && { DATABASE_URL: database }),
    ...bucket?.variables,
    ...variables,
  });
  const opened = await openHouse(config, () => {});
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
  let clock = () => inHours(0);
  const house: House = { ...opened.house, now: () => clock() };
  await makeFirstAdmin(house);
  const app = buildApp(house, undefined);
  return {
    app,
    house,
    dataDir,
    setClock: (hours) => {
      clock = () => inHours(hours);
    },
    stopClock: (hours) => {
      const time = inHours(hours);
      clock = () => time;
    },
    close: async () => {
      await app.close();
      await opened.close();
      await bucket?.close();
    },
  };
}

async function freshDatabase(isCopy: boolean): Promise<string | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined;
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = isCopy ? `template ${OPENED_DATABASE}` : '';
  await askPostgres(server, `create database ${name} ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
