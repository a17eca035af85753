// RFC 4648, without padding.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

/** @throws RangeError for another letter */
export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new RangeError(`not base 32: ${letter}`);
    return value.toString(2).padStart(BITS, '0');
  });
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
