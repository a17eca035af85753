// Connections that send little or nothing: other requests are served, and these are closed.
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sunita } from '../../support/app/entries/entries.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;
let dataDir: string;

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

const EACH = 60;
const HOST = 'Host: a\r\n';
const POST = `POST /server/api/volunteers/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const KEEPS_BROWSERS_SAFE = [
  "\r\ncontent-security-policy: default-src 'none'",
  '\r\nx-content-type-options: nosniff\r\n',
  '\r\nx-frame-options: DENY\r\n',
  '\r\ncache-control: no-store\r\n',
];
/** First bytes of each connection, and the bytes that it adds every second. */
const WAYS: { begins: string; goesOn?: string }[] = [
  { begins: '' },
  { begins: `GET / HTTP/1.1\r\n${HOST}` },
  { begins: `GET / HTTP/1.1\r\n${HOST}`, goesOn: 'X-Slow: a\r\n' },
  { begins: `${POST}Content-Length: 1000\r\n\r\n{`, goesOn: ' ' },
  { begins: `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, goesOn: '1\r\n \r\n' },
];
/** Timeouts: headers 10 s, bodies 15 s, checked every 2 s; the rest is for a busy machine. */
const LET_GO_SECONDS = 25;

test('three hundred slow senders do not block others, and are disconnected', async () => {
  const token = await adminToken(program.address);
  const begun = performance.now();
  const gone: Promise<number>[] = [];
  const sockets: Socket[] = [];
  const answers: string[] = [];
  for (const { begins, goesOn } of WAYS) {
    for (let i = 0; i < EACH; i++) {
      const { port, hostname } = new URL(program.address);
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      let answer = '';
      socket.setEncoding('utf8').on('error', () => {});
      socket.on('data', (text: string) => {
        answer += text;
      });
      socket.write(begins);
      const drip = setInterval(() => goesOn && socket.writable && socket.write(goesOn), 1000);
      const closed = new Promise<number>((resolve) => {
        // A sender must be disconnected; a silent socket only sees the server's FIN.
        socket.on(goesOn ? 'close' : 'end', () => {
          clearInterval(drip);
          answers.push(answer);
          resolve((performance.now() - begun) / 1000);
        });
      });
      gone.push(closed);
      sockets.push(socket);
    }
  }
  let isOver = false;
  const all = Promise.all(gone).finally(() => {
    isOver = true;
  });
  const statuses: number[] = [];
  while (!isOver && performance.now() - begun < (LET_GO_SECONDS + 5) * 1000) {
    const body = { ...sunita, volunteer_id: 1 };
    const made = await request(program.address, 'createSurvey', { token, body });
    const listed = await request(program.address, 'listSurveys', { token });
    const page = await fetch(`${program.address}/about`);
    statuses.push(made.status, listed.status, page.status);
    await setTimeout(250);
  }
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  expect(statuses.length).toBeGreaterThan(30);
  expect(Math.max(...(await all))).toBeLessThan(LET_GO_SECONDS);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    for (const header of KEEPS_BROWSERS_SAFE) expect(answer).toContain(header);
  }
});

test('an aborted request is dropped, and a half-closed connection is answered', async () => {
  const { port, hostname } = new URL(program.address);
  const half = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let answer = '';
  half.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  half.end(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`);
  await new Promise((resolve) => half.on('close', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);

  for (let i = 0; i < 100; i++) {
    const rude = connect({ port: Number(port), host: hostname });
    rude.on('error', () => {});
    rude.on('connect', () => {
      rude.write(`${POST}Content-Length: 1000\r\n\r\n{`);
      if (i % 2) rude.resetAndDestroy();
      else rude.destroy();
    });
    await new Promise((resolve) => rude.on('close', resolve));
  }
  expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
  expect(program.output()).not.toContain('{"level"');
});

test('a request that never ends does not delay the shutdown', async () => {
  const stalled = await startProgram({ DATA_DIR: startedFolder() });
  const socket = connect({
    port: Number(new URL(stalled.address).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => {});
  socket.write(
    'POST /f/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
  );
  await setTimeout(300);
  const begun = performance.now();
  expect(await stalled.stop('SIGTERM')).toBe(0);
  expect((performance.now() - begun) / 1000).toBeLessThan(15);
  socket.destroy();
});
