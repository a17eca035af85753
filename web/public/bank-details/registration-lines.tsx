import { Split } from '../sections/split.tsx';
import { Marked } from '../words/prose.tsx';
import type { RegistrationLine } from './registrations.ts';

interface RegistrationLinesProps {
  heading: string;
  lines: readonly RegistrationLine[];
}

export function RegistrationLines({ heading, lines }: RegistrationLinesProps) {
  return (
    <Split background="lime" heading={heading}>
      {lines.map(({ title, text }) => (
        <p key={title}>
          {title && <b>{`${title}: `}</b>}
          <Marked text={text} />
        </p>
      ))}
    </Split>
  );
}
