import type { Address, Endpoint } from '#domain/endpoints/endpoint.ts';
import { endpointPath } from '#domain/endpoints/endpoint-path.ts';
import type { EndpointDocs } from './docs/endpoint-docs-schema.ts';

const ID = '1846';
const NAMES: Partial<Record<NonNullable<Endpoint['key']>, string>> = {
  imageName: 'water-walk.webp',
  fileName: `${'0f'.repeat(32)}.pdf`,
  documentName: 'faqs',
};
const KEY = '3f0c6f4e-9a51-4c1e-8a57-0b6f2f7d9c10';

export function curl(
  origin: string,
  endpoint: Endpoint,
  { method, path }: Address,
  { example }: EndpointDocs,
): string {
  const { key } = endpoint;
  const address = endpointPath(
    { path },
    {
      id: key === 'id' || key === 'idPair' ? ID : undefined,
      other: ID,
      name: key && NAMES[key],
    },
  );
  return joinLines([
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(origin + address)}`,
    ...(endpoint.access === 'anyone' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(endpoint.idempotencyKey ? [`-H ${shellQuote(`Idempotency-Key: ${KEY}`)}`] : []),
    ...(endpoint.stale ? [`-H ${shellQuote('If-Match: "3"')}`] : []),
    ...(endpoint.body === 'image' ? [`-F ${shellQuote('image=@well-opening.jpg')}`] : []),
    ...(endpoint.body === 'pdf' ? [`-F ${shellQuote('file=@accounts.pdf')}`] : []),
    ...(example
      ? [
          `-H ${shellQuote('Content-Type: application/json')}`,
          `-d ${shellQuote(JSON.stringify(example, undefined, 2))}`,
        ]
      : []),
  ]);
}

export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export function joinLines(parts: string[]): string {
  return parts.join(' \\\n  ');
}
