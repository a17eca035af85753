import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../../..');

test('ending `npm start` shuts the program down: npm waits until the database is closed', async () => {
  const dataDir = temporaryFolder();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(npm, 'exit');
  const address = await addressFrom(npm.stdout);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  npm.kill('SIGTERM');
  await exited;
  await setTimeout(50);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  const database = join(dataDir, 'adhyay.sqlite');
  expect(statSync(database).size).toBeGreaterThan(0);
  expect(statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
});

async function addressFrom(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += part;
    const [, address] = /Adhyay is at (\S+)/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`It did not start:\n${text}`);
}
