// The log cannot be written: the disk is full, the pipe is closed, or its reader hangs. Requests are answered
// all the same, and a stop ends the program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { portOf } from '../../support/program/port.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const MAIN = join(import.meta.dirname, '../../../server/main.ts');
const AT_ONCE = 20;
const TOKEN = 'read-by-prometheus-only';

test.each([
  { log: 'a full disk', lines: 20, lost: true },
  { log: 'a closed pipe', lines: 20, lost: true },
  // More than a pipe's buffer.
  { log: 'a pipe that nobody reads', lines: 600, lost: false },
])('with its log on $log the program answers requests and stops on SIGTERM', async (how) => {
  const program = await startLoggingTo(how.log);
  const refused = async () => {
    const reply = await fetch(`${program.address}/server/api/surveys`);
    await reply.text();
    expect(reply.status).toBe(401);
  };
  for (let sent = 0; sent < how.lines; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, refused));
  }
  const headers = { authorization: `Bearer ${TOKEN}` };
  const lost = async () => {
    const metrics = await (await fetch(`${program.address}/metrics`, { headers })).text();
    return Number(/^adhyay_log_lines_lost_total (\d+)$/m.exec(metrics)?.[1]);
  };
  // A line is written after its reply.
  if (how.lost) await expect.poll(lost, { timeout: 10_000 }).toBeGreaterThan(how.lines / 2);
  else expect(await lost()).toBeGreaterThanOrEqual(0);
  program.child.kill('SIGTERM');
  const [code] = await program.exited;
  expect(code).toBe(0);
});

async function startLoggingTo(log: string) {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const output = log === 'a full disk' ? full : 'pipe';
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: startedFolder(),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      METRICS_TOKEN: TOKEN,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(full);
  onTestFinished(() => void child.kill('SIGKILL'));
  if (log === 'a closed pipe') {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(`${address}/healthz`).catch(() => null))?.ok) {
    await setTimeout(50);
  }
  return { address, child, exited };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
