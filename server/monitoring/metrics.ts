// No personal data; labels are route patterns and status classes.
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findLastBackupAt } from '../backup/backup-times.ts';
import type { AppContext } from '../context.ts';
import { sqliteFile } from '../data-dir.ts';
import { countUnsentMails } from '../enquiries/store.ts';
import { ENCODER_SETTINGS_HASH } from '../images/processing/encode.ts';
import { countMissingVariants } from '../images/store.ts';
import { standardError, standardOutput } from '../process/log-output.ts';
import { waitAtMost } from '../process/wait-at-most.ts';

/** Seconds. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5];
/** Above the readiness check's timeout, and below the ten seconds of Prometheus. */
const READ_TIMEOUT_MS = 2500;

const SIGN_IN_FAILURES = ['wrong', 'wrong_code', 'inactive', 'throttled'] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

export interface Traffic {
  running: () => number;
  waiting: () => number;
  shed: () => number;
}

export interface ObservedResponse {
  method: string;
  /** Undefined: no such route. */
  route: string | undefined;
  status: number;
  seconds: number;
}

export interface Metrics {
  observe: (response: ObservedResponse) => void;
  signInFailed: (reason: SignInFailure) => void;
  contentType: string;
  text: () => Promise<string>;
}

export function openMetrics(
  ctx: AppContext,
  traffic: Traffic,
  checkReady: () => Promise<void>,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'adhyay_http_request_duration_seconds',
    help: 'How long answers took, those that were shed left out',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const failed = new Counter({
    name: 'adhyay_sign_ins_failed_total',
    help: 'Sign-ins that were refused',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of SIGN_IN_FAILURES) failed.inc({ reason }, 0);
  /** Values that fail or take too long are left out of a scrape. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const reading = Promise.resolve()
          .then(read)
          .catch(() => undefined);
        const value = await waitAtMost(READ_TIMEOUT_MS, reading);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  new Counter({
    name: 'adhyay_http_requests_shed_total',
    help: 'Requests that were refused because there were too many',
    registers,
    collect() {
      this.reset();
      this.inc(traffic.shed());
    },
  });
  new Counter({
    name: 'adhyay_log_lines_lost_total',
    help: 'Lines of the log that nobody took: a full disk, a closed pipe',
    registers,
    collect() {
      this.reset();
      this.inc(standardOutput.lost() + standardError.lost());
    },
  });
  gauge('adhyay_http_requests_running', 'Requests being worked on', traffic.running);
  gauge('adhyay_http_requests_waiting', 'Requests that wait for their turn', traffic.waiting);
  gauge('adhyay_ready', '1 while the program can do its work, as /readyz says', () =>
    checkReady().then(
      () => 1,
      () => 0,
    ),
  );
  gauge('adhyay_enquiries_mail_waiting', "Visitors' enquiries not yet sent on by mail", () =>
    countUnsentMails(ctx),
  );
  gauge('adhyay_pictures_waiting', 'Pictures whose variants are not all made yet', () =>
    countMissingVariants(ctx, ENCODER_SETTINGS_HASH),
  );
  const { dataDir, databaseUrl } = ctx.config;
  gauge('adhyay_data_free_bytes', 'Room left where DATA_DIR is', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
  if (!databaseUrl) {
    const file = sqliteFile(dataDir);
    gauge('adhyay_sqlite_database_bytes', 'Size of the database file', () => fileSize(file));
    gauge('adhyay_sqlite_wal_bytes', 'Size of its write-ahead file', () => fileSize(`${file}-wal`));
  }
  const { pool } = ctx;
  if (pool) {
    gauge('adhyay_postgres_connections_used', 'Connections at work', () => pool().used);
    gauge('adhyay_postgres_connections_waiting', 'Queries that wait for one', () => pool().waiting);
  }
  gauge(
    'adhyay_last_backup_timestamp_seconds',
    'When the newest nightly backup was begun; 0: there is none',
    async () => ((await findLastBackupAt(ctx))?.getTime() ?? 0) / 1000,
  );

  return {
    observe: ({ method, route = 'none', status, seconds }) =>
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    signInFailed: (reason) => failed.inc({ reason }),
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}

function fileSize(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
