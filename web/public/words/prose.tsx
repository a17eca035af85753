import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  followsLanguage,
  type Inline,
  parseMarkedText,
  parseParagraph,
} from '#domain/website/text/marked-text.ts';

/** Paragraphs with marks (domain/website/text/marked-text.ts). */
export function Prose({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no id except its index
  return parseMarkedText(text).map((parts, index) => <p key={index}>{parts.map(inlineOf)}</p>);
}

/** The same within one paragraph. */
export function Marked({ text }: { text: string }) {
  return parseParagraph(text).map(inlineOf);
}

export function inlineOf(part: Inline, index: number): ReactNode {
  if (part.kind === 'text') return part.text;
  const words = part.parts.map(inlineOf);
  if (part.kind === 'strong') return <strong key={index}>{words}</strong>;
  const { to } = part;
  return followsLanguage(to) ? (
    <Link key={index} to={to}>
      {words}
    </Link>
  ) : (
    <a key={index} href={to}>
      {words}
    </a>
  );
}
