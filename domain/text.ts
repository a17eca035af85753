// How typed text is read before any rule looks at it. The same in the browser and on the server.

const DEVANAGARI_ZERO = 0x0966;

/** Trimmed, composed (NFC), and free of what no database stores: NUL and half characters. */
export function tidy(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim();
}

/** A number as people write it, `52310 44718` or `५२३१०-४४७१८`, as plain digits. */
export function digitsOf(text: string): string {
  return inPlainDigits(tidy(text)).replace(/[\s-]/g, '');
}

export function inPlainDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/**
 * The form in which texts are compared and searched: any case, any script, single spaces. Characters
 * that stand for nothing (private use) are left out: the search index has a use of its own for them.
 */
export function searchable(text: string): string {
  return tidy(text)
    .replace(/[\ue000-\uf8ff]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
