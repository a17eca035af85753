import { expect, test } from 'vitest';
import { en } from '../../../messages/en/en.ts';
import { publisherName } from './publisher-name.ts';

test('a version of another volunteer of the same name is not called yours', () => {
  const asha = 3;
  expect(publisherName(en, { id: asha, name: 'Asha' }, asha)).toBe('You');
  expect(publisherName(en, { id: 8, name: 'Asha' }, asha)).toBe('Asha');
  expect(publisherName(en, null, asha)).toBe('The program');
});
