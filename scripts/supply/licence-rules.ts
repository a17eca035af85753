// Licences that ask for more than their notice need an exception, which names the packages and the reason.
import type { Shipped } from './shipped.ts';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

export const EXCEPTIONS = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason:
      'libvips, a library in a package of its own: used unchanged, and anybody can exchange it',
  },
];

export function disallowed(packages: Shipped[]): Shipped[] {
  return packages.filter(
    ({ name, licence }) =>
      !licence
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((offer) => offer.split(' AND ').every((one) => isAllowed(name, one))),
  );
}

function isAllowed(name: string, licence: string): boolean {
  const isException = EXCEPTIONS.some(
    (exception) => exception.licence === licence && exception.packages.test(name),
  );
  return ALLOWED.has(licence) || isException;
}
