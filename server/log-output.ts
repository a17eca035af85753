// Where the process writes its lines. What takes them may be a full disk, a closed pipe, or one that nobody
// reads: then lines are lost and counted, and neither an answer nor a stop waits for them.
import { write, writeSync } from 'node:fs';

const MAX_BUFFERED_BYTES = 1024 * 1024;
const RETRY_MS = 100;
/** A pipe that is full for now. */
const BUSY = new Set(['EAGAIN', 'EBUSY']);

export interface LogOutput {
  /** @param line with its end */
  write: (line: string) => void;
  /** How many lines, since the start. */
  lost: () => number;
}

/** @param stream opened by Node: a pipe that is full then refuses, and does not block */
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
      // Nobody is left to be told.
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
