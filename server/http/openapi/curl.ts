// How a call is made by hand, with invented people.
import { type Address, API_ROOT, type Call } from '#domain/endpoints.ts';
import type { CallWords } from './call-words-shape.ts';

const ID = '1846';
const NAME = 'water-walk.webp';
const KEY = '3f0c6f4e-9a51-4c1e-8a57-0b6f2f7d9c10';

export function curl(
  origin: string,
  call: Call,
  { method, path }: Address,
  { example }: CallWords,
): string {
  const isAsked = call.one && !path.includes(':');
  const address = `${origin}${API_ROOT}${path.replace(':name', NAME).replace(/:\w+/g, ID)}${isAsked ? `?id=${ID}` : ''}`;
  return inLines([
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`,
    ...(call.who === 'anyone' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(call.header === 'Idempotency-Key' ? [`-H ${quoted(`Idempotency-Key: ${KEY}`)}`] : []),
    ...(call.header === 'If-Match' ? [`-H ${quoted('If-Match: "3"')}`] : []),
    ...(call.takesImage ? [`-F ${quoted('image=@well-opening.jpg')}`] : []),
    ...(example
      ? [
          `-H ${quoted('Content-Type: application/json')}`,
          `-d ${quoted(JSON.stringify(example, undefined, 2))}`,
        ]
      : []),
  ]);
}

/** For a shell: as it stands, also with an apostrophe in it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export function inLines(parts: string[]): string {
  return parts.join(' \\\n  ');
}
