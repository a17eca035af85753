import { devanagari } from '#content/numerals.ts';

export function NumberedName({ number, name }: { number: number; name: string }) {
  return (
    <>
      <span lang="hi" aria-hidden="true">
        {devanagari(number)}
      </span>
      <span>{name}</span>
    </>
  );
}
