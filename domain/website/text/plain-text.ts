import { type Paragraph, parseMarkedText } from './marked-text.ts';

export function plainText(text: string): string {
  return parseMarkedText(text).map(textOf).join(' ');
}

function textOf(parts: Paragraph): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : textOf(part.parts))).join('');
}
