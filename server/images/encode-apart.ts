// Encodes in a process of its own: the encoder's library never gives its memory back, and what kills it
// (a picture that it cannot bear, a machine out of memory) does not kill the program.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { encode } from './encode.ts';
import type { Encoded, Encoding } from './encoding-process.ts';

const PROGRAM = join(import.meta.dirname, 'encoding-process.ts');
const IDLE_MS = 10_000;
const PATIENCE_MS = 60_000;

/**
 * @param stopping ends the process, whatever it does
 * @returns as `encode`, one at a time; rejects also when the process dies or takes too long
 */
export function encodeApart(stopping: AbortSignal, patienceMs = PATIENCE_MS): typeof encode {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }
  stopping.addEventListener('abort', end);

  return (source, width, format) =>
    oneAtATime(async () => {
      stopping.throwIfAborted();
      clearTimeout(idle);
      if (!child?.connected) child = begin();
      try {
        const patience = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]);
        const encoded = await ask(child, { source, width, format }, patience);
        if ('failure' in encoded) throw new Error(encoded.failure);
        idle = setTimeout(end, IDLE_MS).unref();
        return encoded.bytes;
      } catch (error) {
        // Whatever state it is in, the next picture gets a new one.
        end();
        throw error;
      }
    });
}

function begin(): ChildProcess {
  // Not the program's own flags: an inspector's port, for one, can be had only once.
  // And no keys or passwords: it reads what strangers have drawn.
  const env = { PATH: process.env.PATH };
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env });
  // Who asks hears of it; between two pictures it is nobody's trouble.
  return child.on('error', () => {});
}

async function ask(
  child: ChildProcess,
  encoding: Encoding,
  patience: AbortSignal,
): Promise<Encoded> {
  const heard = new AbortController();
  const signal = AbortSignal.any([patience, heard.signal]);
  const gone = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new Error(`the encoding process ended (${killedBy ?? code})`);
  });
  try {
    const answered = once(child, 'message', { signal }).then(([encoded]): Encoded => encoded);
    child.send(encoding);
    return await Promise.race([answered, gone]);
  } finally {
    heard.abort();
  }
}
