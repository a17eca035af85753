// Logging never blocks: on a full disk or a stuck pipe, lines are dropped and counted.
import { write, writeSync } from 'node:fs';

const MAX_BUFFERED_BYTES = 1024 * 1024;
const RETRY_MS = 100;
const BUSY = new Set(['EAGAIN', 'EBUSY']);

export interface LogOutput {
  write: (line: string) => void;
  lost: () => number;
}

/** @param stream opened by Node, so that a full pipe fails with EAGAIN instead of blocking */
export function openLogOutput({ fd }: { fd: number }): LogOutput {
  let buffered: string[] = [];
  let bufferedBytes = 0;
  let isWriting = false;
  let lost = 0;

  function flush(): void {
    isWriting = buffered.length > 0;
    if (!isWriting) return;
    const lines = buffered;
    buffered = [];
    bufferedBytes = 0;
    writeOut(Buffer.from(lines.join('')), lines.length);
  }

  function writeOut(bytes: Buffer, lines: number): void {
    write(fd, bytes, (error, written) => {
      if (error && BUSY.has(error.code ?? '')) {
        setTimeout(writeOut, RETRY_MS, bytes, lines).unref();
        return;
      }
      if (error) lost += lines;
      else if (written < bytes.length) return writeOut(bytes.subarray(written), lines);
      flush();
    });
  }

  process.on('exit', () => {
    if (buffered.length === 0) return;
    try {
      writeSync(fd, buffered.join(''));
    } catch {
      // The process is exiting: there is nowhere to report it.
    }
  });

  return {
    lost: () => lost,
    write(line) {
      const bytes = Buffer.byteLength(line);
      if (bufferedBytes + bytes > MAX_BUFFERED_BYTES) {
        lost += 1;
        return;
      }
      buffered.push(line);
      bufferedBytes += bytes;
      if (!isWriting) flush();
    },
  };
}

export const standardOutput = openLogOutput(process.stdout);
export const standardError = openLogOutput(process.stderr);
