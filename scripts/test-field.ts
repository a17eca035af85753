// `npm test` runs a short schedule of interruptions.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const playwright = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', 'tests/e2e/offline/interruptions'],
  {
    stdio: 'inherit',
    env: { ...process.env, FIELD_SCHEDULE: 'long' },
  },
);
process.exitCode = status ?? 1;
