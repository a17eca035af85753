import type { ComponentProps } from 'react';
import { devanagari } from '#content/numerals.ts';

/** An ornament beside a heading or a list item, which screen readers number themselves. */
export function DevanagariNumber({ value, ...rest }: { value: number } & ComponentProps<'span'>) {
  return (
    <span lang="hi" aria-hidden="true" {...rest}>
      {devanagari(value)}
    </span>
  );
}
