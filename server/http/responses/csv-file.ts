import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvFile, Schemas } from '#domain/contract.ts';

export function isCsvFile(schemas: Schemas, result: object): result is CsvFile {
  return schemas.reply === 'csv' && 'filename' in result && 'text' in result;
}

export async function sendCsv(
  reply: FastifyReply,
  { filename, text }: CsvFile,
): Promise<FastifyReply> {
  const parts = text[Symbol.asyncIterator]();
  // Errors up to here are answered as a problem; later ones break off the response.
  const first = await parts.next();
  const stream = Readable.from(joinParts(first, parts));
  // Also where the client is gone before the first part is sent.
  stream.once('close', () => void parts.return?.());
  return reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type('text/csv; charset=utf-8')
    .send(stream);
}

async function* joinParts(
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  for (let part = first; !part.done; part = await rest.next()) yield part.value;
}
