// A stop closes open connections with FIN. A reset would lose requests that are on their way.
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const VISITORS = 40;
const ASK = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
/** Longest pause between a response and the next request, in milliseconds. */
const PAUSE = 20;

test('a shutdown resets no open connection', async () => {
  const program = await startProgram({ DATA_DIR: startedFolder() });
  const { hostname, port } = new URL(program.address);
  const visitors = Array.from({ length: VISITORS }, () => visit(hostname, Number(port)));
  await Promise.all(visitors.map(({ answered }) => answered));
  const silent = visit(hostname, Number(port), '');
  await setTimeout(10 * PAUSE);
  expect(await program.stop('SIGTERM')).toBe(0);
  const ends = await Promise.all([...visitors, silent].map(({ ended }) => ended));
  expect(ends.filter((end) => end !== 'FIN')).toEqual([]);
});

/** Repeats the request until a response closes the connection; an empty request only connects. */
function visit(host: string, port: number, ask = ASK) {
  const socket = net.connect(port, host, () => socket.write(ask));
  const answered = Promise.withResolvers<void>();
  let end = 'nothing';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answered.resolve();
    const isLast = /^connection: close\r$/im.test(text);
    const next = () => socket.writable && socket.write(ask);
    if (!isLast) globalThis.setTimeout(next, Math.random() * PAUSE);
  });
  socket.on('end', () => {
    end = 'FIN';
  });
  socket.on('error', ({ message }) => {
    end = message;
  });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(end)));
  return { answered: answered.promise, ended };
}
