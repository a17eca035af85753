import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The API stories run twice: the same folder on SQLite and on a real PostgreSQL. Those about pictures run
// on a bucket too.
export default defineConfig({
  test: {
    // Of two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{art,content,domain,invented,server,web,scripts}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/{process,stores}/**/*.test.ts'],
          setupFiles: ['tests/support/nothing-left-running.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'bad-days',
          include: ['tests/bad-days/**/*.test.ts'],
          setupFiles: ['tests/support/nothing-left-running.ts'],
          // Each has the machine for itself, after the others: they kill, fill and overload programs.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-sqlite',
          include: ['tests/api/**/*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api-bucket',
          include: ['tests/api/images.test.ts', 'tests/api/image-sweep.test.ts'],
          env: { TEST_DATABASE: 'sqlite', TEST_IMAGES: 'bucket' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['tests/api/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          globalSetup: 'tests/support/postgres-cluster.ts',
        },
      },
    ],
  },
});
