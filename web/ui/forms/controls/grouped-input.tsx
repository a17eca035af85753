import { useLayoutEffect, useRef } from 'react';
import type { Wiring } from '../field.tsx';
import { TextInput } from './control.tsx';

interface GroupedInputProps {
  wiring: Wiring;
  name: string;
  /** Without spaces: digits or a masked number. */
  value: string;
  /** Formats the value for display. */
  group: (value: string) => string;
  /** Parses typed text back into a value. */
  read: (typed: string) => string;
  onChange: (value: string) => void;
  type?: 'tel' | 'text';
  large?: boolean;
}

/** Inserts spaces while typing and keeps the cursor at its digit. */
export function GroupedInput({
  wiring,
  name,
  value,
  group,
  read,
  onChange,
  type = 'text',
  large = false,
}: GroupedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const shown = group(value);

  useLayoutEffect(() => {
    if (digitsBefore.current === null || document.activeElement !== input.current) return;
    const place = caretAfter(shown, digitsBefore.current);
    digitsBefore.current = null;
    input.current?.setSelectionRange(place, place);
  });

  return (
    <TextInput
      {...wiring}
      ref={input}
      name={name}
      type={type}
      inputMode="numeric"
      autoComplete="off"
      groups={large}
      value={shown}
      onChange={({ target }) => {
        const caret = target.selectionStart ?? target.value.length;
        digitsBefore.current = read(target.value.slice(0, caret)).length;
        onChange(read(target.value));
      }}
    />
  );
}

function caretAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (const [place, character] of [...grouped].entries()) {
    if (seen === digits) return place;
    if (character !== ' ') seen += 1;
  }
  return grouped.length;
}
