// Encodes what it is sent, one picture after the other, and lives as long as somebody is connected.
import { on } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { ImageFormat, ImageWidth } from '#domain/images.ts';
import { encode } from './encode.ts';

export interface Encoding {
  source: Buffer | string;
  width: ImageWidth;
  format: ImageFormat;
}
export type Encoded = { bytes: Buffer } | { failure: string };

// Requests come first. The threads that encode are begun later and inherit this.
setPriority(constants.priority.PRIORITY_LOW);
// Nothing of it outlives the program, however that ended; an orderly exit would wait for the encoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A terminal and systemd tell every process of the program; this one goes when the program lets it go.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});

for await (const [encoding] of on(process, 'message')) process.send?.(await encoded(encoding));

async function encoded({ source, width, format }: Encoding): Promise<Encoded> {
  try {
    return { bytes: await encode(source, width, format) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
