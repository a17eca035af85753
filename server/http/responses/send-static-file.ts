import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, StaticFile } from '../../site/static-files.ts';
import { isFresh } from './etag.ts';

const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[];

export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', file);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers(file.headers).header('etag', etag);
  if (encoding) reply.header('content-encoding', encoding);
  if (reply.statusCode === 200 && isFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  return reply.send(encoding ? file.compressed[encoding] : file.body);
}

function bestEncoding(header: string, { compressed }: StaticFile): Encoding | undefined {
  const accepted = new Map(header.toLowerCase().split(',').map(parseCoding));
  return ENCODINGS.find(
    (name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0 && compressed[name],
  );
}

function parseCoding(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice('q='.length))];
}
