// Asha's and Meera's trust, which is backed up and restored.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { SECOND_MS } from '#domain/durations.ts';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openContext } from '#server/startup/open-context.ts';
import type { Client } from './api/client.ts';
import { meera, signIn, volunteer } from './api/people.ts';
import { queryPostgres } from './query-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };

/** Of all restores: each names its own backup by the second. */
let second = 0;

class RestoredTrust {
  testApp!: TestApp;
  /** That runs now, as do the clients. */
  app!: FastifyInstance;
  asha!: Client;
  admin!: Client;
  /** Of the app that runs now. */
  close!: () => Promise<void>;

  async open(): Promise<void> {
    this.testApp = await openTestApp();
    this.app = this.testApp.app;
    this.close = () => this.testApp.close();
    this.asha = await volunteer(this.testApp, 'Asha');
    this.admin = await meera(this.testApp);
  }

  /** @returns the file */
  async backUp(): Promise<string> {
    const file = join(temporaryFolder(), `${randomUUID()}.tar.zst`);
    await createBackup(this.testApp.ctx.config, file, new Date());
    return file;
  }

  /** The disk or the database server is lost; the keys are not. */
  async lose(): Promise<void> {
    const { databaseUrl, dataDir } = this.testApp.ctx.config;
    await this.close();
    this.close = async () => {};
    if (databaseUrl)
      await queryPostgres(databaseUrl, 'drop schema public cascade; create schema public');
    else rmSync(join(dataDir, 'adhyay.sqlite'));
  }

  /** Everybody signs in again. */
  async restore(file: string) {
    const { config } = this.testApp.ctx;
    await this.close();
    second += 1;
    const now = new Date(Date.now() + second * SECOND_MS);
    const restored = await restoreBackup(config, file, { overDamaged: false, now });
    const opened = await openContext(config, () => {});
    const app = buildApp(opened.ctx);
    this.app = app;
    this.close = async () => {
      await app.close();
      await opened.close();
    };
    [this.asha, this.admin] = await Promise.all([
      signIn(app, ASHA),
      meera({ ...this.testApp, app }),
    ]);
    return { ...restored, db: opened.ctx.db, ctx: opened.ctx };
  }
}

/** A trust of its own for every test. */
export function openRestoredTrust(): RestoredTrust {
  const trust = new RestoredTrust();
  beforeEach(() => trust.open());
  afterEach(() => trust.close());
  return trust;
}
