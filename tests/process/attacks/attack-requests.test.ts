// Malformed requests on a raw socket get one response each, and do not affect the next client.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from '../../support/network/bare-socket.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;
let dataDir: string;

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir, LOGIN_RATE_LIMIT: '1000' });
});
afterEach(async () => {
  expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
  expect(program.child.exitCode).toBe(null);
});
afterAll(async () => {
  expect(program.output()).not.toContain('{"level"');
  expect(await program.stop('SIGTERM')).toBe(0);
});

const HOST = 'Host: trust.example\r\n';
const CLOSE = 'Connection: close\r\n';
const SIGN_IN = '/server/api/volunteers/login';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

const get = (head: string, path = '/healthz', version = 'HTTP/1.1') =>
  `GET ${path} ${version}\r\n${HOST}${head}\r\n`;
const post = (head: string, body: string) =>
  `POST ${SIGN_IN} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${head}\r\n${body}`;
const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('malformed requests', () => {
  test.each<[what: string, request: string | Buffer, status: number]>([
    ['a length and chunks', post(`Content-Length: 4\r\n${CHUNKED}`, '0\r\n\r\n'), 400],
    ['chunks and a length', post(`${CHUNKED}Content-Length: 4\r\n`, '0\r\n\r\n'), 400],
    ['two equal lengths', post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}'), 400],
    ['two different lengths', post('Content-Length: 1\r\nContent-Length: 2\r\n', '{}'), 400],
    ['two lengths in one', post('Content-Length: 2, 2\r\n', '{}'), 400],
    ['a negative length', post('Content-Length: -2\r\n', '{}'), 400],
    ['a length with a sign', post('Content-Length: +2\r\n', '{}'), 400],
    ['a hexadecimal length', post('Content-Length: 0x2\r\n', '{}'), 400],
    ['a length beyond all integers', post(`Content-Length: ${'9'.repeat(30)}\r\n`, ''), 400],
    ['a length of 1 GB', post('Content-Length: 1000000000\r\nConnection: close\r\n', ''), 413],
    ['lines that end in LF alone', 'GET /healthz HTTP/1.1\nHost: a\n\n', 400],
    ['a header that ends in CR alone', 'GET /healthz HTTP/1.1\r\nHost: a\rX: b\r\n\r\n', 400],
    ['a space before the colon', get('X-Odd : a\r\n'), 400],
    ['a header folded onto the next line', get('X-Odd: a\r\n b\r\n'), 400],
    ['a header without a name', get(': a\r\n'), 400],
    ['a header without a colon', get('X-Odd\r\n'), 400],
    ['a NUL in a header', get('X-Odd: a\0b\r\n'), 400],
    ['a NUL in the address', get('', '/he\0althz'), 400],
    ['letters outside ASCII in the address', get('', '/मदद'), 400],
    ['a space in the address', get('', '/he althz'), 400],
    ['a header name of 16 KiB', get(`${'x'.repeat(16_384)}: a\r\n`), 431],
    ['an address of 17 KiB', get('', `/${'x'.repeat(17_000)}`), 431],
    ['a thousand headers', get('X-Rather-Long: and so on\r\n'.repeat(1000)), 431],
    ['an encoding that resembles chunked', post('Transfer-Encoding: xchunked\r\n', '{}'), 400],
    [
      'chunks within another encoding',
      post('Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n'),
      400,
    ],
    ['a chunk extension of 1 MB', post(CHUNKED, `2;${'x'.repeat(1e6)}\r\n{}\r\n`), 400],
    ['a chunk size beyond all integers', post(CHUNKED, `${'f'.repeat(20)}\r\n{}\r\n`), 400],
    ['a negative chunk size', post(CHUNKED, '-2\r\n{}\r\n'), 400],
    ['a chunk that is longer than it says', post(CHUNKED, '2\r\n{}}\r\n0\r\n\r\n'), 400],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', get(`Host: elsewhere.example\r\n${CLOSE}`), 400],
    ['an HTTP version of 9', get('', '/healthz', 'HTTP/9.9'), 400],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a TLS greeting', Buffer.from(`16030100c8010000c40303${'00'.repeat(190)}`, 'hex'), 400],
    ['a method in small letters', `get /healthz HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['no HTTP at all', 'GIVE ME EVERYTHING\r\n\r\n', 400],
    ['an invalid method', `BREW /healthz HTTP/1.1\r\n${HOST}\r\n`, 400],
  ])(
    'a request with %s is refused once, and the connection is closed',
    async (_, request, status) => {
      const { response } = await exchange(program.address, request);
      expect(statusesIn(response)).toEqual([status]);
      expect(response).toContain('x-content-type-options: nosniff');
      const body = JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4));
      expect(body).toEqual({
        success: false,
        code: expect.any(String),
        message: expect.any(String),
      });
    },
  );
});

describe('unusual requests', () => {
  test.each<[what: string, parts: (string | number)[], statuses: number[]]>([
    ['a client of HTTP/0.9', ['GET /healthz\r\n\r\n'], [200]],
    ['a client of HTTP/1.0', ['GET /healthz HTTP/1.0\r\n\r\n'], [200]],
    [
      'an upgrade to WebSocket',
      [get('Upgrade: websocket\r\nConnection: Upgrade, close\r\n')],
      [200],
    ],
    ['an upgrade to HTTP/2', [get('Upgrade: h2c\r\nConnection: Upgrade, close\r\n')], [200]],
    [
      'a 100-continue expectation',
      [post(`Expect: 100-continue\r\nContent-Length: 7\r\n${CLOSE}`, ''), 100, '{"a":1}'],
      [100, 422],
    ],
    [
      'an unknown expectation',
      [post(`Expect: the impossible\r\nContent-Length: 7\r\n${CLOSE}`, '{"a":1}')],
      [422],
    ],
    ['the absolute URL of a call', [get(CLOSE, 'http://trust.example/server/api/surveys')], [401]],
    ['twenty pipelined requests', [get('').repeat(19) + get(CLOSE)], Array(20).fill(200)],
    [
      'a request behind a refused one',
      [post('Content-Length: 7\r\n', '{"a":1}') + get(CLOSE)],
      [422, 200],
    ],
  ])('%s is answered', async (_, parts, statuses) => {
    const { response } = await exchange(program.address, ...parts);
    expect(statusesIn(response)).toEqual(statuses);
  });
});

test('a connection that sends thousands of requests ahead of their answers is closed', async () => {
  const { response, seconds } = await exchange(program.address, get('').repeat(5000));
  expect([statusesIn(response), seconds < 2]).toEqual([[], true]);
});

test('CONNECT opens no tunnel', async () => {
  const { response } = await exchange(
    program.address,
    'CONNECT elsewhere.example:443 HTTP/1.1\r\n\r\n',
  );
  expect(response).not.toMatch(/ 2\d\d /);
});

test.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'LOCK', 'MKCOL', 'M-SEARCH', 'OPTIONS'])(
  'the method %s is refused, and nothing of the request is echoed',
  async (method) => {
    for (const path of [SIGN_IN, '/server/api/surveys', '/', '/healthz', '/images/x.png', '*']) {
      const request = `${method} ${path} HTTP/1.1\r\n${HOST}X-Secret: 4711\r\n${CLOSE}\r\n`;
      const { response } = await exchange(program.address, request);
      expect(response, path).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(response, path).not.toMatch(/4711|^allow:|^access-control/im);
    }
  },
);
