import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';

export function NumberedName({ number, name }: { number: number; name: string }) {
  return (
    <>
      <DevanagariNumber value={number} />
      <span>{name}</span>
    </>
  );
}
