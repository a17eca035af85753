const DEVANAGARI_ZERO = 0x0966;

export function devanagari(value: number): string {
  return String(value).replace(/\d/g, (digit) =>
    String.fromCodePoint(DEVANAGARI_ZERO + Number(digit)),
  );
}
