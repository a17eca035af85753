import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvFile, Schemas } from '#domain/contract.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Exports are few at once: a paused download would keep others from theirs. On 2G a part takes half of this. */
const STALLED_MS = 2 * MINUTE_MS;

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
  const stream = Readable.from(
    joinParts(first, parts, () => stream.destroy(new Error('The reader has stopped'))),
  );
  // Also where the client is gone before the first part is sent.
  stream.once('close', () => void parts.return?.());
  return reply
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type('text/csv; charset=utf-8')
    .send(stream);
}

/** @param onStalled called when the reader asks for no further part */
export async function* joinParts(
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
  onStalled: () => void,
): AsyncGenerator<string> {
  let stalled: NodeJS.Timeout | undefined;
  try {
    for (let part = first; !part.done; part = await rest.next()) {
      stalled = setTimeout(onStalled, STALLED_MS).unref();
      yield part.value;
      clearTimeout(stalled);
    }
  } finally {
    clearTimeout(stalled);
  }
}
