// Small files that make a decoder allocate or compute a lot.
import { crc32, deflateSync } from 'node:zlib';

const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export function blackPng(width: number, height: number, chunks: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + 3 * width)), { level: 9 });
  const rest = [pngChunk('IDAT', pixels), pngChunk('IEND', '')];
  return Buffer.concat([PNG, pngChunk('IHDR', head), ...chunks, ...rest]);
}

export function pngChunk(name: string, content: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

export function tinyGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1');
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from(';')]);
}

/** A grey progressive JPEG; each scan says in a few bytes that nothing changes. */
export function layeredJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const [high, low] = [side >> 8, side & 255];
  const zeros = (bits: number) => Buffer.alloc(Math.ceil(bits / 8));
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0];
  // The only code word is an end-of-block run over 16,384 blocks.
  const empty = Buffer.concat([Buffer.from(scan), zeros(Math.ceil(blocks / 16_384) * 15)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...Array(64).fill(1)]),
    Buffer.from([0xff, 0xc2, 0, 11, 8, high, low, high, low, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xc4, 0, 20, 0x00, 1, ...Array(15).fill(0), 0]),
    Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array(15).fill(0), 0xe0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0]),
    zeros(blocks),
    ...Array(scans).fill(empty),
    Buffer.from([0xff, 0xd9]),
  ]);
}
