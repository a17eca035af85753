import { expect, test } from 'vitest';
import { decodeFragment } from './decode-fragment.ts';

test.each([
  ['#team', 'team'],
  ['#%E0%A4%95', 'क'],
  ['#%', ''],
  ['', ''],
])('the fragment of %j is %j', (hash, fragment) => expect(decodeFragment(hash)).toBe(fragment));
