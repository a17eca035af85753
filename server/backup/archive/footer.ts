// The footer has the manifest's place and the signature, in a skippable zstd frame, which other tools ignore.
import { SIGNATURE_BYTES } from './signature.ts';

const SKIPPABLE_FRAME = 0x18_4d_2a_50;
const FRAME_HEAD_BYTES = 8;
const MAGIC = Buffer.from('ADHYAY ARCHIVE\r\n');
const FINGERPRINT_BYTES = 8;
const SIGNED_BYTES = FRAME_HEAD_BYTES + MAGIC.length + 4 + 4 + FINGERPRINT_BYTES;
export const FOOTER_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;

export interface Footer {
  manifestBytes: number;
  manifestFrameBytes: number;
  /** The keys' fingerprint; undefined: unsigned. */
  signedWith: string | undefined;
}

export function footerOf({ manifestBytes, manifestFrameBytes, signedWith = '' }: Footer): Buffer {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(manifestBytes, 0);
  numbers.writeUInt32LE(manifestFrameBytes, 4);
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.writeUInt32LE(SKIPPABLE_FRAME, 0);
  head.writeUInt32LE(FOOTER_BYTES - FRAME_HEAD_BYTES, 4);
  const keys = Buffer.alloc(FINGERPRINT_BYTES);
  keys.write(signedWith.replaceAll(' ', ''), 'hex');
  return Buffer.concat([head, MAGIC, numbers, keys]);
}

export function readFooter(end: Buffer): (Footer & { signature: Buffer }) | undefined {
  const at = FRAME_HEAD_BYTES + MAGIC.length;
  const manifestBytes = end.readUInt32LE(at);
  const manifestFrameBytes = end.readUInt32LE(at + 4);
  const hex = end
    .subarray(at + 8, SIGNED_BYTES)
    .toString('hex')
    .toUpperCase();
  const signedWith = /[^0]/.test(hex) ? hex.replace(/(.{4})(?!$)/g, '$1 ') : undefined;
  const footer = { manifestBytes, manifestFrameBytes, signedWith };
  const isOurs = footerOf(footer).equals(end.subarray(0, SIGNED_BYTES));
  return isOurs ? { ...footer, signature: end.subarray(SIGNED_BYTES) } : undefined;
}
