import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** One more than cores: many tests wait for a process, a database or a timer. */
const WORKERS = availableParallelism() + 1;
const MINUTE = 60_000;
const COMPILED = join(import.meta.dirname, 'node_modules/.cache/adhyay');

/** One worker imports the program once, not once for each file. */
const SHARED = { isolate: false, setupFiles: ['tests/support/check-left-overs.ts'] };

const BUILT = [
  'web/render/every-word.test.ts',
  'web/render/item-pictures.test.ts',
  'web/render/page-reads.test.ts',
  'server/site/images/image-placeholders.test.ts',
  'server/site/images/share-images.test.ts',
  'server/website/rendering/renderer.test.ts',
  'server/site/images/image-usage.test.ts',
  'server/site/trust-names.test.ts',
];
/** Run one at a time, because they measure what the machine can carry. */
const ALONE = [
  // The encoder has the lowest priority: beside other tests it hardly begins.
  'tests/resilience/encoding.test.ts',
  'tests/resilience/overload/overload.test.ts',
  'tests/resilience/disk/sqlite-failures.test.ts',
];
/** Run many at once, because they mostly wait for time limits. */
const WAITING = [
  'tests/resilience/overload/attack-slow-senders.test.ts',
  'tests/resilience/overload/overload-hung-database.test.ts',
  'tests/resilience/uploads.test.ts',
  'tests/stores/bucket-outage.test.ts',
];
/** The same on both databases: pixels, the forms that bring them, and the files of backups. */
const WITHOUT_DATABASE = [
  'tests/api/attacks/image-abuse.test.ts',
  'tests/api/images/image-content.test.ts',
  'tests/api/operations/nightly/nightly-files.test.ts',
];
const REAL_PROGRAM = {
  ...SHARED,
  globalSetup: 'tests/support/program/started-trust.ts',
  testTimeout: MINUTE,
  hookTimeout: MINUTE,
};

// The API tests run on SQLite and on PostgreSQL, those about images also on a bucket.
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    // The processes that the tests start load their modules compiled.
    env: { NODE_COMPILE_CACHE: COMPILED },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,domain,server,web,scripts,tools}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, ...BUILT],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...SHARED,
        },
      },
      { test: { name: 'built', include: BUILT, testTimeout: 30_000, ...SHARED } },
      {
        test: {
          name: 'process',
          include: ['tests/{process,resilience,stores}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE, ...WAITING],
          ...REAL_PROGRAM,
        },
      },
      {
        test: {
          name: 'waiting',
          include: WAITING,
          maxWorkers: WAITING.length,
          sequence: { groupOrder: 1 },
          ...REAL_PROGRAM,
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...REAL_PROGRAM,
        },
      },
      {
        test: {
          name: 'api-sqlite',
          include: ['tests/api/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: 'tests/support/program/opened-trust.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'api-bucket',
          include: [
            'tests/api/images/images.test.ts',
            'tests/api/images/image-sweep.test.ts',
            'tests/api/website/files/files.test.ts',
            'tests/api/website/files/withdrawn-files.test.ts',
          ],
          env: { TEST_DATABASE: 'sqlite', TEST_IMAGES: 'bucket' },
          globalSetup: 'tests/support/program/opened-trust.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITHOUT_DATABASE],
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...SHARED,
          globalSetup: 'tests/support/database/postgres-cluster.ts',
        },
      },
    ],
  },
});
