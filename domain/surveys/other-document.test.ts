import { expect, test } from 'vitest';
import { isMaskedDocumentNumber } from './other-document.ts';

test('a mask is one however it is typed; a number is none', () => {
  for (const mask of ['XXXX2345', 'xxxx2345', 'XXXX 2345', 'xxxx-', 'XXXX']) {
    expect(isMaskedDocumentNumber(mask), mask).toBe(true);
  }
  for (const number of ['XXXXX12345', 'MHX0012345', 'XXX2345', '']) {
    expect(isMaskedDocumentNumber(number), number).toBe(false);
  }
});
