// Valid small images of every format, and corrupted copies of them.
import fc from 'fast-check';
import sharp from 'sharp';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import { type Block, changeBlock } from './picture-blocks.ts';
import { plainImage } from './pictures.ts';

export const SECRET = 'Karvand Tanda';
const SIDE = { width: 56, height: 40 };

/** @returns one image of each format and kind, with text, colour profile and frames where the format allows */
export async function validPictures(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
  const withMetadata = () =>
    sharp({ create: { ...SIDE, channels: 4, background: '#8a332480', noise } })
      .withIccProfile('p3')
      .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSAreaInformation: SECRET } });
  const frames = await Promise.all(
    ['#8a3324', '#1f3a5f', '#ffffff'].map((color) =>
      plainImage({ ...SIDE, color })
        .png()
        .toBuffer(),
    ),
  );
  const animated = () => sharp(frames, { join: { animated: true } });
  return Promise.all([
    ...IMAGE_FORMATS.map((format) => withMetadata().toFormat(format).toBuffer()),
    withMetadata()
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    withMetadata().png({ palette: true, progressive: true }).toBuffer(),
    withMetadata().webp({ lossless: true }).toBuffer(),
    animated().gif().toBuffer(),
    animated().webp().toBuffer(),
  ]);
}

type Corruption = (bytes: Buffer, others: readonly Buffer[]) => Buffer;

/** Prefers the first bytes, which hold the headers. */
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

/** A false size, count or length. */
const anyFalseNumber = fc
  .record({
    value: fc.oneof(
      fc.constantFrom(0, 1, 12_001, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0xffffffff),
      fc.nat(0xffffffff),
    ),
    bytes: fc.constantFrom(1, 2, 3, 4),
    backwards: fc.boolean(),
  })
  .map(({ value, bytes, backwards }) => {
    const number = Buffer.alloc(4);
    if (backwards) number.writeUInt32LE(value);
    else number.writeUInt32BE(value);
    return backwards ? number.subarray(0, bytes) : number.subarray(4 - bytes);
  });

const byteCorruption: fc.Arbitrary<Corruption> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(
    ([at, change]): Corruption =>
      (bytes) => {
        const { from } = part(bytes, at, 1);
        return overwritten(bytes, from, Buffer.from([(bytes[from] ?? 0) ^ change]));
      },
  ),
  fc.tuple(place, anyFalseNumber).map(
    ([at, number]): Corruption =>
      (bytes) =>
        overwritten(bytes, at, number),
  ),
  fc.tuple(place, fc.uint8Array({ maxLength: 40 })).map(
    ([at, noise]): Corruption =>
      (bytes) =>
        overwritten(bytes, at, Buffer.from(noise)),
  ),
  fc.tuple(place, fc.nat(300)).map(
    ([at, length]): Corruption =>
      (bytes) => {
        const { from, to } = part(bytes, at, length);
        return without(bytes, from, to);
      },
  ),
  place.map(
    (at): Corruption =>
      (bytes) =>
        bytes.subarray(0, part(bytes, at, 0).from),
  ),
  fc.tuple(place, fc.nat(300)).map(
    ([at, length]): Corruption =>
      (bytes) => {
        const { from, to } = part(bytes, at, length);
        return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
      },
  ),
  fc.nat(20).map(
    (other): Corruption =>
      (bytes, others) =>
        overwritten(bytes, 0, magicOf(others, other)),
  ),
  fc.nat(20).map(
    (other): Corruption =>
      (bytes, others) =>
        Buffer.concat([bytes, others[other % others.length] ?? bytes]),
  ),
  fc
    .constantFrom('<svg onload="alert(1)">', '<?php echo 1 ?>', 'PK\x03\x04', '\0'.repeat(5000))
    .map(
      (text): Corruption =>
        (bytes) =>
          Buffer.concat([bytes, Buffer.from(text)]),
    ),
);

const magicOf = (others: readonly Buffer[], other: number): Buffer =>
  (others[other % others.length] ?? Buffer.alloc(0)).subarray(0, 16);

type BlockCorruption = (block: Block) => Block[];
/** Changes whole blocks with correct checksums, so that decoders read further than after byte changes. */
const blockCorruption: fc.Arbitrary<Corruption> = fc
  .tuple(
    fc.nat(40),
    fc.oneof(
      fc.constant<BlockCorruption>((block) => [block, block]),
      fc.constant<BlockCorruption>(() => []),
      fc.tuple(place, anyFalseNumber).map(
        ([at, number]): BlockCorruption =>
          (block) => [{ ...block, content: overwritten(block.content, at % 24, number) }],
      ),
      fc.tuple(place, anyFalseNumber).map(
        ([at, number]): BlockCorruption =>
          (block) => [{ ...block, content: overwritten(block.content, at, number) }],
      ),
      fc.integer({ min: -9, max: 0x7fffffff }).map(
        (more): BlockCorruption =>
          (block) => [{ ...block, length: Math.max(0, block.length + more) }],
      ),
      fc.nat(300).map(
        (length): BlockCorruption =>
          (block) => [{ ...block, content: block.content.subarray(0, length), length }],
      ),
    ),
  )
  .map(
    ([number, harm]): Corruption =>
      (bytes) =>
        changeBlock(bytes, number, harm),
  );

/** @returns the index of an image, and the corruptions to apply in order */
export const anyCorruption = fc.record({
  picture: fc.nat(20),
  corruptions: fc.array(fc.oneof(byteCorruption, blockCorruption), { minLength: 1, maxLength: 4 }),
});

export function corruptPicture(
  originals: readonly Buffer[],
  { picture, corruptions }: { picture: number; corruptions: readonly Corruption[] },
): Buffer {
  const first = originals[picture % originals.length] ?? Buffer.alloc(0);
  return corruptions.reduce((bytes, corrupt) => corrupt(bytes, originals), first);
}
