// The blocks of JPEG, PNG, WebP and AVIF files; a GIF is a single block.
import { crc32 } from 'node:zlib';

export interface Block {
  name: Buffer;
  /** As the block's header states it. */
  length: number;
  content: Buffer;
}

interface Format {
  magic: Buffer;
  magicAt: number;
  headBytes: number;
  /** @returns undefined where no block begins; `bytes` is the whole block with header and checksum */
  read: (bytes: Buffer) => (Block & { bytes: number }) | undefined;
  write: (block: Block) => Buffer;
}

const numbered = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const PNG: Format = {
  magic: Buffer.from('PNG'),
  magicAt: 1,
  headBytes: 8,
  read: (bytes) => {
    const length = bytes.readUInt32BE(0);
    const content = bytes.subarray(8, 8 + length);
    return { name: bytes.subarray(4, 8), length, content, bytes: length + 12 };
  },
  // The checksum is correct, so that decoders read on to the corrupted content.
  write: ({ name, length, content }) => {
    const named = Buffer.concat([name, content]);
    return Buffer.concat([numbered(length), named, numbered(crc32(named))]);
  },
};

const WEBP: Format = {
  magic: Buffer.from('RIFF'),
  magicAt: 0,
  headBytes: 12,
  read: (bytes) => {
    const length = bytes.readUInt32LE(4);
    const content = bytes.subarray(8, 8 + length);
    return { name: bytes.subarray(0, 4), length, content, bytes: 8 + length + (length % 2) };
  },
  write: ({ name, length, content }) =>
    Buffer.concat([name, numbered(length).reverse(), content, Buffer.alloc(content.length % 2)]),
};

const AVIF: Format = {
  magic: Buffer.from('ftyp'),
  magicAt: 4,
  headBytes: 0,
  read: (bytes) => {
    const length = bytes.readUInt32BE(0);
    const content = bytes.subarray(8, length);
    return { name: bytes.subarray(4, 8), length, content, bytes: length };
  },
  write: ({ name, length, content }) => Buffer.concat([numbered(length), name, content]),
};

const SCAN = 0xda;
const JPEG: Format = {
  magic: Buffer.from([0xff, 0xd8]),
  magicAt: 0,
  headBytes: 2,
  read: (bytes) => {
    if (bytes[0] !== 0xff || bytes[1] === SCAN) return undefined;
    const length = bytes.readUInt16BE(2);
    const content = bytes.subarray(4, 2 + length);
    return { name: bytes.subarray(0, 2), length, content, bytes: length + 2 };
  },
  write: ({ name, length, content }) =>
    Buffer.concat([name, numbered(length).subarray(2), content]),
};

/** A file that cannot be split into blocks stays unchanged. */
export function changeBlock(
  bytes: Buffer,
  number: number,
  change: (block: Block) => Block[],
): Buffer {
  const format = [PNG, WEBP, AVIF, JPEG].find(({ magic, magicAt }) =>
    bytes.subarray(magicAt, magicAt + magic.length).equals(magic),
  );
  if (!format) return bytes;
  const { blocks, end } = blocksOf(bytes, format);
  const changed = blocks.flatMap((block, i) =>
    i === number % blocks.length ? change(block) : [block],
  );
  const written = changed.map(format.write);
  return Buffer.concat([bytes.subarray(0, format.headBytes), ...written, bytes.subarray(end)]);
}

function blocksOf(bytes: Buffer, { headBytes, read }: Format): { blocks: Block[]; end: number } {
  const blocks: Block[] = [];
  let at = headBytes;
  while (at + 12 <= bytes.length) {
    const rest = bytes.subarray(at);
    const found = read(rest);
    if (!found || found.bytes > rest.length || found.bytes < 4) break;
    blocks.push(found);
    at += found.bytes;
  }
  return { blocks, end: at };
}
