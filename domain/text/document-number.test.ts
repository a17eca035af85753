import { expect, test } from 'vitest';
import { normaliseDocumentNumber } from './document-number.ts';

test.each(['mhx 001-2345', 'MHX 001–2345', 'MHX००१२३४५', ' MHX−001−2345 '])(
  '%j is MHX0012345',
  (text) => {
    expect(normaliseDocumentNumber(text)).toBe('MHX0012345');
  },
);
