// Uploads over real connections: slow, cut off, too large, or while the encoder dies.
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layeredJpeg } from '../support/images/bombs.ts';
import { END, fieldPart, filePart, uploadHead } from '../support/images/multipart.ts';
import { picture, uploadTo } from '../support/images/pictures.ts';
import { exchange } from '../support/network/bare-socket.ts';
import { adminToken, type Program, request, startProgram } from '../support/program/program.ts';
import { startedFolder } from '../support/program/started-trust.ts';

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
let program: Program;
let dataDir: string;
let token: string;

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir });
  token = await adminToken(program.address);
});
afterAll(async () => {
  expect(await program.stop('SIGTERM')).toBe(0);
});

const uploaded = async (): Promise<string[]> =>
  (await request(program.address, 'listImages', { token })).body.data
    .filter(({ used_on }) => used_on.length === 0)
    .map(({ name }) => name);
const originals = () => readdirSync(join(dataDir, 'images/originals')).length;
const tempFiles = () => readdirSync(join(dataDir, 'images/tmp'));

test('only an admin’s upload has time for a slow line; other senders and calls do not', async () => {
  const body = Buffer.concat([filePart(await picture('png'), 'image', 'slow.png'), END]);
  const pieces = 17;
  const step = Math.ceil(body.length / pieces);
  const slowly = Array.from({ length: pieces }, (_, i) => [
    body.subarray(i * step, (i + 1) * step),
    1000,
  ]).flat();
  const drip = Array.from({ length: 20 }, () => ['x', 1000]).flat();
  const json = `PUT /server/api/admin/images/x.png HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  const [admin, stranger, call] = await Promise.all([
    exchange(program.address, uploadHead(token, body.length), ...slowly, HEALTH),
    exchange(program.address, uploadHead('nobody', 1e6), ...drip),
    exchange(program.address, json),
  ]);
  expect(admin.seconds).toBeGreaterThan(16);
  expect(admin.response).toMatch(/^HTTP\/1\.1 201 /);
  expect(stranger.response).toMatch(/^HTTP\/1\.1 401 /);
  expect(call.response).toMatch(/^HTTP\/1\.1 408 /);
  for (const { seconds } of [stranger, call]) expect(seconds).toBeLessThan(21);
  expect(await uploaded()).toEqual(['slow.png']);
});

test('after a refused upload the same connection serves the next request', async () => {
  const photo = filePart(Buffer.alloc(9e6));
  for (const parts of [
    [fieldPart('x', 'y'), photo, END],
    [filePart(Buffer.alloc(9e6), 'other'), END],
  ]) {
    const body = Buffer.concat(parts);
    const head = uploadHead(token, body.length);
    const { response, seconds } = await exchange(program.address, head, body, HEALTH);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(seconds).toBeLessThan(5);
  }
});

test('41 MB are refused at once, and an endless upload is cut off', async () => {
  const much = filePart(Buffer.alloc(41 << 20));
  const answer = await exchange(program.address, uploadHead(token, much.length), much, HEALTH);
  expect(answer.response).toMatch(/^HTTP\/1\.1 413 .*larger than 10 MB/s);
  const chunk = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(1 << 20),
    Buffer.from('\r\n'),
  ]);
  const begin = Buffer.concat([
    Buffer.from('100\r\n'),
    filePart(Buffer.alloc(0x100)).subarray(0, 0x100),
    Buffer.from('\r\n'),
  ]);
  const endless = Array.from({ length: 60 }, () => chunk);
  const cut = await exchange(program.address, uploadHead(token, undefined), begin, ...endless);
  expect(cut.seconds).toBeLessThan(10);
  await expect.poll(() => tempFiles().length, { timeout: 5000 }).toBeLessThan(2);
  expect(program.child.exitCode).toBeNull();
});

test('an aborted upload leaves nothing', async () => {
  const before = [await uploaded(), originals()];
  const body = Buffer.concat([filePart(Buffer.alloc(8e6, 7)), END]);
  const { hostname, port } = new URL(program.address);
  const isHalf = (name: string) => {
    try {
      return readFileSync(join(dataDir, 'images/tmp', name))
        .subarray(0, 9)
        .equals(Buffer.alloc(9, 7));
    } catch {
      return false;
    }
  };
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(uploadHead(token, body.length));
  socket.write(body.subarray(0, 4e6));
  await expect.poll(() => tempFiles().some(isHalf), { timeout: 5000, interval: 5 }).toBe(true);
  socket.destroy();
  await expect.poll(() => tempFiles().some(isHalf), { timeout: 5000 }).toBe(false);
  expect([await uploaded(), originals()]).toEqual(before);
});

test.runIf(process.platform === 'linux')(
  'the next picture is encoded after one has crashed the encoder',
  async () => {
    const before = originals();
    const pid = program.child.pid ?? 0;
    const children = () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const photo = await picture('jpeg');
    // Starts the process that ingests images.
    await uploadTo(program.address, token, photo, { name: 'before.jpg' });
    const memory = () => Math.max(...children().map(residentMegabytes));
    const idle = memory();
    let isTaken = false;
    const taken = uploadTo(program.address, token, layeredJpeg(6300, 95)).finally(() => {
      isTaken = true;
    });
    // The coefficients of the large picture take 79 MB.
    await expect.poll(memory, { timeout: 10_000, interval: 5 }).toBeGreaterThan(idle + 40);
    const killed = children();
    for (const child of killed) process.kill(Number(child), 'SIGKILL');
    expect(isTaken).toBe(false);
    expect((await taken).status).toBe(201);
    expect(children().filter((child) => killed.includes(child))).toEqual([]);
    const next = await uploadTo(program.address, token, photo, { name: 'after.jpg' });
    expect([next.status, next.body.data.name]).toEqual([201, 'after.jpg']);
    expect(originals()).toBe(before + 3);
  },
);

function residentMegabytes(pid: string): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
