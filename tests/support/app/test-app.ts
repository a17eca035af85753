// The whole program in the test's own process, on a fresh database: SQLite in a temporary folder, or a new
// PostgreSQL database. Images are in the folder or in a bucket. Nothing of our code is mocked.

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { createFirstAdmin } from '#server/startup/first-admin.ts';
import { openContext } from '#server/startup/open-context.ts';
import { startBucket } from '../images/bucket.ts';
import { copyOpened } from '../program/opened-trust.ts';
import { ADMIN } from './api/admin.ts';
import { queryPostgres } from './query-database.ts';
import { quickPasswords } from './quick-passwords.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { websiteDocuments } from './website/website-documents.ts';

export interface TestApp {
  app: FastifyInstance;
  ctx: AppContext;
  dataDir: string;
  /** Sets the program's clock to now plus these hours; it goes on running. */
  setClock: (hoursFromNow: number) => void;
  /** Sets the program's clock to this time; it goes on running. */
  setClockTo: (time: string) => void;
  /** Freezes the program's clock at now plus these hours. */
  stopClock: (hoursFromNow: number) => void;
  /** Freezes the program's clock at this time. */
  stopClockAt: (time: string | number) => void;
  close: () => Promise<void>;
}

interface TestAppOptions extends Pick<AppOptions, 'passwords' | 'documents'> {
  /** Uses the same database, as a second program of the same trust. */
  sharedWith?: TestApp;
}

export async function openTestApp(
  variables: Record<string, string> = {},
  { sharedWith, passwords = quickPasswords(), documents = websiteDocuments }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = sharedWith?.dataDir ?? temporaryFolder();
  const isCopy = !sharedWith && copyOpened(dataDir, variables);
  const database = sharedWith ? sharedWith.ctx.config.databaseUrl : await freshDatabase(isCopy);
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
  const opened = await openContext(config, () => {});
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  let clock = () => inHours(0);
  const ctx: AppContext = { ...opened.ctx, now: () => clock() };
  await createFirstAdmin(ctx);
  const app = buildApp(ctx, { passwords, documents });
  return {
    app,
    ctx,
    dataDir,
    setClock: (hours) => {
      clock = () => inHours(hours);
    },
    setClockTo: (time) => {
      const ahead = Date.parse(time) - Date.now();
      clock = () => new Date(Date.now() + ahead);
    },
    stopClock: (hours) => {
      const time = inHours(hours);
      clock = () => time;
    },
    stopClockAt: (time) => {
      const stopped = new Date(time);
      clock = () => stopped;
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
  await queryPostgres(server, `create database ${name} ${isCopy ? inject('copyOfOpened') : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
