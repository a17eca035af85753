// Small pictures as a camera, a scanner or a program writes them, and what a bad card, a broken line or an
// ill will makes of them.
import fc from 'fast-check';
import sharp from 'sharp';
import { IMAGE_FORMATS } from '#domain/images.ts';
import { type Block, changeBlock } from './picture-blocks.ts';
import { wall } from './pictures.ts';

export const SECRET = 'Karvand Tanda';
const SIDE = { width: 56, height: 40 };

/** @returns one of each format and kind, with words, a colour profile and frames where it can have them */
export async function soundPictures(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
  const told = () =>
    sharp({ create: { ...SIDE, channels: 4, background: '#8a332480', noise } })
      .withIccProfile('p3')
      .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSAreaInformation: SECRET } });
  const frames = await Promise.all(
    ['#8a3324', '#1f3a5f', '#ffffff'].map((color) =>
      wall({ ...SIDE, color })
        .png()
        .toBuffer(),
    ),
  );
  const moving = () => sharp(frames, { join: { animated: true } });
  return Promise.all([
    ...IMAGE_FORMATS.map((format) => told().toFormat(format).toBuffer()),
    told()
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    told().png({ palette: true, progressive: true }).toBuffer(),
    told().webp({ lossless: true }).toBuffer(),
    moving().gif().toBuffer(),
    moving().webp().toBuffer(),
  ]);
}

type Harm = (bytes: Buffer, others: readonly Buffer[]) => Buffer;

/** The first bytes say the most. */
const place = fc.oneof(fc.nat(64), fc.nat(600), fc.nat(1e6));
const part = (bytes: Buffer, at: number, length: number) => {
  const from = bytes.length === 0 ? 0 : at % bytes.length;
  return { from, to: Math.min(bytes.length, from + length) };
};
const overwritten = (bytes: Buffer, at: number, content: Buffer) => {
  const copy = Buffer.from(bytes);
  content.copy(copy, part(bytes, at, 0).from);
  return copy;
};
const without = (bytes: Buffer, from: number, to: number) =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);

/** What a size, a count or a length is made to say. */
const lie = fc
  .record({
    value: fc.oneof(
      fc.constantFrom(0, 1, 12_001, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0xffffffff),
      fc.nat(0xffffffff),
    ),
    bytes: fc.constantFrom(1, 2, 3, 4),
    backwards: fc.boolean(),
  })
  .map(({ value, bytes, backwards }) => {
    const said = Buffer.alloc(4);
    if (backwards) said.writeUInt32LE(value);
    else said.writeUInt32BE(value);
    return backwards ? said.subarray(0, bytes) : said.subarray(4 - bytes);
  });

const anywhere: fc.Arbitrary<Harm> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(
    ([at, change]): Harm =>
      (bytes) => {
        const { from } = part(bytes, at, 1);
        return overwritten(bytes, from, Buffer.from([(bytes[from] ?? 0) ^ change]));
      },
  ),
  fc.tuple(place, lie).map(
    ([at, said]): Harm =>
      (bytes) =>
        overwritten(bytes, at, said),
  ),
  fc.tuple(place, fc.uint8Array({ maxLength: 40 })).map(
    ([at, noise]): Harm =>
      (bytes) =>
        overwritten(bytes, at, Buffer.from(noise)),
  ),
  fc.tuple(place, fc.nat(300)).map(
    ([at, length]): Harm =>
      (bytes) => {
        const { from, to } = part(bytes, at, length);
        return without(bytes, from, to);
      },
  ),
  place.map(
    (at): Harm =>
      (bytes) =>
        bytes.subarray(0, part(bytes, at, 0).from),
  ),
  fc.tuple(place, fc.nat(300)).map(
    ([at, length]): Harm =>
      (bytes) => {
        const { from, to } = part(bytes, at, length);
        return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
      },
  ),
  fc.nat(20).map(
    (other): Harm =>
      (bytes, others) =>
        overwritten(bytes, 0, magicOf(others, other)),
  ),
  fc.nat(20).map(
    (other): Harm =>
      (bytes, others) =>
        Buffer.concat([bytes, others[other % others.length] ?? bytes]),
  ),
  fc
    .constantFrom('<svg onload="alert(1)">', '<?php echo 1 ?>', 'PK\x03\x04', '\0'.repeat(5000))
    .map(
      (text): Harm =>
        (bytes) =>
          Buffer.concat([bytes, Buffer.from(text)]),
    ),
);

const magicOf = (others: readonly Buffer[], other: number): Buffer =>
  (others[other % others.length] ?? Buffer.alloc(0)).subarray(0, 16);

type BlockHarm = (block: Block) => Block[];
/** Of a block as its format has them, with a sum that is right again: these get further in. */
const inBlocks: fc.Arbitrary<Harm> = fc
  .tuple(
    fc.nat(40),
    fc.oneof(
      fc.constant<BlockHarm>((block) => [block, block]),
      fc.constant<BlockHarm>(() => []),
      fc.tuple(place, lie).map(
        ([at, said]): BlockHarm =>
          (block) => [{ ...block, content: overwritten(block.content, at % 24, said) }],
      ),
      fc.tuple(place, lie).map(
        ([at, said]): BlockHarm =>
          (block) => [{ ...block, content: overwritten(block.content, at, said) }],
      ),
      fc.integer({ min: -9, max: 0x7fffffff }).map(
        (more): BlockHarm =>
          (block) => [{ ...block, length: Math.max(0, block.length + more) }],
      ),
      fc.nat(300).map(
        (length): BlockHarm =>
          (block) => [{ ...block, content: block.content.subarray(0, length), length }],
      ),
    ),
  )
  .map(
    ([number, harm]): Harm =>
      (bytes) =>
        changeBlock(bytes, number, harm),
  );

/** @returns which of the pictures, and what was done to it, one after the other */
export const anyHarm = fc.record({
  picture: fc.nat(20),
  harms: fc.array(fc.oneof(anywhere, inBlocks), { minLength: 1, maxLength: 4 }),
});

export function harmed(
  sound: readonly Buffer[],
  { picture, harms }: { picture: number; harms: readonly Harm[] },
): Buffer {
  const first = sound[picture % sound.length] ?? Buffer.alloc(0);
  return harms.reduce((bytes, harm) => harm(bytes, sound), first);
}
